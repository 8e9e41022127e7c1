import { moon } from '@perilune/moon-words-en'
import { describe, expect, test } from 'vitest'
import { score } from '../src/supply.js'
import { scene, type Told } from './scene.js'

const NO_REWARDS = { industry: 0, housing: 0, transport: 0, food: 0, science: 0 }

function ended(...seats: Told[]) {
  const table = scene({ seats, era: 3, rewards: NO_REWARDS })
  table.passEra()
  const outcome = moon.outcome(table.s)
  if (!outcome) throw new Error('the game goes on')
  return outcome
}

test('the rulebook’s example: Buzz has a total of 100 Hearts', () => {
  const blue = [
    'ice-drill',
    'garage',
    'biodome',
    'strip-mine',
    'solar-field',
    'solar-panels',
    'grow-tent',
    'deep-bore',
    'spaceport',
  ]
  const { points, lines } = ended(
    {
      supply: { hearts: 58 },
      built: ['opera-house', 'workers-union', ...blue],
      reputations: ['legendary', 'renowned'],
    },
    {},
  )
  expect(points[0]).toBe(58 + 12 + 20 + 10)
  expect(lines.filter((l) => l.seat === 0).map((l) => [l.why, l.points])).toEqual([
    ['production:1', 58],
    ['end:opera-house', 12],
    ['end:workers-union', 20],
    ['reputation:legendary', 5],
    ['reputation:renowned', 5],
  ])
})

test('[65] the total is Heart tokens, Grey Structures and Reputation Cards', () => {
  const { points } = ended(
    { supply: { hearts: 7 }, built: ['steakhouse', 'antenna', 'megafactory'], reputations: ['mobile'] },
    {},
  )
  expect(points).toEqual([7 + 8 + 1, 0])
})

test('[65] the lines of a seat add up to its points', () => {
  const { points, lines } = ended(
    { supply: { hearts: 3 }, built: ['city-council', 'rally-track'] },
    { built: ['water-park'] },
  )
  for (const seat of [0, 1])
    expect(lines.filter((l) => l.seat === seat).reduce((sum, l) => sum + l.points, 0)).toBe(points[seat])
})

test('a line of the final count says after which answer its Hearts were earned', () => {
  const table = scene({ seats: [{ built: ['steakhouse'] }, {}], era: 3, rewards: NO_REWARDS })
  score(table.s, { seat: 0, why: 'canteen' }, 2, undefined)
  score(table.s, { seat: 0, why: 'canteen' }, 3, undefined)
  table.s.played += 5
  score(table.s, { seat: 0, why: 'canteen' }, 1, undefined)
  score(table.s, { seat: 0, why: 'canteen' }, 0, undefined)
  const earned = table.s.settlements[0].earned
  const { played } = table.s
  expect(earned.slice(-6)).toEqual(['canteen', 5, played - 5, 'canteen', 1, played])
  table.passEra()
  const lines = moon.outcome(table.s)?.lines.filter((line) => line.why === 'canteen')
  expect(lines).toEqual([
    { seat: 0, why: 'canteen', points: 5, move: played - 5 },
    { seat: 0, why: 'canteen', points: 1, move: played },
  ])
})

test('[66] Reserve Vault and Rally Track look at the Supply after the last Scoring Phase', () => {
  const { points } = ended(
    {
      built: ['reserve-vault', 'rally-track', 'ice-drill'],
      supply: { metal: 3, rovers: 1 },
      rovers: { 'ice-drill': 1 },
    },
    {},
  )
  // Three Metal, two Energy for the card assimilated at last; two Rovers, one of them come back.
  expect(points[0]).toBe(5 + 2)
})

test('[5] the Base is one Blue and one Yellow Structure in scoring', () => {
  expect(ended({ built: ['workers-union'] }, { built: ['garden-suburb'] }).points).toEqual([2, 2])
})

