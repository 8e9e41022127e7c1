import type { Option } from '@perilune/engine'
import {
  cardOf,
  handOf,
  KINDS,
  type Mission as MissionState,
  type MoonrakersState,
  playedOf,
} from '@perilune/moonrakers'
import { Num, Readable, type SeatInfo, SeatShape, Spoken, seatClass } from '@perilune/ui'
import { Amount, Mark, spoken } from '../cards/card.js'
import { Icon, KIND_ICON } from '../cards/glyphs.js'
import { type Choosing, isChosen, onThing } from '../in-place.js'
import type { Marked } from '../mine/marks.js'
import { type MoonrakersRules, useRules } from '../rules.js'
import { asState, cardsAt, countAt, type MoonrakersView } from '../view.js'
import { words } from '../words.js'
import { ContractHead } from './contract-head.js'

interface MissionProps extends Choosing {
  choose(option: Option): void
  /** Marks on the player's dice, while dice are asked for; by index. */
  dice: Marked | undefined
  view: MoonrakersView
  mission: MissionState
  /** False for spectators. */
  mine: boolean
  /** The state after the selected answer. */
  then: MoonrakersState | null
  seats: readonly SeatInfo[]
  seat: number
}

/** The seat that gave each unit of a kind, in seat order; mercenaries come last. */
function unitsOf({ given }: MoonrakersRules, mission: MissionState, kind: number): number[] {
  return mission.contributed.flatMap((_, seat) => new Array<number>(given(mission, seat, kind)).fill(seat))
}

/** A requirement as cells; each filled cell shows who gave its unit. */
function Tally(props: MissionProps & { kind: number }) {
  const { view, mission, then, kind, seats } = props
  const rules = useRules()
  const state = asState(view)
  const needs = rules.requirement(state, kind)
  const option = onThing(props.things, { is: 'requirement', kind })
  const needsThen = then?.mission ? rules.requirement(then, kind) : needs
  const printed = cardOf(mission.contract).requires[kind]
  const after = then?.mission
  const now = unitsOf(rules, mission, kind)
  const will = after && after.contract === mission.contract ? unitsOf(rules, after, kind) : now
  const coming = will.length - now.length
  const has = rules.contributed(state, kind)
  const cells = Math.max(needs, will.length)
  const mercenaries = rules.given(mission, view.seats, kind)
  const notes = [
    printed > needs && words.printed(printed, printed - needs),
    mercenaries > 0 && words.byMercenaries(mercenaries),
  ].filter(Boolean)
  const of = (
    <>
      <Icon name={KIND_ICON[kind]} />
      <b>{words.kinds[kind]}</b>
    </>
  )
  return (
    <div className={`mr-tally ${option ? 'lit' : ''}`}>
      {option ? (
        <button
          type="button"
          className={`mr-kind mr-thing mr-i-${KIND_ICON[kind]}`}
          aria-pressed={isChosen(option, props.chosen)}
          onClick={() => props.choose(option)}
        >
          {of}
        </button>
      ) : (
        <span className={`mr-kind mr-i-${KIND_ICON[kind]}`}>{of}</span>
      )}
      <span className="mr-cells" aria-hidden="true">
        {Array.from({ length: cells }, (_, i) => {
          const by = i < now.length ? now[i] : i < now.length + coming ? props.seat : -1
          const isComing = i >= now.length && by >= 0
          if (by < 0)
            return (
              <i key={i} className={`empty mr-i-${KIND_ICON[kind]}`}>
                <Icon name={KIND_ICON[kind]} />
              </i>
            )
          return (
            <i key={i} className={`${seatClass(by)} ${isComing ? 'will' : ''} ${i >= needs ? 'over' : ''}`}>
              {by < seats.length ? <SeatShape seat={by} /> : <Icon name="credit" />}
            </i>
          )
        })}
      </span>
      <span className={`mr-sum ${has >= needs ? 'good' : ''}`}>
        <Num value={has} then={coming > 0 ? has + coming : undefined} />{' '}
        <small>{words.ofNeed(needs, needsThen)}</small>
      </span>
      <span className="mr-tally-note">{notes.join('; ')}</span>
    </div>
  )
}

/** A hazard die that shows this many hazards. */
const Die = ({ icons, chosen, choose }: { icons: number; chosen?: boolean; choose?: () => void }) => {
  const drawn = icons === 0 ? <i /> : Array.from({ length: icons }, (_, i) => <Icon key={i} name="hazard" />)
  return choose ? (
    <button
      type="button"
      className="mr-die mr-thing"
      aria-label={words.aDie(icons)}
      aria-pressed={chosen}
      onClick={choose}
    >
      {drawn}
    </button>
  ) : (
    <span className="mr-die" role="img" aria-label={words.aDie(icons)}>
      {drawn}
    </span>
  )
}

