import { capital, LEVELS, levelName, SeatShape, Segments } from '@perilune/ui'
import { Bot, ChevronsUpDown, Plus, User, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GameManifest } from '../manifests.js'
import { words as w } from '../words/new-game.js'
import { openSeats, type SeatChoice, type Setup } from './setup.js'

const LEVEL = 'medium'
const NOBODY = 'nobody'

const codeOf = (seat: SeatChoice): string => (seat.kind === 'bot' ? `bot:${seat.level}` : seat.kind)

function seatOf(code: string): SeatChoice {
  const [kind, level = LEVEL] = code.split(':')
  return kind === 'bot' ? { kind, level } : kind === 'me' ? { kind } : { kind: 'open' }
}

/** The seats after one of them has changed; the seats after a removed one move up. */
function withSeat(seats: readonly SeatChoice[], at: number, code: string): SeatChoice[] {
  if (code === NOBODY) return seats.filter((_, i) => i !== at)
  return at >= seats.length
    ? [...seats, seatOf(code)]
    : seats.map((seat, i) => (i === at ? seatOf(code) : seat))
}

interface Props {
  game: GameManifest
  setup: Setup
  /** My name, if I am signed in. */
  me: string | undefined
  bots: readonly string[]
  onChange(seats: readonly SeatChoice[]): void
  /** The choice of the first player, if the game has one. */
  children: ReactNode
}

