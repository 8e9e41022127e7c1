import {
  canUndo,
  type Decision,
  type DecisionData,
  type Game,
  isOver,
  type KernelState,
  type Match,
  matchOutcome,
  matchOutcomeData,
  type OpenPart,
  type OwnPart,
  openPart,
  ownPart,
  plain,
  type ScoreLine,
  type Viewer,
} from '@perilune/engine'
import type { SeatInfo, TableView } from '@perilune/protocol'
import type { GameRow, SeatRow } from '../../store/port.js'
import type { Agreements } from '../agreements/agreements.js'
import { type Clock, deadline } from '../clock/clock.js'
import type { Control } from '../state/seat-control.js'
import { droppedText } from './dropped-text.js'
import type { Form } from './form.js'

/** Everything that views of a table are made from. */
export interface TableState {
  game: Game
  meta: GameRow
  seats: readonly SeatRow[]
  controls: readonly Control[]
  /** Its lists may be one row ahead; `seq` and `moves` are authoritative. */
  match: Match<KernelState> | null
  seq: number
  moves: number
  clock: Clock | null
  agreements: Agreements
  here: ReadonlySet<number>
  standIn: string
  now: number
  /** What a viewer is asked, if it is known already. */
  decisions?: (viewer: Viewer, form: Form) => Decisions
}

export type Decisions = readonly (Decision | DecisionData)[]

/** What only one viewer sees, including that viewer's part of the game. */
export interface SeatView extends Pick<TableView, 'viewer' | 'decisions' | 'canUndo' | 'queued' | 'outcome'> {
  part: OwnPart | null
}
/** What stays the same from the first moment to the last, unless the host changes it. */
type TableSettings = Pick<
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
export interface SharedView {
  meta: GameRow
  settings: TableSettings
  now: Omit<TableView, keyof SeatView | keyof TableSettings | 'view' | 'clock'>
  clock: TableView['clock']
}
export type OpenGamePart = OpenPart<KernelState> | null

/**
 * These three functions are the only places where a state becomes what leaves the server. Their results share
 * parts with the state, which is never changed once stored.
 */
export function sharedViewOf(w: TableState, before: SharedView | null = null): SharedView {
  const { meta, match: m } = w
  const over = m !== null && isOver(m)
  const now: SharedView['now'] = {
    state: over ? 'over' : meta.state,
    seq: w.seq,
    moves: w.moves,
    seats: seatInfoOf(w),
    paused: w.agreements.paused,
    proposal: proposalNow(w),
  }
  if (over) now.seed = meta.seed
  return {
    meta,
    settings: before?.meta === meta ? before.settings : settingsOf(meta),
    now,
    clock: clockOf(w),
  }
}

const settingsOf = (meta: GameRow): TableSettings => ({
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

export const openPartOf = ({ match }: TableState): OpenGamePart => match && openPart(match.state)

export function seatViewOf(w: TableState, viewer: Viewer, form: Form = 'sentences'): SeatView {
  const { game, match: m } = w
  const asked = (): Decisions => {
    if (!m || isOver(m)) return []
    if (w.decisions) return w.decisions(viewer, form)
    return form === 'data' ? game.questions(m.state, viewer) : game.decisions(m.state, viewer)
  }
  return {
    viewer,
    part: m && ownPart(m.state, viewer),
    decisions: asked() as unknown as TableView['decisions'],
    canUndo: m !== null && viewer !== 'spectator' && canUndo(m, viewer),
    queued: viewer === 'spectator' ? null : queuedBy(w, viewer, form),
    outcome: outcomeOf(w, form),
  }
}

function queuedBy(w: TableState, seat: number, form: Form): TableView['queued'] {
  const order = w.agreements.queued?.[seat]
  if (!order) return null
  const { id: _, dropped, ...shown } = order
  if (dropped === undefined) return shown
  const why = form === 'data' ? dropped : droppedText(w, seat, dropped)
  return { ...shown, dropped: why } as TableView['queued']
}

function outcomeOf({ game, match: m }: TableState, form: Form): TableView['outcome'] {
  if (!m || !isOver(m)) return null
  if (form === 'data') return matchOutcomeData(game, m) as unknown as TableView['outcome']
  const outcome = matchOutcome(game, m)
  if (!outcome) return null
  const says = (line: ScoreLine): string => plain(game.words.score(line))
  return { ...outcome, lines: outcome.lines.map((line) => ({ ...line, say: says(line) })) }
}

export function joinViews(shared: SharedView, open: OpenGamePart, { part, ...own }: SeatView): TableView {
  const { settings, now, clock } = shared
  return { ...settings, ...now, clock, ...own, view: part && viewOf(open, part) }
}

export const viewOf = (open: OpenGamePart, part: OwnPart): Record<string, unknown> => ({ ...open, ...part })

export const tableViewOf = (w: TableState, viewer: Viewer, form?: Form): TableView =>
  joinViews(sharedViewOf(w), openPartOf(w), seatViewOf(w, viewer, form))

export function seatInfoOf(w: TableState): SeatInfo[] {
  const asked = w.match && !isOver(w.match) ? w.game.asked(w.match.state) : []
  return w.seats.map((s) => {
    const byBot = s.kind === 'bot' || (w.controls[s.seat] ?? 'person') !== 'person'
    const seat: SeatInfo = {
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

function proposalNow({ agreements: { proposal }, match, seq: now }: TableState): TableView['proposal'] {
  if (!proposal || !match) return null
  const { seq, ...shown } = proposal
  // The position the proposal refers to has been undone, so the agreement no longer applies.
  return shown.what === 'undo' && seq !== now ? null : shown
}

function clockOf({ clock, meta, now }: TableState): TableView['clock'] {
  if (!clock) return null
  const seats = clock.reserve.map((left, seat) => ({ left, deadline: deadline(meta.time, clock, seat) }))
  return { at: now, seats }
}
