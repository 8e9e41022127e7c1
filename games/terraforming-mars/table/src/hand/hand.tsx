import './hand.css'
import {
  capital,
  keepOwnOrder,
  ownOrder,
  putBefore,
  Spoken,
  steadyOrder,
  useKeys,
  useRoving,
} from '@perilune/ui'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { MarsCard } from '../cards/card.js'
import { cardOf, requirementsOf, textOf } from '../cards/cards.js'
import { words } from '../words.js'
import { EVERYTHING, type Filter, filtered, type Held, playable, type Sort, sorted } from './filter.js'
import { HandTools } from './tools.js'
import { useFan } from './use-fan.js'

/** The key under which the browser keeps the player's own order. */
const OWN_ORDER = 'mars:hand-order'

interface HandProps {
  held: readonly Held[]
  /** Whether it is the player's turn; only then are cards dimmed. */
  asked: boolean
  /** Changes with the turn and the generation; only then may the hand be sorted again. */
  turn: string
  selected: string | undefined
  /** Cards that could be played in the next generation. */
  next: ReadonlySet<string>
  laidOut: boolean
  layOut(): void
  select(held: Held): void
}

/** Keeps the cards in their places during a turn, even if others become playable. */
function useOrder({ held, turn }: HandProps, sort: Sort, own: readonly string[]): Held[] {
  const last = useRef<{ key: string; ids: readonly string[] }>(undefined)
  const key = JSON.stringify([turn, sort, sort === 'own' && own])
  const ids = steadyOrder(
    last.current?.key === key ? last.current.ids : undefined,
    sorted(held, sort, own).map((h) => h.id),
  )
  last.current = { key, ids }
  return [...held].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** The hand as a fan: each card with its price now and why it can't be played. One card at a time opens. */
export function Hand(props: HandProps) {
  const { held } = props
  const [filter, setFilter] = useState<Filter>(EVERYTHING)
  const [sort, setSort] = useState<Sort>('playable')
  const [own, setOwn] = useState(() => ownOrder(OWN_ORDER))
  const search = useRef<HTMLInputElement>(null)
  const all = useOrder(props, sort, own)
  const shown = filtered(all, filter, props.next)
  const cards = useRoving<HTMLUListElement>('.hand-card')
  const fan = useFan(cards, shown.some(({ id }) => id === props.selected) ? props.selected : undefined)
  const dragged = useRef<string>(undefined)
  // On touch screens a long press reads a card, so cards are not draggable there.
  const mouse = typeof matchMedia !== 'undefined' && matchMedia('(hover: hover)').matches
  useKeys([
    { key: '/', label: words.findKey, act: () => search.current?.focus() },
    { key: 'h', label: words.layOutKey, act: props.layOut },
  ])
  const put = (card: string, before: string | undefined) => {
    const order = putBefore(
      all.map((h) => h.id),
      card,
      before,
    )
    keepOwnOrder(OWN_ORDER, order)
    setOwn(order)
    setSort('own')
  }
  const shift = (event: KeyboardEvent, at: number) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 2 : 0
    if (!event.shiftKey || by === 0) return
    event.preventDefault()
    if (at + by >= 0) put(shown[at].id, shown[at + by]?.id)
  }
  const open = shown.find(({ id }) => id === fan.open)
  return (
    <section
      className={`hand ${props.laidOut ? 'laid-out' : ''}`}
      data-at="hand"
      aria-label={words.hand}
      ref={fan.frame}
    >
      <HandTools
        {...props}
        filter={filter}
        change={(more) => setFilter((now) => ({ ...now, ...more }))}
        sort={sort}
        setSort={setSort}
        search={search}
      />
      <ul className="hand-cards" ref={cards} style={{ '--n': shown.length } as CSSProperties}>
        {shown.map((h, i) => (
          <li
            key={h.id}
            draggable={mouse}
            data-slot={h.id}
            {...fan.slot(h.id)}
            onDragStart={() => {
              dragged.current = h.id
              fan.close()
            }}
            onDragOver={(event) => dragged.current && event.preventDefault()}
            onDrop={() => dragged.current && put(dragged.current, h.id)}
            onDragEnd={() => {
              dragged.current = undefined
            }}
            onKeyDown={(event) => shift(event, i)}
          >
            <HandCard {...props} held={h} />
          </li>
        ))}
        {held.length === 0 && <li className="hand-none">{words.noCards}</li>}
        {held.length > 0 && shown.length === 0 && <li className="hand-none">{words.noneFits}</li>}
      </ul>
      {open && !props.laidOut && (
        <div className="hand-open" aria-hidden="true" style={{ '--at': `${fan.at}px` } as CSSProperties}>
          <CardInHand {...props} held={open} width={176} />
        </div>
      )}
    </section>
  )
}

type Shown = Pick<HandProps, 'asked' | 'selected'> & { held: Held; width?: number }

const dimmed = ({ asked, held }: Shown): boolean => asked && held.option !== undefined && !playable(held)

function CardInHand(props: Shown) {
  const { held, asked, selected, width } = props
  const { id, option, price } = held
  const dim = dimmed(props)
  const needs = requirementsOf(cardOf(id)).length > 0
  return (
    <MarsCard
      id={id}
      price={price}
      selected={selected === id}
      dim={dim}
      met={needs && asked && option ? option.reason?.code !== 'requirement' : undefined}
      why={dim && option?.because ? <Why text={capital(option.because)} /> : undefined}
      {...(width && { width })}
    />
  )
}

function HandCard(props: Shown & Pick<HandProps, 'select'>) {
  const { held, selected, select } = props
  const { id, option, price } = held
  const why = dimmed(props) ? capital(option?.because ?? '') : ''
  const label = [cardOf(id).name, words.costs(price), textOf(id), why]
  return (
    <button
      type="button"
      className="hand-card"
      aria-pressed={selected === id}
      data-piece={id}
      {...(playable(held) ? { onClick: () => select(held) } : { 'data-read': '' })}
    >
      <Spoken as={label.filter(Boolean).join('. ')}>
        <CardInHand {...props} />
      </Spoken>
    </button>
  )
}

/** A reason with its first words emphasised. */
function Why({ text }: { text: string }) {
  const at = text.search(/[.,:]/)
  return at < 0 ? (
    <b>{text}</b>
  ) : (
    <>
      <b>{text.slice(0, at + 1)}</b>
      {text.slice(at + 1)}
    </>
  )
}
