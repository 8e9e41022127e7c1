import { type ScoreLine, seedFrom } from '@perilune/engine'
import {
  bonusCountsOf,
  type Colour,
  groupsOf,
  leads,
  linesOf,
  outcome,
  type PlayerColour,
  type Ring,
} from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'
import { expect, test } from 'vitest'
import { rings, scene } from './scene.js'

const pointsFor = (lines: readonly ScoreLine[], seat: number, why: string): number =>
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
  expect(end.tieBreak).toEqual({ code: 'second-in-first-round' })
})

type Three = Record<Colour, number>

/** What a finished board comes to: all that the scoring looks at. */
interface Tally {
  settlements: [gold: number, silver: number]
  bases: [gold: number, silver: number]
  unplaced: [gold: number, silver: number]
  connected: Three
  highest: Three
  tower: Colour | null
  second: PlayerColour
}

const RIVAL: Record<Colour, Colour> = { gold: 'silver', silver: 'navy', navy: 'gold' }

/**
 * Rings that come to these counts: for every colour a row whose rings rest on each other in turn, and one
 * ring as high as meant.
 */
function ringsFor(connected: Three, highest: Three): Ring[] {
  const list: Ring[] = []
  const add = (colour: Colour, level: number, on: readonly [number, number] | null): number =>
    list.push({ size: 'large', colour, x: 0, y: 0, level, crater: on ? null : 0, on }) - 1
  for (const colour of ['gold', 'silver', 'navy'] as const) {
    let size = 1
    let last = add(colour, 1, null)
    while (size < connected[colour]) {
      const own = connected[colour] - size > 1
      const next = add(own ? colour : RIVAL[colour], 1, null)
      add(colour, 2, [last, next])
      size += own ? 2 : 1
      last = next
    }
    const strangers = [0, 1].map(() => add(RIVAL[colour], 1, null))
    add(colour, highest[colour], [strangers[0], strangers[1]])
  }
  return list
}

type Points = [
  settlements: number,
  bases: number,
  connected: number,
  highest: number,
  tower: number,
  unplaced: number,
]

test.each<[string, Tally, gold: Points, silver: Points, PlayerColour]>([
  [
    'the worked example of the rulebook: gold 10, silver 11',
    {
      settlements: [3, 2],
      bases: [2, 2],
      unplaced: [0, 0],
      connected: { gold: 4, silver: 6, navy: 3 },
      highest: { gold: 4, silver: 3, navy: 3 },
      tower: 'silver',
      second: 'gold',
    },
    [6, 2, 0, 2, 0, 0],
    [4, 2, 2, 0, 3, 0],
    'silver',
  ],
  [
    'navy alone has the largest group and the highest ring, and the tower stands on navy: no bonus at all',
    {
      settlements: [3, 4],
      bases: [3, 2],
      unplaced: [0, 0],
      connected: { gold: 4, silver: 3, navy: 7 },
      highest: { gold: 3, silver: 3, navy: 5 },
      tower: 'navy',
      second: 'silver',
    },
    [6, 3, 0, 0, 0, 0],
    [8, 2, 0, 0, 0, 0],
    'silver',
  ],
  [
    'gold shares the largest group with navy, gold and silver share the highest ring',
    {
      settlements: [2, 2],
      bases: [4, 3],
      unplaced: [0, 0],
      connected: { gold: 5, silver: 4, navy: 5 },
      highest: { gold: 4, silver: 4, navy: 3 },
      tower: 'gold',
      second: 'silver',
    },
    [4, 4, 2, 2, 3, 0],
    [4, 3, 0, 2, 0, 0],
    'gold',
  ],
  [
    'two unplaced rings cost silver two points',
    {
      settlements: [2, 4],
      bases: [4, 2],
      unplaced: [0, 2],
      connected: { gold: 3, silver: 6, navy: 4 },
      highest: { gold: 4, silver: 4, navy: 4 },
      tower: null,
      second: 'gold',
    },
    [4, 4, 0, 2, 0, 0],
    [8, 2, 2, 2, 0, -2],
    'silver',
  ],
  [
    'equal totals: silver was second in the first round and wins',
    {
      settlements: [3, 4],
      bases: [3, 3],
      unplaced: [0, 2],
      connected: { gold: 5, silver: 4, navy: 4 },
      highest: { gold: 3, silver: 4, navy: 3 },
      tower: null,
      second: 'silver',
    },
    [6, 3, 2, 0, 0, 0],
    [8, 3, 0, 2, 0, -2],
    'silver',
  ],
])('all points and the winner, where %s', (_, tally, gold, silver, winner) => {
  const s = ended(tally, tally.second === 'gold' ? 0 : 1)
  s.rings = ringsFor(tally.connected, tally.highest)
  const bearer = s.rings.findIndex((ring) => ring.colour === tally.tower)
  s.tower = { crater: null, ring: bearer < 0 ? null : bearer }
  const counts = bonusCountsOf(s)
  expect([counts.group, counts.highest]).toEqual([tally.connected, tally.highest])
  const end = outcome(s)
  const why = ['settlement', 'base', 'group', 'highest', 'tower', 'unplaced']
  expect(why.map((reason) => pointsFor(end.lines, 0, reason))).toEqual(gold)
  expect(why.map((reason) => pointsFor(end.lines, 1, reason))).toEqual(silver)
  expect(end.ranks.indexOf(1)).toBe(winner === 'gold' ? 0 : 1)
})
