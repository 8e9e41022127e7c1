import { seedFrom } from '@perilune/engine'
import { answer, refusalOf } from '@perilune/engine/testing'
import { CRATERS, KINDS, type MoonBaseState, type RingKind } from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'
import { expect, test } from 'vitest'
import { scene, Table } from '../scene.js'

const fresh = (words: string, first: 'random' | '1' | '2' = '1'): MoonBaseState =>
  moonBase.setup({ first }, 2, seedFrom(words))

const started = (): Table => {
  const table = new Table(fresh('a start'))
  table.does(1, { colour: 'gold' }, { crater: 'L13' })
  return table
}

test('[1] a round is two large rings each, two small rings each, eight placements, then the building', () => {
  const table = started()
  const steps: string[] = []
  while (table.s.round === 1) {
    const [seat] = table.asked
    steps.push(`${table.step} ${seat}`)
    table.does(seat, table.answers(seat)[0])
  }
  expect(steps.slice(0, 4)).toEqual(['draft 0', 'draft 1', 'draft 0', 'draft 1'])
  expect(steps.slice(4, 12)).toEqual([0, 1, 0, 1, 0, 1, 0, 1].map((seat) => `place-ring ${seat}`))
  expect(steps.slice(12).every((step) => step.startsWith('place-base'))).toBe(true)
})

test('[1] the earth marker passes after every round', () => {
  const table = started()
  const starters: number[] = []
  while (table.asked.length > 0) {
    if (starters.length < table.s.round) starters.push(table.s.starter)
    const [seat] = table.asked
    table.does(seat, table.answers(seat)[0])
  }
  expect(starters).toEqual([0, 1, 0, 1, 0, 1])
})

test('[2] chance decides who begins, and piles the rings', () => {
  const games = Array.from({ length: 40 }, (_, n) => fresh(`game ${n}`, 'random'))
  expect(new Set(games.map((s) => s.starter))).toEqual(new Set([0, 1]))
  expect(new Set(games.map((s) => JSON.stringify(s.piles))).size).toBe(40)
})

test('[2] four piles of six of each size hold eight rings of every colour, and everybody sees them all', () => {
  const s = fresh('piles')
  for (const size of ['large', 'small'] as const) {
    expect(s.piles[size].map((pile) => pile.length)).toEqual([6, 6, 6, 6])
    const rings = s.piles[size].flat()
    for (const { kind } of KINDS.filter((kind) => kind.size === size))
      expect(rings.filter((ring) => ring === kind)).toHaveLength(8)
  }
  expect(moonBase.view(s, 0).piles).toEqual(s.piles)
})

test('[3] the second player chooses the colour, and the first has the other one', () => {
  const s = fresh('colours')
  expect(moonBase.asked(s)).toEqual([1])
  answer(moonBase, s, 1, { colour: 'silver' })
  expect(s.colours).toEqual(['gold', 'silver'])
  expect(refusalOf(moonBase, fresh('colours'), 1, { colour: 'navy' })).toBe(
    'navy belongs to neither player: choose gold or silver',
  )
})

test('[3] the second player sets the tower on any large crater, cut ones included, and on no small one', () => {
  const s = fresh('tower')
  answer(moonBase, s, 1, { colour: 'silver' })
  expect(moonBase.asked(s)).toEqual([1])
  expect(moonBase.answers(s, 1)).toHaveLength(27)
  expect(CRATERS.filter((crater) => crater.size === 'large' && crater.cut).length).toBeGreaterThan(0)
  expect(refusalOf(moonBase, s, 1, { crater: 'S01' })).toBe(
    'the research tower stands on a large crater, and this one is small',
  )
  answer(moonBase, s, 1, { crater: 'L21' })
  expect(CRATERS[s.tower.crater ?? -1].id).toBe('L21')
})

test('[4] two rings are taken together from the top of one pile, even where the other player just took', () => {
  const table = started()
  const pile = table.s.piles.large[2].slice()
  table.does(0, { pile: 3 })
  table.does(1, { pile: 3 })
  expect(table.s.hands[0]).toEqual([pile[5], pile[4]])
  expect(table.s.hands[1]).toEqual([pile[3], pile[2]])
  expect(table.s.piles.large[2]).toEqual(pile.slice(0, 2))
})

test('[4] an empty pile gives nothing', () => {
  const table = started()
  table.s.piles.large[1] = []
  expect(table.refuses(0, { pile: 2 })).toBe('the pile is empty')
  expect(table.answers(0)).toEqual([{ pile: 1 }, { pile: 3 }, { pile: 4 }])
  expect(table.refuses(0, { pile: 5 })).toBe('there is no such pile')
})

test('[34] six rounds use up all rings, and there is no seventh', () => {
  const table = started()
  while (table.asked.length > 0) {
    const [seat] = table.asked
    table.does(seat, table.answers(seat)[0])
  }
  expect(table.s.round).toBe(6)
  expect([...table.s.piles.large, ...table.s.piles.small].flat()).toEqual([])
  expect(table.s.rings.length + table.s.unplaced.length).toBe(48)
})

test('only a ring in hand can be placed, and it leaves the hand', () => {
  const hand: RingKind[] = ['large gold', 'small navy', 'small navy', 'large silver']
  const table = scene({ hands: [hand, ['large gold']] })
  expect(table.refuses(0, { ring: 'large navy', crater: 'L13' })).toBe('you have no such ring in hand')
  table.does(0, { ring: 'small navy', crater: 'S20' })
  expect(table.s.hands[0]).toEqual(['large gold', 'small navy', 'large silver'])
  expect(table.asked).toEqual([1])
})

test.each([
  ['1', 0],
  ['2', 1],
] as const)(
  'with the earth marker for %s, seat %i begins and the other one has the choices and the tie',
  (first, starter) => {
    const s = fresh('the marker', first)
    const second = 1 - starter
    expect([s.starter, s.second]).toEqual([starter, second])
    expect(moonBase.asked(s)).toEqual([second])
    answer(moonBase, s, second, { colour: 'gold' })
    expect(moonBase.asked(s)).toEqual([second])
    answer(moonBase, s, second, { crater: 'L13' })
    expect(moonBase.asked(s)).toEqual([starter])
    s.stack = []
    expect(moonBase.outcome(s)?.points).toEqual([0, 0])
    expect(moonBase.outcome(s)?.ranks[second]).toBe(1)
  },
)

test('Moon Base is a game for two', () => {
  expect(moonBase.seats).toEqual({ min: 2, max: 2 })
})
