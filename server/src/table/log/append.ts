import {
  addRow,
  BadSetup,
  type Event,
  IllegalAnswer,
  isOver,
  type Row,
  RunawayRules,
  type Seat,
} from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import { newId } from '../../ports/ids.js'
import { type Append, StoreAway, type StoredRow } from '../../store/port.js'
import { type Clock, clockAfterRow, due } from '../clock/clock.js'
import { awaitedSeats, isShort } from '../clock/short-questions.js'
import { controlsOf } from '../state/seat-control.js'
import { matchInPlay, type Table } from '../state/table.js'
import { applyRow } from './apply-row.js'
import { catchUpOnRows } from './catch-up.js'
import { type AnyMatch, forkMatch, SNAPSHOT_EVERY, snapshotOf } from './replay-log.js'

export interface AppendOptions {
  /** Known to the sender: an answer that is sent twice is stored once. */
  key?: string | undefined
  /** The round-trip time of the sender's connection, in ms. */
  lag?: number | undefined
}

export interface Appended {
  seq: number
  /** The row was stored before, under the same key. */
  again: boolean
}

const NOBODY: readonly Seat[] = []

/** Adds the row that `propose` makes from the present state; it is asked again if another node was first. */
export const append = (table: Table, options: AppendOptions, propose: () => Row): Promise<Appended> =>
  table.queue.run(() => appendNow(table, options, propose))

/** The same for tasks that are already in the table's queue. */
export async function appendNow(table: Table, options: AppendOptions, propose: () => Row): Promise<Appended> {
  const { metrics } = table.context
  // Every row has a key: a write that is repeated because the database did not answer is recognised by it.
  const key = options.key ?? newId()
  for (;;) {
    const taken = table.keys.seqOf(key)
    if (taken !== undefined) return { seq: taken, again: true }
    if (await tryAppend(table, propose(), key, options.lag ?? 0)) return { seq: table.seq, again: false }
    metrics.conflicts.inc()
    await catchUpOnRows(table)
  }
}

/** Plays and stores a row; false if another node has taken its place in the log. */
async function tryAppend(table: Table, row: Row, key: string, lag: number): Promise<boolean> {
  const { context, game } = table
  const { store, storeHealth, metrics } = context
  const match = matchInPlay(table)
  const { fork, back } = forkMatch(game, match)
  const events: Event[] = []
  try {
    play(table, { fork, before: match }, row, events)
  } catch (error) {
    back()
    throw error
  }
  const at = context.now()
  table.lastUse = at
  const controls = 'act' in row ? controlsOf(table.seats, fork.rows) : table.controls
  const asked = isOver(fork) ? [] : game.asked(fork.state)
  const people = table.clock ? asked.filter((seat) => controls[seat] === 'person') : NOBODY
  const { time } = table.meta
  const short = time.kind === 'live' && !isOver(fork) && isShort(game, fork.state, controls)
  const clock = table.clock && clockAfterRow(time, table.clock, row, { asked: people, at, lag, short })
  const stored: StoredRow = {
    seq: fork.rows.length,
    row,
    key,
    at,
    asked: [...asked],
    bot: asked.some((seat) => controls[seat] !== 'person'),
    progress: game.progressData(fork.state),
  }
  const begun = performance.now()
  let won: boolean
  try {
    won = await store.append(appendOf(table, fork, stored, clock))
  } catch (error) {
    back()
    storeHealth.failed(error)
    throw new Refusal(error instanceof StoreAway ? 'STORE_UNSURE' : 'STORE_FAILED')
  }
  storeHealth.worked()
  metrics.commit.observe((performance.now() - begun) / 1000)
  if (!won) {
    back()
    return false
  }
  metrics.countRow('act' in row ? row.act : 'answer' in row ? 'answer' : 'undo')
  const before = table.match && !table.over ? awaitedSeats(game, table.match.state, table.controls) : NOBODY
  const awaited = isOver(fork) ? NOBODY : awaitedSeats(game, fork.state, controls)
  const newlyAsked = awaited.filter((seat) => !before.includes(seat))
  applyRow(table, fork, { stored, events, clock, newlyAsked })
  return true
}

function appendOf({ id, game, meta }: Table, fork: AnyMatch, row: StoredRow, clock: Clock | null): Append {
  const append: Append = { game: id, row }
  if (clock) append.clock = { due: due(meta.time, clock), data: clock }
  if (isOver(fork)) append.ends = true
  if (row.seq % SNAPSHOT_EVERY === 0) append.snapshot = { rules: game.rules, data: snapshotOf(game, fork) }
  return append
}

function play(
  { game, context, id, seq }: Table,
  { fork, before }: { fork: AnyMatch; before: AnyMatch },
  row: Row,
  events: Event[],
) {
  try {
    addRow(game, fork, row, (event) => void events.push(event), before.state)
  } catch (error) {
    if (error instanceof IllegalAnswer) throw new Refusal('ILLEGAL', { because: error.message }, error.reason)
    if (error instanceof BadSetup) throw new Refusal('ILLEGAL', { because: error.message }, { code: 'row' })
    context.log.error({ table: id, seq, row, err: error }, 'the rules broke')
    throw new Refusal(error instanceof RunawayRules ? 'RULES_BROKE' : 'BROKEN')
  }
}
