import {
  addRow,
  branchSeed,
  bury,
  canUndo,
  commitTo,
  deal,
  emptyKernel,
  fits,
  type KernelState,
  lay,
  type Match,
  nextBranch,
  openMatch,
  type Row,
  recordOf,
  replay,
  resume,
  seedFrom,
  shuffle,
  takeSnapshot,
} from '@perilune/engine'
import { expect, test } from 'vitest'
import { FaceDownPiles } from '../../src/kernel/branch.js'
import { DECK, handOf, type PassingState, passing } from '../games/passing.js'

const seed = seedFrom('branches')
const open = (): Match<PassingState> => openMatch(passing, {}, 2, seed)
const act = (m: Match<PassingState>, action: string): void =>
  addRow(passing, m, { seat: passing.asked(m.state)[0], answer: { action } })
const back = (m: Match<PassingState>, to: number): void =>
  addRow(passing, m, { rewind: to, branch: nextBranch(m) })

function playOut(m: Match<PassingState>): void {
  while (m.state.stack.length > 0) {
    const [seat] = passing.asked(m.state)
    addRow(passing, m, { seat, answer: passing.answers(m.state, seat)[0] })
  }
}

test('after a branch the cards to come and the dice to come are others than those that were seen', () => {
  const drawn = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const m = open()
    for (let n = 0; n < i; n++) back(m, 0)
    drawn.add(m.state.places[DECK].join())
  }
  expect(drawn.size).toBe(12)
  const rolls = (branched: boolean): string => {
    const m = open()
    act(m, 'roll')
    act(m, 'roll')
    if (branched) back(m, 0)
    else addRow(passing, m, { rewind: 0 })
    act(m, 'roll')
    return `${m.state.chance.seed}:${m.state.dice}`
  }
  expect(rolls(false)).toContain(seed)
  expect(rolls(true)).toContain(branchSeed(seed, 1))
})

test('a branch leaves hands, open cards and everything that anybody knows as they were', () => {
  const m = open()
  act(m, 'draw')
  const hands = [m.state.places[handOf(0)].slice(), m.state.places[handOf(1)].slice()]
  const knows = structuredClone(m.state.knows)
  const deck = m.state.places[DECK].slice()
  act(m, 'draw')
  back(m, 1)
  expect([m.state.places[handOf(0)], m.state.places[handOf(1)]]).toEqual(hands)
  expect(m.state.knows).toEqual(knows)
  for (let viewer = 0; viewer <= 2; viewer++) expect(fits(m.state, viewer)).toBeUndefined()
  expect(m.state.places[DECK]).not.toEqual(deck)
  expect(m.state.places[DECK].toSorted()).toEqual(deck.toSorted())
})

test('a row without a branch brings the same chance again', () => {
  const m = open()
  act(m, 'draw')
  const then = structuredClone(m.state)
  act(m, 'draw')
  addRow(passing, m, { rewind: 1 })
  expect(m.state).toEqual(then)
})

test('a record with both kinds of returns verifies from the seed shown at the end', () => {
  const m = open()
  act(m, 'draw')
  act(m, 'roll')
  back(m, 1)
  act(m, 'roll')
  addRow(passing, m, { rewind: 1 })
  act(m, 'draw')
  back(m, 2)
  back(m, 1)
  playOut(m)
  const record = JSON.parse(JSON.stringify(recordOf(passing, m)))
  expect(replay(passing, record).state).toEqual(m.state)
  const without = { ...record, rows: record.rows.map(({ branch: _, ...row }: { branch?: number }) => row) }
  expect(() => replay(passing, without)).toThrow()
})

test('a return to after a branch runs through the branch again', () => {
  const m = open()
  act(m, 'draw')
  back(m, 0)
  act(m, 'draw')
  const then = structuredClone(m.state)
  act(m, 'draw')
  addRow(passing, m, { rewind: 1 })
  expect(m.state).toEqual(then)
})

test('a snapshot taken after a branch goes on as the log does', () => {
  const m = open()
  act(m, 'draw')
  back(m, 0)
  act(m, 'draw')
  const snapshot = takeSnapshot(passing, m)
  act(m, 'draw')
  const rows: Row[] = [...m.rows, { rewind: 1 }]
  addRow(passing, m, { rewind: 1 })
  const again = resume(passing, m.header, JSON.parse(JSON.stringify(snapshot)), rows)
  expect(again.state).toEqual(m.state)
  expect(again.branches).toEqual(m.branches)
})

test('nobody takes back alone an answer from before a branch', () => {
  const m = open()
  act(m, 'done')
  const seat = 1 - passing.asked(m.state)[0]
  expect(canUndo(m, seat)).toBe(true)
  act(m, 'draw')
  back(m, 1)
  expect(canUndo(m, 0) || canUndo(m, 1)).toBe(false)
})

test.each([0, 2, -1, 1.5, null, '1'])('a first branch numbered %s is refused', (branch) => {
  const m = open()
  act(m, 'draw')
  const before = structuredClone(m)
  expect(() => addRow(passing, m, { rewind: 0, branch } as Row)).toThrow('the next branch is number 1')
  expect(m).toEqual(before)
})

test('the hash shown at the start does not tell the seed of a branch', () => {
  expect(branchSeed(seed, 1)).not.toBe(commitTo(seed))
  expect(branchSeed(seed, 1)).toMatch(/^[0-9a-f]{64}$/)
  expect(branchSeed(seed, 2)).not.toBe(branchSeed(seed, 1))
})

const CARDS = [...'abcdefghijkl']

function pile(): KernelState {
  const s = emptyKernel(
    2,
    [
      { name: 'deck', seenBy: 'none' },
      { name: 'row', seenBy: 'all' },
    ],
    seed,
  )
  lay(s, 0, CARDS)
  shuffle(s, 0)
  deal(s, 0, 1, 4)
  return s
}

test('cards that were put under a pile stay there when a branch shuffles it', () => {
  const s = pile()
  const piles = new FaceDownPiles(s)
  const [first, second] = s.places[1]
  bury(s, 1, 0, first)
  piles.follow(s)
  deal(s, 0, 1, 2)
  bury(s, 1, 0, second)
  piles.follow(s)
  const above = s.places[0].slice(2)
  piles.redraw(s, seed, 1)
  expect(s.places[0].slice(0, 2)).toEqual([second, first])
  expect(s.places[0].slice(2)).not.toEqual(above)
  expect(s.places[0].slice(2).toSorted()).toEqual(above.toSorted())
})

test('cards that were put under a pile are shuffled by a branch once the pile was shuffled', () => {
  const s = pile()
  const piles = new FaceDownPiles(s)
  const [first] = s.places[1]
  bury(s, 1, 0, first)
  piles.follow(s)
  shuffle(s, 0)
  piles.follow(s)
  const bottoms = new Set<string>()
  for (let branch = 1; branch <= 40; branch++) {
    piles.redraw(s, seed, branch)
    bottoms.add(s.places[0][0])
  }
  expect(bottoms.size).toBeGreaterThan(4)
})
