import { plain } from '@perilune/engine'
import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import { assimilate, construct, END, EXPEDITION, park, scene } from '../scene.js'

const reckless = { act: 'park', on: 1, card: 'solar-panels', reckless: true }

test('[17] a reckless Rover may take a taken space: first the Production, then it is gone', () => {
  const table = scene({
    seats: [
      { expedition: 'reckless-expedition', supply: { rovers: 1 } },
      { built: ['solar-panels', 'souvenir-shop'], rovers: { 'solar-panels': 1 } },
    ],
    era: 3,
  })
  expect(table.refuses(0, park(1, 'solar-panels'))).toContain('is taken')
  table.does(0, reckless)
  expect(table.supply(0)).toEqual({ energy: 1 })
  expect(table.on(1, 'solar-panels').rovers).toBe(1)
  expect(table.s.settlements[1].roversOut).toBe(1)
  expect(table.on(1, 'souvenir-shop').hearts).toBe(0)
})

test('[17] a reckless Rover also lends Flags, and parking in the usual way stays possible', () => {
  const seats = [
    { hand: ['charger'], expedition: 'reckless-expedition', supply: { rovers: 1 } },
    { built: ['canteen', 'solar-panels'], rovers: { canteen: 1 } },
  ]
  const lends = scene({ seats })
  lends.does(0, construct('charger', {}, { rovers: [{ on: 1, card: 'canteen', reckless: true }] }))
  expect(lends.has(0, 'charger')).toBe(true)
  expect(lends.on(1, 'canteen').rovers).toBe(1)
  const usual = scene({ seats })
  usual.does(0, park(1, 'solar-panels'))
  expect(usual.on(1, 'solar-panels').rovers).toBe(1)
})

test('[17] a Structure lends its Flags once, also to a reckless Rover beside another', () => {
  const table = (built: string[]) =>
    scene({
      seats: [
        {
          base: 'tycho-base',
          hand: ['steakhouse'],
          reputations: ['mobile'],
          expedition: 'reckless-expedition',
          supply: { rovers: 2, water: 1, bio: 2 },
        },
        { built },
      ],
      era: 3,
    })
  const canteen = { on: 1, card: 'canteen' }
  const steakhouse = (...rovers: object[]) =>
    construct('steakhouse', { water: 1, bio: 2 }, { rovers } as never)
  const both = steakhouse(canteen, { ...canteen, reckless: true })
  const twice = steakhouse({ ...canteen, reckless: true }, { ...canteen, reckless: true })
  for (const said of [both, twice])
    expect(table(['canteen']).refuses(0, said)).toBe('Canteen lends its Flags only once')
  expect(table(['canteen']).offers(0, { act: 'construct' })).toEqual([])
  expect(table(['canteen', 'canteen']).offers(0, { act: 'construct' })).toHaveLength(3)
  const two = table(['canteen', 'canteen'])
  two.does(0, both)
  expect(two.has(0, 'steakhouse')).toBe(true)
})

test('[17] only the Reckless Expedition allows it', () => {
  const table = scene({ seats: [{ supply: { rovers: 1 } }, { built: ['solar-panels'] }] })
  expect(table.refuses(0, reckless)).toBe('only the Reckless Expedition parks on a taken space')
})

test('[76] a reckless Rover may use an empty space, and counts as parking for Specialized', () => {
  const table = scene({
    seats: [
      { expedition: 'reckless-expedition', reputations: ['specialized'], supply: { rovers: 2 } },
      { built: ['solar-panels'] },
    ],
    era: 3,
  })
  table.does(0, reckless)
  expect(table.hearts(0)).toBe(1)
  expect(table.on(1, 'solar-panels').rovers).toBe(0)
  expect(table.refuses(0, reckless)).toBe('you may park only 1 Rover on this turn')
})

test('[18] Psychic takes a Rover of one’s own Structures, whose space is free at once', () => {
  const table = scene({
    seats: [
      {
        built: ['solar-panels', 'rover-stop'],
        rovers: { 'solar-panels': 1, 'rover-stop': 3 },
        expedition: 'psychic-expedition',
      },
      { built: ['canteen'], rovers: { canteen: 1 } },
    ],
    era: 2,
  })
  table.does(0, EXPEDITION)
  expect(table.refuses(0, { card: 'canteen' })).toBe('Canteen does not stand in your Settlement')
  expect(table.offers(0, {})).toEqual([{ card: 'rover-stop' }, { card: 'solar-panels' }])
  table.does(0, { card: 'solar-panels' })
  expect(table.supply(0)).toEqual({ rovers: 1 })
  expect(table.on(0, 'solar-panels').rovers).toBe(0)
})

test('[18] Psychic may also take one from the Rover Stop; without any Rover out it can’t be used', () => {
  const seat = { built: ['rover-stop'], expedition: 'psychic-expedition' }
  const table = scene({ seats: [{ ...seat, rovers: { 'rover-stop': 3 } }, {}], era: 2 })
  table.does(0, EXPEDITION)
  const [taken] = table.does(0, { card: 'rover-stop' })
  expect(plain(moon.words.tale(taken, () => 'Ada'))).toBe('Ada takes a Rover from Rover Stop')
  expect(table.on(0, 'rover-stop').rovers).toBe(2)
  expect(table.supply(0)).toEqual({ rovers: 1 })
  expect(scene({ seats: [seat, {}], era: 2 }).refuses(0, EXPEDITION)).toBe(
    'there is no Rover on your Structures',
  )
})

test('[5] a Base has no Rover space', () => {
  const table = scene({ seats: [{ supply: { rovers: 1 } }, {}] })
  expect(table.refuses(0, park(1, 'shackleton-base'))).toBe('Shackleton Base has no Rover space')
  expect(table.refuses(0, park(1, 'canteen'))).toBe('Canteen does not stand in that Settlement')
  expect(table.refuses(0, park(1, 'nowhere'))).toBe('that was not offered')
  expect(table.offers(0, { act: 'park' })).toEqual([])
})

test('of two equal Structures each has a space of its own', () => {
  const table = scene({
    seats: [{ supply: { rovers: 2 }, reputations: ['mobile'] }, { built: ['ice-drill', 'ice-drill'] }],
  })
  table.does(0, park(1, 'ice-drill'), park(1, 'ice-drill'))
  expect(table.supply(0)).toEqual({ water: 2 })
  table.does(0, assimilate('solar-panels'), END)
  expect(table.s.settlements[1].structures.map((c) => c.rovers)).toEqual([1, 1])
})
