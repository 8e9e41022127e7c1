import {
  canUndo,
  type Game,
  isOver,
  type KernelState,
  type Match,
  matchOutcome,
  type Outcome,
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
  match: Match<KernelState> | null
  clock: Clock | null
  standing: Standing
  here: ReadonlySet<number>
  standIn: string
  now: number
}

/** The one place where a state becomes what leaves the server: everything else passes on what this returns. */
export function sightOf(w: Whole, viewer: Viewer): TableView {
  const { game, meta, match: m } = w
  const over = m !== null && isOver(m)
  return {
    id: meta.id,
    game: meta.game,
    rules: meta.rules,
    options: meta.options,
    state: over ? 'over' : meta.state,
    listed: meta.listed,
    host: meta.host,
    time: meta.time,
    onTimeout: meta.onTimeout,
    viewer,
    seq: m ? m.rows.length : 0,
    moves: m ? m.line.length : 0,
    commit: meta.commit,
    ...(over && { seed: meta.seed }),
    seats: seatsOf(w),
    view: m ? (game.view(m.state, viewer) as unknown as Record<string, unknown>) : null,
    decisions: (m && !over ? game.decisions(m.state, viewer) : []) as unknown as TableView['decisions'],
    canUndo: m !== null && viewer !== 'spectator' && canUndo(m, viewer),
    paused: w.standing.paused,
    proposal: proposalNow(w),
    clock: clockOf(w),
    outcome: m && over ? withWords(game, matchOutcome(game, m)) : null,
    rematch: meta.rematch,
  }
}

export function seatsOf(w: Whole): SeatView[] {
  const asked = w.match && !isOver(w.match) ? w.game.asked(w.match.state) : []
  return w.seats.map((s) => {
    const byBot = s.kind === 'bot' || (w.controls[s.seat] ?? 'person') !== 'person'
    return {
      seat: s.seat,
      kind: s.kind === 'person' && byBot ? 'bot' : s.kind,
      name: s.name,
      ...(s.player !== null && { player: s.player }),
      ...(byBot && { level: s.level ?? w.standIn }),
      here: w.here.has(s.seat),
      resigned: w.match?.resigned.includes(s.seat) ?? false,
      asked: asked.includes(s.seat),
    }
  })
}

function proposalNow({ standing: { proposal }, match }: Whole): TableView['proposal'] {
  if (!proposal || !match) return null
  const { seq, ...shown } = proposal
  // To go back from a moment that is no more means something else than was agreed to.
  return shown.what === 'undo' && seq !== match.rows.length ? null : shown
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
