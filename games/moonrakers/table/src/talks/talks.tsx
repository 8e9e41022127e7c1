import { cardOf, objectivesOf, type Talks as TalksState } from '@perilune/moonrakers'
import { figure, type SeatInfo, SeatShape, seatClass } from '@perilune/ui'
import { X } from 'lucide-react'
import type { DragEvent } from 'react'
import { Plate } from '../art.js'
import { Amount } from '../card.js'
import { COLUMN_ICON, Icon, KIND_ICON } from '../glyphs.js'
import { comesInReach } from '../objectives.js'
import { cardsAt, type MoonrakersView, nameOf, textOf } from '../view.js'
import { words } from '../words.js'
import {
  alliesIn,
  type Change,
  changesOf,
  type Draft,
  isSame,
  moved,
  nextIn,
  sharedOf,
  stepped,
  toggled,
  totalsOf,
} from './terms.js'

export interface TalksProps {
  view: MoonrakersView
  talks: TalksState
  seats: readonly SeatInfo[]
  seat: number
  draft: Draft
  /** Null while I have nothing to say. */
  setDraft: ((draft: Draft) => void) | null
}

/** The contract that is talked about, large. */
export function ContractHead({ id, note }: { id: string; note?: string }) {
  const card = cardOf(id)
  const type = card.type ?? 'explore'
  return (
    <header className="mr-head" data-card={id}>
      <Plate contract={id} type={type} />
      <span className="mr-type">
        <Icon name={type} />
        {words.contract(type)}
        {note && `, ${note}`}
      </span>
      <h2>{card.name}</h2>
      <span className="mr-head-needs">
        {card.requires.map(
          (n, kind) => n > 0 && <Amount key={kind} icon={KIND_ICON[kind]} n={n} title={words.kinds[kind]} />,
        )}
      </span>
    </header>
  )
}

/** Which terms there have been, which are on the table, whose counter-proposal is looked at. */
function Versions({ talks, seats, draft, setDraft }: TalksProps) {
  const counters = talks.counters.flatMap((terms, seat) => (terms ? [{ terms, seat }] : []))
  const looksAt = counters.find(({ terms }) => isSame(draft, terms))
  const own = setDraft && !looksAt && !isSame(draft, talks.terms)
  return (
    <div className="mr-versions">
      {Array.from({ length: Math.max(0, talks.proposals - 1) }, (_, i) => (
        <span key={i}>{words.terms(i + 1)}</span>
      ))}
      {talks.terms && (
        <button
          type="button"
          className={isSame(draft, talks.terms) ? 'now' : ''}
          onClick={() => setDraft?.(talks.terms as Draft)}
        >
          {words.onTable(talks.proposals)}
        </button>
      )}
      {counters.map(({ terms, seat }) => (
        <button
          key={seat}
          type="button"
          className={`mr-counter ${seatClass(seat)} ${looksAt?.seat === seat ? 'now' : ''}`}
          onClick={() => setDraft?.(terms)}
        >
          <SeatShape seat={seat} />
          {words.counterOf(seats[seat]?.name ?? '', changesOf(terms, talks.terms).length)}
        </button>
      ))}
      {own && <span className="now">{words.draft}</span>}
      <span className="mr-binds">{words.nothingBinds}</span>
    </div>
  )
}

const UNIT = 'text/x-moonrakers-share'

/** The units of a column, each stamped with whose it would be: dragged to somebody else, or passed on by a click. */
function Units(props: TalksProps & { column: number }) {
  const { draft, column, seats, setDraft } = props
  const total = totalsOf(props.talks.contract)[column]
  const shared = sharedOf(draft, column)
  return (
    <span className="mr-units">
      {draft.flatMap((row, seat) =>
        Array.from({ length: row?.[column] ?? 0 }, (_, i) => (
          <button
            key={`${seat}:${i}`}
            type="button"
            className={seatClass(seat)}
            aria-label={words.moveUnit(words.columns[column], seats[seat]?.name ?? '')}
            disabled={!setDraft}
            draggable={setDraft !== null}
            onClick={() => setDraft?.(moved(draft, column, seat, nextIn(draft, seat)))}
            onDragStart={(event) => event.dataTransfer.setData(UNIT, `${column} ${seat}`)}
          >
            <SeatShape seat={seat} />
          </button>
        )),
      )}
      <em className={shared === total ? 'good' : 'bad'}>{words.ofShared(shared, total)}</em>
    </span>
  )
}

function Cell(props: TalksProps & { column: number; at: number; by: Change | undefined; author: number }) {
  const { draft, column, at, setDraft, seats, by } = props
  const value = draft[at]?.[column] ?? 0
  const total = totalsOf(props.talks.contract)[column]
  const label = words.shareLabel(words.columns[column], seats[at]?.name ?? '')
  const step = (by: number) => () => setDraft?.(stepped(draft, at, column, by))
  const drop = (event: DragEvent) => {
    const [from, seat] = event.dataTransfer.getData(UNIT).split(' ').map(Number)
    if (from !== column || !setDraft) return
    event.preventDefault()
    setDraft(moved(draft, column, seat, at))
  }
  return (
    <fieldset
      className={`mr-share ${total === 0 ? 'none' : ''} ${by ? `changed ${seatClass(props.author)}` : ''}`}
      aria-label={label}
      data-column={words.columns[column]}
      onDragOver={(event) => setDraft && event.preventDefault()}
      onDrop={drop}
    >
      <button
        type="button"
        aria-label={`${label}: −1`}
        disabled={!setDraft || value === 0}
        onClick={step(-1)}
      >
        −
      </button>
      <output>
        {figure(value)}
        {by && <small>{words.was(value - by.by)}</small>}
      </output>
      <button
        type="button"
        aria-label={`${label}: +1`}
        disabled={!setDraft || value >= total}
        onClick={step(1)}
      >
        +
      </button>
    </fieldset>
  )
}

