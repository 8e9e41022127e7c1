import { type Choose, type Option, plain, type Sentence, textOnly } from '@perilune/engine'
import { cardOf } from '@perilune/moon'
import {
  capital,
  capitalised,
  SentenceText,
  Spoken,
  stopped,
  useKeys,
  useRoving,
  useWheelAside,
  whyOf,
} from '@perilune/ui'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { MoonCard, textOf } from '../card/card.js'
import { type Choosing, thingButton } from '../choosing/thing.js'
import { DRAWINGS } from '../icons/index.js'
import { missingOf, optionsOn, possible, type Selection } from '../options.js'
import { words } from '../words.js'
import { Find } from './find.js'
import { type Slot, saysAll } from './order.js'
import { shortOf } from './remedy.js'
import { useHandOrder } from './use-hand-order.js'

interface HandProps {
  cards: readonly string[]
  expedition: string | undefined
  turn: Choose | undefined
  /** Changes with the round and the turn; only then may the hand be sorted again. */
  moment: string
  /** The turn goes on, but no card of the hand can be played in it any more. */
  done: boolean
  selection: Selection | undefined
  choosing: Choosing
  /** The search text, while the search is open. */
  search: string | undefined
  find(text: string | undefined): void
  select(selection: Selection): void
  /** What to do first, so that a refused card can be constructed. */
  remedy(refused: Option): string | undefined
}

/** The hand, with the Expedition that is passed along with it. */
export function Hand(props: HandProps) {
  const { cards, expedition, turn, selection, search } = props
  const chosen = selection && selection.what !== 'list' ? selection.card : undefined
  const shown = cards.length + (expedition ? 1 : 0)
  const width = Math.min(161, Math.floor(1128 / shown) - 11)
  const region = useRoving<HTMLElement>('.hand-card', '.hand-card[aria-disabled=false]')
  useWheelAside(region)
  const [slots, put] = useHandOrder(cards, props.moment, (id) =>
    optionsOn(turn, 'construct', id).some(possible),
  )
  const dragged = useRef<Slot>(undefined)
  // On touch screens a long press reads a card, so cards are not draggable there.
  const mouse = typeof matchMedia !== 'undefined' && matchMedia('(hover: hover)').matches
  useKeys([{ key: '/', label: words.findKey, act: () => props.find('') }])
  const found = search ? slots.filter(({ id }) => saysAll(`${cardOf(id).name} ${textOf(id)}`, search)) : slots
  const shift = (event: KeyboardEvent, at: number) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 2 : 0
    if (!event.shiftKey || by === 0) return
    event.preventDefault()
    if (at + by >= 0) put(found[at], found[at + by])
  }
  return (
    <section
      className={`moon-hand ${props.done ? 'done' : ''}`}
      data-at="mine"
      aria-label={words.hand}
      ref={region}
      style={{ '--hand-w': `${width}px` } as CSSProperties}
    >
      {search !== undefined && <Find text={search} find={props.find} />}
      {expedition && (
        <>
          <Expedition {...props} expedition={expedition} chosen={chosen} />
          <span className="hand-line" />
        </>
      )}
      {found.map((slot, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is dragged
        <div
          key={slot.key}
          className="hand-slot"
          draggable={mouse}
          onDragStart={() => {
            dragged.current = slot
          }}
          onDragOver={(event) => dragged.current && event.preventDefault()}
          onDrop={() => dragged.current && put(dragged.current, slot)}
          onDragEnd={() => {
            dragged.current = undefined
          }}
          onKeyDown={(event) => shift(event, i)}
        >
          <HandCard {...props} slot={slot} />
        </div>
      ))}
      {search && found.length === 0 && <p className="hand-none">{words.noneFits}</p>}
    </section>
  )
}

function HandCard(props: HandProps & { slot: Slot }) {
  const { slot, turn, selection } = props
  const { id, at } = slot
  const construct = optionsOn(turn, 'construct', id)
  const assimilate = optionsOn(turn, 'assimilate', id).filter(possible)
  const can = construct.filter(possible)
  const no = construct.find((o) => o.reason)
  const button = thingButton(props.choosing, { kind: 'hand', card: id })
  const usable = button?.can ?? can.length + assimilate.length > 0
  const why =
    turn !== undefined && can.length === 0 && no?.because ? refusalOf(no, props.remedy(no)) : undefined
  const isChosen = button?.props['aria-pressed'] ?? (selection?.what === 'hand' && selection.at === at)
  const label = `${cardOf(id).name}. ${textOf(id)}${why ? ` ${plain(why)}` : ''}`
  return (
    <button
      type="button"
      className={`hand-card ${button?.className ?? ''}`}
      data-piece={`card:${id}`}
      aria-pressed={isChosen}
      aria-disabled={!usable}
      data-tip={label}
      onClick={() => {
        if (button) button.props.onClick()
        else if (usable) props.select({ what: 'hand', card: id, at, construct: can, assimilate })
      }}
    >
      <Spoken as={label}>
        <MoonCard
          id={id}
          selected={isChosen}
          dim={props.done || (turn !== undefined && usable && can.length === 0)}
          missing={missingOf(no)}
          why={why && <SentenceText of={why} drawings={DRAWINGS} />}
        />
      </Spoken>
    </button>
  )
}

/** Why a card can't be constructed, and what to do first. */
const refusalOf = (no: Option, remedy: string | undefined): Sentence => [
  ...(shortOf(no) ?? stopped(capitalised(whyOf(no)))),
  ...textOnly(remedy === undefined ? '' : ` ${remedy}`),
]

function Expedition(props: {
  expedition: string
  turn: Choose | undefined
  chosen: string | undefined
  select(selection: Selection): void
}) {
  const { expedition, turn } = props
  const options = turn?.options.filter((o) => o.answer.act === 'expedition') ?? []
  const can = options.filter(possible)
  const no = options.find((o) => o.because)?.because
  const label = `${cardOf(expedition).name}. ${textOf(expedition)}${no ? ` ${capital(no)}.` : ''}`
  return (
    <button
      type="button"
      className="hand-card"
      data-piece={`card:${expedition}`}
      aria-pressed={props.chosen === expedition}
      aria-disabled={can.length === 0}
      data-tip={label}
      onClick={() => can.length > 0 && props.select({ what: 'thing', card: expedition, options: can })}
    >
      <Spoken as={label}>
        <MoonCard id={expedition} selected={props.chosen === expedition} />
      </Spoken>
    </button>
  )
}
