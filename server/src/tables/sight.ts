import {
  canUndo,
  type Decision,
  type Game,
  isOver,
  type KernelState,
  type Match,
  matchOutcome,
  type OpenPart,
  type Outcome,
  type OwnPart,
  openPart,
  ownPart,
  type Viewer,
} from '@perilune/engine'
import type { SeatView, TableView } from '@perilune/protocol'
import type { GameRow, SeatRow } from '../store/port.js'
import { type Clock, deadline } from './clock.js'
import type { Control } from './control.js'
import type { Standing } from './standing.js'

/** All of a table that a sight is made from. */
export interface Whole {
  game: Game
  meta: GameRow
  seats: readonly SeatRow[]
  controls: readonly Control[]
  /** Its lists of rows may be one ahead: what counts is `seq` and `moves`. */
  match: Match<KernelState> | null
  seq: number
  moves: number
  clock: Clock | null
  standing: Standing
  here: ReadonlySet<number>
  standIn: string
  now: number
  /** What a viewer is asked, if it is known already. */
  decisions?: (viewer: Viewer) => Decision[]
}

/** What only one viewer sees, its part of the game's view among it. */
export interface Own extends Pick<TableView, 'viewer' | 'decisions' | 'canUndo' | 'queued'> {
  part: OwnPart | null
}
/** What is said of a table from the first moment to the last, unless its host changes it. */
type Still = Pick<
  TableView,
  | 'id'
  | 'game'
  | 'rules'
  | 'options'
  | 'listed'
  | 'begin'
  | 'host'
  | 'time'
  | 'onTimeout'
  | 'commit'
  | 'rematch'
>
/** What all viewers see alike, beside the part of the game that is open to all. */
export interface Common {
  meta: GameRow
  still: Still
  now: Omit<TableView, keyof Own | keyof Still | 'view' | 'clock'>
  clock: TableView['clock']
}
export type Open = OpenPart<KernelState> | null

/**
 * These three are the only places where a state becomes what leaves the server: everything else passes on what they return.
 * They share their parts with the state, which nobody changes once it is true.
 */
export function commonOf(w: Whole, before: Common | null = null): Common {
  const { game, meta, match: m } = w
  const over = m !== null && isOver(m)
  const now: Common['now'] = {
    state: over ? 'over' : meta.state,
    seq: w.seq,
    moves: w.moves,
    seats: seatsOf(w),
    paused: w.standing.paused,
    proposal: proposalNow(w),
    outcome: m && over ? withWords(game, matchOutcome(game, m)) : null,
  }
  if (over) now.seed = meta.seed
  return { meta, still: before?.meta === meta ? before.still : stillOf(meta), now, clock: clockOf(w) }
}

const stillOf = (meta: GameRow): Still => ({
  id: meta.id,
  game: meta.game,
  rules: meta.rules,
  options: meta.options,
  listed: meta.listed,
  begin: meta.begin,
  host: meta.host,
  time: meta.time,
  onTimeout: meta.onTimeout,
  commit: meta.commit,
  rematch: meta.rematch,
})

export const openOf = ({ match }: Whole): Open => match && openPart(match.state)

export function ownOf(w: Whole, viewer: Viewer): Own {
  const { game, match: m } = w
  const asked = (): Decision[] => {
    if (!m || isOver(m)) return []
    return w.decisions ? w.decisions(viewer) : game.decisions(m.state, viewer)
  }
  return {
    viewer,
    part: m && ownPart(m.state, viewer),
    decisions: asked() as unknown as TableView['decisions'],
    canUndo: m !== null && viewer !== 'spectator' && canUndo(m, viewer),
    queued: viewer === 'spectator' ? null : queuedBy(w.standing, viewer),
  }
}

function queuedBy({ queued }: Standing, seat: number): TableView['queued'] {
  if (!queued?.[seat]) return null
  const { id: _, ...shown } = queued[seat]
  return shown
}

export function joined(common: Common, open: Open, { part, ...own }: Own): TableView {
  const { still, now, clock } = common
  return { ...still, ...now, clock, ...own, view: part && viewOf(open, part) }
}

export const viewOf = (open: Open, part: OwnPart): Record<string, unknown> => ({ ...open, ...part })

export const sightOf = (w: Whole, viewer: Viewer): TableView =>
  joined(commonOf(w), openOf(w), ownOf(w, viewer))

export function seatsOf(w: Whole): SeatView[] {
  const asked = w.match && !isOver(w.match) ? w.game.asked(w.match.state) : []
  return w.seats.map((s) => {
    const byBot = s.kind === 'bot' || (w.controls[s.seat] ?? 'person') !== 'person'
    const seat: SeatView = {
      seat: s.seat,
      kind: s.kind === 'person' && byBot ? 'bot' : s.kind,
      name: s.name,
      here: w.here.has(s.seat),
      resigned: w.match?.resigned.includes(s.seat) ?? false,
      asked: asked.includes(s.seat),
    }
    if (s.player !== null) seat[s.kind === 'open' ? 'reservedFor' : 'player'] = s.player
    if (byBot) seat.level = s.level ?? w.standIn
    return seat
  })
}

function proposalNow({ standing: { proposal }, match, seq: now }: Whole): TableView['proposal'] {
  if (!proposal || !match) return null
  const { seq, ...shown } = proposal
  // To go back from a moment that is no more means something else than was agreed to.
  return shown.what === 'undo' && seq !== now ? null : shown
}

function clockOf({ clock, meta, now }: Whole): TableView['clock'] {
  if (!clock) return null
  const seats = clock.reserve.map((left, seat) => ({ left, deadline: deadline(meta.time, clock, seat) }))
  return { at: now, seats }
}

const withWords = (game: Game, outcome: Outcome | null): TableView['outcome'] =>
  outcome && {
    ...outcome,
    lines: outcome.lines.map((line) => ({ ...line, say: game.words.line(line) })),
  }