/** What a captain has said, or has to say, to the shares that are shown. */
function Says({ view, talks, draft, seat }: TalksProps & { seat: number }) {
  const { leader } = view.turn
  const mine = isSame(draft, talks.counters[seat] ?? null)
  const reply = isSame(draft, talks.terms) ? talks.replies[seat] : null
  if (mine)
    return (
      <>
        <b className="good">{words.acceptsThese}</b>
        <small>{words.itsOffer}</small>
      </>
    )
  if (seat === leader) return <b>{seat === Number(view.viewer) ? words.yours : words.proposes}</b>
  if (reply === 'accept') return <b className="good">{words.accepted}</b>
  if (reply === 'decline') return <b className="bad">{words.declined}</b>
  if (reply === 'counter') return <b>{words.countered}</b>
  return <b className="quiet">{isSame(draft, talks.terms) ? words.thinks : words.asked}</b>
}

/** The terms as a table: captains down, shares across, stepped or dragged. */
export function Talks(props: TalksProps) {
  const { view, talks, seats, seat, draft, setDraft } = props
  const { leader } = view.turn
  const changes = changesOf(draft, talks.terms)
  const counter = talks.counters.findIndex((terms) => isSame(draft, terms))
  const author = counter >= 0 ? counter : seat
  const bound = (s: number) => s === leader || (seat !== leader && s === seat)
  const out = seats.filter((info) => !draft[info.seat])
  return (
    <div className="mr-talks" data-guide="talks">
      <ContractHead id={talks.contract} />
      <Versions {...props} />
      <div className="mr-terms">
        <span className="label mr-corner">{words.shareOf}</span>
        {words.columns.map((name, column) => (
          <div key={name} className={`mr-column ${totalsOf(talks.contract)[column] === 0 ? 'none' : ''}`}>
            <b>
              <Icon name={COLUMN_ICON[column]} />
              {name}
            </b>
            <Units {...props} column={column} />
          </div>
        ))}
        <span className="label mr-corner">{words.answer}</span>
        {seats
          .filter((info) => draft[info.seat])
          .map((info) => (
            <div key={info.seat} className="mr-party">
              <div className="mr-who">
                <SeatShape seat={info.seat} />
                <span>
                  <b>{info.name}</b>
                  <small>
                    {info.seat === leader
                      ? info.me
                        ? words.youLeader
                        : words.theLeader
                      : info.me
                        ? words.you
                        : words.ally}
                  </small>
                </span>
                {setDraft && !bound(info.seat) && (
                  <button
                    type="button"
                    className="tool"
                    aria-label={words.leaveOut(info.name)}
                    data-tip={words.leaveOut(info.name)}
                    onClick={() => setDraft(toggled(draft, info.seat, leader))}
                  >
                    <X size={15} />
                  </button>
                )}
              </div>
              {words.columns.map((name, column) => (
                <Cell
                  key={name}
                  {...props}
                  column={column}
                  at={info.seat}
                  by={changes.find((c) => c.seat === info.seat && c.column === column)}
                  author={author}
                />
              ))}
              <div className="mr-says">
                <Says {...props} seat={info.seat} />
              </div>
            </div>
          ))}
      </div>
      {setDraft && out.length > 0 && (
        <div className="mr-invites">
          {out.map((info) => (
            <button
              key={info.seat}
              type="button"
              className="chip"
              onClick={() => setDraft(toggled(draft, info.seat, leader))}
            >
              <SeatShape seat={info.seat} />
              {words.invite(info.name)}
            </button>
          ))}
        </div>
      )}
      <Consequences {...props} />
    </div>
  )
}

const becomes = (now: number, then: number): string => (now === then ? `stay ${now}` : `${now} → ${then}`)

/** What the shares that are shown would mean for me. */
function Consequences({ view, talks, seat, draft }: TalksProps) {
  if (view.viewer === 'spectator') return null
  const row = draft[seat]
  if (!row) return <p className="mr-means">{words.notIn}</p>
  const { prestige, credits } = view.captains[seat]
  const { leader } = view.turn
  const role = {
    dice: row[3],
    leads: seat === leader,
    allies: alliesIn(draft, leader),
    seats: view.seats,
    type: cardOf(talks.contract).type,
  }
  const reach = cardsAt(view, objectivesOf(seat)).filter((id) => comesInReach(cardOf(id).check, role))
  return (
    <div className="mr-means">
      <p>
        <b>{words.wouldRoll(row[3])}</b> {words.rollSays(row[3])}
      </p>
      <p>
        <b>{words.ifSucceeds}</b>{' '}
        {words.succeedsSays(becomes(prestige, prestige + row[0]), becomes(credits, credits + row[1]))}
      </p>
      {reach.map((id) => (
        <p key={id}>
          <b>{words.inReach(nameOf(id))}</b> {textOf(id)} {words.onlyYou}
        </p>
      ))}
    </div>
  )
}
