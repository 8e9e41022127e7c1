import { GREENERY, OCEAN } from '../names.js'
import { PARAMETERS } from '../tracks.js'
import { type KindName, mayBringRating } from './kinds.js'

/*
 * The most that an operation can bring of what raises a rating: steps of each parameter by PARAMETERS, then rating itself, then
 * tiles that may lie on the South Pole, and colonies. What depends on more than that counts as any number of ratings.
 */

export type Rises = readonly number[]

export const RATING = PARAMETERS.length
export const POLE = RATING + 1
export const COLONY = POLE + 1

const OXYGEN = PARAMETERS.indexOf('oxygen')
const OCEANS = PARAMETERS.indexOf('oceans')

export const NO_RISE: Rises = [...PARAMETERS.map(() => 0), 0, 0, 0]
const rise = (at: number, n: number): number[] => NO_RISE.map((_, i) => (i === at ? n : 0))

const add = (a: Rises, b: Rises): Rises => a.map((n, i) => n + b[i])
const most = (a: Rises, b: Rises): Rises => a.map((n, i) => Math.max(n, b[i]))

const sumOf = (list: readonly Rises[]): Rises => list.reduce(add, NO_RISE)

export const risesAtAll = (rises: Rises): boolean => rises.some((n) => n > 0)

interface Made {
  readonly n?: number
  readonly parameter?: number
  readonly per?: unknown
  readonly tile?: number
}

function risesOfTile(tile: number | undefined): Rises {
  const pole = rise(POLE, 1)
  if (tile === OCEAN) pole[OCEANS] = 1
  if (tile === GREENERY) pole[OXYGEN] = 1
  return pole
}

export function risesOf(kind: KindName, made: Made, lists: readonly (readonly Rises[])[]): Rises {
  switch (kind) {
    case 'raise':
      return rise(made.parameter ?? RATING, made.n ?? 0)
    case 'tile':
      return risesOfTile(made.tile)
    case 'rating':
      return rise(RATING, made.per ? Number.POSITIVE_INFINITY : Math.max(0, made.n ?? 0))
    case 'colony':
      return rise(COLONY, 1)
    case 'first-ocean':
      return rise(OCEANS, 1)
    case 'nomads':
      // They may take what is printed on the South Pole.
      return rise(POLE, 1)
    case 'choose':
      return lists.map(sumOf).reduce(most, NO_RISE)
    default:
      return mayBringRating(kind) ? rise(RATING, Number.POSITIVE_INFINITY) : sumOf(lists.map(sumOf))
  }
}