const PlayedMark = ({ id, piece }: { id: string; piece: string }) => (
  <span data-piece={piece}>
    <Mark id={id} />
  </span>
)

/** One participant: dice, cards played, cards held. */
function Lane(props: MissionProps & { at: number }) {
  const { view, mission, then, seats, at, seat } = props
  const { hazardsOf } = useRules()
  const things = at === seat ? props.things : undefined
  const info = seats[at]
  const icons = mission.dice[at].reduce((a, b) => a + b, 0)
  const left = hazardsOf(mission, at)
  const after = then?.mission ? hazardsOf(then.mission, at) : left
  const state = mission.done[at]
    ? words.lanes.done
    : mission.floor[at]
      ? words.lanes.floor
      : words.lanes.waiting
  const played = cardsAt(view, playedOf(at))
  return (
    <div className={`mr-lane ${seatClass(at)} ${mission.floor[at] && !mission.done[at] ? 'floor' : ''}`}>
      <div className="mr-lane-top">
        <SeatShape seat={at} />
        <b>{info?.name}</b>
        <small>
          {at === view.turn.leader && `${words.lanes.leader}, `}
          {state}
        </small>
      </div>
      <div className="mr-dice" data-guide={at === seat ? 'dice' : undefined}>
        {mission.dice[at].map((n, i) => {
          const { dice } = props
          if (dice && at === seat)
            return (
              <Die key={`${i}:${n}`} icons={n} chosen={dice.marked.has(i)} choose={() => dice.toggle(i)} />
            )
          const first = mission.dice[at].indexOf(n) === i
          const option = first ? onThing(things, { is: 'die', icons: n }) : undefined
          return (
            <Die
              key={`${i}:${n}`}
              icons={n}
              {...(option && { chosen: isChosen(option, props.chosen), choose: () => props.choose(option) })}
            />
          )
        })}
        {mission.dice[at].length === 0 ? (
          <small>{words.noDice}</small>
        ) : (
          <small>
            {words.hazards(icons, icons - after)}{' '}
            <b className={after > 0 ? 'bad' : 'good'}>{words.loses(after, props.mine && at === seat)}</b>
          </small>
        )}
      </div>
      <div className="mr-played" data-place={`played:${at}`}>
        {played.length === 0 && <small className="quiet">{words.nothingPlayed}</small>}
        {played.map((id, i) => {
          const piece = `card:${id}:${at}`
          const option = onThing(things, { is: 'played', card: id })
          return option ? (
            <button
              key={`${id}:${i}`}
              type="button"
              className="mr-chip mr-thing"
              aria-pressed={isChosen(option, props.chosen)}
              onClick={() => props.choose(option)}
            >
              <Spoken as={spoken(id)}>
                <PlayedMark id={id} piece={piece} />
              </Spoken>
            </button>
          ) : (
            <Readable key={`${id}:${i}`} card={id} label={spoken(id)} className="mr-chip">
              <PlayedMark id={id} piece={piece} />
            </Readable>
          )
        })}
      </div>
      {at !== seat && <small className="quiet">{words.holds(countAt(view, handOf(at)))}</small>}
    </div>
  )
}

/** A mission: what its contract needs, who gave what, whose dice threaten whom. */
export function Mission(props: MissionProps) {
  const { view, mission, seat } = props
  const kinds = KINDS.map((_, kind) => kind).filter((kind) => cardOf(mission.contract).requires[kind] > 0)
  const share = props.mine ? mission.terms[seat] : null
  return (
    <div className="mr-mission">
      <div className="mr-mission-head">
        <ContractHead id={mission.contract} note={words.locked} />
        {share && (
          <div className="mr-my-share">
            <span className="label">{words.yourShare}</span>
            <Amount
              icon="prestige"
              n={share[0] - (seat === view.turn.leader ? mission.mercenaryPrestige : 0)}
              title={words.columns[0]}
            />
            <Amount
              icon="credit"
              n={share[1] - (seat === view.turn.leader ? mission.mercenaryCredits : 0)}
              title={words.columns[1]}
            />
            <Amount icon="bonus" n={share[2]} title={words.columns[2]} />
          </div>
        )}
        {mission.success !== null && (
          <b className={`mr-outcome ${mission.success ? 'good' : 'bad'}`}>
            {mission.success ? words.success : words.failed}
          </b>
        )}
      </div>
      <div data-guide="tally">
        {kinds.map((kind) => (
          <Tally key={kind} {...props} kind={kind} />
        ))}
      </div>
      <div className="mr-lanes">
        {mission.participants.map((at) => (
          <Lane key={at} {...props} at={at} />
        ))}
      </div>
    </div>
  )
}
