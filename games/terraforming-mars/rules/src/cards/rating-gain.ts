import { PARAMETERS } from '../map/tracks.js'

/*
 * The most that an operation can bring of what raises a rating: steps of each parameter by PARAMETERS, then
 * rating itself, then tiles that may lie on the South Pole, and colonies. What depends on more than that
 * counts as any number of ratings.
 */

export type RatingGain = readonly number[]

export const RATING = PARAMETERS.length
export const POLE = RATING + 1
export const COLONY = POLE + 1

export const NO_GAIN: RatingGain = [...PARAMETERS.map(() => 0), 0, 0, 0]
export const gainAt = (at: number, n: number): number[] => NO_GAIN.map((_, i) => (i === at ? n : 0))

/** It may bring rating otherwise than by what it consists of. */
export const anyGain = (): RatingGain => gainAt(RATING, Number.POSITIVE_INFINITY)

const add = (a: RatingGain, b: RatingGain): RatingGain => a.map((n, i) => n + b[i])
const most = (a: RatingGain, b: RatingGain): RatingGain => a.map((n, i) => Math.max(n, b[i]))

const sumOf = (list: readonly RatingGain[]): RatingGain => list.reduce(add, NO_GAIN)

export const sumOfLists = (lists: readonly (readonly RatingGain[])[]): RatingGain => sumOf(lists.map(sumOf))

/** Of lists of which one is chosen. */
export const mostOfLists = (lists: readonly (readonly RatingGain[])[]): RatingGain =>
  lists.map(sumOf).reduce(most, NO_GAIN)

export const gainsRating = (gain: RatingGain): boolean => gain.some((n) => n > 0)
