import { addRow, canUndo, openMatch, seedFrom } from '@perilune/engine'
import { moonBase, type RingKind } from '@perilune/moon-base'
import { expect, test } from 'vitest'
import { exampleTable, place, scene } from './scene.js'

const ANY: RingKind[] = [
  'large gold',
  'large silver',
  'large navy',
  'small gold',
  'small silver',
  'small navy',
]
const lying = (rings: string, tower = 'L01', bases = '') =>
  scene({ rings, tower, bases, hands: [ANY.slice(), ANY.slice()] })

/** Two large rings, gold and silver, 60 mm apart. */
const TWO = 'Lg:300,360 Ls:420,360'

test('[5] whatever was taken may be placed: the other player’s colour, and a collabo ring of any colour', () => {
  const table = lying(TWO)
  expect(table.s.colours[0]).toBe('gold')
  table.does(0, place('Ls=L27'))
  const events = table.does(1, place('Ln:360,360^0+1'))
  expect(events.map(({ what }) => what)).toEqual(['places', 'moves-tower'])
  expect(table.s.tower.ring).toBe(3)
})

test('[6] a ring that would tip over is refused, and nothing has changed', () => {
  const { table, placed } = exampleTable('with all contact points on one side of its centre a ring tips')
  const before = JSON.stringify(table.s)
  expect(table.refuses(0, placed)).toBe('it would tip over: its centre is not between its supports')
  expect(JSON.stringify(table.s)).toBe(before)
})

test('[7] a ring that stands, but whose weight tips another one below, is refused', () => {
  const large = exampleTable('a large ring whose weight tips a ring below is refused')
  expect(large.table.refuses(0, large.placed)).toBe('its weight would tip a ring further down')
  const small = exampleTable('a small ring whose weight tips a ring below is refused')
  expect(small.table.refuses(0, small.placed)).toBe('its weight would tip a ring further down')
})

test('[8] half a millimetre of space between the inner rims is too little, one is enough', () => {
  expect(lying('Lg:282,360 Ls:438,360').refuses(0, place('Lg:361,360^0+1'))).toBe(
    'no space would be seen between its inner rim and that of a ring below',
  )
  lying('Lg:282,360 Ls:438,360').does(0, place('Lg:360,360^0+1'))
})

test('[9] a ring may meet a third one rim to rim, and half a millimetre nearer is too near', () => {
  lying(`${TWO} Ls:360,460`).does(0, place('Lg:360,360^0+1'))
  expect(lying(`${TWO} Ls:360,459`).refuses(0, place('Lg:360,360^0+1'))).toBe('it would touch a third ring')
})

test('[10] a small ring may not lie in the hole of a large one of its own level', () => {
  const table = lying(`${TWO} Lg:360,360^0+1`)
  expect(table.refuses(0, place('Sg:360,361^0+1'))).toBe('it would run into a ring of its own level')
})

test('[11] the rings that are named decide the level', () => {
  const rings = 'Lg:250,360 Ls:360,360 Lg:470,360 Lg:305,360^0+1 Ls:415,360^1+2'
  const table = lying(rings)
  table.does(0, place('Sg:360,360^3+4'))
  expect(table.s.rings.at(-1)?.level).toBe(3)
  expect(lying(rings).refuses(0, place('Sg:360,360^0+4'))).toBe('the two rings below are not of equal height')
})

test('[11] nothing is pushed in right below a ring, but below one two levels up it may go', () => {
  const under = lying('Lg:300,360 Ls:420,360 Lg:360,360^0+1')
  expect(under.refuses(0, place('Ln=L13'))).toBe('it would be pushed in under a ring and touch it')
  const { table, placed } = exampleTable('a ring may go under one two levels higher')
  table.does(0, placed)
  expect(table.s.rings.at(-1)?.level).toBe(2)
})

test('[12] a ring on a cut crater lies, and rings may hang over the edge of the moon', () => {
  const table = lying('')
  table.does(0, place('Lg=L21'))
  const edge = lying('Ls=L21 Sg=S25', 'L13')
  edge.does(0, place('Lg:58,430^0+1'))
  const { x, y } = edge.s.rings[2]
  expect(Math.hypot(x - 360, y - 360) + 50).toBeGreaterThan(340)
})

test('[13] rings are never moved; the answer just given may be undone until the other player has acted', () => {
  const match = openMatch(moonBase, { first: '1' }, 2, seedFrom('undo'))
  const say = (seat: number, answer: Record<string, string | number>) =>
    addRow(moonBase, match, { seat, answer })
  say(1, { colour: 'gold' })
  say(1, { crater: 'L01' })
  for (const [seat, pile] of [
    [0, 1],
    [1, 2],
    [0, 1],
    [1, 2],
  ])
    say(seat, { pile })
  const large = (seat: number) => match.state.hands[seat].find((ring) => ring.startsWith('large')) as string
  say(0, { ring: large(0), crater: 'L13' })
  expect(canUndo(match, 0)).toBe(true)
  addRow(moonBase, match, { seat: 0, undo: true })
  expect(match.state.rings).toEqual([])
  say(0, { ring: large(0), crater: 'L24' })
  say(1, { ring: large(1), crater: 'L13' })
  expect(canUndo(match, 0)).toBe(false)
})

test('every point of the grid that keeps the rules is accepted, listed or not', () => {
  const listed = lying(TWO)
    .answers(0)
    .some(({ x, y }) => x === 361 && y === 363)
  expect(listed).toBe(false)
  const table = lying(TWO)
  table.does(0, place('Lg:361,363^0+1'))
  expect(table.s.rings[2]).toMatchObject({ x: 361, y: 363, level: 2 })
})
