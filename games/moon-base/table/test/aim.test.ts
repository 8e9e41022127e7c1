import { CRATERS, craterNumber, type Position, type Ring } from '@perilune/moon-base'
import { expect, test } from 'vitest'
import { aimAt, goalsFor, type Held, PULL, restingPoints } from '../src/holding/aim.js'
import { closedBy, shutCraters } from '../src/view.js'

const ring = (colour: Ring['colour'], x: number, y: number): Ring => ({
  size: 'large',
  colour,
  x,
  y,
  level: 1,
  crater: null,
  on: null,
})
const lying = (...rings: Ring[]): Position => ({ rings, bases: [], tower: { crater: null, ring: null } })
const large = (colour: Ring['colour']): Held => ({ what: 'ring', ring: `large ${colour}` })

/** Two rings, gold and silver, 60 mm apart. */
const two = lying(ring('gold', 300, 360), ring('silver', 420, 360))

test('over a legal point a ring lies right there', () => {
  const aim = aimAt(two, large('gold'), { x: 360, y: 360 })
  expect(aim.landing).toMatchObject({ x: 360, y: 360, level: 2, on: [0, 1], collabo: false })
  expect(aim.objection).toBeNull()
})

test('a ring of the third colour says that it brings the tower', () => {
  expect(aimAt(two, large('navy'), { x: 360, y: 360 }).landing?.collabo).toBe(true)
})

test('beside a legal point a ring is pulled to the nearest one, and says why not at the pointer', () => {
  const three = lying(...two.rings, ring('silver', 360, 446))
  const aim = aimAt(three, large('gold'), { x: 360, y: 360 })
  expect(aim.objection).toEqual({ because: 'it would touch a third ring', rings: [2] })
  expect(aim.landing?.on).toEqual([0, 1])
  expect(aim.pulled).toBeGreaterThan(0)
  expect(aim.pulled).toBeLessThanOrEqual(PULL)
})

test('a ring held over two of different heights names them both', () => {
  const higher: Ring = { ...ring('silver', 440, 360), level: 2, on: [1, 2] }
  const uneven = lying(ring('gold', 300, 360), ring('silver', 470, 330), ring('navy', 470, 420), higher)
  expect(aimAt(uneven, large('gold'), { x: 366, y: 360 }).objection).toEqual({
    because: 'the two rings below are not of equal height',
    rings: [3, 0],
  })
})

test('both rings below are in the way of a small ring of the third colour', () => {
  const { objection } = aimAt(two, { what: 'ring', ring: 'small navy' }, { x: 360, y: 360 })
  expect(objection?.rings).toEqual([0, 1])
})

test('listed places say where a ring would lie, on what level, and whether the tower comes', () => {
  const goals = goalsFor(two, large('navy'), [
    { ring: 'large navy', crater: 'L13' },
    { ring: 'large navy', x: 360, y: 360, on: [0, 1] },
  ])
  const { x, y } = CRATERS[craterNumber('L13')]
  expect(goals).toMatchObject([
    { x, y, level: 1, on: null, collabo: false },
    { x: 360, y: 360, level: 2, on: [0, 1], collabo: true },
  ])
})

test('far from any legal point a ring stays where it is held, with the reason', () => {
  const { landing, objection } = aimAt(lying(), { what: 'ring', ring: 'large gold' }, { x: 5, y: 5 })
  expect(landing).toBeNull()
  expect(objection?.because).toBe('there is no crater and no two rings to rest on')
})

test('anywhere within a free crater of its size a ring is set on the crater', () => {
  const n = craterNumber('L13')
  const { x, y } = CRATERS[n]
  const aim = aimAt(lying(), large('gold'), { x: x + 40, y })
  expect(aim.landing).toMatchObject({ crater: n, level: 1, answer: { ring: 'large gold', crater: 'L13' } })
  expect(aim.objection).toBeNull()
})

test('a base is pulled to the nearest free point of its crater, and says why not at the pointer', () => {
  const aim = aimAt(lying(), { what: 'base' }, { x: 415, y: 428 })
  expect(aim.objection?.because).toBe('the base would stand on two craters at once')
  expect(aim.landing).not.toBeNull()
  expect(aimAt(lying(), { what: 'base' }, { x: 442, y: 449 }).objection).toBeNull()
})

test('the points on which a ring would rest lie on the middle circles of both', () => {
  const { landing } = aimAt(two, large('gold'), { x: 360, y: 360 })
  if (!landing) throw new Error('it has a place')
  const points = restingPoints(two.rings, 'large gold', landing)
  expect(points).toHaveLength(4)
  for (const { x, y } of points) expect(Math.hypot(x - 360, y - 360)).toBeCloseTo(45)
})

test('a ring on a crater closes the craters that overlap it', () => {
  const n = craterNumber('L13')
  const { x, y } = CRATERS[n]
  const then = lying({ ...ring('gold', x, y), crater: n })
  expect(closedBy(lying(), then)).toEqual([n, ...CRATERS[n].overlaps].sort((a, b) => a - b))
  expect(shutCraters(lying()).some(Boolean)).toBe(false)
})
