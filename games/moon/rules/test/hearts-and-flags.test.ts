import { plain } from '@perilune/engine'
import type { Era } from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import { assimilate, construct, END, EXPEDITION, flip, obelisk, park, scene } from './scene.js'

test('[45] X is 3, 2 and 1 in Eras I, II and III', () => {
  const table = scene({ seats: [{}, {}] })
  expect(table.s.x).toBe(3)
  table.passEra()
  expect(table.s.x).toBe(2)
  const second = scene({ seats: [{}, {}], era: 2 })
  second.passEra()
  expect(second.s.x).toBe(1)
})

test('[45] X drops after the Flag Rewards and before Hearts on cards are scored', () => {
  const table = scene({ seats: [{ built: ['steakhouse'], hearts: { steakhouse: 1 } }, {}] })
  table.passTurn()
  table.does(1, assimilate('solar-panels'))
  const seen: unknown[] = []
  moon.play(table.s, 1, END, (e) => {
    if (e.what === 'scores') seen.push([e.cause, e.flag ?? e.card, e.era, table.s.x])
  })
  expect(seen).toEqual([
    ['flag', 'industry', 1, 3],
    ['flag', 'housing', 1, 3],
    ['hearts-on', 'steakhouse', 1, 2],
  ])
})

test('[46] Hearts on cards score in every Scoring Phase, and stay', () => {
  const table = scene({
    seats: [{ built: ['steakhouse'], reputations: ['devoted'], hearts: { steakhouse: 1, devoted: 3 } }, {}],
    rewards: { industry: 0 },
  })
  table.passEra()
  expect(table.hearts(0)).toBe(4)
  expect(table.on(0, 'steakhouse').hearts).toBe(1)
  expect(table.on(0, 'devoted').hearts).toBe(3)
})

test('[46] a Heart on a card in Era I is worth three in the end, and nothing beyond that', () => {
  const later = scene({
    seats: [{ built: ['hackerspace'], hearts: { hackerspace: 1 } }, {}],
    era: 3,
    rewards: { industry: 0 },
  })
  later.passEra()
  expect(later.hearts(0)).toBe(1)
  expect(later.points(0)).toBe(1)
})

test('[47] the Distiller always has as many Hearts as there are Food Flags', () => {
  const table = scene({
    seats: [
      {
        base: 'imbrium-base',
        hand: ['distiller', 'canteen'],
        built: ['obelisk'],
        supply: { water: 1, bio: 1 },
      },
      {},
    ],
  })
  table.does(0, construct('distiller', { water: 1 }))
  expect(table.on(0, 'distiller').hearts).toBe(1)
  table.does(0, { act: 'obelisk', obelisk: 'obelisk', card: 'canteen', pay: [0, 0, 1, 0] })
  expect(table.on(0, 'distiller').hearts).toBe(2)
})

test('[47] the LED Garden always has as many Hearts as there are Bio Production symbols', () => {
  const table = scene({
    seats: [
      { hand: ['biodome'], built: ['led-garden', 'recycling-plant'], supply: { water: 1, bio: 5 } },
      {},
    ],
  })
  expect(table.on(0, 'led-garden').hearts).toBe(1)
  table.does(0, construct('biodome', { water: 1 }))
  expect(table.on(0, 'led-garden').hearts).toBe(3)
  table.does(0, flip('recycling-plant'), { card: 'biodome' })
  expect(table.on(0, 'led-garden').hearts).toBe(1)
})

test('[47] nothing lays a Heart on Distiller or LED Garden, which would not match: Insightful looks past them', () => {
  const built = ['distiller', 'led-garden']
  const only = scene({ seats: [{ built, expedition: 'insightful-expedition' }, {}], era: 2 })
  expect(built.map((card) => only.on(0, card).hearts)).toEqual([0, 1])
  expect(only.refuses(0, EXPEDITION)).toBe('you have no Grey Structure without Hearts that may get one')
  const other = scene({
    seats: [{ built: [...built, 'steakhouse'], expedition: 'insightful-expedition' }, {}],
    era: 2,
  })
  other.does(0, EXPEDITION)
  expect(other.offers(0, {})).toEqual([{ card: 'steakhouse' }])
  expect(other.refuses(0, { card: 'distiller' })).toBe(
    'the Hearts on Distiller always match what it counts: none is added to them',
  )
})

