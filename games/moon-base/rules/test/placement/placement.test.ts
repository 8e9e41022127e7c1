import { addRow, canUndo, openMatch, seedFrom } from '@perilune/engine'
import { attempt } from '@perilune/engine/testing'
import { CRATERS, type RingKind } from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'
import { expect, test } from 'vitest'
import { exampleTable, place, scene, type Table } from '../scene.js'

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

test('a ring lies on a crater of its own size only', () => {
  for (const [ring, crater] of [
    ['L', 'S20'],
    ['S', 'L13'],
  ])
    expect(lying('').refuses(0, place(`${ring}g=${crater}`))).toBe(
      'the ring and the crater are not of the same size',
    )
  lying('').does(0, place('Lg=L13'))
  lying('').does(0, place('Sg=S20'))
})

test('a ring on a crater takes the craters that overlap its own, and no other', () => {
  for (const taken of CRATERS) {
    const table = lying(`${taken.size === 'large' ? 'L' : 'S'}g=${taken.id}`, '')
    const rivals = CRATERS.filter(({ id }) => id !== taken.id)
    const open = rivals.filter(({ id, size }) => mayLie(table, `${size} navy`, id))
    expect(open).toEqual(rivals.filter((_, n) => !taken.overlaps.includes(CRATERS.indexOf(rivals[n]))))
  }
})

const mayLie = ({ s }: Table, ring: string, crater: string): boolean =>
  attempt(moonBase as never, moonBase.clone(s), 0, { ring, crater }) === undefined

test('a ring of either size rests on two large rings, on two small ones, or on one of each', () => {
  for (const size of ['L', 'S'])
    for (const below of ['Lg:300,360 Ls:400,360', 'Sg:310,360 Ss:390,360', 'Lg:300,360 Ss:390,360'])
      lying(below).does(0, place(`${size}g:350,360^0+1`))
})

test('a ring repeats a colour of the two below; a third colour is for large rings on two different ones', () => {
  const letters = ['g', 's', 'n']
  for (const a of letters)
    for (const b of letters)
      for (const ring of letters)
        for (const size of ['L', 'S']) {
          const table = lying(`L${a}:300,360 L${b}:420,360`)
          const said = place(`${size}${ring}:360,360^0+1`)
          if (ring === a || ring === b || (a !== b && size === 'L')) table.does(0, said)
          else if (a === b)
            expect(table.refuses(0, said)).toBe('both rings below have one colour, and this ring has another')
          else expect(table.refuses(0, said)).toBe('a small ring of the third colour can’t carry the tower')
        }
})
