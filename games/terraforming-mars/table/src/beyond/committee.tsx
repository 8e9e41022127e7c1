import './committee.css'
import type { Option } from '@perilune/engine'
import {
  globalEventOf,
  type MarsState,
  PARTIES,
  type PartyId,
  parties,
  type Turmoil,
} from '@perilune/terraforming-mars'
import { bonusText, globalEventText, policyText } from '@perilune/terraforming-mars-words-en'
import { capital, type SeatInfo, SeatShape, Spoken } from '@perilune/ui'
import { Icon } from '../drawings/glyphs.js'
import { useRules } from '../rules.js'
import { possible } from '../state/options.js'
import { asState, type MarsView } from '../state/view.js'
import { words } from '../words.js'
import { PARTY_ICON } from './party-icons.js'

interface CommitteeProps {
  view: MarsView
  then: MarsState | null
  seats: readonly SeatInfo[]
  seat: number
  /** Delegates that the viewer can send, from lobby and reserve, and the policy's action. */
  acts: readonly Option[]
  /** A question about a party. */
  choices: readonly Option[]
  selected: Option | undefined
  select(option: Option): void
}

/** The Terraforming Committee: the ruling party, the dominant party, the coming events. */
export function Committee(props: CommitteeProps) {
  const { view, seat, seats, acts } = props
  const { influenceOf } = useRules()
  const t = view.turmoil as Turmoil | null
  if (!t) return null
  const policy = acts.find((o) => o.answer.act === 'policy')
  return (
    <section className="committee" aria-label={words.beyond.committee}>
      <header>
        <h2 className="caps">{words.beyond.ruling}</h2>
        <small>{words.beyond.chairman(colourName(seats, t.chairman))}</small>
      </header>
      <p className="ruling">
        <Icon name={PARTY_ICON[PARTIES[t.ruling]]} />
        <b>{parties[t.ruling].name}</b>
        <span>{policyText(t.ruling)}</span>
        {policy && (
          <button
            type="button"
            className="btn second small"
            aria-disabled={!possible(policy)}
            aria-pressed={props.selected === policy}
            data-tip={policy.because ? capital(policy.because) : policy.label}
            onClick={() => possible(policy) && props.select(policy)}
          >
            {words.beyond.usePolicy}
          </button>
        )}
      </p>
      <ul className="parties">
        {PARTIES.map((id, i) => (
          <PartyRow key={id} {...props} t={t} id={id} party={i} />
        ))}
      </ul>
      <p className="committee-mine">
        <span data-tip={words.beyond.influenceTip}>
          <Icon name="influence" /> {words.beyond.influence(influenceOf(asState(view), seat))}
        </span>
        <span data-tip={words.beyond.delegatesTip}>
          <SeatShape seat={seat} /> {words.beyond.delegates(t.lobby[seat], t.reserve[seat])}
        </span>
      </p>
      <ol className="events">
        <EventRow when={words.beyond.current} id={t.current} />
        <EventRow when={words.beyond.coming} id={t.coming} />
        <EventRow when={words.beyond.distant} id={t.distant} />
      </ol>
    </section>
  )
}

const colourName = (seats: readonly SeatInfo[], colour: number): string =>
  seats.find((s) => s.seat === colour)?.name ?? words.beyond.neutral

/** A delegate: the shape of its seat, or a plain ring if neutral. */
const Delegate = ({ colour, seats }: { colour: number; seats: number }) =>
  colour < seats ? <SeatShape seat={colour} /> : <i className="neutral-delegate" />

function PartyRow(props: CommitteeProps & { t: Turmoil; id: PartyId; party: number }) {
  const { view, seats, t, id, party, selected, then } = props
  const options = [...props.acts, ...props.choices].filter((o) => o.answer.party === id)
  // A delegate from the lobby is free, so the reserve is offered only if the lobby is empty.
  const option = options.find(possible) ?? options[0]
  const colours = t.delegates[party].map((n, colour) => ({ colour, n })).filter(({ n }) => n > 0)
  const after = then?.turmoil
  const more = after ? sum(after.delegates[party]) - sum(t.delegates[party]) : 0
  const marks = [
    t.ruling === party ? words.beyond.rules : '',
    t.dominant === party ? words.beyond.dominant : '',
  ].filter(Boolean)
  const said = [
    parties[party].name,
    ...marks,
    colours.map(({ colour, n }) => `${colourName(seats, colour)} ${n}`).join(', ') || words.beyond.nobody,
    t.leaders[party] >= 0 ? words.beyond.leads(colourName(seats, t.leaders[party])) : '',
    words.beyond.bonus(bonusText(party)),
    words.beyond.policy(policyText(party)),
    option?.because ? capital(option.because) : '',
  ]
    .filter(Boolean)
    .join('. ')
    .replaceAll('..', '.')
  const inside = (
    <>
      <Icon name={PARTY_ICON[id]} />
      <b>{parties[party].name}</b>
      <span className="delegates">
        {colours.map(({ colour, n }) => (
          <span key={colour} className={t.leaders[party] === colour ? 'leader' : ''}>
            <Delegate colour={colour} seats={view.seats} />
            {n > 1 && <small>{n}</small>}
          </span>
        ))}
        {more > 0 && <em>+{more}</em>}
      </span>
      {marks.length > 0 && <i className="party-mark">{marks.join(', ')}</i>}
    </>
  )
  const className = `party ${t.dominant === party ? 'dominant' : ''} ${after && after.dominant === party && t.dominant !== party ? 'would' : ''}`
  return (
    <li>
      {option && possible(option) ? (
        <button
          type="button"
          className={`${className} can`}
          data-party={id}
          data-tip={said}
          aria-pressed={selected === option}
          onClick={() => props.select(option)}
        >
          <Spoken as={said}>{inside}</Spoken>
        </button>
      ) : (
        <div
          className={className}
          data-card={`party:${id}`}
          data-tip={said}
          role="img"
          aria-label={said}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus shows what the party stands for
          tabIndex={0}
        >
          {inside}
        </div>
      )}
    </li>
  )
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)

function EventRow({ when, id }: { when: string; id: string }) {
  if (!id)
    return (
      <li className="none">
        <small className="caps">{when}</small> {words.beyond.noEvent}
      </li>
    )
  const event = globalEventOf(id)
  return (
    <li>
      <small className="caps">{when}</small>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the focus shows what the event does */}
      <b data-card={id} data-tip={globalEventText(id)} tabIndex={0}>
        <Spoken as={`${event.name}. ${globalEventText(id)}`}>{event.name}</Spoken>
      </b>
      <span className="event-parties">
        <Icon name={PARTY_ICON[event.distant]} title={words.beyond.delegateTo(event.distant)} />
        <Icon name={PARTY_ICON[event.current]} title={words.beyond.delegateTo(event.current)} />
      </span>
    </li>
  )
}
