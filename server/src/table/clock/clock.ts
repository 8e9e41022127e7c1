import type { Row, Seat } from '@perilune/engine'
import type { Time } from '@perilune/protocol'

/** The clock: what each seat has left, and since when the time of asked seats runs. */
export interface Clock {
  reserve: number[]
  since: (number | null)[]
  paused: number | null
  /** A question that is put to all and that silence answers: it costs no time and is open for a moment. */
  short?: boolean
  /** The clock before each of the last answers of the acting seat, so that undo gives no fresh time. */
  before: { by: Seat; reserve: number; since: number | null }[]
}

const DAY = 86_400_000
/** How long a question stays open that is put to all together and that silence answers, in ms. */
export const SHORT = 15_000
/** The most that is credited for a slow connection, in ms. */
const MOST_CREDIT = 1000
const KEPT = 20

const allowance = (time: Time): number =>
  time.kind === 'live' ? time.move * 1000 : time.kind === 'days' ? time.days * DAY : Number.POSITIVE_INFINITY

export function startClock(time: Time, seats: number, asked: readonly Seat[], at: number): Clock | null {
  if (time.kind === 'none') return null
  const clock: Clock = {
    reserve: new Array<number>(seats).fill(time.kind === 'live' ? time.reserve * 1000 : 0),
    since: new Array<number | null>(seats).fill(null),
    paused: null,
    before: [],
  }
  for (const seat of asked) clock.since[seat] = at
  return clock
}

/** When a row came, and who is asked after it. */
interface Moment {
  asked: readonly Seat[]
  at: number
  /** The round-trip time of who sent it, in ms. */
  lag: number
}

/** After an answer: charges the seat's time, less a credit for lag; time runs for all who are asked now. */
export function afterAnswer(time: Time, c: Clock, by: Seat, { asked, at, lag }: Moment): Clock {
  const mine = c.before.filter((b) => b.by === by)
  const before = [...mine, { by, reserve: c.reserve[by], since: c.since[by] }].slice(-KEPT)
  const charged: Clock = { ...c, reserve: c.reserve.slice(), since: c.since.slice(), before }
  const since = c.since[by]
  if (since !== null && c.short) charged.since[by] = null
  else if (since !== null) {
    const used = at - since - Math.min(lag, MOST_CREDIT)
    charged.reserve[by] = Math.max(0, c.reserve[by] - Math.max(0, used - allowance(time)))
    charged.since[by] = null
  }
  return runFor(charged, asked, at)
}

/** After an undo: as if the answer had not been given, and time had run on. */
export function afterUndo(c: Clock, by: Seat, asked: readonly Seat[], at: number): Clock {
  const last = c.before.at(-1)
  const back: Clock = {
    ...c,
    reserve: c.reserve.slice(),
    since: c.since.slice(),
    before: c.before.slice(0, -1),
  }
  if (last?.by === by) {
    back.reserve[by] = last.reserve
    back.since[by] = last.since
  }
  return runFor(back, asked, at)
}

/** After an act of the table: time runs for those who are asked, and for nobody else. */
export const afterAct = (c: Clock, asked: readonly Seat[], at: number): Clock =>
  runFor({ ...c, before: [] }, asked, at)

function runFor(c: Clock, asked: readonly Seat[], at: number): Clock {
  return { ...c, since: c.since.map((since, seat) => (asked.includes(seat) ? (since ?? at) : null)) }
}

export const pauseClock = (c: Clock, at: number): Clock => ({ ...c, paused: c.paused ?? at })

export function resumeClock(c: Clock, at: number): Clock {
  if (c.paused === null) return c
  const away = at - c.paused
  return { ...c, paused: null, since: c.since.map((since) => (since === null ? null : since + away)) }
}

export function deadline(time: Time, c: Clock, seat: Seat): number | null {
  const since = c.since[seat]
  if (since === null || c.paused !== null) return null
  const long = allowance(time) + c.reserve[seat]
  return since + (c.short ? Math.min(SHORT, long) : long)
}

/** The earliest deadline of all. */
export function due(time: Time, c: Clock): number | null {
  const all = c.since.map((_, seat) => deadline(time, c, seat)).filter((d) => d !== null)
  return all.length ? Math.min(...all) : null
}

/** The clock after any row; `asked` are the seats of people that are asked then. */
export function clockAfterRow(time: Time, c: Clock, row: Row, moment: Moment & { short?: boolean }): Clock {
  const { asked, at, short = false } = moment
  const { short: _, ...after } =
    'answer' in row
      ? afterAnswer(time, c, row.seat, moment)
      : 'undo' in row
        ? afterUndo(c, row.seat, asked, at)
        : afterAct(c, asked, at)
  return short ? { ...after, short } : after
}