describe('what Grey Structures score', () => {
  const cases: [string, Told, number][] = [
    ['tenants-hall', { built: ['tenants-hall', 'tower-block', 'bunkhouse'] }, 8],
    [
      'rally-track',
      { built: ['rally-track', 'ice-drill'], supply: { rovers: 4 }, rovers: { 'ice-drill': 1 } },
      5,
    ],
    ['workers-union', { built: ['workers-union', 'ice-drill', 'garage', 'canteen'] }, 6],
    ['stockbrokers', { built: ['stockbrokers', 'distiller', 'hackerspace'] }, 6],
    ['reserve-vault', { built: ['reserve-vault'], supply: { water: 4, rovers: 3 } }, 6],
    ['reserve-vault', { built: ['reserve-vault'], supply: { water: 30 } }, 12],
    ['trade-fair', { built: ['trade-fair', 'deep-bore', 'ice-drill', 'spaceport', 'tea-house'] }, 3 * 2 + 3],
    ['city-council', { built: ['city-council', 'canteen', 'canteen', 'dust-road'] }, 6],
    ['garden-suburb', { built: ['garden-suburb', 'canteen', 'tower-block', 'ice-drill'] }, 6],
    ['grand-prix-circuit', { built: ['grand-prix-circuit', 'maglev-line', 'dust-road'] }, 8],
    ['academy', { built: ['academy', 'antenna', 'charger'] }, 4],
    ['visitor-centre', { built: ['visitor-centre'], reputations: ['mobile', 'capable'] }, 4],
    ['steakhouse', { built: ['steakhouse'] }, 8],
    ['opera-house', { built: ['opera-house'] }, 12],
    ['starlight-restaurant', { built: ['starlight-restaurant'] }, 10],
    ['water-park', { built: ['water-park'] }, 11],
    ['grand-collider', { built: ['grand-collider'] }, 11],
    ['founders-monument', { built: ['founders-monument'] }, 8],
    ['space-elevator', { built: ['space-elevator'] }, 15],
    ['distiller', { built: ['distiller'] }, 0],
  ]
  test.each(cases)('%s', (card, told, hearts) => {
    const { lines } = ended(told, {})
    expect(lines.find((l) => l.why === `end:${card}`)?.points ?? 0).toBe(hearts)
  })
})

const REPUTATION_HEARTS: Record<string, number> = {
  versatile: 2,
  productive: 2,
  'open-minded': 2,
  'well-provided': 2,
  mobile: 1,
  specialized: 2,
  hospitable: 2,
  'well-rounded': 2,
  innovative: 3,
  creative: 4,
  capable: 3,
  cultured: 3,
  industrial: 3,
  respected: 2,
  'well-travelled': 3,
  harmonious: 3,
  legendary: 5,
  monumental: 4,
  metropolitan: 4,
  'self-sufficient': 4,
  dominant: 4,
  devoted: 3,
  sprawling: 5,
  renowned: 5,
}

test.each(Object.entries(REPUTATION_HEARTS))('the Reputation %s is worth %i Hearts', (card, hearts) => {
  expect(ended({ reputations: [card] }, {}).points).toEqual([hearts, 0])
})

test('the player with the most Hearts is the winner', () => {
  const { ranks } = ended({ supply: { hearts: 3 } }, { supply: { hearts: 9 } }, { supply: { hearts: 5 } })
  expect(ranks).toEqual([3, 1, 2])
})

test('[67] a tie is broken by Rovers, then by Resources; then the victory is shared', () => {
  const rovers = ended({ supply: { hearts: 5, rovers: 1 } }, { supply: { hearts: 5, metal: 9 } })
  expect([rovers.ranks, rovers.tieBreak]).toEqual([[1, 2], 'most Rovers'])
  const resources = ended({ supply: { hearts: 5 } }, { supply: { hearts: 5, metal: 1 } })
  expect([resources.ranks, resources.tieBreak]).toEqual([[2, 1], 'most Resources'])
  const shared = ended({ supply: { hearts: 5 } }, { supply: { hearts: 5 } }, {})
  expect([shared.ranks, shared.tieBreak]).toEqual([[1, 1, 3], 'shared'])
  expect(ended({ supply: { hearts: 5 } }, {}).tieBreak).toBeUndefined()
})

test('[67] Resources are compared only among those who have the most Rovers', () => {
  const one = { supply: { hearts: 5, rovers: 1 } }
  const { ranks, tieBreak } = ended(one, one, { supply: { hearts: 5, metal: 9 } })
  expect([ranks, tieBreak]).toEqual([[1, 1, 3], 'shared'])
})

test('[67] Rovers come before Resources in places that are not the first, too', () => {
  const { ranks } = ended({ supply: { hearts: 9 } }, { supply: { rovers: 1 } }, { supply: { metal: 9 } })
  expect(ranks).toEqual([1, 2, 3])
})

test('after Era III the game is over', () => {
  const table = scene({ seats: [{}, {}], era: 3 })
  table.passEra()
  expect(table.asked).toEqual([])
  expect(table.refuses(0, { act: 'end' })).toBe('the game is over')
})
