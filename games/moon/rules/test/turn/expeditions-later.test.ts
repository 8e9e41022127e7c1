import type { Card } from '@perilune/engine'
import { expect, test } from 'vitest'
import {
  amounts,
  construct,
  EXPEDITION,
  flip,
  obelisk,
  park,
  type Scene,
  scene,
  type Table,
  type Told,
} from '../scene.js'

const holding = (expedition: Card, told: Told = {}, more: Partial<Scene> = {}): Table =>
  scene({ seats: [{ expedition, ...told }, {}], ...more })

test('Insightful: 1 Heart on a Grey Structure of one’s own without Hearts', () => {
  const table = holding('insightful-expedition', {
    built: ['steakhouse', 'hackerspace'],
    hearts: { hackerspace: 1 },
  })
  table.does(0, EXPEDITION)
  expect(table.offers(0, {})).toEqual([{ card: 'steakhouse' }])
  table.does(0, { card: 'steakhouse' })
  expect(table.on(0, 'steakhouse').hearts).toBe(1)
  expect(holding('insightful-expedition').refuses(0, EXPEDITION)).toBe(
    'you have no Grey Structure without Hearts that may get one',
  )
})

test('Psychic: one Rover of one’s own Structures into the Supply', () => {
  const table = holding('psychic-expedition', { built: ['canteen'], rovers: { canteen: 1 } })
  table.does(0, EXPEDITION, { card: 'canteen' })
  expect(table.supply(0)).toEqual({ rovers: 1 })
})

test('Bartering: one or two Resources for as many of choice', () => {
  const table = holding('bartering-expedition', { supply: { water: 3 } })
  table.does(0, EXPEDITION)
  expect(table.refuses(0, amounts({ water: 3 }))).not.toBe('')
  expect(table.refuses(0, amounts({}))).not.toBe('')
  table.does(0, amounts({ water: 2 }), amounts({ metal: 1, energy: 1 }))
  expect(table.supply(0)).toEqual({ water: 1, metal: 1, energy: 1 })
  expect(holding('bartering-expedition').refuses(0, EXPEDITION)).toContain('of your Resources')
})

test('Industrious: what one of one’s own Blue Structures produces; the Base counts', () => {
  const table = holding('industrious-expedition', { built: ['thermal-plant', 'canteen'] })
  table.does(0, EXPEDITION)
  expect(table.offers(0, {}).map((a) => a.card)).toEqual(['copernicus-base', 'thermal-plant'])
  table.does(0, { on: 0, card: 'thermal-plant' })
  expect(table.supply(0)).toEqual({ energy: 1, metal: 1 })
})

test('Persuasive: one required Flag of one Structure may be missing', () => {
  const table = holding('persuasive-expedition', {
    hand: ['charger', 'distiller'],
    built: ['obelisk'],
    supply: { water: 1 },
  })
  table.does(0, construct('charger'))
  expect(table.refuses(0, obelisk('distiller', { water: 1 }))).toBe('needs 1 Food Flag, you have 0')
  const two = holding('persuasive-expedition', { hand: ['steakhouse'], supply: { water: 1, bio: 2 } })
  expect(two.refuses(0, construct('steakhouse', { water: 1, bio: 2 }))).toBe('needs 2 Food Flags, you have 0')
})

test('Convoy: a second Rover may be parked', () => {
  const table = scene({
    seats: [
      { expedition: 'convoy-expedition', supply: { rovers: 3 } },
      { built: ['ice-drill', 'garage', 'canteen'] },
    ],
  })
  table.does(0, park(1, 'ice-drill'), park(1, 'garage'))
  expect(table.refuses(0, park(1, 'canteen'))).toBe('you may park only 2 Rovers on this turn')
})

test.each(['convoy-expedition', 'persuasive-expedition', 'salvaging-expedition'])(
  'the %s lets no Rover take a taken space',
  (expedition) => {
    const seats = [
      { expedition, supply: { rovers: 1 } },
      { built: ['garage'], rovers: { garage: 1 } },
    ]
    expect(scene({ seats }).refuses(0, { ...park(1, 'garage'), reckless: true })).toBe(
      'only the Reckless Expedition parks on a taken space',
    )
  },
)

test('Persuasive: the rule is not used up, and not shown, by a Structure whose Flags are there', () => {
  const table = holding('persuasive-expedition', { hand: ['charger'], built: ['canteen'] })
  const shown = table.does(0, construct('charger')).filter((event) => event.what === 'uses-expedition')
  expect(shown).toEqual([])
  expect(table.s.turn.ruleUsed).toBe(false)
})

test('Reckless: a taken space may be used', () => {
  const table = scene({
    seats: [
      { expedition: 'reckless-expedition', supply: { rovers: 1 } },
      { built: ['deep-bore'], rovers: { 'deep-bore': 1 } },
    ],
  })
  table.does(0, { ...park(1, 'deep-bore'), reckless: true })
  expect(table.supply(0)).toEqual({ metal: 4 })
})

test('Sentimental: pay 1 Resource, score 1 Heart', () => {
  const table = holding('sentimental-expedition', { supply: { water: 1 } })
  table.does(0, EXPEDITION, amounts({ water: 1 }))
  expect(table.supply(0)).toEqual({})
  expect(table.hearts(0)).toBe(1)
})

test('Tireless: pay 1 Resource, flip back one Pink Structure', () => {
  const pink = { built: ['antenna', 'reservoir'], flipped: ['antenna', 'reservoir'], supply: { water: 1 } }
  const table = holding('tireless-expedition', pink)
  table.does(0, EXPEDITION, amounts({ water: 1 }))
  expect(table.refuses(0, { pick: [] })).not.toBe('')
  table.does(0, { pick: ['antenna'] })
  expect(table.s.settlements[0].structures.map((c) => c.flipped)).toEqual([false, true])
  expect(table.supply(0)).toEqual({})
})

test('Celebrated: 2 Hearts for every Grey Structure constructed on the turn', () => {
  const table = holding('celebrated-expedition', {
    base: 'imbrium-base',
    hand: ['distiller', 'founders-monument', 'dust-road'],
    built: ['obelisk', 'obelisk-ii'],
    supply: { water: 1, metal: 4 },
  })
  table.does(0, construct('distiller', { water: 1 }), obelisk('founders-monument', { metal: 4 }))
  expect(table.hearts(0)).toBe(4)
  table.does(0, obelisk('dust-road', {}, 'obelisk-ii'))
  expect(table.hearts(0)).toBe(4)
})

test('Wealthy: 2 Resources of different types', () => {
  const table = holding('wealthy-expedition', { built: ['antenna'] })
  table.does(0, flip('antenna'), EXPEDITION)
  expect(table.refuses(0, amounts({ metal: 2 }))).not.toBe('')
  table.does(0, amounts({ metal: 1, bio: 1 }))
  expect(table.supply(0)).toEqual({ metal: 1, bio: 1 })
})
