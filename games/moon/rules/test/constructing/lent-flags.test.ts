import type { Answer } from '@perilune/engine'
import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import { assimilate, claim, construct, END, EXPEDITION, flip, obelisk, park, scene } from '../scene.js'

/** With the Flags of a Rover that was parked on this turn. */
const lent = (...cards: readonly string[]): Answer => ({ lent: cards.map((card) => ({ on: 1, card })) })

const parked = () => {
  const table = scene({
    seats: [
      {
        base: 'tycho-base',
        hand: ['charger', 'distiller'],
        built: ['obelisk'],
        supply: { rovers: 1, water: 1 },
      },
      { built: ['canteen'] },
    ],
    offer: ['specialized'],
  })
  table.does(0, park(1, 'canteen'))
  return table
}

test('[13] a Rover parked on Yellow by itself lends its Flags to a construct later in the turn', () => {
  const table = parked()
  expect(table.refuses(0, construct('charger'))).toBe('needs 1 Food Flag, you have 0')
  expect(table.offers(0, { act: 'construct', card: 'charger' })).toEqual([
    construct('charger', {}, lent('canteen')),
  ])
  table.does(0, construct('charger', {}, lent('canteen')))
  expect(table.has(0, 'charger')).toBe(true)
  expect(table.supply(0)).toEqual({ water: 1 })
})

test('[13] the button of such a construct names the Rover', () => {
  const table = parked()
  const [decision] = moon.decisions(table.s, 0)
  if (decision.kind !== 'choose') throw new Error('a turn is a choice')
  expect(decision.options.map(({ label }) => label)).toContain(
    'Construct Charger with the Rover on Canteen (seat 2)',
  )
})

test('[13] those Flags serve one construct of the turn and no second one', () => {
  const table = parked()
  table.does(0, construct('charger', {}, lent('canteen')))
  expect(table.refuses(0, { ...obelisk('distiller', { water: 1 }), ...lent('canteen') })).toBe(
    'no Rover that you have parked on this turn lends the Flags of Canteen',
  )
  expect(table.offers(0, { act: 'obelisk' })).toEqual([])
})

test('[13] a Rover that is parked with a construct serves that one alone', () => {
  const table = scene({
    seats: [
      {
        base: 'tycho-base',
        hand: ['charger', 'distiller'],
        built: ['obelisk'],
        supply: { rovers: 1, water: 1 },
      },
      { built: ['canteen'] },
    ],
  })
  table.does(0, construct('charger', {}, { rovers: [{ on: 1, card: 'canteen' }] }))
  expect(table.refuses(0, { ...obelisk('distiller', { water: 1 }), ...lent('canteen') })).toContain(
    'no Rover',
  )
})

test('[13] lent Flags of a parked Rover serve no claim, and are gone with the turn', () => {
  const table = parked()
  expect(table.refuses(0, claim('specialized'))).toBe('needs 3 Flags of one type, you have 1')
  expect(table.flags(0)).toEqual({ science: 1 })
  table.does(0, assimilate('charger'), END)
  table.passTurn()
  expect(table.s.turn.lent).toEqual([])
  expect(table.refuses(0, construct('distiller', { water: 1 }, lent('canteen')))).toBe(
    'that card is not in your hand',
  )
})

test('[13] no Rover is named for nothing, and none that was not parked', () => {
  const table = scene({
    seats: [
      { base: 'imbrium-base', hand: ['charger'], supply: { rovers: 1 } },
      { built: ['canteen', 'workshop'] },
    ],
  })
  table.does(0, park(1, 'canteen'))
  expect(table.refuses(0, construct('charger', {}, lent('canteen')))).toBe(
    'the Flags of Canteen are not needed for this',
  )
  expect(table.refuses(0, construct('charger', {}, lent('workshop')))).toContain('no Rover')
  expect(table.refuses(0, construct('charger', {}, lent('nowhere')))).toBe('that was not offered')
  expect(table.refuses(0, construct('charger', {}, { lent: [] }))).toBe('the answer is not of the right form')
  expect(table.refuses(0, construct('charger', {}, { lent: 'canteen' }))).toBe(
    'the answer is not of the right form',
  )
})

test('[15] Rovers parked before and with a construct serve it together; a Structure lends its Flags once', () => {
  const table = scene({
    seats: [
      {
        hand: ['steakhouse'],
        supply: { rovers: 2, water: 1, bio: 2 },
        reputations: ['mobile'],
      },
      { built: ['canteen', 'guest-house'] },
    ],
    era: 2,
  })
  const price = { water: 1, bio: 2 }
  table.does(0, park(1, 'canteen'))
  const both = construct('steakhouse', price, {
    rovers: [{ on: 1, card: 'guest-house' }],
    ...lent('canteen'),
  })
  expect(table.offers(0, { act: 'construct' })).toEqual([both])
  expect(table.refuses(0, construct('steakhouse', price, lent('canteen', 'canteen')))).toContain('no Rover')
  table.does(0, both)
  expect(table.has(0, 'steakhouse')).toBe(true)
})

test('[17] a reckless Rover lends its Flags later in the turn, too, but no Structure lends them twice to one construct', () => {
  const table = scene({
    seats: [
      {
        hand: ['steakhouse', 'charger'],
        supply: { rovers: 2, water: 1, bio: 2 },
        reputations: ['mobile'],
        expedition: 'reckless-expedition',
      },
      { built: ['canteen'], rovers: { canteen: 1 } },
    ],
    era: 3,
  })
  const reckless = { ...park(1, 'canteen'), reckless: true }
  table.does(0, reckless)
  expect(table.supply(0)).toMatchObject({ rovers: 1 })
  const twice = { rovers: [{ on: 1, card: 'canteen', reckless: true }], ...lent('canteen') }
  expect(table.refuses(0, construct('steakhouse', { water: 1, bio: 2 }, twice))).toBe(
    'Canteen lends its Flags only once',
  )
  table.does(0, construct('charger', {}, lent('canteen')))
  expect(table.has(0, 'charger')).toBe(true)
})

test('[13] lent Flags serve an extra construct as well', () => {
  const table = scene({
    seats: [{ built: ['particle-beam'], supply: { rovers: 1, energy: 1 } }, { built: ['canteen'] }],
    discard: ['charger'],
  })
  table.does(0, park(1, 'canteen'), flip('particle-beam'), construct('charger', {}, lent('canteen')))
  expect(table.has(0, 'charger')).toBe(true)
})

test('an Expedition that lets a Flag go unmet keeps quiet where a Rover lends it', () => {
  const table = scene({
    seats: [
      { hand: ['charger'], supply: { rovers: 1 }, expedition: 'persuasive-expedition' },
      { built: ['canteen'] },
    ],
    era: 2,
  })
  table.does(0, park(1, 'canteen'))
  const events = table.does(0, construct('charger', {}, lent('canteen')))
  expect(events.map(({ what }) => what)).not.toContain('uses-expedition')
  expect(table.refuses(0, EXPEDITION)).toBe('your Expedition has no action')
})
