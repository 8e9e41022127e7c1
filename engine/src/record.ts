import type { Event, Game, Outcome, SaidOutcome, Tell } from './contract.js'
import type { Answer } from './decisions/decision.js'
import { digest } from './digest.js'
import { BadSetup } from './errors.js'
import { type Branch, FaceDownPiles } from './kernel/branch.js'
import { commitTo } from './kernel/chance.js'
import type { KernelState, Seat } from './state.js'

/**
 * A line of the log: an answer, one taken back by its seat, a return to an earlier moment that the table
 * agreed on, or an act of the table. With `branch`, counted from 1, chance is drawn anew from that moment, so
 * that what was seen after it is worth nothing; without it the same chance comes again. A seat that resigns
 * is played on by a bot unless that ends the game, and ranks behind all who stayed.
 */
export type Row =
  | { seat: Seat; answer: Answer }
  | { seat: Seat; undo: true }
  | { rewind: number; branch?: number }
  | { act: Act; seat: Seat }
  | { act: 'stop' }

/** What can happen to a seat: it resigns, its time runs out, a bot takes over, a person returns. */
export type Act = 'resign' | 'timeout' | 'bot' | 'person'

export interface Header {
  game: string
  rules: number
  seats: number
  options: Readonly<Record<string, unknown>>
  seed: string
}

/**
 * The formats of records, the newest last. In format 1 the digest covers what broke a tie as the words told
 * it then, since format 2 it leaves that out: a sentence may change, and the ranks say who won.
 */
export const RECORD_FORMATS = [1, 2] as const
export type RecordFormat = (typeof RECORD_FORMATS)[number]
export const RECORD_FORMAT = 2 as const

/** seed + options + rows = the game. */
export interface GameRecord extends Omit<Header, 'seed'> {
  perilune: RecordFormat
  /** The hash of the seed, shown from the start. */
  commit: string
  /** Left out while the game is running. */
  seed?: string
  rows: Row[]
  /** The digest of the finished game. */
  digest?: string
}

type Played = { seat: Seat; answer: Answer }

/**
 * A game being played: the fold of its rows. `floor` is the state behind which nothing can be taken back;
 * `since` are the answers given on top of it, all by one seat.
 */
export interface Match<S extends KernelState> {
  readonly header: Header
  rows: Row[]
  /** The answers that stand, in order. */
  line: Played[]
  /** The branches that `line` runs through, in order. */
  branches: readonly Branch[]
  state: S
  floor: S
  since: Played[]
  /**
   * What the last answers of `since` have replaced, as long as each of them only waits for those of other
   * seats: null where the seat had not answered. Taking such an answer back is to put back what it replaced.
   */
  replaced: (Answer | null)[]
  resigned: Seat[]
  /** The table agreed to stop: nobody wins. */
  stopped: boolean
}

type AnyGame<S extends KernelState> = Game<S, never>

export function openMatch<S extends KernelState, O>(
  game: Game<S, O>,
  options: Partial<O>,
  seats: number,
  seed: string,
  tell?: Tell,
): Match<S> {
  const state = game.setup(options, seats, seed, tell)
  const header: Header = { game: game.id, rules: game.rules, seats, options: { ...options }, seed }
  return {
    header,
    rows: [],
    line: [],
    branches: [],
    state,
    floor: game.clone(state),
    since: [],
    replaced: [],
    resigned: [],
    stopped: false,
  }
}

// Parameters: those of addRow.
function applyAnswer<S extends KernelState>(
  game: AnyGame<S>,
  m: Match<S>,
  row: Played,
  tell?: Tell,
  kept?: S,
): void {
  const before = m.since.length > 0 && m.since[0].seat !== row.seat ? (kept ?? game.clone(m.state)) : null
  const replaced = m.state.pending[row.seat] ?? null
  game.play(m.state, row.seat, row.answer, tell)
  if (before) {
    m.floor = before
    m.since = []
    m.replaced = []
  }
  const { chance, learned } = m.state.traces
  if (chance || learned) {
    m.floor = game.clone(m.state)
    m.since = []
    m.replaced = []
  } else {
    m.since.push(row)
    if (m.state.pending[row.seat] === row.answer) m.replaced.push(replaced)
    else m.replaced = []
  }
  m.line.push(row)
}

