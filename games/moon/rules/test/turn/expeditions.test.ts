import type { Card } from '@perilune/engine'
import { describe, expect, test } from 'vitest'
import {
  amounts,
  assimilate,
  construct,
  END,
  EXPEDITION,
  obelisk,
  type Scene,
  scene,
  type Table,
  type Told,
} from '../scene.js'

const QUIET = 'your Expedition has nothing to keep quiet about here'

const holding = (expedition: Card, told: Told = {}, more: Partial<Scene> = {}): Table =>
  scene({ seats: [{ expedition, ...told }, {}], ...more })

test('[10] an action is used once, at a moment the player picks: before the main action or after it', () => {
  const before = holding('well-stocked-expedition')
  before.does(0, EXPEDITION, amounts({ bio: 1 }), assimilate('solar-panels'))
  expect(before.refuses(0, EXPEDITION)).toBe('you have used your Expedition on this turn already')
  const after = holding('well-stocked-expedition')
  after.does(0, assimilate('solar-panels'), EXPEDITION, amounts({ bio: 1 }))
  expect(after.supply(0)).toEqual(before.supply(0))
})

test('[10] a rule is no action, and an action is optional', () => {
  expect(holding('frugal-expedition').refuses(0, EXPEDITION)).toBe('your Expedition has no action')
  const table = holding('well-stocked-expedition')
  table.does(0, assimilate('solar-panels'), END)
  expect(table.asked).toEqual([1])
})

test('[10] a rule may be left unused: the full price is paid, or the player keeps quiet', () => {
  const frugal = holding('frugal-expedition', { hand: ['canteen'], supply: { bio: 1 } })
  frugal.does(0, construct('canteen', { bio: 1 }))
  expect(frugal.supply(0)).toEqual({})
  expect(frugal.s.turn.ruleUsed).toBe(false)
  const salvaging = holding('salvaging-expedition')
  salvaging.does(0, { ...assimilate('solar-panels'), quiet: true })
  expect(salvaging.supply(0)).toEqual({ energy: 2 })
  const celebrated = holding(
    'celebrated-expedition',
    { hand: ['founders-monument'], supply: { metal: 4 } },
    { era: 3 },
  )
  celebrated.does(0, construct('founders-monument', { metal: 4 }, { quiet: true }))
  expect(celebrated.hearts(0)).toBe(0)
})

test('[10] only a rule that would answer can be kept quiet about', () => {
  const table = holding('celebrated-expedition', { hand: ['dust-road'] })
  expect(table.refuses(0, construct('dust-road', {}, { quiet: true }))).toBe(QUIET)
  expect(table.refuses(0, { ...assimilate('dust-road'), quiet: true })).toBe(QUIET)
})

test('[10] a rule holds for the turn of whoever holds the card, and goes on with the hand', () => {
  const table = scene({
    seats: [
      { hand: ['dust-road', 'ice-drill'], expedition: 'salvaging-expedition' },
      { hand: ['garage', 'antenna'] },
    ],
  })
  table.does(0, assimilate('dust-road'), amounts({ metal: 1 }), END)
  table.does(1, assimilate('garage'), END)
  table.does(0, assimilate('antenna'))
  expect(table.asked).toEqual([0])
  expect(table.s.turn.main).toBe(true)
  table.does(0, END)
  table.does(1, assimilate('ice-drill'), amounts({ bio: 1 }))
  expect(table.supply(1)).toMatchObject({ bio: 1 })
})

describe('First Expedition 2-3', () => {
  const seat = { hand: ['dust-road', 'ice-drill'] }

  test('a card of the hand is discarded, then the top card of the stack is drawn', () => {
    const table = scene({ seats: [seat, {}], stack: ['garage', 'canteen'] })
    table.does(0, EXPEDITION, { card: 'dust-road' })
    expect(table.hand(0)).toEqual(['canteen', 'ice-drill'])
    expect(table.discard).toEqual(['dust-road'])
  })

  test('[77] with an empty stack it can’t be used', () => {
    expect(scene({ seats: [seat, {}], stack: [] }).refuses(0, EXPEDITION)).toBe('the Era stack is empty')
  })

  test('without a Structure in the hand it can’t be used', () => {
    const table = scene({ seats: [{ hand: ['dust-road'] }, {}] })
    table.does(0, construct('dust-road'))
    expect(table.refuses(0, EXPEDITION)).toBe('your hand has no Structure')
  })
})

