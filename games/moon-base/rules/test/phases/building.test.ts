import { newChance, pickWith, seedFrom } from '@perilune/engine'
import { linesOf, openRings, pointsOf, type RingKind } from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'
import { expect, test } from 'vitest'
import { exampleTable, place, scene, Table } from '../scene.js'

/** Gold ring 3 and silver ring 4 on the second level; small gold rings on the table. */
const BUILT = 'Lg:250,360 Ls:360,360 Lg:470,360 Lg:305,360^0+1 Ls:415,360^1+2 Sg:470,270 Sg:535,300'

/** The last turn of a round: seat 1 lays a small navy ring far away. */
const last = (rings: string, more = {}) =>
  scene({ rings, tower: 'L01', turns: 7, hands: [[], ['small navy']], ...more })
const AWAY = place('Sn=S32')
const settled = (table: ReturnType<typeof scene>, seat: number) =>
  table.s.settlements.filter((built) => built.seat === seat).map(({ ring }) => ring)

test('[20] every free large ring of one’s colour from the second level up takes a settlement', () => {
  const table = last(BUILT)
  table.does(1, AWAY)
  expect(settled(table, 0)).toEqual([3])
  expect(settled(table, 1)).toEqual([4])
  expect(table.step).toBe('draft')
})

test('[20] with a ring on it, no settlement', () => {
  const table = last(`${BUILT} Sg:360,360^3+4`)
  table.does(1, AWAY)
  expect(table.s.settlements).toEqual([])
})

test('[20] under the tower, no settlement', () => {
  const table = last(BUILT, { tower: '#4' })
  expect(openRings(table.s, 1)).toEqual([])
  expect(openRings(table.s, 0)).toEqual([3])
})

test('[20] with more rings than pieces left the player chooses which', () => {
  const rings = `${BUILT} Lg:150,160 Ls:270,160 Lg:210,160^7+8`
  const table = last(rings)
  table.s.settlements = Array.from({ length: 5 }, () => ({ seat: 0, ring: 0, move: 0 }))
  table.does(1, AWAY)
  expect(table.step).toBe('choose-settlements')
  expect(table.answers(0)).toEqual([{ pick: ['3'] }, { pick: ['9'] }])
  expect(table.refuses(0, { pick: ['3', '9'] })).toBe('at most 1 allowed, not 2')
  table.does(0, { pick: ['9'] })
  expect(table.s.settlements.filter(({ seat }) => seat === 0).at(-1)?.ring).toBe(9)
  expect(table.step).toBe('draft')
})

test('[21] a settlement hinders no ring and changes no balance', () => {
  const hands: [RingKind[], RingKind[]] = [['small gold'], ['small gold']]
  const bare = scene({ rings: BUILT, tower: 'L01', hands })
  const table = scene({ rings: BUILT, tower: 'L01', hands, settled: [3, 4] })
  expect(table.answers(0)).toEqual(bare.answers(0))
  table.does(0, place('Sg:360,360^3+4'))
})

test('[20] a ring of the first level, a small one, a navy one and the rival’s take no settlement', () => {
  const rings = 'Lg:250,360 Ls:360,360 Sg:305,360^0+1 Lg:450,160 Ls:570,160 Ln:510,160^3+4'
  const table = last(rings)
  expect(table.s.rings.map(({ level }) => level)).toEqual([1, 1, 2, 1, 1, 2])
  expect([openRings(table.s, 0), openRings(table.s, 1)]).toEqual([[], []])
  expect(openRings(last(BUILT).s, 0)).toEqual([3])
})

test('[22] a settlement under other rings is worth its 2 points still', () => {
  const points = (more: string) => pointsOf(last(`${BUILT}${more}`, { settled: [3] }).s, 0)
  expect(linesOf(last(`${BUILT} Ss:360,360^3+4`, { settled: [3] }).s)).toContainEqual(
    expect.objectContaining({ seat: 0, points: 2, why: 'settlement' }),
  )
  expect(points(' Sn:360,360^3+4') - pointsOf(last(`${BUILT} Sn:360,360^3+4`).s, 0)).toBe(2)
})

test('[22] a ring has one settlement in the whole game, and keeps it under other rings', () => {
  const table = last(`${BUILT} Sg:360,360^3+4`, { settled: [3] })
  expect(openRings(table.s, 0)).toEqual([])
  table.does(1, AWAY)
  expect(settled(table, 0)).toEqual([3])
})

test('[19] settlements come first, then bases, the player who began the round before the other', () => {
  for (const starter of [0, 1]) {
    const hands: [RingKind[], RingKind[]] = starter === 0 ? [[], ['small navy']] : [['small navy'], []]
    const table = last('Lg=L13', { starter, hands })
    table.does(1 - starter, AWAY)
    expect(table.step).toBe('place-base')
    expect(table.asked).toEqual([starter])
    table.does(starter, table.answers(starter)[0])
    expect(table.asked).toEqual([1 - starter])
  }
})