test('[47] returning an Obelisk takes no Heart off Distiller and LED Garden: they match as before', () => {
  const table = scene({
    seats: [{ base: 'imbrium-base', hand: ['dust-road'], built: ['distiller', 'led-garden', 'obelisk'] }, {}],
  })
  const before = ['distiller', 'led-garden'].map((card) => table.on(0, card).hearts)
  table.does(0, obelisk('dust-road'))
  expect(['distiller', 'led-garden'].map((card) => table.on(0, card).hearts)).toEqual(before)
  expect(before).toEqual([1, 0])
})

test('[48] a Grey Structure is empty if it has no tokens; printed Hearts are none', () => {
  const table = scene({
    seats: [
      {
        built: ['steakhouse', 'souvenir-shop'],
        hearts: { 'souvenir-shop': 2 },
        expedition: 'insightful-expedition',
      },
      {},
    ],
    era: 2,
  })
  table.does(0, EXPEDITION)
  expect(table.offers(0, {})).toEqual([{ card: 'steakhouse' }])
})

test('[49] Production symbols are counted one by one, the Base too, Rovers and Hearts among them', () => {
  const table = scene({ seats: [{ built: ['tea-house'] }, {}], offer: ['productive'] })
  expect(table.refuses(0, { act: 'claim', card: 'productive' })).toContain('you have 3')
  const four = scene({
    seats: [{ built: ['tea-house', 'garage'] }, {}],
    offer: ['productive', 'self-sufficient'],
  })
  expect(four.refuses(0, { act: 'claim', card: 'self-sufficient' })).toBe(
    'needs 4 different Resources that you produce, you have 1',
  )
  four.does(0, { act: 'claim', card: 'productive' })
})

const winners = (seats: Parameters<typeof scene>[0]['seats']): number[] => {
  const rewards = { industry: 0, housing: 0, transport: 0, science: 0, food: 10 }
  const table = scene({ seats, rewards })
  table.passEra()
  return seats.map((_, seat) => table.hearts(seat))
}

test('[50] most Flags of the type win', () => {
  expect(winners([{ built: ['canteen', 'canteen'] }, { built: ['canteen'], supply: { rovers: 9 } }])).toEqual(
    [10, 0],
  )
})

test('[50] a tie goes to the tied player with most Rovers, in the Supply or on own Structures', () => {
  const built = ['canteen', 'ice-drill']
  expect(winners([{ built }, { built, supply: { rovers: 1 } }])).toEqual([0, 10])
  expect(
    winners([
      { built, rovers: { 'ice-drill': 1, canteen: 1 } },
      { built, supply: { rovers: 1 } },
    ]),
  ).toEqual([10, 0])
  const outsider = { base: 'tycho-base', supply: { rovers: 9 } }
  expect(winners([{ built, supply: { rovers: 2 } }, { built, supply: { rovers: 1 } }, outsider])).toEqual([
    10, 0, 0,
  ])
})

test('[50] tied for Rovers as well, nobody wins; without a Flag nobody wins either', () => {
  const built = ['canteen']
  expect(
    winners([
      { built, supply: { rovers: 1 } },
      { built, supply: { rovers: 1 } },
    ]),
  ).toEqual([0, 0])
  expect(winners([{ supply: { rovers: 3 } }, {}])).toEqual([0, 0])
})