/** Who plays: each seat with its shape, its player, and a list of the alternatives. */
export function SeatList({ game, setup, me, bots, onChange, children }: Props) {
  const { seats } = setup
  const { min, max } = game.seats
  const add = (code: string) => onChange(withSeat(seats, seats.length, code))
  const called = (at: number, name: string) =>
    onChange(seats.map((seat, i) => (i === at && seat.kind === 'me' ? { kind: 'me', name } : seat)))
  return (
    <section aria-labelledby="new-game-seats">
      <h2 id="new-game-seats">
        {w.seats}
        <small className="phone-only">{w.seatsOf(seats.length, max)}</small>
        {children}
      </h2>
      <ul className="ng-seats">
        {Array.from({ length: max }, (_, i) => {
          const seat = seats[i]
          const last = i === seats.length
          return (
            <li key={i} className={seat ? seat.kind : 'nobody'}>
              <SeatShape seat={i} />
              <Face seat={seat} next={last} />
              {seat?.kind === 'me' && i > 0 ? (
                <NameHere seat={seat} at={i} onChange={(name) => called(i, name)} />
              ) : (
                <Who seat={seat} at={i} me={me} setup={setup} next={last} />
              )}
              {seat?.kind === 'bot' && (
                <Level
                  at={i}
                  level={seat.level}
                  onChange={(level) => onChange(withSeat(seats, i, `bot:${level}`))}
                />
              )}
              {(seat || last) && (i > 0 || !seat) && (
                <span className="ng-choose">
                  <select
                    aria-label={seat ? w.seat(i + 1) : w.addTo(i + 1)}
                    value={seat ? codeOf(seat) : NOBODY}
                    onChange={(event) => onChange(withSeat(seats, i, event.target.value))}
                  >
                    <option value="open">{w.open}</option>
                    {bots.map((level) => (
                      <option key={level} value={`bot:${level}`}>
                        {w.botOf(levelName(level))}
                      </option>
                    ))}
                    <option value="me">{w.youToo}</option>
                    <option value={NOBODY} disabled={seat !== undefined && seats.length <= min}>
                      {seat && seats.length <= min ? w.nobodyFewest(min) : w.nobody}
                    </option>
                  </select>
                  <ChevronsUpDown size={14} aria-hidden="true" />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {seats.length < max && (
        <div className="ng-add wide-only">
          <h3>{w.put}</h3>
          <button type="button" className="chip" onClick={() => add(`bot:${levelOf(seats)}`)}>
            <Bot size={16} /> {w.bot}
          </button>
          <button type="button" className="chip" onClick={() => add('open')}>
            <UserPlus size={16} /> {w.open}
          </button>
          <button type="button" className="chip" onClick={() => add('me')}>
            <User size={16} /> {w.onThisDevice}
          </button>
        </div>
      )}
      {openSeats(setup) === 0 && seats.length < min && <p className="ng-why">{w.tooFew(game.title, min)}</p>}
    </section>
  )
}

/** The level of the bots already seated. */
const levelOf = (seats: readonly SeatChoice[]): string =>
  seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])).at(-1) ?? LEVEL

function Face({ seat, next }: { seat: SeatChoice | undefined; next: boolean }) {
  const kind = seat?.kind
  return (
    <span className={`ng-face ${kind ?? 'none'}`} aria-hidden="true">
      {kind === 'me' && <User size={20} />}
      {kind === 'bot' && <Bot size={18} />}
      {kind === 'open' && <UserPlus size={18} />}
      {next && <Plus size={18} className="phone-only" />}
    </span>
  )
}

function Who(props: {
  seat: SeatChoice | undefined
  at: number
  me: string | undefined
  setup: Setup
  next: boolean
}) {
  const { seat, at, me, setup, next } = props
  const [name, note, short] = said(seat, at, me, setup)
  if (!seat && next)
    return (
      <span className="ng-who">
        <b>
          <span className="wide-only">{w.nobody}</span>
          <span className="phone-only">{w.addShort}</span>
        </b>
        <small>
          <span className="wide-only">{w.add}</span>
          <span className="phone-only">{w.addShortSub}</span>
        </small>
      </span>
    )
  return (
    <span className="ng-who">
      <b>{name}</b>
      <small className="wide-only">{note}</small>
      <small className="phone-only">{short ?? note}</small>
    </span>
  )
}

/** A name, a note about it, and the short form for a phone. */
function said(
  seat: SeatChoice | undefined,
  at: number,
  me: string | undefined,
  { joining }: Setup,
): [name: string, note: string, short?: string] {
  if (!seat) return [w.nobody, w.notIn, '']
  if (seat.kind === 'bot') return [w.bot, w.botNotes[seat.level] ?? '', capital(levelName(seat.level))]
  if (seat.kind === 'open') return [w.open, joining === 'all' ? w.anyone : w.withLink, '']
  return at === 0 ? [me ?? w.you, me ? w.you : ''] : [w.you, w.onDevice]
}

/** The name of another player at this device. */
function NameHere(props: { seat: { name?: string }; at: number; onChange(name: string): void }) {
  const { seat, at, onChange } = props
  return (
    <span className="ng-who ng-name-here">
      <input
        className="input"
        aria-label={w.nameOf(at + 1)}
        placeholder={w.guestAt(at + 1)}
        value={seat.name ?? ''}
        maxLength={30}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <small className="wide-only">{w.onDevice}</small>
    </span>
  )
}

function Level({ at, level, onChange }: { at: number; level: string; onChange(level: string): void }) {
  return (
    <div className="ng-level wide-only">
      <Segments
        label={`${w.seat(at + 1)}: ${w.botLevel}`}
        value={level}
        onChange={onChange}
        options={LEVELS.map((value) => ({ value: value as string, label: capital(levelName(value)) }))}
      />
    </div>
  )
}

/** The choice of the first player, beside the heading of the seats. */
export function FirstSeat(props: {
  title: string
  value: string
  values: readonly string[]
  /** The names of the values that are not seats. */
  words: Readonly<Record<string, string>> | undefined
  seats: number
  me: string | undefined
  onChange(value: string): void
}) {
  const { title, value, values, words, seats, me, onChange } = props
  // The rules would count a seat beyond the last on from the first, so such seats are not offered.
  const offered = values.filter((v) => !(Number(v) > seats))
  const nameOf = (v: string): string =>
    Number(v) === 1 ? (me ?? w.you) : Number(v) ? w.seat(Number(v)) : (words?.[v] ?? v)
  return (
    <label className="ng-first wide-only">
      <span>{w.first(title, nameOf(value))}</span>
      <select aria-label={title} value={value} onChange={(event) => onChange(event.target.value)}>
        {offered.map((v) => (
          <option key={v} value={v}>
            {capital(nameOf(v))}
          </option>
        ))}
      </select>
      <ChevronsUpDown size={12} aria-hidden="true" />
    </label>
  )
}
