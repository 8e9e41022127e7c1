import type { MyDecision, Option } from '@perilune/engine'
import { cardOf, deckOf, discardOf, type MoonrakersState } from '@perilune/moonrakers'
import { abilityText } from '@perilune/moonrakers-words-en'
import { capital, Num, Panel, Readable } from '@perilune/ui'
import { spoken } from '../cards/card.js'
import { Icon } from '../cards/glyphs.js'
import { type Choosing, isChosen, onThing } from '../in-place.js'
import { countAt, type MoonrakersView, nameOf, optionsOf, possible } from '../view.js'
import { words } from '../words.js'

interface MineProps extends Choosing {
  view: MoonrakersView
  then: MoonrakersState | null
  seat: number
  decision: MyDecision | undefined
  selected: string | undefined
  select(card: string): void
  /** The ways to do what is selected; a ship part may have to make room for it. */
  ways: readonly Option[]
  way: Option | undefined
  choose(option: Option): void
  chooseWay(way: Option): void
}

/** Actions left and the piles, during a mission. */
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

/** The player's ship: what each part does, and whether it can be used now. */
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
        const asked = onThing(props.things, { is: 'part', card: part })
        const removal = props.ways.find(({ answer }) => answer.remove === part)
        const options = optionsOf(decision, 'use', part)
        const can = options.filter(possible)
        const body = (
          <>
            <b>{nameOf(part)}</b> {used(part) ? words.used : text}
          </>
        )
        if (asked || removal)
          return (
            <button
              key={part}
              type="button"
              className="mr-part-row active mr-thing"
              aria-pressed={asked ? isChosen(asked, props.chosen) : removal === props.way}
              onClick={() => (asked ? props.choose(asked) : removal && props.chooseWay(removal))}
            >
              <b>{nameOf(part)}</b> {removal ? words.makesRoom : text}
            </button>
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
