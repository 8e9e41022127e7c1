import {
  addRow,
  BadSetup,
  canUndo,
  commitTo,
  digestOf,
  type Event,
  eventFor,
  type GameRecord,
  type Match,
  matchOutcome,
  openMatch,
  readRecord,
  recordOf,
  replay,
  resume,
  seedFrom,
  takeSnapshot,
} from '@perilune/engine'
import { expect, test } from 'vitest'
import { type AuctionState, auction } from './games/auction.js'
import { handOf, type PassingState, passing } from './games/passing.js'

const seed = seedFrom('records')
const open = (): Match<PassingState> => openMatch(passing, {}, 2, seed)
const act = (m: Match<PassingState>, action: string, card?: string): void => {
  const [seat] = passing.asked(m.state)
  addRow(passing, m, { seat, answer: card ? { action, card } : { action } })
}
const first = (m: Match<PassingState>): number => passing.asked(m.state)[0]
const bid = (m: Match<AuctionState>, seat: number, coins: number): void =>
  addRow(auction, m, { seat, answer: { amounts: { coins } } })

function playOut<S extends PassingState>(m: Match<S>): void {
  while (m.state.stack.length > 0) {
    const [seat] = passing.asked(m.state)
    addRow(passing as never, m, { seat, answer: passing.answers(m.state, seat)[0] })
  }
}

test('an answer that used no chance and taught its seat nothing can be taken back, exactly', () => {
  const m = open()
  const seat = first(m)
  const before = structuredClone(m.state)
  act(m, 'play', m.state.places[handOf(seat)][0])
  expect(canUndo(m, seat)).toBe(true)
  addRow(passing, m, { seat, undo: true })
  expect(m.state).toEqual(before)
  expect(m.line).toEqual([])
  expect(m.rows).toHaveLength(2)
})

