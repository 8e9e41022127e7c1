/*
 * The printed facts, in half millimetres from the upper left corner of the board: a length of the data in
 * millimetres times two is an integer. The game's coordinates are the same integers.
 */

export type Size = 'large' | 'small'
export type Colour = 'gold' | 'silver' | 'navy'
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Crater extends Point {
  readonly id: string
  readonly size: Size
}

/** Radii of the outer and inner rim and of the circle that carries, and the weight. */
export const RING = {
  large: { outer: 50, inner: 40, middle: 45, weight: 5 },
  small: { outer: 34, inner: 24, middle: 29, weight: 3 },
} as const
export const BASE_RADIUS = 10
/** A base is 16 high and a ring 10 thick: level 2 begins below the top of a base, level 3 above it. */
export const BASE_REACHES_LEVEL = 2
export const TOWER_FOOT = 44
export const TOWER_WEIGHT = 6
export const VISIBLE_GAP = 2
export const MOON = { x: 360, y: 360, radius: 340 } as const
export const ROUNDS = 6
export const SETTLEMENTS_EACH = 6

/** L is a large crater, S a small one. */
const TABLE = `
  L01 381 75, L02 556 127, L03 163 152, L04 423 158, L05 584 201, L06 238 204, L07 330 217,
  L08 89 284, L09 322 295, L10 214 321, L11 553 323, L12 624 346, L13 384 389, L14 233 395,
  L15 643 423, L16 299 424, L17 171 425, L18 524 431, L19 435 454, L20 234 459, L21 68 472,
  L22 623 494, L23 179 507, L24 386 523, L25 501 623, L26 267 641, L27 391 658, S01 295 52,
  S02 434 54, S03 248 72, S04 522 90, S05 319 104, S06 370 123, S07 213 140, S08 253 158,
  S09 107 170, S10 528 197, S11 487 201, S12 139 239, S13 645 242, S14 215 251, S15 427 258,
  S16 463 279, S17 261 292, S18 157 297, S19 668 313, S20 380 323, S21 96 349, S22 468 359,
  S23 524 380, S24 142 386, S25 66 397, S26 555 485, S27 241 513, S28 446 517, S29 330 519,
  S30 487 533, S31 589 561, S32 146 566, S33 535 568, S34 384 598, S35 307 602
`

export const CRATERS: readonly Crater[] = TABLE.trim()
  .split(/,\s+/)
  .map((row) => {
    const [id, x, y] = row.split(' ')
    return { id, size: id.startsWith('L') ? 'large' : 'small', x: Number(x), y: Number(y) }
  })

export function craterOf(id: string): Crater {
  const crater = CRATERS.find((one) => one.id === id)
  if (!crater) throw new Error(`no crater ${id}`)
  return crater
}
