import type { Answer, Reason, Seat } from '@perilune/engine'
import { attempt } from '@perilune/engine/testing'
import { CRATERS, FIELD, next, type RingKind } from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'
import { expect, test } from 'vitest'
import { place, scene, type Table } from './scene.js'

/* Answers that are not of the right form, or that ask for what is not offered, by the code of the refusal. */

function reasonFor({ s }: Table, seat: Seat, said: unknown): Reason | undefined {
  return attempt(moonBase as never, moonBase.clone(s), seat, said as Answer)?.reason
}

const MALFORMED = { code: 'malformed' }

/** Seat 1 ends the round with a small navy ring far away, so that seat 0 builds. */
function built(rings: string, settlements = 0): Table {
  const table = scene({ rings, tower: 'L01', turns: 7, hands: [[], ['small navy']] })
  table.s.settlements = Array.from({ length: settlements }, () => ({ seat: 0, ring: 0, move: 0 }))
  table.does(1, place('Sn=S32'))
  return table
}

/** Gold rings 2, 5 and 8 on the second level. */
const THREE_OPEN =
  'Lg:250,360 Ls:360,360 Lg:305,360^0+1 Lg:150,160 Ls:270,160 Lg:210,160^3+4 ' +
  'Lg:450,160 Ls:570,160 Lg:510,160^6+7'

test('with too few settlements picked the refusal tells how many it must be', () => {
  const table = built(THREE_OPEN, 4)
  expect(table.step).toBe('choose-settlements')
  expect(reasonFor(table, 0, { pick: ['2'] })).toEqual({ code: 'too-few', needs: 2, has: 1 })
  expect(reasonFor(table, 0, { pick: [] })).toEqual({ code: 'too-few', needs: 2, has: 0 })
  expect(reasonFor(table, 0, { pick: ['2', '5', '8'] })).toEqual({ code: 'too-many', allows: 2, has: 3 })
  expect(reasonFor(table, 0, { pick: ['8', '2'] })).toBeUndefined()
})

test.each([
  [{}, 'malformed'],
  [{ pick: '2' }, 'malformed'],
  [{ pick: { 0: '2', 1: '5' } }, 'malformed'],
  [{ pick: ['2', '5'], more: 1 }, 'malformed'],
  [{ pick: ['2', '2'] }, 'picked-twice'],
  [{ pick: ['2', 5] }, 'malformed'],
  [{ pick: ['2', null] }, 'malformed'],
  [{ pick: ['2', '0'] }, 'first-level'],
  [{ pick: ['2', '1'] }, 'other-colour'],
  [{ pick: ['2', '99'] }, 'no-such-ring'],
  [{ pick: ['2', '05'] }, 'no-such-ring'],
])('settlements picked by %j are refused: %s', (said, code) => {
  expect(reasonFor(built(THREE_OPEN, 4), 0, said)?.code).toBe(code)
})

test('a ring that takes no settlement says why: other colour, small, level 1, tower, settled, covered', () => {
  // Beside the three open rings: silver 11, the small gold 14, gold 17 with a ring on it.
  const more =
    'Lg:450,360 Ls:570,360 Ls:510,360^9+10 Lg:450,560 Ls:570,560 Sg:510,560^12+13 ' +
    'Lg:150,660 Ls:270,660 Lg:210,660^15+16 Ls:330,660 Ls:300,660^16+18 Sg:255,660^17+19'
  const table = built(`${THREE_OPEN} ${more}`, 4)
  expect(table.step).toBe('choose-settlements')
  expect(table.refuses(0, { pick: ['2', '11'] })).toBe('that ring is not of your colour')
  expect(table.refuses(0, { pick: ['2', '14'] })).toBe(
    'a settlement needs a large ring, and that one is small',
  )
  expect(table.refuses(0, { pick: ['2', '9'] })).toBe(
    'a settlement needs a ring of the second level or higher',
  )
  expect(table.refuses(0, { pick: ['2', '17'] })).toBe('a ring rests on that ring')
  expect(reasonFor(table, 0, { pick: ['2', '17'] })).toEqual({ code: 'ring-on-top', ring: 17 })
  table.s.settlements.push({ seat: 0, ring: 17, move: 0 })
  table.s.settlements.shift()
  expect(table.refuses(0, { pick: ['2', '17'] })).toBe('that ring has a settlement already')
  table.s.tower = { crater: null, ring: 17 }
  expect(table.refuses(0, { pick: ['2', '17'] })).toBe('the research tower stands on that ring')
})