/** May this seat take back the last answer? Computed from what the answer did, never declared by a game. */
export function canUndo<S extends KernelState>(m: Match<S>, seat: Seat): boolean {
  return m.since.length > 0 && m.since[0].seat === seat && !isOver(m)
}

function applyUndo<S extends KernelState>(game: AnyGame<S>, m: Match<S>, seat: Seat): void {
  if (!canUndo(m, seat)) throw new BadSetup('there is nothing that this seat can take back')
  m.since.pop()
  m.line.pop()
  const replaced = m.replaced.pop()
  if (replaced !== undefined && m.since.length > 0) {
    m.state.pending[seat] = replaced
    return
  }
  m.replaced = []
  m.state = game.clone(m.floor)
  for (const row of m.since) game.play(m.state, row.seat, row.answer)
}

/** The number that the next row with a `branch` must have. */
export const nextBranch = <S extends KernelState>(m: Match<S>): number =>
  m.rows.reduce((count, row) => ('rewind' in row && row.branch !== undefined ? count + 1 : count), 1)

/** The branches that stand after a return: a new one replaces those at its own moment. */
const branchesAfter = (branches: readonly Branch[], to: number, branch: number | undefined): Branch[] =>
  branch === undefined
    ? branches.filter(({ at }) => at <= to)
    : [...branches.filter(({ at }) => at < to), { at: to, branch }]

function applyRewind<S extends KernelState>(
  game: AnyGame<S>,
  m: Match<S>,
  to: number,
  branch: number | undefined,
): void {
  if (!Number.isInteger(to) || to < 0 || to > m.line.length)
    throw new BadSetup(`there is no moment ${to} to return to`)
  if (branch !== undefined && branch !== nextBranch(m))
    throw new BadSetup(`the next branch is number ${nextBranch(m)}, not ${branch}`)
  const branches = branchesAfter(m.branches, to, branch)
  const fresh = playLine(game, m.header, m.line.slice(0, to), branches)
  m.line = fresh.line
  m.branches = branches
  m.state = fresh.state
  m.floor = fresh.floor
  m.since = fresh.since
  m.replaced = fresh.replaced
}

/** Plays answers from the start, through the branches that lie on their way. */
function playLine<S extends KernelState>(
  game: AnyGame<S>,
  header: Header,
  line: readonly Played[],
  branches: readonly Branch[],
): Match<S> {
  const m = openMatch(game as Game<S, unknown>, header.options, header.seats, header.seed)
  const piles = branches.length > 0 ? new FaceDownPiles(m.state) : null
  let next = 0
  for (let at = 0; ; at++) {
    for (; next < branches.length && branches[next].at === at; next++) {
      piles?.redraw(m.state, header.seed, branches[next].branch)
      // Answers from before the branch can't be undone: they would be replayed without it.
      m.floor = game.clone(m.state)
      m.since = []
      m.replaced = []
    }
    if (at === line.length) return m
    applyAnswer(game, m, line[at])
    if (next < branches.length) piles?.follow(m.state)
  }
}

/** Whether the match is over: by the rules, with one seat left, or stopped by the table. */
export const isOver = <S extends KernelState>(m: Match<S>): boolean =>
  m.stopped || m.state.stack.length === 0 || (m.header.seats > 1 && m.resigned.length >= m.header.seats - 1)

function applyAct<S extends KernelState>(m: Match<S>, row: { act: Act; seat: Seat } | { act: 'stop' }): void {
  if (row.act === 'stop') m.stopped = true
  else if (!Number.isInteger(row.seat) || row.seat < 0 || row.seat >= m.header.seats)
    throw new BadSetup(`there is no seat ${row.seat}`)
  else if (row.act === 'resign') {
    if (m.resigned.includes(row.seat)) throw new BadSetup('this seat has resigned already')
    m.resigned.push(row.seat)
  }
}

