import './goals.css'
import type { Option } from '@perilune/engine'
import {
  AWARD_POINTS,
  AWARD_PRICES,
  type Award,
  awardsOf,
  type MarsState,
  MILESTONE_POINTS,
  MILESTONE_PRICE,
  MILESTONES_CLAIMED,
  milestonesOf,
} from '@perilune/terraforming-mars'
import { capital, type SeatInfo, SeatShape, Spoken } from '@perilune/ui'
import { Icon } from '../drawings/glyphs.js'
import { useRules } from '../rules.js'
import type { MarsView } from '../state/view.js'
import { words } from '../words.js'
import { spread } from './spread.js'
import { standingOf, standingThen } from './standing.js'

interface GoalsProps {
  view: MarsView
  then: MarsState | null
  seats: readonly SeatInfo[]
  claims: readonly Option[]
  funds: readonly Option[]
  selected: Option | undefined
  select(option: Option): void
}

/** Milestones and awards, with everybody's standing on one line each. */
export function Goals(props: GoalsProps) {
  const { view } = props
  const { leastFor } = useRules()
  const claimed = view.milestones.filter((seat) => seat >= 0).length
  const funded = view.awards.filter((seat) => seat >= 0).length
  const price = AWARD_PRICES[funded]
  return (
    <section className="goals" aria-label={words.goals}>
      <header>
        <h2 className="caps">{words.milestones}</h2>
        <small>
          {words.pointsFor(MILESTONE_POINTS)} {MILESTONE_PRICE} <Icon name="mc" title="MC" />,{' '}
          {words.left(MILESTONES_CLAIMED - claimed)}
        </small>
      </header>
      {milestonesOf(view)
        .slice(0, view.milestones.length)
        .map((milestone, i) => (
          <Row
            key={milestone.id}
            {...props}
            goal={milestone}
            most={leastFor(view, milestone)}
            owner={view.milestones[i]}
            option={props.claims.find((o) => o.answer.milestone === milestone.id)}
            note={String(leastFor(view, milestone))}
            taken={words.claimed}
          />
        ))}
      <header>
        <h2 className="caps">{words.awards}</h2>
        <small>
          {AWARD_POINTS.join(' / ')} {words.points}
          {price === undefined ? (
            `, ${words.noneLeft}`
          ) : (
            <>
              , {words.nextCosts} {price} <Icon name="mc" title="MC" />
            </>
          )}
        </small>
      </header>
      {awardsOf(view)
        .slice(0, view.awards.length)
        .map((award, i) => (
          <Row
            key={award.id}
            {...props}
            goal={award}
            owner={view.awards[i]}
            option={props.funds.find((o) => o.answer.award === award.id)}
            taken={words.funded}
          />
        ))}
    </section>
  )
}

function Row(
  props: GoalsProps & {
    goal: Award
    /** The value at the end of the line; the best standing if omitted. */
    most?: number
    owner: number
    option: Option | undefined
    note?: string
    taken: (name: string) => string
  },
) {
  const { view, then, seats, goal, owner, option } = props
  const rules = useRules()
  const standings = seats.map((s) => ({
    seat: s.seat,
    now: standingOf(rules, view, s.seat, goal),
    will: then ? standingThen(rules, then, s.seat, goal) : undefined,
  }))
  const best = Math.max(1, ...standings.map((s) => s.will ?? s.now))
  const most = props.most ?? best
  const name = seats.find((s) => s.seat === owner)?.name ?? ''
  const can = option !== undefined && !option.reason
  const counts = words.standing(goal.standing)
  const label = [
    goal.name,
    counts,
    standings.map((s) => `${seats[s.seat]?.name ?? ''} ${s.now}`).join(', '),
    owner >= 0 ? props.taken(name) : '',
    option?.because ? capital(option.because) : '',
  ]
    .filter(Boolean)
    .join('. ')
  const inside = (
    <>
      <span className="goal-name">
        {goal.name}
        {owner >= 0 && <SeatShape seat={owner} title={props.taken(name)} />}
      </span>
      <span className="goal-line">
        {spread(standings, most).map(({ seat, at, will }) => (
          <em key={seat} className={will ? 'will' : ''} style={{ left: `${at}%` }}>
            <SeatShape seat={seat} />
          </em>
        ))}
      </span>
      <b>{props.note ?? best}</b>
    </>
  )
  const className = `goal ${owner >= 0 ? 'taken' : ''}`
  if (!can)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus shows everybody's standing
      <div className={className} data-tip={label} role="img" aria-label={label} tabIndex={0}>
        {inside}
      </div>
    )
  return (
    <button
      type="button"
      className={`${className} can ${option.answer.act === 'claim' ? 'claim' : ''}`}
      data-tip={label}
      aria-pressed={props.selected === option}
      onClick={() => props.select(option)}
    >
      <Spoken as={label}>{inside}</Spoken>
    </button>
  )
}
