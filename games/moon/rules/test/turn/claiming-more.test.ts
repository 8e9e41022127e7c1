import { FLAGS } from '@perilune/moon'
import { expect, test } from 'vitest'
import { amounts, claim, construct, flip, park, scene } from '../scene.js'

test('[78] Hospitable: who is parked upon chooses a Resource, then the turn goes on', () => {
  const table = scene({
    seats: [{ supply: { rovers: 1 } }, { built: ['ice-drill'], reputations: ['hospitable'] }],
  })
  table.does(0, park(1, 'ice-drill'))
  expect(table.asked).toEqual([1])
  table.does(1, amounts({ metal: 1 }))
  expect(table.supply(1)).toEqual({ metal: 1 })
  expect(table.asked).toEqual([0])
})

test('[78] Hospitable answers to each Rover of a construct', () => {
  const table = scene({
    seats: [
      {
        base: 'tycho-base',
        hand: ['steakhouse'],
        reputations: ['mobile'],
        supply: { rovers: 2, water: 1, bio: 2 },
      },
      { built: ['canteen', 'canteen'], reputations: ['hospitable'] },
    ],
    era: 2,
  })
  const rover = { on: 1, card: 'canteen' }
  table.does(0, construct('steakhouse', { water: 1, bio: 2 }, { rovers: [rover, rover] }))
  table.does(1, amounts({ metal: 1 }), amounts({ bio: 1 }))
  expect(table.supply(1)).toEqual({ metal: 1, bio: 1 })
  expect(table.asked).toEqual([0])
})

test('Creative flips back all Pink Structures', () => {
  const pink = ['antenna', 'charger', 'junkyard']
  const table = scene({ seats: [{ built: pink, flipped: pink }, {}], offer: ['creative'] })
  table.does(0, claim('creative'))
  expect(table.s.settlements[0].structures.map((c) => c.flipped)).toEqual([false, false, false])
  table.does(0, flip('charger'))
})

test('Industrial gives 3 Resources in each Production Phase', () => {
  const table = scene({ seats: [{ reputations: ['industrial'] }, {}] })
  table.passEra()
  expect(table.asked).toEqual([0])
  table.does(0, amounts({ metal: 3 }))
  expect(table.supply(0)).toEqual({ energy: 2, bio: 1, metal: 3 })
})

test('Respected and Devoted carry Hearts, which score in every Scoring Phase', () => {
  const table = scene({
    seats: [{ built: ['foundry', 'orchard-hall'] }, {}],
    offer: ['respected'],
    rewards: { industry: 0, food: 0 },
  })
  table.does(0, claim('respected'))
  expect(table.on(0, 'respected').hearts).toBe(2)
  table.passEra()
  expect(table.hearts(0)).toBe(2)
  const devoted = scene({ seats: [{ built: ['megafactory', 'foundry'] }, {}], offer: ['devoted'] })
  devoted.does(0, claim('devoted'))
  expect(devoted.on(0, 'devoted').hearts).toBe(3)
})

test('Harmonious: one required Flag of every Structure may be missing, two may not', () => {
  const table = scene({
    seats: [
      {
        hand: ['charger', 'distiller', 'steakhouse'],
        built: ['obelisk'],
        reputations: ['harmonious'],
        supply: { water: 2, bio: 2 },
      },
      { built: ['canteen'] },
    ],
    era: 2,
  })
  table.does(0, construct('charger'))
  table.does(0, { act: 'obelisk', obelisk: 'obelisk', card: 'distiller', pay: [0, 1, 0, 0] })
  expect(table.has(0, 'distiller')).toBe(true)
  const two = scene({
    seats: [
      { hand: ['steakhouse'], reputations: ['harmonious'], supply: { rovers: 1, water: 1, bio: 2 } },
      { built: ['canteen'] },
    ],
    era: 2,
  })
  const steakhouse = (rovers: object) => construct('steakhouse', { water: 1, bio: 2 }, rovers as never)
  expect(two.refuses(0, steakhouse({}))).toBe('needs 2 Food Flags, you have 0')
  two.does(0, steakhouse({ rovers: [{ on: 1, card: 'canteen' }] }))
  expect(two.has(0, 'steakhouse')).toBe(true)
})

test('Legendary gives 3 Resources and a Rover', () => {
  const table = scene({ seats: [{ supply: { hearts: 30 } }, {}], offer: ['legendary'] })
  table.does(0, claim('legendary'), amounts({ bio: 3 }))
  expect(table.supply(0)).toEqual({ bio: 3, rovers: 1 })
})

test('Monumental scores 1 Heart for each Grey Structure', () => {
  const table = scene({
    seats: [{ built: Array(6).fill('founders-monument') as string[] }, {}],
    offer: ['monumental'],
  })
  table.does(0, claim('monumental'))
  expect(table.hearts(0)).toBe(6)
})

test('[51] Metropolitan decides a tie before Rovers are compared', () => {
  const table = scene({
    seats: [
      { built: ['canteen'], reputations: ['metropolitan'] },
      { built: ['canteen'], supply: { rovers: 9 } },
    ],
    rewards: { industry: 0 },
  })
  table.passEra()
  expect(table.hearts(0)).toBe(3)
  expect(table.hearts(1)).toBe(3)
})

test('[51] Metropolitan wins ties only: fewer Flags stay fewer', () => {
  const table = scene({
    seats: [{ reputations: ['metropolitan'] }, { built: ['canteen'] }],
    rewards: { industry: 0, housing: 0 },
  })
  table.passEra()
  expect(table.hearts(0)).toBe(0)
})

test('Self-Sufficient takes everything that the Settlement produces', () => {
  const table = scene({
    seats: [{ built: ['fusion-reactor', 'deep-bore', 'ice-refinery', 'tea-house'] }, {}],
    offer: ['self-sufficient'],
  })
  table.does(0, claim('self-sufficient'))
  expect(table.supply(0)).toEqual({ energy: 4, water: 2, bio: 1, metal: 4 })
  expect(table.hearts(0)).toBe(2)
})

test('Dominant places 2 Hearts on each of two different Flag Rewards', () => {
  const table = scene({
    seats: [{ built: ['megafactory', 'food-court', 'observatory'] }, {}],
    offer: ['dominant'],
    era: 3,
  })
  table.does(0, claim('dominant'), { flag: 'food' })
  expect(table.refuses(0, { flag: 'food' })).toBe('the second Flag Reward must be a different one')
  table.does(0, { flag: 'industry' })
  expect(table.s.rewards).toEqual(FLAGS.map((flag) => (flag === 'food' || flag === 'industry' ? 7 : 5)))
})

test('Renowned scores 2 Hearts for every Grey Structure constructed, and adds to Celebrated', () => {
  const table = scene({
    seats: [
      {
        hand: ['founders-monument'],
        reputations: ['renowned'],
        expedition: 'celebrated-expedition',
        supply: { metal: 4 },
      },
      {},
    ],
    era: 3,
  })
  table.does(0, construct('founders-monument', { metal: 4 }))
  expect(table.hearts(0)).toBe(4)
})
