import { GAP, MEASURES, SIZES, type Size } from '../names.js'

/*
 * What two bodies do to each other seen from above, as distances. Everything is compared in squares of whole
 * numbers, so that every machine gives the same verdict; bodies that meet in one point do not touch.
 */

/** Something holds while the square of a distance lies strictly between these. */
export interface Span {
  readonly above: number
  readonly below: number
}

/** Nothing is this near: no square is less than zero. */
const NONE = -1

type BySizes = Readonly<Record<Size, Readonly<Record<Size, Span>>>>

const bySizes = (make: (upper: Size, lower: Size) => Span): BySizes =>
  Object.fromEntries(
    SIZES.map((upper) => [upper, Object.fromEntries(SIZES.map((lower) => [lower, make(upper, lower)]))]),
  ) as BySizes

/** The square of how much wider a hole is than a disc; below zero if the disc does not go in. */
const roomInside = (inner: number, outer: number): number => (inner > outer ? (inner - outer) ** 2 : NONE)

/** The bodies of two rings overlap: their discs do, and neither lies within the hole of the other. */
export const TOUCH = bySizes((a, b) => {
  const [ringA, ringB] = [MEASURES[a], MEASURES[b]]
  return {
    above: Math.max(roomInside(ringA.inner, ringB.outer), roomInside(ringB.inner, ringA.outer)),
    below: (ringA.outer + ringB.outer) ** 2,
  }
})

/** Two rings of one level: whole discs, so that a small ring never goes into the hole of a large one. */
export const OVERLAP = bySizes((a, b) => ({
  above: NONE,
  below: (MEASURES[a].outer + MEASURES[b].outer) ** 2,
}))

/** The body of a ring meets a disc. */
export const hitsDisc = (size: Size, radius: number): Span => ({
  above: roomInside(MEASURES[size].inner, radius),
  below: (MEASURES[size].outer + radius) ** 2,
})

/** How far the centre of a ring may lie from one it rests on: the gap between the inner rims must be seen. */
export const REACH: Readonly<Record<Size, Readonly<Record<Size, number>>>> = {
  large: { large: reach('large', 'large'), small: reach('large', 'small') },
  small: { large: reach('small', 'large'), small: reach('small', 'small') },
}

function reach(upper: Size, lower: Size): number {
  return MEASURES[upper].inner + MEASURES[lower].inner - GAP
}

/** The square of the distance at which the middle circles begin to cross. */
export const crossingFrom = (upper: Size, lower: Size): number =>
  (MEASURES[upper].middle - MEASURES[lower].middle) ** 2

export const within = (span: Span, distance: number): boolean =>
  distance > span.above && distance < span.below
