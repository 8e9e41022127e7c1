import { FIELD } from '../craters.js'
import { type Colour, SIZES, type Size } from '../names.js'
import { isqrt } from './footing.js'
import { falls } from './loads.js'
import { Obstacles, obstaclesTo } from './obstacles.js'
import type { Box, Site } from './site.js'
import { isCollabo } from './stack.js'
import { crossingFrom, REACH } from './touch.js'

/*
 * Where rings of one size can be stacked: pair by pair of rings that could bear one, and for each pair point
 * by point.
 */

/** Two rings of equal height that a ring of this size could rest on, somewhere in the box. */
export interface Pair {
  readonly a: number
  readonly b: number
  readonly box: Box
}

/** Every pair within reach; the ring that bears the tower bears nothing else. */
export function pairsFor(site: Site, size: Size): Pair[] {
  const { rings, levels, loads } = site
  const pairs: Pair[] = []
  for (const level of levels)
    for (let i = 0; i < level.length; i++)
      for (let j = i + 1; j < level.length; j++) {
        const [a, b] = [level[i], level[j]]
        const reachA = REACH[size][rings[a].size]
        const reachB = REACH[size][rings[b].size]
        const dx = rings[a].x - rings[b].x
        const dy = rings[a].y - rings[b].y
        if (dx * dx + dy * dy > (reachA + reachB) ** 2) continue
        if (a === loads.tower || b === loads.tower) continue
        pairs.push({ a, b, box: lens(rings[a], reachA, rings[b], reachB) })
      }
  return pairs
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The box around the points within reach of both. */
const lens = (a: Point, reachA: number, b: Point, reachB: number): Box => ({
  left: Math.max(a.x - reachA, b.x - reachB),
  right: Math.min(a.x + reachA, b.x + reachB),
  top: Math.max(a.y - reachA, b.y - reachB),
  bottom: Math.min(a.y + reachA, b.y + reachB),
})

/** What colours the rings to be placed have, and which of them would call the tower on this pair. */
export interface Wanted {
  /** At least one may be laid here that does not call the tower. */
  plain: boolean
  /** A large ring that calls it may. */
  collabo: boolean
}

export function wantedOn(site: Site, size: Size, colours: readonly Colour[], { a, b }: Pair): Wanted {
  const [ringA, ringB] = [site.rings[a], site.rings[b]]
  let plain = false
  let collabo = false
  for (const colour of colours) {
    if (colour === ringA.colour || colour === ringB.colour) plain = true
    else if (size === 'large' && isCollabo(colour, ringA, ringB)) collabo = true
  }
  return { plain, collabo }
}

/** How a ring at a point may be used. */
const NOT = 0
export const PLAIN = 1
export const COLLABO = 2

const inTheWay = new Obstacles()

/** Judges the points of one pair, one after the other. */
class Judge {
  #site!: Site
  #pair!: Pair
  #size: Size = 'large'
  #wanted!: Wanted
  #level = 0
  #reachA = 0
  #reachB = 0
  #crossA = 0
  #crossB = 0

  begin(site: Site, size: Size, pair: Pair, wanted: Wanted): this {
    const [a, b] = [site.rings[pair.a], site.rings[pair.b]]
    this.#site = site
    this.#pair = pair
    this.#size = size
    this.#wanted = wanted
    this.#level = a.level + 1
    this.#reachA = REACH[size][a.size]
    this.#reachB = REACH[size][b.size]
    this.#crossA = crossingFrom(size, a.size)
    this.#crossB = crossingFrom(size, b.size)
    obstaclesTo(site, size, pair.a, pair.b, pair.box, inTheWay)
    return this
  }

  /** Which of PLAIN and COLLABO are legal at this point. */
  at(x: number, y: number): number {
    const { rings } = this.#site
    const { a, b } = this.#pair
    const fromA = squareFrom(rings[a], x, y)
    const fromB = squareFrom(rings[b], x, y)
    if (fromA > this.#reachA * this.#reachA || fromB > this.#reachB * this.#reachB) return NOT
    return inTheWay.isClear(x, y) ? this.#standing(x, y, fromA, fromB) : NOT
  }

  /** The same, of a point within reach where nothing is in the way. */
  #standing(x: number, y: number, fromA: number, fromB: number): number {
    const { rings, loads } = this.#site
    const { a, b } = this.#pair
    // Where the middle circles cross, the bodies touch.
    if (fromA <= this.#crossA || fromB <= this.#crossB) return NOT
    const calls = this.#wanted.collabo && inTheWay.hasRoom(x, y)
    if (!calls && !this.#wanted.plain) return NOT
    const fall = falls(rings, loads, { size: this.#size, x, y, level: this.#level, a, b }, calls)
    if (fall === 'itself' || fall === 'below') return NOT
    return (this.#wanted.plain ? PLAIN : NOT) | (calls && fall === undefined ? COLLABO : NOT)
  }

  /** Calls for every legal point of the pair within the box, row by row, until told to stop. */
  walk(box: Box, visit: (x: number, y: number, legal: number) => boolean): boolean {
    const [a, b] = [this.#site.rings[this.#pair.a], this.#site.rings[this.#pair.b]]
    const own = this.#pair.box
    const bottom = Math.min(own.bottom, box.bottom)
    for (let y = Math.max(own.top, box.top); y <= bottom; y++) {
      const widthA = this.#reachA * this.#reachA - (y - a.y) * (y - a.y)
      const widthB = this.#reachB * this.#reachB - (y - b.y) * (y - b.y)
      if (widthA < 0 || widthB < 0) continue
      const [halfA, halfB] = [isqrt(widthA), isqrt(widthB)]
      const left = Math.max(a.x - halfA, b.x - halfB, box.left)
      const right = Math.min(a.x + halfA, b.x + halfB, box.right)
      if (right < left) continue
      inTheWay.mark(row, left, right - left + 1, y)
      for (let x = left; x <= right; x++) {
        if (row[x - left] !== 0) continue
        const legal = this.#standing(x, y, squareFrom(a, x, y), squareFrom(b, x, y))
        if (legal !== NOT && visit(x, y, legal)) return true
      }
    }
    return false
  }
}

/** Twice the longest reach is the widest that a row can be. */
const row = new Uint8Array(2 * 78 + 1)

const squareFrom = (p: Point, x: number, y: number): number => (x - p.x) * (x - p.x) + (y - p.y) * (y - p.y)

const judge = new Judge()

/**
 * Steps along the line between the two rings and sideways, as parts of what is in reach: half way is the most
 * stable.
 */
const ALONG = [0.5, 0.12, 0.88]
const ASIDE = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9]

/** Some points of a pair that are legal: enough to choose from, few enough to try them all. */
export function somePoints(
  site: Site,
  { size, pair, wanted }: { readonly size: Size; readonly pair: Pair; readonly wanted: Wanted },
  visit: (x: number, y: number, legal: number) => void,
): void {
  const [a, b] = [site.rings[pair.a], site.rings[pair.b]]
  const reachA = REACH[size][a.size]
  const reachB = REACH[size][b.size]
  const apart = Math.sqrt(squareFrom(a, b.x, b.y))
  const [ux, uy] = [(b.x - a.x) / apart, (b.y - a.y) / apart]
  const from = Math.max(0, apart - reachB)
  const to = Math.min(apart, reachA)
  judge.begin(site, size, pair, wanted)
  const seen: number[] = []
  for (const part of ALONG) {
    const t = from + (to - from) * part
    const half = Math.sqrt(Math.max(0, Math.min(reachA ** 2 - t ** 2, reachB ** 2 - (apart - t) ** 2)))
    for (const side of ASIDE) {
      const x = Math.round(a.x + ux * t - uy * half * side)
      const y = Math.round(a.y + uy * t + ux * half * side)
      const { box } = pair
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue
      const key = y * 1024 + x
      if (seen.includes(key)) continue
      seen.push(key)
      const legal = judge.at(x, y)
      if (legal !== NOT) visit(x, y, legal)
    }
  }
}

/**
 * The complete scan: every legal point for rings of this size and these colours within the box, until told to
 * stop.
 */
export function everyPoint(
  site: Site,
  { size, colours }: { readonly size: Size; readonly colours: readonly Colour[] },
  box: Box,
  visit: (x: number, y: number, pair: Pair, legal: number) => boolean,
): boolean {
  for (const pair of pairsFor(site, size)) {
    const wanted = wantedOn(site, size, colours, pair)
    if (!wanted.plain && !wanted.collabo) continue
    if (pair.box.left > box.right || pair.box.right < box.left) continue
    if (pair.box.top > box.bottom || pair.box.bottom < box.top) continue
    judge.begin(site, size, pair, wanted)
    if (judge.walk(box, (x, y, legal) => visit(x, y, pair, legal))) return true
  }
  return false
}

export const EVERYWHERE: Box = FIELD

/** Sizes among these, each with the colours there are of it. */
export function coloursBySize(
  kinds: readonly { readonly size: Size; readonly colour: Colour }[],
): readonly (readonly [Size, Colour[]])[] {
  return SIZES.map((size): [Size, Colour[]] => [
    size,
    [...new Set(kinds.filter((kind) => kind.size === size).map((kind) => kind.colour))],
  ]).filter(([, colours]) => colours.length > 0)
}
