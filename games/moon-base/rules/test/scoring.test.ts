import { type Line, seedFrom } from '@perilune/engine'
import { groupsOf, leads, linesOf, moonBase, outcome, type PlayerColour } from '@perilune/moon-base'
import { expect, test } from 'vitest'
import { rings, scene, tower } from './scene.js'

const pointsFor = (lines: readonly Line[], seat: number, why: string): number =>
  lines.filter((line) => line.seat === seat && line.why === why).reduce((sum, { points }) => sum + points, 0)

test('[29] rings of one colour that rest on each other are a group; side by side, or on the same ring, they are none', () => {
  const text = 'Lg:250,360 Ls:360,360 Lg:470,360 Lg:305,360^0+1 Ls:415,360^1+2'
  expect(groupsOf(rings(text))).toEqual([
    [0, 3],
    [1, 4],
  ])
  expect(groupsOf(rings('Lg:250,360 Lg:350,360'))).toEqual([])
  expect(groupsOf(rings('Ls:300,360 Ln:420,360 Lg:310,440 Lg:360,360^0+1'))).toEqual([])
})

test('[29] a ring that rests on two groups of its colour makes them one', () => {
  expect(groupsOf(rings('Lg:250,360 Lg:360,360 Lg:305,360^0+1'))).toEqual([[0, 1, 2]])
})

test('[30] the highest ring counts by its level, small like large, also with a ring on it', () => {
  const table = scene({ rings: 'Lg:300,360 Ls:420,360 Sg:360,360^0+1', tower: 'L01' })
  expect(pointsFor(linesOf(table.s), 0, 'highest')).toBe(2)
  expect(pointsFor(linesOf(table.s), 1, 'highest')).toBe(0)
})

test.each<[string, number, number, number, PlayerColour[]]>([
  ['gold alone has the most', 4, 3, 3, ['gold']],
  ['gold and silver share it', 4, 4, 3, ['gold', 'silver']],
  ['gold shares it with navy', 4, 3, 4, ['gold']],
  ['navy alone has it', 3, 3, 4, []],
  ['all three share it', 2, 2, 2, ['gold', 'silver']],
  ['nobody has any', 0, 0, 0, []],
])('[31] the bonus for the most: %s', (_, gold, silver, navy, winners) => {
  const counts = { gold, silver, navy }
  expect((['gold', 'silver'] as const).filter((colour) => leads(counts, colour))).toEqual(winners)
})

test('[32] the tower on a crater or on navy is worth nothing, on a player’s colour three', () => {
  const text = 'Lg:300,360 Ls:420,360 Ln:360,360^0+1'
  const on = (where: string): number[] => {
    const { s } = scene({ rings: text, tower: where })
    return [0, 1].map((seat) => pointsFor(linesOf(s), seat, 'tower'))
  }
  expect(on('L01')).toEqual([0, 0])
  expect(on('#2')).toEqual([0, 0])
  expect(on('#0')).toEqual([3, 0])
  expect(on('#1')).toEqual([0, 3])
})

/** A game that is over, with these pieces and nothing else; seat 0 is gold. */
function ended(counts: { settlements: number[]; bases: number[]; unplaced: number[] }, second: number) {
  const s = moonBase.setup({ first: '1' }, 2, seedFrom('the end'))
  const times = <T>(numbers: number[], make: (seat: number) => T): T[] =>
    numbers.flatMap((count, seat) => Array.from({ length: count }, () => make(seat)))
  s.stack = []
  s.colours = ['gold', 'silver']
  s.second = second
  s.settlements = times(counts.settlements, (seat) => ({ seat, ring: 0, move: 1 }))
  s.bases = times(counts.bases, (seat) => ({ seat, crater: 0, x: 0, y: 0, move: 1 }))
  s.unplaced = times(counts.unplaced, (seat) => ({ seat, ring: 'large gold' as const, move: 1 }))
  return s
}

test('[33] totals may be negative', () => {
  expect(outcome(ended({ settlements: [0, 0], bases: [0, 1], unplaced: [3, 0] }, 1)).points).toEqual([-3, 1])
})

test.each([0, 1])('[33] equal totals: seat %i was second in the first round and wins', (second) => {
  const end = outcome(ended({ settlements: [2, 1], bases: [0, 2], unplaced: [0, 0] }, second))
  expect(end.points).toEqual([4, 4])
  expect(end.ranks[second]).toBe(1)
  expect(end.ranks[1 - second]).toBe(2)
  expect(end.tieBreak).toBeDefined()
})

interface Tally {
  settlements: [number, number]
  bases: [number, number]
  unplaced?: [number, number]
  /** Colours of a position that gives the bonuses meant: of rings in a notation of their own. */
  rings: string
  tower: string
  second: number
}

/** A stack of large gold rings four high, and a chain of six silver ones. */
const GOLD_HIGH = 'Lg:100,100 Ls:220,100 Ln:340,100 Ls:460,100 Lg:160,100^0+1 Ln:280,100^1+2 Ls:400,100^2+3'
const CHAIN = 'Ls:100,500 Ls:200,500 Ls:150,500^0+1 Ls:300,500 Ls:250,500^1+3 Ls:200,500^2+4'
const shifted = (text: string, by: number): string =>
  text.replaceAll(/\^(\d+)\+(\d+)/g, (_, a, b) => `^${Number(a) + by}+${Number(b) + by}`)

test.each<[string, Tally, [number, number], number]>([
  [
    'the worked example of the rulebook: gold 10, silver 11',
    {
      settlements: [3, 2],
      bases: [2, 2],
      rings: `${GOLD_HIGH} Lg:220,100^4+5 Ls:340,100^5+6 Lg:280,100^7+8 ${shifted(CHAIN, 10)}`,
      tower: '#1',
      second: 0,
    },
    [10, 11],
    1,
  ],
  [
    'navy alone leads everywhere: no bonus at all',
    {
      settlements: [3, 4],
      bases: [3, 2],
      rings: 'Ln:100,500 Ln:200,500 Ln:150,500^0+1 Lg:400,500 Ls:500,500',
      tower: '#2',
      second: 1,
    },
    [9, 10],
    1,
  ],
  [
    'unplaced rings cost a point each',
    { settlements: [2, 4], bases: [4, 2], unplaced: [0, 2], rings: '', tower: '', second: 0 },
    [8, 8],
    0,
  ],
])('%s', (_, tally, points, winner) => {
  const s = ended({ ...tally, unplaced: tally.unplaced ?? [0, 0] }, tally.second)
  s.rings = rings(tally.rings)
  s.tower = tower(tally.tower)
  const end = outcome(s)
  expect(end.points).toEqual(points)
  expect(end.ranks.indexOf(1)).toBe(winner)
})
