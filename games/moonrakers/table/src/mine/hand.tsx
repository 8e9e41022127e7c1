import type { MyDecision } from '@perilune/engine'
import { capital, Panel, Spoken, useRoving, useWheelAside } from '@perilune/ui'
import { type KeyboardEvent, useRef } from 'react'
import { MoonrakersCard, spoken } from '../cards/card.js'
import { isFound } from '../search.js'
import { optionsOf, possible } from '../view.js'
import { words } from '../words.js'
import type { Marks } from './marks.js'

interface HandProps {
  /** In display order. */
  cards: readonly string[]
  seat: number
  decision: MyDecision | undefined
  selected: string | undefined
  select(card: string): void
  marks: Marks | undefined
  search: string
  put(from: number, to: number): void
}

/** Cards of a larger hand are drawn narrower. */
const ROOM = 5

/** Where a card goes that moves past its neighbour, and past others equal to itself. */
function stepOf(cards: readonly string[], from: number, by: 1 | -1): number {
  let to = from + by
  while (cards[to] === cards[from]) to += by
  return to
}

/**
 * The player's hand. A click on a card plays it in a mission, claims it in talks, and chooses it where cards
 * are to be discarded. A drag, or Shift and an arrow key, moves a card.
 */
export function Hand(props: HandProps) {
  const { cards, decision, marks, put } = props
  const playing = decision?.step === 'play-cards'
  const row = useRoving<HTMLDivElement>('.mr-offered')
  useWheelAside(row)
  const dragged = useRef<number>(undefined)
  // On touch screens a long press reads a card, so cards are not draggable there.
  const mouse = typeof matchMedia !== 'undefined' && matchMedia('(hover: hover)').matches
  const shift = (event: KeyboardEvent, from: number) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (!event.shiftKey || by === 0) return
    event.preventDefault()
    const to = stepOf(cards, from, by)
    if (to >= 0 && to < cards.length) put(from, to)
  }
  const like = (id: string, i: number) => cards.slice(0, i).filter((other) => other === id).length
  return (
    <Panel
      title={words.hand}
      note={marks ? marks.hint : playing || cards.length === 0 ? '' : words.handHidden}
      className="mr-hand"
    >
      <div className="mr-row" data-guide="hand" data-place="hand" ref={row}>
        {cards.map((id, i) => {
          const options = playing ? optionsOf(decision, 'play', id) : []
          const can = options.filter(possible)
          const because = can.length === 0 ? options[0]?.because : undefined
          const first = cards.indexOf(id) === i
          const selected = marks ? marks.marked.has(i) : props.selected === id && first
          return (
            <button
              key={`${id}:${like(id, i)}`}
              type="button"
              className={`mr-offered ${isFound(id, props.search) ? 'found' : ''}`}
              data-piece={`card:${id}:${props.seat}`}
              aria-pressed={selected}
              aria-disabled={playing && can.length === 0}
              {...(!playing && !marks && { 'data-read': '', 'data-card': id })}
              draggable={mouse}
              onDragStart={() => {
                dragged.current = i
              }}
              onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
              onDrop={() => dragged.current !== undefined && put(dragged.current, i)}
              onDragEnd={() => {
                dragged.current = undefined
              }}
              onKeyDown={(event) => shift(event, i)}
              onClick={() => (marks ? marks.toggle(i) : can.length > 0 && props.select(id))}
            >
              <Spoken as={spoken(id, because)}>
                <MoonrakersCard
                  id={id}
                  width={marks?.small || cards.length > ROOM ? 88 : 106}
                  selected={selected}
                  dim={because !== undefined}
                  why={because && capital(because)}
                />
              </Spoken>
            </button>
          )
        })}
      </div>
    </Panel>
  )
}