test('[23] whoever built no settlement puts a base, and the other does not', () => {
  const table = last('Lg:250,360 Ls:360,360 Lg:305,360^0+1')
  table.does(1, AWAY)
  expect(settled(table, 0)).toEqual([2])
  expect(table.step).toBe('place-base')
  expect(table.asked).toEqual([1])
})

test('[23] without a settlement piece left, an open ring gives a base instead', () => {
  const table = last('Lg:250,360 Ls:360,360 Lg:305,360^0+1')
  table.s.settlements = Array.from({ length: 6 }, () => ({ seat: 0, ring: 0, move: 0 }))
  table.does(1, AWAY)
  expect(table.asked).toEqual([0])
  expect(table.step).toBe('place-base')
})

const building = (rings: string, more = {}) => {
  const table = last(rings, more)
  table.does(1, AWAY)
  return table
}

test('[24] a base stands wholly within one crater and on the moon, at a point of the player’s choice', () => {
  const table = building('Lg=L24')
  expect(table.refuses(0, { crater: 'L19', x: 415, y: 428 })).toBe(
    'the base would stand on two craters at once',
  )
  expect(table.refuses(0, { crater: 'L26', x: 221, y: 641 })).toBe(
    'the base must stand wholly within its crater',
  )
  expect(table.refuses(0, { crater: 'L21', x: 30, y: 472 })).toBe('the base must stand wholly on the moon')
  table.does(0, { crater: 'L13', x: 375, y: 390 })
  expect(table.s.bases.at(-1)).toMatchObject({ seat: 0, x: 375, y: 390 })
})

test('[24] a crater that only an overlapping ring shuts may take a base', () => {
  const table = building('Lg=L13')
  table.does(0, { crater: 'L19', x: 442, y: 449 })
  expect(table.s.bases).toHaveLength(1)
})

test('[25] a ring of level 2 may not touch a base, nor a base such a ring', () => {
  const hands: [RingKind[], RingKind[]] = [['large gold'], ['large gold']]
  const rings = 'Lg:300,360 Ls:420,360'
  const table = scene({ rings, bases: 'L13:360,404', hands })
  expect(table.refuses(0, place('Lg:360,360^0+1'))).toBe('it would touch a resource base')
  scene({ rings, bases: 'L13:360,360', hands }).does(0, place('Lg:360,360^0+1'))
  const under = building('Lg:300,360 Ls:420,360 Ln:360,360^0+1')
  expect(under.refuses(0, { crater: 'L13', x: 375, y: 401 })).toBe('the base would touch a ring')
})

test('[25] a ring of level 3 passes above a base, and a base may be put below one', () => {
  const above = exampleTable('a ring of level 3 passes above a base')
  above.table.does(0, above.placed)
  expect(above.table.s.rings.at(-1)?.level).toBe(3)
  const rings = 'Ss=S10 Sg=S28 Lg=L18 Lg:490,477^1+2 Ln=L11 Ln:526,356^2+4 Lg:544,256^0+4 Ln:495,413^3+5'
  const below = building(rings, { settled: [3, 6] })
  below.does(0, { crater: 'S23', x: 513, y: 370 })
  expect(below.s.bases).toHaveLength(1)
})

test('[26] settlements and bases stay to the end of the game, and no ring comes on the crater of a base', () => {
  const s = moonBase.setup({ first: '1' }, 2, seedFrom('a game with bases'))
  const chance = newChance(seedFrom('its answers'))
  for (let [seat] = moonBase.asked(s); seat !== undefined; [seat] = moonBase.asked(s)) {
    const [bases, settlements] = [s.bases.slice(), s.settlements.slice()]
    moonBase.play(s, seat, pickWith(chance, moonBase.answers(s, seat)))
    expect(s.bases.slice(0, bases.length)).toEqual(bases)
    expect(s.settlements.slice(0, settlements.length)).toEqual(settlements)
  }
  expect(s.bases.length).toBeGreaterThan(0)
  expect(s.settlements.length).toBeGreaterThan(0)
  const withBase = s.bases.map(({ crater }) => crater)
  expect(s.rings.filter(({ crater }) => crater !== null && withBase.includes(crater))).toEqual([])
})

test('[26] a crater with a base takes neither a second one nor a ring', () => {
  const table = building('Lg=L24')
  table.does(0, { crater: 'L13', x: 377, y: 392 })
  expect(table.refuses(1, { crater: 'L13', x: 377, y: 392 })).toBe('a resource base stands on this crater')
  table.does(1, table.answers(1)[0])
  table.playOn('place-ring')
  table.s.hands[1] = ['large gold']
  expect(table.refuses(1, place('Lg=L13'))).toBe('a resource base stands on this crater')
})

test('[26] a base that was only tried elsewhere, on a copy, is not in the way', () => {
  const table = building('Lg=L24')
  const copy = new Table(moonBase.clone(table.s))
  table.does(0, { crater: 'L13', x: 377, y: 392 })
  copy.does(0, { crater: 'L19', x: 442, y: 449 })
  expect(table.refuses(1, { crater: 'L13', x: 377, y: 392 })).toBe('a resource base stands on this crater')
  copy.does(1, { crater: 'L13', x: 377, y: 392 })
})
