import {
  BASE,
  BOARD,
  CRATERS,
  FIELD,
  GAP,
  HAND,
  MEASURES,
  MOON,
  PILE_HEIGHT,
  PILES,
  POINTS,
  RINGS_EACH,
  ROUNDS,
  SETTLEMENTS,
  THICKNESS,
  TOWER,
} from '@perilune/moon-base'
import { expect, test } from 'vitest'

/*
 * The facts of the board and the pieces, in millimetres as they were measured out. The game counts in half
 * millimetres, so that every length is a whole number.
 */

/** Crater, its centre, the point with the most room for a base, and whether the edge of the moon cuts it. */
const FACTS = `
  L01 190.5 37.5 184.5 29.5, L02 278 63.5 285 63 cut, L03 81.5 76 76.5 65.5, L04 211.5 79 211.5 85,
  L05 292 100.5 297 100, L06 119 102 129 107, L07 165 108.5 165 103, L08 44.5 142 39.5 139.5,
  L09 161 147.5 161.5 149, L10 107 160.5 105 161.5, L11 276.5 161.5 272.5 156, L12 312 173 311.5 175.5,
  L13 192 194.5 188.5 196, L14 116.5 197.5 118.5 194, L15 321.5 211.5 330 210,
  L16 149.5 212 156.5 216.5, L17 85.5 212.5 75.5 220.5, L18 262 215.5 256 220.5,
  L19 217.5 227 221 224.5, L20 117 229.5 115 231.5, L21 34 236 39.5 234.5 cut,
  L22 311.5 247 314.5 253 cut, L23 89.5 253.5 84.5 253, L24 193 261.5 194 268.5,
  L25 250.5 311.5 246.5 314.5 cut, L26 133.5 320.5 126.5 322.5 cut, L27 195.5 329 202 331.5 cut,
  S01 147.5 26 151 24.5 cut, S02 217 27 224 27 cut, S03 124 36 120 37.5 cut, S04 261 45 255 39 cut,
  S05 159.5 52 156 54.5, S06 185 61.5 180 69, S07 106.5 70 110 61, S08 126.5 79 131.5 71.5,
  S09 53.5 85 48.5 89.5 cut, S10 264 98.5 263.5 90, S11 243.5 100.5 237.5 104,
  S12 69.5 119.5 72.5 116.5, S13 322.5 121 324.5 122.5 cut, S14 107.5 125.5 99 128.5,
  S15 213.5 129 208 125.5, S16 231.5 139.5 237 143, S17 130.5 146 130 137, S18 78.5 148.5 78 143.5,
  S19 334 156.5 337.5 150 cut, S20 190 161.5 195 158.5, S21 48 174.5 49.5 176.5, S22 234 179.5 232 179,
  S23 262 190 256.5 185, S24 71 193 71 183.5, S25 33 198.5 29 198, S26 277.5 242.5 275.5 248.5,
  S27 120.5 256.5 123 263.5, S28 223 258.5 223 257, S29 165 259.5 158 259.5,
  S30 243.5 266.5 249.5 263.5, S31 294.5 280.5 297.5 282.5, S32 73 283 71 286.5,
  S33 267.5 284 267 280.5, S34 192 299 186 295.5, S35 153.5 301 158.5 296
`

const craters = FACTS.trim()
  .split(/,\s+/)
  .map((row) => {
    const [id, x, y, spotX, spotY, cut] = row.split(' ')
    return {
      id,
      x: Number(x),
      y: Number(y),
      spot: { x: Number(spotX), y: Number(spotY) },
      cut: cut === 'cut',
    }
  })

const units = (mm: number): number => 2 * mm

test.each(craters)(
  'crater $id lies where the map says, with its room for a base',
  ({ id, x, y, spot, cut }) => {
    const crater = CRATERS.find((one) => one.id === id)
    expect(crater).toMatchObject({
      size: id.startsWith('L') ? 'large' : 'small',
      x: units(x),
      y: units(y),
      spot: { x: units(spot.x), y: units(spot.y) },
      cut,
    })
  },
)

test('the map has 27 large and 35 small craters; 13 are cut by the edge, 75 pairs overlap', () => {
  expect(CRATERS.map(({ id }) => id)).toEqual(craters.map(({ id }) => id))
  expect(CRATERS.filter(({ size }) => size === 'large')).toHaveLength(27)
  expect(CRATERS.filter(({ size }) => size === 'small')).toHaveLength(35)
  expect(CRATERS.filter(({ cut }) => cut)).toHaveLength(13)
  expect(CRATERS.flatMap(({ overlaps }) => overlaps)).toHaveLength(2 * 75)
})

test('two craters overlap when their rims cross, each of the other, and none overlaps itself', () => {
  const radius = { large: 50, small: 34 }
  CRATERS.forEach((one, n) => {
    const near = CRATERS.flatMap((other, m) => {
      const apart = Math.hypot(one.x - other.x, one.y - other.y)
      return m !== n && apart < radius[one.size] + radius[other.size] ? [m] : []
    })
    expect(one.overlaps).toEqual(near)
  })
})

test('board, moon and field have their measures', () => {
  expect(BOARD).toEqual({ width: units(360), height: units(360) })
  expect(MOON).toEqual({ x: units(180), y: units(180), radius: units(170) })
  expect(FIELD).toEqual({ left: -100, right: 820, top: -100, bottom: 820 })
})

test('rings, bases and tower have their measures and weights', () => {
  expect(MEASURES).toEqual({
    large: { outer: units(25), inner: units(20), middle: units(22.5), weight: 5 },
    small: { outer: units(17), inner: units(12), middle: units(14.5), weight: 3 },
  })
  expect(THICKNESS).toBe(units(5))
  expect(BASE).toEqual({ radius: units(5), height: units(8) })
  expect(TOWER).toEqual({ foot: units(22), weight: 6, height: units(40) })
  expect(GAP).toBe(units(1))
})

test('pieces, piles, rounds and points are as many as the rulebook says', () => {
  expect({ RINGS_EACH, PILES, PILE_HEIGHT, ROUNDS, HAND, SETTLEMENTS }).toEqual({
    RINGS_EACH: 8,
    PILES: 4,
    PILE_HEIGHT: 6,
    ROUNDS: 6,
    HAND: 4,
    SETTLEMENTS: 6,
  })
  expect(POINTS).toEqual({ settlement: 2, base: 1, unplaced: -1, group: 2, highest: 2, tower: 3 })
})