test('the record of a running game tells neither its seed nor the digest of its hidden state', () => {
  const m = open()
  expect(Object.keys(recordOf(passing, m))).not.toEqual(expect.arrayContaining(['seed']))
  expect(recordOf(passing, m)).not.toHaveProperty('digest')
  playOut(m)
  expect(recordOf(passing, m)).toMatchObject({ seed, digest: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('of several answers the last one is taken back first', () => {
  const m = open()
  const seat = first(m)
  const [a, b] = m.state.places[handOf(seat)]
  act(m, 'show', a)
  const between = structuredClone(m.state)
  act(m, 'show', b)
  addRow(passing, m, { seat, undo: true })
  expect(m.state).toEqual(between)
  expect(canUndo(m, seat)).toBe(true)
})

test.each(['roll', 'draw', 'search'])('nothing can be taken back after %s', (action) => {
  const m = open()
  act(m, 'show', m.state.places[handOf(first(m))][0])
  act(m, action)
  expect(canUndo(m, 0) || canUndo(m, 1)).toBe(false)
})

test('nobody takes back an answer after another seat has acted, nor that of another', () => {
  const m = open()
  const seat = first(m)
  act(m, 'done')
  expect(canUndo(m, 1 - seat)).toBe(false)
  act(m, 'done')
  expect(canUndo(m, seat)).toBe(false)
  expect(() => addRow(passing, m, { seat, undo: true })).toThrow('nothing that this seat can take back')
})

test('a sealed bid can be taken back, but not by the seat whose bid opened them all', () => {
  const m = openMatch(auction, {}, 2, seed)
  bid(m, 0, 1)
  expect(canUndo(m, 0)).toBe(true)
  bid(m, 1, 2)
  expect(m.state.lots).toEqual([0, 1])
  expect(canUndo(m, 1)).toBe(false)
})

test('sealed bids are taken back one by one without playing the others again', () => {
  let plays = 0
  const counted: typeof auction = {
    ...auction,
    play: (...given) => {
      plays++
      auction.play(...given)
    },
  }
  const m = openMatch(counted, {}, 3, seed)
  addRow(counted, m, { seat: 1, answer: { amounts: { coins: 1 } } })
  const states = [structuredClone(m.state)]
  for (let n = 0; n < 50; n++) {
    addRow(counted, m, { seat: 0, answer: { amounts: { coins: n % 3 } } })
    states.push(structuredClone(m.state))
  }
  plays = 0
  for (let n = 49; n >= 1; n--) {
    addRow(counted, m, { seat: 0, undo: true })
    expect(m.state).toEqual(states[n])
  }
  expect(plays).toBe(0)
  addRow(counted, m, { seat: 0, undo: true })
  expect(m.state.pending).toEqual(states[0].pending)
  expect(m.line).toHaveLength(1)
})

test('a bid that is taken back after a snapshot was read gives way to the one before it', () => {
  const m = openMatch(auction, {}, 2, seed)
  for (const coins of [1, 2, 3]) bid(m, 0, coins)
  const snapshot = JSON.parse(JSON.stringify(takeSnapshot(auction, m)))
  const { replaced: _, ...early } = snapshot
  const matches = [snapshot, early].map((kept) => resume(auction, m.header, kept, m.rows))
  for (const each of [m, ...matches]) addRow(auction, each, { seat: 0, undo: true })
  for (const { state } of matches) expect(state).toEqual(m.state)
  expect(m.state.pending[0]).toEqual({ amounts: { coins: 2 } })
})

test('the table can return to an earlier moment, and the log says so', () => {
  const m = open()
  act(m, 'roll')
  const then = structuredClone(m.state)
  act(m, 'roll')
  addRow(passing, m, { rewind: 1 })
  expect(m.state).toEqual(then)
  expect(m.rows).toHaveLength(3)
  expect(() => addRow(passing, m, { rewind: 9 })).toThrow('no moment 9')
})

test('a row that is refused leaves the match as it was', () => {
  const m = open()
  act(m, 'roll')
  const before = structuredClone(m)
  expect(() => act(m, 'fly')).toThrow('that was not offered')
  expect(m).toEqual(before)
})

test('a finished game played again from its record is the same game', () => {
  const m = open()
  playOut(m)
  const record = readRecord(JSON.parse(JSON.stringify(recordOf(passing, m))))
  expect(record.seed).toBe(seed)
  const seen: number[] = []
  const again = replay(passing, record, (match) => seen.push(match.rows.length))
  expect(again.state).toEqual(m.state)
  expect(seen).toEqual([...Array(m.rows.length + 1).keys()])
})

test('the record of a running game has no seed, and can’t be replayed', () => {
  const record = recordOf(passing, open())
  expect(record.seed).toBeUndefined()
  expect(JSON.stringify(record)).not.toContain(seed)
  expect(record.commit).toBe(commitTo(seed))
  expect(() => replay(passing, record)).toThrow('no seed')
})

test('a record that was changed is found out', () => {
  const m = open()
  playOut(m)
  const record = recordOf(passing, m)
  expect(() => replay(passing, { ...record, seed: seedFrom('other') })).toThrow('record was changed')
  expect(() => replay(passing, { ...record, rules: 2 })).toThrow('under rules 2')
  expect(() => replay(auction, record)).toThrow("not of 'auction'")
  expect(() => replay(passing, { ...record, digest: 'x' })).toThrow('does not end as the record says')
  expect(() => readRecord({ ...record, rows: undefined })).toThrow(BadSetup)
  expect(() => readRecord(null)).toThrow('not a record')
})

test('a snapshot opens the match with what can still be taken back', () => {
  const m = open()
  act(m, 'roll')
  const snapshot = JSON.parse(JSON.stringify(takeSnapshot(passing, m)))
  act(m, 'done')
  const opened = resume(passing, m.header, snapshot, m.rows)
  expect(opened).toEqual(m)
  expect(canUndo(opened, m.line[1].seat)).toBe(canUndo(m, m.line[1].seat))
})

test('who resigns ranks behind all who stayed; a game with one seat left is over', () => {
  const m = openMatch(auction, {}, 3, seed)
  addRow(auction, m, { act: 'resign', seat: 1 })
  expect(matchOutcome(auction, m)).toBeNull()
  addRow(auction, m, { act: 'resign', seat: 0 })
  expect(matchOutcome(auction, m)?.ranks).toEqual([2, 3, 1])
  expect(() => bid(m, 2, 0)).toThrow('the game is over')
})

test('an event is read by those it is for; the others read its public form, or that of the next circle, or nothing', () => {
  const event: Event = { what: 'a', to: [0], others: { what: 'b', to: [1], others: { what: 'c' } } }
  expect([0, 1, 2, 'spectator' as const].map((v) => eventFor(event, v)?.what)).toEqual(['a', 'b', 'c', 'c'])
  expect(eventFor({ what: 'a', to: [0] }, 'spectator')).toBeUndefined()
  expect(eventFor({ what: 'open' }, 'spectator')?.what).toBe('open')
})

/** The game ends in a tie that is told in these words. */
const tiedAs = (tieBreak: string): typeof passing => ({
  ...passing,
  outcome: (s) => {
    const outcome = passing.outcome(s)
    return outcome && { ...outcome, tieBreak }
  },
})

test('the words for what broke a tie may change under a record, but not under one of format 1', () => {
  const m = open()
  playOut(m)
  const [then, now] = [tiedAs('most cards'), tiedAs('whoever holds the most cards')]
  const record = recordOf(then, m)
  expect(record.perilune).toBe(2)
  expect(() => replay(now, record)).not.toThrow()
  const old: GameRecord = { ...record, perilune: 1, digest: digestOf(then, m, 1) }
  expect(() => replay(then, readRecord(JSON.parse(JSON.stringify(old))))).not.toThrow()
  expect(() => replay(now, old)).toThrow('does not end as the record says')
  expect(() => replay(then, { ...old, perilune: 2 })).toThrow('does not end as the record says')
})

test('a record of a format that nobody knows is refused', () => {
  expect(() => readRecord({ ...recordOf(passing, open()), perilune: 3 })).toThrow('not a record')
})
