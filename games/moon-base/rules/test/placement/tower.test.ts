import type { RingKind } from '@perilune/moon-base'
import { expect, test } from 'vitest'
import { exampleTable, place, scene } from '../scene.js'

const ANY: RingKind[] = [
  'large gold',
  'large silver',
  'large navy',
  'small gold',
  'small silver',
  'small navy',
]
const lying = (rings: string, tower: string) => scene({ rings, tower, hands: [ANY.slice(), ANY.slice()] })

test('[14] nothing lies on the ring that bears the tower, and no higher ring touches the tower', () => {
  const rings = 'Lg:300,360 Ls:420,360 Ln:360,268'
  expect(lying(rings, '#0').refuses(0, place('Lg:360,360^0+1'))).toBe(
    'the research tower stands on that ring',
  )
  expect(lying(rings, '#2').refuses(0, place('Lg:360,360^0+1'))).toBe(
    'the research tower stands on that ring',
  )
  const { table, placed } = exampleTable('a ring may not bump into a tower on a crater')
  expect(table.refuses(0, placed)).toBe('it would touch the research tower')
})

test('[15] the crater under the tower is shut, and the craters that its foot reaches into', () => {
  const table = lying('', 'L13')
  expect(table.refuses(0, place('Lg=L13'))).toBe('the research tower stands on this crater')
  expect(table.refuses(0, place('Lg=L19'))).toBe('it would touch the research tower')
  const left = lying('Lg:150,160 Ls:270,160 Ln:210,160^0+1', '#2')
  left.does(0, place('Lg=L13'))
})

test('[16] a large ring of the third colour takes the tower, whoever lays it and whatever it is', () => {
  const table = lying('Lg:300,360 Ls:420,360', 'L01')
  table.does(0, place('Ln:360,360^0+1'))
  expect(table.s.tower).toEqual({ crater: null, ring: 2 })
})

test.each([
  [
    'a collabo ring under which a lower ring would tip with the tower is refused',
    'the research tower would fall from here',
  ],
  [
    'a collabo ring with another hanging over the place of the tower is refused',
    'a ring hangs over the place of the tower',
  ],
])('[16] %s, and the tower stays where it was', (name, sentence) => {
  const { table, placed } = exampleTable(name)
  const before = JSON.stringify(table.s)
  expect(table.refuses(0, placed)).toBe(sentence)
  expect(JSON.stringify(table.s)).toBe(before)
})

test('[17] a collabo ring may lie next to the ring with the tower, but not so near that it touches the tower', () => {
  const beside = 'Lg:300,360 Ls:420,360 Ln:360,254'
  lying(beside, '#2').does(0, place('Ln:360,360^0+1'))
  expect(lying('Lg:300,360 Ls:420,360', 'L09').refuses(0, place('Ln:360,360^0+1'))).toBe(
    'it would touch the research tower',
  )
})

test('[18] the ring that the tower has left bears rings at once', () => {
  const hands: [RingKind[], RingKind[]] = [['large gold'], ['large silver']]
  const table = scene({ rings: 'Ls:300,360 Ln:420,360 Ls:150,160 Ln:270,160', tower: '#0', hands })
  table.does(0, place('Lg:210,160^2+3'))
  expect(table.s.tower.ring).toBe(4)
  table.does(1, place('Ls:360,360^0+1'))
  expect(table.s.rings[5].level).toBe(2)
})

test('[18] the ring that the tower has left takes its settlement in the same round', () => {
  const table = scene({
    rings: 'Lg:300,360 Ls:420,360 Lg:360,360^0+1 Ls:150,160 Ln:270,160',
    tower: '#2',
    turns: 7,
    hands: [[], ['large gold']],
  })
  const events = table.does(1, place('Lg:210,160^3+4'))
  expect(table.s.tower.ring).toBe(5)
  const built = events.filter(({ what }) => what === 'builds-settlement')
  expect(built.map(({ number }) => number)).toEqual([2])
})
