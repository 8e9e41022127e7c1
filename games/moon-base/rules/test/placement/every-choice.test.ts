import { CRATERS, hasPlace, siteOf } from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'
import { expect, test } from 'vitest'
import { scannedPlaces } from '../../src/placement/places.js'
import { place, position, scene } from '../scene.js'

/* Lists that must have every choice, and each of them once. */

test('of three open rings and two settlements every pair can be chosen, and none twice', () => {
  const rings =
    'Lg:250,360 Ls:360,360 Lg:470,360 Lg:305,360^0+1 Lg:415,360^1+2 Lg:150,160 Ls:270,160 Lg:210,160^5+6'
  const table = scene({ rings, tower: 'L01', turns: 7, hands: [[], ['small navy']] })
  table.s.settlements = Array.from({ length: 4 }, () => ({ seat: 0, ring: 0, move: 0 }))
  table.does(1, place('Sn=S32'))
  expect(table.step).toBe('choose-settlements')
  expect(table.answers(0)).toEqual([{ pick: ['3', '4'] }, { pick: ['3', '7'] }, { pick: ['4', '7'] }])
})

test('where only craters of one size are free, any ring of that size in hand forbids the pass', () => {
  const small = CRATERS.filter(({ size }) => size === 'small')
  const large = CRATERS.filter(({ size }) => size === 'large')
  const bases = (list: typeof CRATERS) => list.map(({ id, spot }) => `${id}:${spot.x},${spot.y}`).join(' ')
  const hand = ['large gold', 'small gold'] as const
  const noSmall = siteOf(position('', '', bases(small)))
  expect(hasPlace(noSmall, hand)).toBe(true)
  expect(hasPlace(noSmall, ['small gold'])).toBe(false)
  const noLarge = siteOf(position('', '', bases(large)))
  expect(hasPlace(noLarge, hand)).toBe(true)
  expect(hasPlace(noLarge, ['large gold'])).toBe(false)
  expect(hasPlace(siteOf(position('', '', bases(CRATERS))), hand)).toBe(false)
})

test('the complete scan lists one place for every pair of rings that has one, for every ring of the hand', () => {
  const site = siteOf(position('Lg:150,360 Ls:260,360 Lg:450,360 Ls:560,360'))
  const places = scannedPlaces(site, ['large gold', 'large silver'])
  expect(places.map(({ kind, on }) => `${kind.kind} ${on.join('+')}`).sort()).toEqual([
    'large gold 0+1',
    'large gold 2+3',
    'large silver 0+1',
    'large silver 2+3',
  ])
})

test('a ring that is laid is told with its number, which is its place in the list of rings', () => {
  const table = scene({ rings: 'Lg=L13 Ls=L19', hands: [['small navy'], ['small gold']] })
  const told = table.does(0, place('Sn=S32')).find(({ what }) => what === 'places')
  expect(told).toMatchObject({ number: 2 })
  expect(table.s.rings[2]).toMatchObject({ size: 'small', colour: 'navy' })
})

test('a ring that was tried leaves nothing behind: the same question has the same answer ever after', () => {
  const rings = 'Lg:150,160 Lg:250,360 Ls:360,360 Lg:470,360 Lg:305,360^1+2 Ls:415,360^2+3'
  const table = scene({ rings, hands: [['large gold'], ['large silver']] })
  const first = moonBase.answers(table.s, 0)
  expect(first.length).toBeGreaterThan(10)
  for (let i = 0; i < 3; i++) expect(moonBase.answers(moonBase.clone(table.s), 0)).toEqual(first)
})
