import { GREENERY, OCEAN } from '../names.js'
import { PARAMETERS } from '../tracks.js'
import { type KindName, mayBringRating } from './kinds.js'

/*
 * The most that an operation can bring of what raises a rating: steps of each parameter by PARAMETERS, then rating itself, then
 * tiles that may lie on the South Pole, and colonies. What depends on more than that counts as any number of ratings.
 */

export type RatingGain = readonly number[]

export const RATING = PARAMETERS.length
export const POLE = RATING + 1
export const COLONY = POLE + 1

const OXYGEN = PARAMETERS.indexOf('oxygen')
const OCEANS = PARAMETERS.indexOf('oceans')

export const NO_GAIN: RatingGain = [...PARAMETERS.map(() => 0), 0, 0, 0]
const gainAt = (at: number, n: number): number[] => NO_GAIN.map((_, i) => (i === at ? n : 0))

const add = (a: RatingGain, b: RatingGain): RatingGain => a.map((n, i) => n + b[i])
const most = (a: RatingGain, b: RatingGain): RatingGain => a.map((n, i) => Math.max(n, b[i]))

const sumOf = (list: readonly RatingGain[]): RatingGain => list.reduce(add, NO_GAIN)

export const gainsRating = (maxRatingGain: RatingGain): boolean => maxRatingGain.some((n) => n > 0)

interface Made {
  readonly n?: number
  readonly parameter?: number
  readonly per?: unknown
  readonly tile?: number
}

function ratingGainOfTile(tile: number | undefined): RatingGain {
  const pole = gainAt(POLE, 1)
  if (tile === OCEAN) pole[OCEANS] = 1
  if (tile === GREENERY) pole[OXYGEN] = 1
  return pole
}

export function ratingGainOf(
  kind: KindName,
  made: Made,
  lists: readonly (readonly RatingGain[])[],
): RatingGain {
  switch (kind) {
    case 'raise':
      return gainAt(made.parameter ?? RATING, made.n ?? 0)
    case 'tile':
      return ratingGainOfTile(made.tile)
    case 'rating':
      return gainAt(RATING, made.per ? Number.POSITIVE_INFINITY : Math.max(0, made.n ?? 0))
    case 'colony':
      return gainAt(COLONY, 1)
    case 'first-ocean':
      return gainAt(OCEANS, 1)
    case 'nomads':
      // They may take what is printed on the South Pole.
      return gainAt(POLE, 1)
    case 'choose':
      return lists.map(sumOf).reduce(most, NO_GAIN)
    default:
      return mayBringRating(kind) ? gainAt(RATING, Number.POSITIVE_INFINITY) : sumOf(lists.map(sumOf))
  }
}
