import type { MyDecision } from '@perilune/engine'
import { cardOf, deckOf, discardOf, handOf, type MoonrakersState } from '@perilune/moonrakers'
import { abilityText } from '@perilune/moonrakers-words-en'
import { capital, Num, Panel, Readable, Spoken } from '@perilune/ui'
import { MoonrakersCard, spoken } from '../cards/card.js'
import { Icon } from '../cards/glyphs.js'
import { cardsAt, countAt, type MoonrakersView, nameOf, optionsOf, possible } from '../view.js'
import { words } from '../words.js'

interface MineProps {
  view: MoonrakersView
  then: MoonrakersState | null
  seat: number
  decision: MyDecision | undefined
  selected: string | undefined
  select(card: string): void
}

/** Cards of a hand that are marked by clicks, by their places, and what that is for. */
export interface Marks {
  readonly marked: ReadonlySet<number>
  toggle(index: number): void
  readonly hint: string
  /** Cards are drawn small, as their text does not matter. */
  readonly small: boolean
}

/**
 * My hand. In a mission its cards are played by clicking them; in talks a click claims that they will be
 * brought, and where cards are to be discarded it chooses them.
 */
export function Hand(props: MineProps & { marks: Marks | undefined }) {
  const { view, seat, decision, marks } = props
  const playing = decision?.step === 'play-cards'
  const cards = cardsAt(view, handOf(seat))
  return (
    <Panel
      title={words.hand}
      note={marks ? marks.hint : playing || cards.length === 0 ? '' : words.handHidden}
      className="mr-hand"
    >
      <div className="mr-row" data-guide="hand" data-place="hand">
        {cards.map((id, i) => {
          const options = playing ? optionsOf(decision, 'play', id) : []
          const can = options.filter(possible)
          const because = can.length === 0 ? options[0]?.because : undefined
          const first = cards.indexOf(id) === i
          const selected = marks ? marks.marked.has(i) : props.selected === id && first
          return (
            <button
              key={`${id}:${i}`}
              type="button"
              className="mr-offered"
              data-piece={`card:${id}:${seat}`}
              aria-pressed={selected}
              aria-disabled={playing && can.length === 0}
              {...(!playing && !marks && { 'data-read': '', 'data-card': id })}
              onClick={() => (marks ? marks.toggle(i) : can.length > 0 && props.select(id))}
            >
              <Spoken as={spoken(id, because)}>
                <MoonrakersCard
                  id={id}
                  width={marks?.small ? 88 : 106}
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

/** Actions left and the piles, while a contract is flown. */
export function Means({ view, then, seat }: Pick<MineProps, 'view' | 'then' | 'seat'>) {
  const actions = view.turn.phase === 'mission' ? view.mission?.actions[seat] : undefined
  const takesPart = view.mission?.terms[seat] != null
  const after = then?.mission?.actions[seat]
  return (
    <div className="mr-means-left">
      {actions !== undefined && takesPart && (
        <>
          <span className="label">{words.actionsLeft}</span>
          <span className="mr-actions" data-guide="actions">
            {Array.from({ length: Math.min(actions, 6) }, (_, i) => (
              <Icon key={i} name="action" />
            ))}
            <Num value={actions} then={after} />
          </span>
        </>
      )}
      <span className="label">{words.piles}</span>
      <span>{words.pilesSay(countAt(view, deckOf(seat)), countAt(view, discardOf(seat)))}</span>
    </div>
  )
}

/** My ship: what each part does, and whether it can be used now. */
export function Ship(props: MineProps) {
  const { view, seat, decision } = props
  const { ship } = view.captains[seat]
  const used = (part: string) =>
    view.turn.phase === 'mission' && view.mission?.used.includes(`${seat} ${part}`)
  return (
    <Panel title={words.yourShip} className="mr-ship">
      {ship.length === 0 && <p className="mr-quiet">{words.noParts}</p>}
      {ship.map((part) => {
        const { ability } = cardOf(part)
        const text = ability ? abilityText(ability) : ''
        const options = optionsOf(decision, 'use', part)
        const can = options.filter(possible)
        const body = (
          <>
            <b>{nameOf(part)}</b> {used(part) ? words.used : text}
          </>
        )
        if (options.length === 0)
          return (
            <Readable key={part} card={part} label={spoken(part)} className="mr-part-row">
              {body}
            </Readable>
          )
        return (
          <button
            key={part}
            type="button"
            className="mr-part-row active"
            aria-pressed={props.selected === part}
            aria-disabled={can.length === 0}
            onClick={() => can.length > 0 && props.select(part)}
          >
            {body}
            {can.length === 0 && <small className="bad">{capital(options[0].because ?? '')}.</small>}
          </button>
        )
      })}
    </Panel>
  )
}
