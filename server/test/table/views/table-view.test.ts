import { addRow, type Game, openMatch, type Row } from '@perilune/engine'
import { expect, test } from 'vitest'
import type { GameRow, SeatRow } from '../../../src/store/port.js'
import { NO_AGREEMENTS } from '../../../src/table/agreements/agreements.js'
import { startClock } from '../../../src/table/clock/clock.js'
import type { AnyMatch } from '../../../src/table/log/replay-log.js'
import { forkMatch } from '../../../src/table/log/replay-log.js'
import {
  seatInfoOf,
  sharedViewOf,
  type TableState,
  tableViewOf,
} from '../../../src/table/views/table-view.js'
import { lanterns } from '../../games/lanterns.js'

/* What leaves the server of a table, made from a state by hand. */

const game = lanterns as unknown as Game
const SEED = '7'.repeat(64)
const LIVE = { kind: 'live', move: 10, reserve: 60 } as const

const meta: GameRow = {
  id: 'table',
  game: 'lanterns',
  rules: 1,
  options: { rounds: 1 },
  seed: SEED,
  commit: 'hash of the seed',
  chosenSeed: false,
  time: { kind: 'none' },
  onTimeout: 'bot',
  listed: false,
  begin: 'full',
  host: 'ada',
  state: 'playing',
  created: 0,
  rematch: null,
  seating: 0,
}
const seats: SeatRow[] = [
  { seat: 0, kind: 'person', player: 'ada', name: 'Ada', level: null },
  { seat: 1, kind: 'bot', player: null, name: 'Hypatia', level: 'hard' },
  { seat: 2, kind: 'person', player: 'bo', name: 'Bo', level: null },
]

function whole(rows: readonly Row[] = [], more: Partial<TableState> = {}): TableState {
  const match = openMatch(game, { rounds: 1 } as never, 3, SEED) as AnyMatch
  for (const row of rows) addRow(game, match, row)
  return {
    game,
    meta,
    seats,
    controls: ['person', 'bot', 'person'],
    match,
    seq: match.rows.length,
    moves: match.line.length,
    clock: null,
    agreements: NO_AGREEMENTS,
    here: new Set([0]),
    standIn: 'medium',
    now: 1000,
    ...more,
  }
}

const END = { end: 1 }
const wish = (wishes: number) => ({ amounts: { wishes } })
const OVER: Row[] = [
  ...[0, 1, 2].map((seat) => ({ seat, answer: END })),
  ...[0, 1, 2].map((seat) => ({ seat, answer: wish(seat) })),
]

test('seats say who sits there, who is asked, who is there and which bot plays', () => {
  expect(seatInfoOf(whole())).toEqual([
    { seat: 0, kind: 'person', name: 'Ada', here: true, resigned: false, asked: true, player: 'ada' },
    { seat: 1, kind: 'bot', name: 'Hypatia', here: false, resigned: false, asked: false, level: 'hard' },
    { seat: 2, kind: 'person', name: 'Bo', here: false, resigned: false, asked: false, player: 'bo' },
  ])
})

test('a seat that a bot plays for a person shows the bot that sits in, and still whose seat it is', () => {
  for (const control of ['bot', 'timeout'] as const)
    expect(seatInfoOf(whole([], { controls: ['person', 'bot', control] }))[2]).toMatchObject({
      kind: 'bot',
      level: 'medium',
      player: 'bo',
    })
})

test('an open seat that is kept for somebody says for whom; before the start nobody is asked', () => {
  const kept: SeatRow[] = [
    { seat: 0, kind: 'open', player: 'bo', name: 'Bo', level: null },
    { seat: 1, kind: 'open', player: null, name: '', level: null },
  ]
  const view = tableViewOf(whole([], { match: null, seats: kept, controls: [], seq: 0, moves: 0 }), 0)
  expect(view.seats).toEqual([
    { seat: 0, kind: 'open', name: 'Bo', here: true, resigned: false, asked: false, reservedFor: 'bo' },
    { seat: 1, kind: 'open', name: '', here: false, resigned: false, asked: false },
  ])
  expect(view).toMatchObject({ view: null, decisions: [], canUndo: false, queued: null, outcome: null })
})