/** How the match ended, resignations counted; null while it runs and when it was stopped. */
export const matchOutcome = <S extends KernelState, O>(game: Game<S, O>, m: Match<S>): Outcome | null =>
  withResignations(m, () => game.outcome(m.state))

/** The same with what broke a tie as data. */
export const matchOutcomeData = <S extends KernelState, O>(
  game: Game<S, O>,
  m: Match<S>,
): SaidOutcome | null => withResignations(m, () => game.outcomeData(m.state))

function withResignations<S extends KernelState, T>(
  m: Match<S>,
  outcomeOf: () => Outcome<T> | null,
): Outcome<T> | null {
  if (!isOver(m) || m.stopped) return null
  const seats = m.header.seats
  const played = outcomeOf()
  const ranks = played ? played.ranks : new Array<number>(seats).fill(1)
  // Seats that resigned earlier rank lower; the others keep their order.
  const behind = (seat: Seat) =>
    m.resigned.includes(seat) ? m.resigned.length - m.resigned.indexOf(seat) : 0
  const before = (a: Seat, b: Seat) =>
    behind(a) < behind(b) || (behind(a) === behind(b) && ranks[a] < ranks[b])
  const all = [...Array(seats).keys()]
  return {
    points: played?.points ?? new Array<number>(seats).fill(0),
    lines: played?.lines ?? [],
    ...(played?.tieBreak !== undefined && { tieBreak: played.tieBreak }),
    ranks: all.map((seat) => 1 + all.filter((other) => before(other, seat)).length),
  }
}

/**
 * Adds a row to the match. Throws, and leaves the match as it was, if the row is not allowed. A caller that
 * has the state before the row for itself, and never changes it, can give it as `kept`: it is then not copied
 * once more.
 */
// Parameters: whom to tell is optional, and comes last as everywhere.
export function addRow<S extends KernelState, O>(
  game: Game<S, O>,
  m: Match<S>,
  row: Row,
  tell?: Tell,
  kept?: S,
): void {
  const any = game as unknown as AnyGame<S>
  if (isOver(m)) throw new BadSetup('the game is over')
  if ('act' in row) applyAct(m, row)
  else if ('rewind' in row) applyRewind(any, m, row.rewind, row.branch)
  else if ('undo' in row) applyUndo(any, m, row.seat)
  else applyAnswer(any, m, row, tell, kept)
  m.rows.push(row)
}

/**
 * What is stored so that a long game opens as fast as a short one. It can always be made again from the rows.
 */
export interface Snapshot<S extends KernelState> {
  rows: number
  state: S
  floor: S
  since: Played[]
  /** Missing in snapshots stored by early versions: undo then plays `since` again. */
  replaced?: (Answer | null)[]
  resigned: Seat[]
  stopped: boolean
}

export function takeSnapshot<S extends KernelState, O>(game: Game<S, O>, m: Match<S>): Snapshot<S> {
  return {
    rows: m.rows.length,
    state: game.clone(m.state),
    floor: game.clone(m.floor),
    since: m.since.slice(),
    replaced: m.replaced.slice(),
    resigned: m.resigned.slice(),
    stopped: m.stopped,
  }
}

/** Answers that were not undone, and the branches of chance they use, read off the rows without playing. */
function remainingAnswers(rows: readonly Row[]): { line: Played[]; branches: readonly Branch[] } {
  const line: Played[] = []
  let branches: readonly Branch[] = []
  for (const row of rows)
    if ('answer' in row) line.push(row)
    else if ('undo' in row) line.pop()
    else if ('rewind' in row) {
      line.length = row.rewind
      branches = branchesAfter(branches, row.rewind, row.branch)
    }
  return { line, branches }
}