describe.each(['first-expedition-4-5', 'curious-expedition', 'meticulous-expedition'])('%s', (card) => {
  test('a card of the hand is exchanged with another of the Discard Pile', () => {
    const table = holding(card, { hand: ['dust-road', 'ice-drill'] }, { discard: ['garage', 'canteen'] })
    table.does(0, EXPEDITION, { card: 'dust-road' })
    expect(table.offers(0, {})).toEqual([{ card: 'canteen' }, { card: 'garage' }])
    expect(table.refuses(0, { card: 'dust-road' })).toBe(
      'that is the card you have put there: take another one',
    )
    table.does(0, { card: 'garage' })
    expect(table.hand(0)).toEqual(['garage', 'ice-drill'])
    expect(table.discard).toEqual(['canteen', 'dust-road'])
  })

  test('[70] it needs another card there than the one just put; a second copy is another card', () => {
    expect(holding(card).refuses(0, EXPEDITION)).toBe('the Discard Pile is empty')
    const table = holding(card, { hand: ['dust-road'] }, { discard: ['dust-road'] })
    table.does(0, EXPEDITION, { card: 'dust-road' }, { card: 'dust-road' })
    expect(table.hand(0)).toEqual(['dust-road'])
  })
})

test('Hyped: 1 Heart for each Flag being won, Rovers breaking ties, nothing for a tie in both', () => {
  const built = { built: ['canteen', 'dust-road'] }
  const table = scene({
    seats: [{ ...built, expedition: 'hyped-expedition', supply: { rovers: 2 } }, { built: ['canteen'] }, {}],
  })
  table.does(0, EXPEDITION)
  expect(table.hearts(0)).toBe(3)
  const tied = scene({
    seats: [{ ...built, expedition: 'hyped-expedition' }, { built: ['canteen', 'dust-road'] }],
  })
  tied.does(0, EXPEDITION)
  expect(tied.hearts(0)).toBe(1)
})

test('Well-Stocked: 1 Resource of choice', () => {
  const table = holding('well-stocked-expedition')
  table.does(0, EXPEDITION)
  expect(table.refuses(0, amounts({ metal: 2 }))).not.toBe('')
  table.does(0, amounts({ metal: 1 }))
  expect(table.supply(0)).toEqual({ metal: 1 })
})

test('[71] Frugal: the player chooses which one Structure of the turn costs 1 Resource less', () => {
  const table = holding('frugal-expedition', {
    hand: ['workshop', 'bunkhouse', 'canteen'],
    built: ['obelisk', 'obelisk-ii'],
    supply: { energy: 1, bio: 1 },
  })
  table.does(0, construct('workshop', { energy: 1 }), obelisk('bunkhouse'))
  expect(table.s.turn.ruleUsed).toBe(true)
  expect(table.refuses(0, obelisk('canteen', {}, 'obelisk-ii'))).toBe('1 Resource is due, not 0')
  table.does(0, obelisk('canteen', { bio: 1 }, 'obelisk-ii'))
  expect(table.supply(0)).toEqual({})
})

test('Motorised: pay 1 Resource, gain 1 Rover', () => {
  expect(holding('motorised-expedition').refuses(0, EXPEDITION)).toBe('needs 1 of your Resources, you have 0')
  const table = holding('motorised-expedition', { supply: { water: 1 } })
  table.does(0, EXPEDITION, amounts({ water: 1 }))
  expect(table.supply(0)).toEqual({ rovers: 1 })
})

test('Salvaging: 1 Resource more for assimilating', () => {
  const table = holding('salvaging-expedition')
  table.does(0, assimilate('solar-panels'), amounts({ metal: 1 }))
  expect(table.supply(0)).toEqual({ energy: 2, metal: 1 })
})