test('the supports of a ring are named in the order in which they were laid, and the refusal says so', () => {
  const table = laying()
  expect(table.refuses(0, { ...RING, on: [1, 0] })).toBe(
    'the two rings below must be named in the order in which they were laid',
  )
  table.does(0, RING)
})

test('a point far from the board is refused with that reason, for a ring and for a base', () => {
  expect(laying().refuses(0, { ...RING, x: FIELD.right + 1 })).toBe('the point lies too far from the board')
  expect(built('Lg=L24').refuses(0, { ...BASE, y: FIELD.top - 1 })).toBe(
    'the point lies too far from the board',
  )
})

const BASE = { crater: 'L13', x: 377, y: 392 }

test.each([
  [{ ...BASE, more: 1 }, 'malformed'],
  [{ x: 377, y: 392 }, 'malformed'],
  [{ crater: 'L13', x: 377 }, 'malformed'],
  [{ crater: 'L13', x: 377, z: 392 }, 'malformed'],
  [{ ...BASE, x: '377' }, 'malformed'],
  [{ ...BASE, y: '392' }, 'malformed'],
  [{ ...BASE, x: null }, 'malformed'],
  [{ ...BASE, y: [392] }, 'malformed'],
  [{ ...BASE, x: FIELD.left - 1 }, 'off-field'],
  [{ ...BASE, x: FIELD.right + 1 }, 'off-field'],
  [{ ...BASE, y: FIELD.top - 1 }, 'off-field'],
  [{ ...BASE, y: FIELD.bottom + 1 }, 'off-field'],
  [{ ...BASE, x: FIELD.left }, 'base-outside'],
  [{ ...BASE, x: FIELD.right }, 'base-outside'],
  [{ ...BASE, y: FIELD.top }, 'base-outside'],
  [{ ...BASE, y: FIELD.bottom }, 'base-outside'],
  [{ ...BASE, x: 377.5 }, 'off-grid'],
  [{ ...BASE, y: 392.5 }, 'off-grid'],
  [{ ...BASE, crater: 'L99' }, 'no-such-crater'],
  [{ ...BASE, crater: 12 }, 'no-such-crater'],
])('a base at %j is refused: %s', (said, code) => {
  const table = built('Lg=L24')
  expect(table.step).toBe('place-base')
  expect(reasonFor(table, 0, said)?.code).toBe(code)
  expect(reasonFor(table, 0, BASE)).toBeUndefined()
})

const RING = { ring: 'large gold', x: 360, y: 360, on: [0, 1] }

const laying = (): Table =>
  scene({ rings: 'Lg:300,360 Ls:420,360', tower: 'L21', hands: [['large gold'], ['large gold']] })

