import {
  addRow,
  type Event,
  type Game,
  type Header,
  type KernelState,
  type Match,
  numberingKey,
  openMatch,
  type Row,
  resume,
  type Snapshot,
  takeSnapshot,
} from '@perilune/engine'
import type { GameRow, Store } from '../../store/port.js'

export type AnyMatch = Match<KernelState>

export const headerOf = (meta: GameRow, seats: number): Header => ({
  game: meta.game,
  rules: meta.rules,
  seats,
  options: meta.options,
  seed: meta.seed,
})

/** Opens a match from its log: from the snapshot if there is one, else from the start. */
export async function openFromLog(
  store: Store,
  game: Game,
  meta: GameRow & { seats: number },
  rows: readonly Row[],
): Promise<AnyMatch> {
  const kept = rows.length >= SNAPSHOT_EVERY ? await store.snapshot(meta.id) : undefined
  const snapshot = kept && readSnapshot(game, kept)
  // A snapshot can be newer than the rows read before it; then the log is replayed.
  if (snapshot && snapshot.rows <= rows.length)
    return resume(game, headerOf(meta, meta.seats), snapshot, rows)
  return replayRows(game, meta, rows)
}

/** Plays rows from the start; `onRow` sees the match after each of them, first of all at the start. */
export function replayRows(
  game: Game,
  { options, seats, seed }: Pick<Header, 'options' | 'seats' | 'seed'>,
  rows: readonly Row[],
  onRow?: (seq: number, row: Row | null, events: Event[]) => void,
): AnyMatch {
  const events: Event[] = []
  const tell = onRow && ((event: Event) => void events.push(event))
  const m = openMatch(game, options, seats, seed, tell)
  onRow?.(0, null, events.splice(0))
  for (const row of rows) {
    addRow(game, m, row, tell)
    onRow?.(m.rows.length, row, events.splice(0))
  }
  return m
}

/**
 * A copy to play on, discarded if the row is not stored. The long lists are shared, because copying them
 * would cost more than all the rest: until `back` is called or the copy is taken they may have one row more
 * or less.
 */
export function forkMatch(game: Game, m: AnyMatch): { fork: AnyMatch; back(): void } {
  const { rows, line } = m
  const fork: AnyMatch = {
    header: m.header,
    rows,
    line,
    branches: m.branches,
    state: game.clone(m.state),
    floor: m.floor,
    since: m.since.slice(),
    replaced: m.replaced.slice(),
    resigned: m.resigned.slice(),
    stopped: m.stopped,
  }
  const length = rows.length
  const moves = line.length
  const last = line[moves - 1]
  const back = () => {
    rows.length = length
    line.length = moves
    if (moves > 0) line[moves - 1] = last
  }
  return { fork, back }
}

export const SNAPSHOT_EVERY = 50

/** A stored snapshot includes the numbering of its rules: see `numberingKey`. */
type KeptSnapshot = Snapshot<KernelState> & { readonly numbering?: string }

export const snapshotOf = (game: Game, m: AnyMatch): string =>
  JSON.stringify({ ...takeSnapshot(game, m), numbering: numberingKey(game) } satisfies KeptSnapshot)

/** A snapshot under other rules or another numbering is ignored; the rows are replayed. */
function readSnapshot(game: Game, kept: { rules: number; data: string }): KeptSnapshot | undefined {
  if (kept.rules !== game.rules) return undefined
  const snapshot = JSON.parse(kept.data) as KeptSnapshot
  return snapshot.numbering === numberingKey(game) ? snapshot : undefined
}
