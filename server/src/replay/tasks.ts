import {
  BadSetup,
  digestOf,
  type Event,
  type Game,
  type GameRecord,
  type Header,
  isOver,
  type KernelState,
  matchOutcome,
  type Outcome,
  type Row,
  readRecord,
  replay,
} from '@perilune/engine'
import { type ErrorCode, type Facts, Refusal, routes } from '@perilune/protocol'
import { parse, readJson } from '../requests/check-request.js'
import { type AnyMatch, replayRows, snapshotOf } from '../table/log/replay-log.js'
import { type Happened, tableEvent } from '../table/views/table-events.js'
import { findVersion } from '../versions.js'

/** The most answers that replaying a record may play, those played again by undo and rewind included. */
export const MOST_PLAYS = 50_000
/** What setting a game up costs, in plays. */
const SETUP_COST = 20

/** A stored log: what is needed to play it. */
export interface Log {
  header: Header
  rows: readonly Row[]
}

/**
 * What can be asked for. Records come from anywhere, as text, and are of the games named; logs come from the
 * store.
 */
export type ReplayTask =
  | { want: 'verify' | 'import'; json: string; games: readonly string[] }
  | { want: 'moment'; log: Log }
  | { want: 'events'; log: Log }

type RecordTask = Extract<ReplayTask, { json: string }>

interface Verified {
  seats: number
  moves: number
  digest: string
  outcome: Outcome | null
}

export interface Importable {
  record: GameRecord
  over: boolean
  /** The match at its end, so that the table opens without playing it. */
  snapshot: string
}

/** A match at a moment, without its rows. */
interface Moment {
  moves: number
  state: KernelState
  since: AnyMatch['since']
  resigned: AnyMatch['resigned']
  stopped: boolean
}

/** What is wrong with a record or its moves. */
export type Unplayable = { problem: string } | { refused: ErrorCode; facts: Facts }

/** What each task gives, or what is wrong with the record. */
export interface ReplayResults {
  verify: Verified | Unplayable
  import: Importable | Unplayable
  moment: Moment
  events: Happened[]
}

/** The game with a bound on the number of plays, so that the cost of a record is limited. */
function bounded(game: Game, most: number): Game {
  let left = most
  const pay = (cost: number) => {
    left -= cost
    if (left < 0) throw new BadSetup(`it takes more than ${most} moves to play, with those taken back`)
  }
  return {
    ...game,
    setup: (...given) => {
      pay(SETUP_COST)
      return game.setup(...given)
    },
    play: (...given) => {
      pay(1)
      game.play(...given)
    },
  }
}

async function find(games: readonly Game[], id: string, rules: number): Promise<Game> {
  const game = await findVersion(games, id, rules)
  if (game) return game
  const known = games.some((other) => other.id === id)
  throw new BadSetup(known ? `there are no rules ${rules} of ${id} here` : `there is no game called ${id}`)
}

async function playRecord(
  games: readonly Game[],
  { json, games: named }: RecordTask,
): Promise<{ record: GameRecord; game: Game; match: AnyMatch }> {
  const given = parse(routes.verify.body, readJson(json), 'body')
  if (!named.includes(given.game)) throw new Refusal('NO_SUCH_GAME', { game: given.game })
  const record = readRecord(given)
  const game = await find(games, record.game, record.rules)
  if (record.rows.length > MOST_PLAYS) throw new BadSetup(`it has more than ${MOST_PLAYS} rows`)
  return { record, game, match: replay(bounded(game, MOST_PLAYS), record) }
}

async function verify(games: readonly Game[], task: RecordTask): Promise<Verified> {
  const { record, game, match } = await playRecord(games, task)
  return {
    seats: record.seats,
    moves: match.line.length,
    digest: digestOf(game, match, record.perilune),
    outcome: matchOutcome(game, match),
  }
}

async function importable(games: readonly Game[], task: RecordTask): Promise<Importable> {
  const { record, game, match } = await playRecord(games, task)
  return { record, over: isOver(match), snapshot: snapshotOf(game, match) }
}

function moment(game: Game, { header, rows }: Log): Moment {
  const { line, state, since, resigned, stopped } = replayRows(game, header, rows)
  return { moves: line.length, state, since, resigned, stopped }
}

/** What happened with every row of a log. */
export function eventsOf(game: Game, { header, rows }: Log): Happened[] {
  const happened: Happened[] = []
  replayRows(game, header, rows, (seq, row, events) => {
    const says = row && tableEvent(row)
    const all: Event[] = says ? [...events, says] : events.slice()
    if (all.length > 0) happened.push({ seq, events: all })
  })
  return happened
}

const gameOf = (games: readonly Game[], { header }: Log): Promise<Game> =>
  find(games, header.game, header.rules)

/** Rows of unknown origin can break the rules' own assumptions in any way. */
function problemOf(error: unknown): Unplayable {
  if (error instanceof Refusal) return { refused: error.code, facts: error.facts }
  return { problem: error instanceof Error ? error.message.slice(0, 200) : 'it is broken' }
}

/** Does a task; faults of a record are returned, not thrown. */
export async function runReplay(
  games: readonly Game[],
  task: ReplayTask,
): Promise<ReplayResults[ReplayTask['want']]> {
  switch (task.want) {
    case 'moment':
      return moment(await gameOf(games, task.log), task.log)
    case 'events':
      return eventsOf(await gameOf(games, task.log), task.log)
    default:
      try {
        return await (task.want === 'verify' ? verify(games, task) : importable(games, task))
      } catch (error) {
        return problemOf(error)
      }
  }
}