/** Opens a match from a snapshot and the rows that came after it. */
export function resume<S extends KernelState, O>(
  game: Game<S, O>,
  header: Header,
  snapshot: Snapshot<S>,
  rows: readonly Row[],
): Match<S> {
  const m: Match<S> = {
    header,
    rows: rows.slice(0, snapshot.rows),
    ...remainingAnswers(rows.slice(0, snapshot.rows)),
    state: game.clone(snapshot.state),
    floor: game.clone(snapshot.floor),
    since: snapshot.since.slice(),
    replaced: snapshot.replaced?.slice() ?? [],
    resigned: snapshot.resigned.slice(),
    stopped: snapshot.stopped,
  }
  for (const row of rows.slice(snapshot.rows)) addRow(game, m, row)
  return m
}

/** The record of a match; without its seed unless the game is over. */
export function recordOf<S extends KernelState, O>(game: Game<S, O>, m: Match<S>): GameRecord {
  const { game: id, rules, seats, options, seed } = m.header
  const over = isOver(m)
  return {
    perilune: RECORD_FORMAT,
    game: id,
    rules,
    seats,
    options,
    commit: commitTo(seed),
    ...(over && { seed }),
    rows: m.rows.slice(),
    ...(over && { digest: digestOf(game, m) }),
  }
}

/** The digest over rows, outcome and final views: what must not change when old games are played again. */
export function digestOf<S extends KernelState, O>(
  game: Game<S, O>,
  m: Match<S>,
  format: RecordFormat = RECORD_FORMAT,
): string {
  const outcome = matchOutcome(game, m)
  const viewers = [...Array(m.header.seats).keys(), 'spectator' as const]
  return digest({
    rows: m.rows,
    outcome: outcome && format > 1 ? { ...outcome, tieBreak: undefined } : outcome,
    views: viewers.map((viewer) => game.view(m.state, viewer)),
  })
}

/** Reads a record from data of unknown origin. */
export function readRecord(data: unknown): GameRecord {
  const r = data as Partial<GameRecord> | null
  if (typeof r !== 'object' || r === null || !RECORD_FORMATS.some((format) => format === r.perilune))
    throw new BadSetup('this is not a record of a Perilune game')
  const shaped =
    typeof r.game === 'string' &&
    Number.isInteger(r.rules) &&
    Number.isInteger(r.seats) &&
    typeof r.options === 'object' &&
    r.options !== null &&
    typeof r.commit === 'string' &&
    Array.isArray(r.rows) &&
    r.rows.every((row) => typeof row === 'object' && row !== null)
  if (!shaped) throw new BadSetup('the record is damaged: a part of it is missing')
  return r as GameRecord
}

/** Plays a record from its seed. `onRow` sees the match after every row, with what happened. */
export function replay<S extends KernelState, O>(
  game: Game<S, O>,
  record: GameRecord,
  onRow?: (m: Match<S>, row: Row | null, events: Event[]) => void,
): Match<S> {
  if (record.game !== game.id) throw new BadSetup(`the record is of '${record.game}', not of '${game.id}'`)
  if (record.rules !== game.rules)
    throw new BadSetup(
      `the record was played under rules ${record.rules} of ${game.id}; these are rules ${game.rules}`,
    )
  if (!record.seed) throw new BadSetup('the record has no seed: the game was not over when it was written')
  if (commitTo(record.seed) !== record.commit)
    throw new BadSetup('the seed does not fit the hash shown at the start: the record was changed')
  const events: Event[] = []
  const tell = onRow && ((event: Event) => events.push(event))
  const m = openMatch(game, record.options as Partial<O>, record.seats, record.seed, tell)
  onRow?.(m, null, events.splice(0))
  for (const row of record.rows) {
    addRow(game, m, row, tell)
    onRow?.(m, row, events.splice(0))
  }
  if (record.digest && record.digest !== digestOf(game, m, record.perilune))
    throw new BadSetup('the game played again does not end as the record says')
  return m
}

/** What a viewer may read of an event: itself, its public form, or nothing. */
export function eventFor(event: Event, viewer: Seat | 'spectator'): Event | undefined {
  if (!event.to || (viewer !== 'spectator' && event.to.includes(viewer))) return event
  return event.others && eventFor(event.others, viewer)
}
