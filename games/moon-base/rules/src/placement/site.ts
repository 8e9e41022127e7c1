import { CRATERS } from '../craters.js'
import type { Base, Position, Ring, Tower } from '../state.js'
import { type Loads, loadsOf } from './loads.js'

/** The largest distance at which two rings have to do with each other. */
export const CELL = 100
const COLUMNS = 8
const CELLS = COLUMNS * COLUMNS

/**
 * A position prepared for many questions: its rings by level and by cells of the board, the loads they bear,
 * where the tower stands. Made once for all questions about the same position.
 */
export interface Site {
  readonly rings: readonly Ring[]
  readonly bases: readonly Base[]
  /** What was there when it was made. */
  readonly seen: { readonly rings: number; readonly base: Base | undefined; readonly tower: Tower }
  /** Numbers of the rings of every level; level 0 is empty. */
  readonly levels: readonly (readonly number[])[]
  readonly loads: Loads
  /** The ring that lies on each crater, or -1. */
  readonly onCrater: readonly number[]
  readonly baseOn: readonly boolean[]
  /** Where the tower stands and on what level it begins; null before it is placed. */
  readonly tower: { readonly x: number; readonly y: number; readonly level: number } | null
  readonly heads: Int16Array
  readonly nexts: Int16Array
}

const cellOf = (n: number): number => Math.min(Math.max(Math.floor(n / CELL), 0), COLUMNS - 1)

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Calls for every ring of a level in the cells within a distance of the box; some of them may lie a little
 * further away.
 */
// Parameters: called for millions of points; an object for each would cost more than the work.
export function eachNear(
  site: Site,
  level: number,
  box: Box,
  distance: number,
  call: (number: number) => void,
): void {
  if (level >= site.levels.length) return
  const left = cellOf(box.left - distance)
  const right = cellOf(box.right + distance)
  const bottom = cellOf(box.bottom + distance)
  for (let row = cellOf(box.top - distance); row <= bottom; row++)
    for (let column = left; column <= right; column++)
      for (let n = site.heads[level * CELLS + row * COLUMNS + column]; n >= 0; n = site.nexts[n]) call(n)
}

function standsAt(rings: readonly Ring[], tower: Tower): Site['tower'] {
  if (tower.ring !== null) return rings[tower.ring]
  if (tower.crater === null) return null
  const { x, y } = CRATERS[tower.crater]
  return { x, y, level: 0 }
}

function makeSite(position: Position): Site {
  const { rings, bases, tower } = position
  const levels: number[][] = [[]]
  for (let n = 0; n < rings.length; n++) {
    while (levels.length <= rings[n].level) levels.push([])
    levels[rings[n].level].push(n)
  }
  const heads = new Int16Array(levels.length * CELLS).fill(-1)
  const nexts = new Int16Array(rings.length)
  const onCrater = new Array<number>(CRATERS.length).fill(-1)
  const baseOn = new Array<boolean>(CRATERS.length).fill(false)
  for (let n = 0; n < rings.length; n++) {
    const { x, y, level, crater } = rings[n]
    const cell = level * CELLS + cellOf(y) * COLUMNS + cellOf(x)
    nexts[n] = heads[cell]
    heads[cell] = n
    if (crater !== null) onCrater[crater] = n
  }
  for (const base of bases) baseOn[base.crater] = true
  const stands = standsAt(rings, tower)
  return {
    rings: rings.slice(),
    bases: bases.slice(),
    seen: { rings: rings.length, base: bases[bases.length - 1], tower },
    levels,
    loads: loadsOf(rings, levels, tower.ring),
    onCrater,
    baseOn,
    tower: stands && { x: stands.x, y: stands.y, level: stands.level },
    heads,
    nexts,
  }
}

/**
 * Copies of a state share their rings, and what lay before a ring never changes: the last ring stands for all
 * of them, and the last base for all bases.
 */
const made = new WeakMap<Ring, Site>()

/**
 * The site of a position, kept while nothing is added to it: a list of places and the check of each of them
 * share it.
 */
export function siteOf(position: Position): Site {
  const { rings, bases, tower } = position
  const last = rings[rings.length - 1]
  const site = last && made.get(last)
  if (
    site &&
    site.seen.rings === rings.length &&
    site.seen.base === bases[bases.length - 1] &&
    site.seen.tower === tower
  )
    return site
  const fresh = makeSite(position)
  if (last) made.set(last, fresh)
  return fresh
}