test('the seed is told when the game is over and not before; then nobody is asked any more', () => {
  const running = tableViewOf(whole(OVER.slice(0, -1)), 0)
  expect(running.state).toBe('playing')
  expect('seed' in running).toBe(false)
  expect(JSON.stringify(running)).not.toContain(SEED)
  const over = tableViewOf(whole(OVER), 0)
  expect(over).toMatchObject({ state: 'over', seed: SEED, decisions: [], canUndo: false })
  expect(over.seats.map(({ asked }) => asked)).toEqual([false, false, false])
  expect(over.outcome).toMatchObject({ ranks: [3, 2, 1] })
  expect(over.outcome?.lines[2]).toMatchObject({ seat: 2, points: 2, say: 'lanterns' })
})

test('a player who has resigned is shown as such', () => {
  const view = tableViewOf(whole([{ act: 'resign', seat: 2 }]), 0)
  expect(view.seats.map(({ resigned }) => resigned)).toEqual([false, false, true])
})

test('an answer can be taken back by its own seat, as that seat is told and nobody else', () => {
  const table = whole([{ seat: 0, answer: { mark: 1 } }])
  expect([0, 2, 'spectator' as const].map((viewer) => tableViewOf(table, viewer).canUndo)).toEqual([
    true,
    false,
    false,
  ])
})

test('a queued answer is shown to its seat alone, without the name it is kept under', () => {
  const queued = { 2: { id: 'secret', answer: END, seen: 0, always: false } }
  const table = whole([], { agreements: { ...NO_AGREEMENTS, queued } })
  expect(tableViewOf(table, 2).queued).toEqual({ answer: END, seen: 0, always: false })
  expect([0, 'spectator' as const].map((viewer) => tableViewOf(table, viewer).queued)).toEqual([null, null])
})

const proposal = { id: 'p', by: 0, agreed: [0], needed: [2], until: 5000, seq: 1 }

test('a proposal to go back is shown only at the moment for which it was made; others stay', () => {
  const shown = (what: 'undo' | 'pause', rows: Row[]) =>
    sharedViewOf(whole(rows, { agreements: { paused: false, proposal: { ...proposal, what } } })).now.proposal
  const one: Row[] = [{ seat: 0, answer: { mark: 1 } }]
  const two: Row[] = [...one, { seat: 0, answer: END }]
  const { seq: _, ...open } = proposal
  expect(shown('undo', one)).toEqual({ ...open, what: 'undo' })
  expect(shown('undo', two)).toBeNull()
  expect(shown('pause', two)).toEqual({ ...open, what: 'pause' })
  expect(
    sharedViewOf(
      whole([], { match: null, agreements: { paused: false, proposal: { ...proposal, what: 'stop' } } }),
    ).now.proposal,
  ).toBeNull()
})

test('a clock shows what every seat has left, its deadline and the time of the server', () => {
  const clock = startClock(LIVE, 3, [0], 1000)
  const view = tableViewOf(whole([], { clock, meta: { ...meta, time: LIVE } }), 'spectator')
  expect(view.clock).toEqual({
    at: 1000,
    seats: [
      { left: 60_000, deadline: 71_000 },
      { left: 60_000, deadline: null },
      { left: 60_000, deadline: null },
    ],
  })
  expect(tableViewOf(whole(), 0).clock).toBeNull()
})

test('what a host changes is seen at the next look, and what nobody changes is not made again', () => {
  const first = sharedViewOf(whole())
  expect(sharedViewOf(whole(), first).settings).toBe(first.settings)
  const listed = sharedViewOf(whole([], { meta: { ...meta, listed: true } }), first)
  expect(listed.settings).toMatchObject({
    listed: true,
    id: 'table',
    host: 'ada',
    commit: 'hash of the seed',
  })
})

test('a row that did not reach the disk leaves no trace in the match it was played from', () => {
  const { match } = whole([{ seat: 0, answer: { mark: 1 } }])
  const before = structuredClone(match) as AnyMatch
  for (const row of [
    { seat: 0, answer: END },
    { seat: 0, undo: true },
    { act: 'resign', seat: 2 },
  ] as Row[]) {
    const { fork, back } = forkMatch(game, match as AnyMatch)
    addRow(game, fork, row)
    back()
    expect(match).toEqual(before)
  }
})