test('[50] a tie of two with most Rovers is not won by a third tied player with fewer', () => {
  const built = ['canteen']
  const base = 'tycho-base'
  const home = (rovers: number) => ({ base, built, supply: { rovers } })
  expect(winners([home(2), home(1), home(2)])).toEqual([0, 0, 0])
  expect(winners([home(2), home(2), home(3)])).toEqual([0, 0, 10])
})

test('[52] Hearts that nobody wins stay: 3, then 4 more, then 5 more', () => {
  const table = scene({ seats: [{}, {}] })
  table.passEra()
  expect(table.s.rewards).toEqual([4, 4, 7, 7, 7])
  expect(table.hearts(0)).toBe(3)
  const second = scene({
    seats: [{}, {}],
    era: 2,
    rewards: { industry: 4, housing: 4, transport: 7, food: 7, science: 7 },
  })
  second.passEra()
  expect(second.s.rewards).toEqual([5, 5, 12, 12, 12])
})

test('[52] after Era III unclaimed Hearts are lost', () => {
  const table = scene({ seats: [{}, {}], era: 3 })
  table.passEra()
  expect([table.points(0), table.points(1)]).toEqual([5, 5])
  expect(table.s.rewards).toEqual([0, 0, 5, 5, 5])
})

test('[52] the log says that unclaimed Hearts stay, and after Era III that they are lost', () => {
  const told = (era: Era): string | undefined => {
    const table = scene({ seats: [{}, {}], era })
    table.passTurn()
    table.does(1, assimilate('solar-panels'))
    const unclaimed = table.does(1, { act: 'end' }).find((e) => e.what === 'flag-unclaimed')
    return unclaimed && plain(moon.words.tale(unclaimed, String))
  }
  expect(told(2)).toBe('Nobody wins the Transport Flag: 4 Hearts stay')
  expect(told(3)).toBe('Nobody wins the Transport Flag: 5 Hearts are lost')
})

test('[53] Flag Rewards are settled in the order Industry, Housing, Transport, Food, Science', () => {
  const built = ['workshop', 'bunkhouse', 'dust-road', 'canteen', 'field-lab']
  const table = scene({ seats: [{ built: [...built, 'canteen'] }, { base: 'tycho-base' }] })
  table.passTurn()
  table.does(1, assimilate('solar-panels'))
  const told = table
    .does(1, { act: 'end' })
    .flatMap((e) => (e.what === 'flag-unclaimed' || e.cause === 'flag' ? [e.flag] : []))
  expect(told).toEqual(['industry', 'housing', 'transport', 'food', 'science'])
})

test('[64] scoring uses Rovers that are already back in the Supply', () => {
  const table = scene({
    seats: [{ built: ['canteen'], supply: { rovers: 1 } }, { built: ['canteen', 'ice-drill'] }],
    rewards: { industry: 0, housing: 0 },
  })
  table.does(0, park(1, 'ice-drill'))
  table.passEra()
  expect([table.hearts(0), table.hearts(1)]).toEqual([0, 3])
})

test('the rulebook’s example of Scoring: Haakon, Nick and Dave after Era I', () => {
  const [haakon, nick, dave] = [0, 1, 2]
  const table = scene({
    seats: [
      { built: ['workshop', 'field-lab', 'dust-road'], supply: { rovers: 3 } },
      {
        base: 'shackleton-base',
        built: ['canteen'],
        reputations: ['respected'],
        hearts: { canteen: 3, respected: 2 },
        supply: { rovers: 1 },
      },
      { base: 'imbrium-base', built: ['bunkhouse', 'dust-road'], supply: { rovers: 3 } },
    ],
  })
  table.passEra()
  expect(table.hearts(haakon)).toBe(3 + 3)
  expect(table.hearts(dave)).toBe(3 + 3)
  expect(table.hearts(nick)).toBe(5)
  expect(table.on(nick, 'canteen').hearts).toBe(3)
  expect(table.s.x).toBe(2)
  expect(table.s.rewards).toEqual([4, 4, 7, 4, 4])
})