test.each([
  [{ ...RING, more: 1 }, 'malformed'],
  [{ ...RING, crater: 'L13' }, 'malformed'],
  [{ ring: 'large gold' }, 'malformed'],
  [{ ring: 'large gold', x: 360, y: 360 }, 'malformed'],
  [{ ring: 'large gold', crater: 'L26', x: 360 }, 'malformed'],
  [{ x: 360, y: 360, on: [0, 1] }, 'malformed'],
  [{ ...RING, ring: 7 }, 'malformed'],
  [{ ...RING, x: '360' }, 'malformed'],
  [{ ...RING, y: '360' }, 'malformed'],
  [{ ...RING, x: null }, 'malformed'],
  [{ ...RING, x: FIELD.left - 1 }, 'off-field'],
  [{ ...RING, x: FIELD.right + 1 }, 'off-field'],
  [{ ...RING, y: FIELD.top - 1 }, 'off-field'],
  [{ ...RING, y: FIELD.bottom + 1 }, 'off-field'],
  [{ ...RING, on: [1, 0] }, 'supports-order'],
  [{ ...RING, x: FIELD.left }, 'not-two'],
  [{ ...RING, y: FIELD.bottom }, 'not-two'],
  [{ ...RING, on: [0] }, 'not-two'],
  [{ ...RING, on: [0, 1, 1] }, 'not-two'],
  [{ ...RING, on: [0, 0] }, 'not-two'],
  [{ ...RING, on: [0, 2] }, 'not-two'],
  [{ ...RING, on: [-1, 0] }, 'not-two'],
  [{ ...RING, on: [0, 0.5] }, 'not-two'],
  [{ ...RING, on: ['0', '1'] }, 'not-two'],
  [{ ...RING, on: '01' }, 'not-two'],
  [{ ...RING, on: null }, 'not-two'],
  [{ ...RING, x: 360.5 }, 'off-grid'],
  [{ ...RING, ring: 'large navy' }, 'not-in-hand'],
  [{ ...RING, ring: 'huge gold' }, 'not-in-hand'],
  [{ ring: 'large gold', crater: 'L99' }, 'no-such-crater'],
  [{ ring: 'large gold', crater: 'S01' }, 'wrong-size'],
  [{ pass: false }, 'malformed'],
  [{ pass: 'true' }, 'malformed'],
  [{ pass: true, more: 1 }, 'malformed'],
  [{ pass: true }, 'can-place'],
])('a ring laid by %j is refused: %s', (said, code) => {
  const table = laying()
  expect(reasonFor(table, 0, said)?.code).toBe(code)
  expect(reasonFor(table, 0, RING)).toBeUndefined()
})

test('a refusal names the ring that is in the way by its number', () => {
  const hands: [RingKind[], RingKind[]] = [['large gold'], []]
  const rings = 'Lg:300,360 Ls:420,360 Ln=L26 Lg:360,360^0+1'
  const table = scene({ rings, tower: 'L21', hands })
  expect(reasonFor(table, 0, { ring: 'large gold', crater: 'L26' })).toEqual({
    code: 'crater-taken',
    ring: 2,
  })
  expect(reasonFor(table, 0, RING)).toEqual({ code: 'overlap', ring: 3 })
  expect(reasonFor(table, 0, { ...RING, x: 240 })).toEqual({ code: 'not-two', ring: 1 })
  expect(reasonFor(table, 0, { ...RING, x: 480 })).toEqual({ code: 'not-two', ring: 0 })
})

test('the tower is set on a large crater that is there, by nothing but its name', () => {
  const table = scene({})
  next(table.s, { do: 'place-tower', seat: 0 })
  expect(reasonFor(table, 0, { crater: 'L00' })?.code).toBe('no-such-crater')
  expect(reasonFor(table, 0, { crater: 'S01' })?.code).toBe('tower-needs-large')
  expect(reasonFor(table, 0, { crater: 'L02', more: 1 })).toEqual(MALFORMED)
  expect(reasonFor(table, 0, {})).toEqual(MALFORMED)
  expect(table.answers(0)).toEqual(
    CRATERS.filter(({ size }) => size === 'large').map(({ id }) => ({ crater: id })),
  )
})

test('only a collabo ring tells of a tower that moves, and moves it', () => {
  const rings = 'Lg:300,360 Ls:420,360'
  const told = (said: Answer): [unknown[], unknown] => {
    const table = scene({ rings, tower: 'L21', hands: [['large gold', 'large navy', 'small gold'], []] })
    const events = table.does(0, said)
    return [events.filter(({ what }) => what !== 'places'), table.s.tower.ring]
  }
  expect(told(place('Lg:360,360^0+1'))).toEqual([[], null])
  expect(told(place('Sg:360,360^0+1'))).toEqual([[], null])
  expect(told(place('Lg=L26'))).toEqual([[], null])
  expect(told(place('Ln:360,360^0+1'))).toEqual([
    [{ what: 'moves-tower', seat: 0, colour: 'navy', level: 2 }],
    2,
  ])
})
