import { CRATERS } from '../craters.js'
import { type Colour, type Kind, kindOf, type RingKind, type Size } from '../names.js'
import { isFree } from './crater.js'
import {
  COLLABO,
  coloursBySize,
  EVERYWHERE,
  everyPoint,
  type Pair,
  PLAIN,
  pairsFor,
  somePoints,
  wantedOn,
} from './scan.js'
import type { Box, Site } from './site.js'
import { isCollabo } from './stack.js'

/** Where a ring may go: on a crater, or at a point on two rings. */
export interface CraterPlace {
  readonly kind: Kind
  readonly crater: number
}
export interface StackPlace {
  readonly kind: Kind
  readonly x: number
  readonly y: number
  readonly on: readonly [number, number]
}
export type RingPlace = CraterPlace | StackPlace

const nameOf = (size: Size, colour: Colour): Kind => kindOf(`${size} ${colour}`)

/** The colours that may be laid at a legal point of a pair. */
function coloursAt(site: Site, { a, b }: Pair, colours: readonly Colour[], legal: number): Colour[] {
  const [ringA, ringB] = [site.rings[a], site.rings[b]]
  return colours.filter((colour) => {
    if (colour === ringA.colour || colour === ringB.colour) return (legal & PLAIN) !== 0
    return (legal & COLLABO) !== 0 && isCollabo(colour, ringA, ringB)
  })
}

/** A representative list: every crater that is free, and up to some twenty points on every pair of rings. */
export function somePlaces(site: Site, hand: readonly RingKind[]): RingPlace[] {
  const places: RingPlace[] = []
  for (const [size, colours] of coloursBySize(hand.map(kindOf))) {
    for (const crater of freeCraters(site, size))
      for (const colour of colours) places.push({ kind: nameOf(size, colour), crater })
    for (const pair of pairsFor(site, size)) {
      const wanted = wantedOn(site, size, colours, pair)
      if (!wanted.plain && !wanted.collabo) continue
      somePoints(site, { size, pair, wanted }, (x, y, legal) => {
        for (const colour of coloursAt(site, pair, colours, legal))
          places.push({ kind: nameOf(size, colour), x, y, on: [pair.a, pair.b] })
      })
    }
  }
  return places
}

export function freeCraters(site: Site, size: Size): number[] {
  const free: number[] = []
  for (let n = 0; n < CRATERS.length; n++) if (isFree(site, size, n)) free.push(n)
  return free
}

/**
 * One legal point for every pair of rings that has one, by the complete scan: where the representative list
 * is empty.
 */
export function scannedPlaces(site: Site, hand: readonly RingKind[]): StackPlace[] {
  const places: StackPlace[] = []
  for (const [size, colours] of coloursBySize(hand.map(kindOf))) {
    let last: Pair | undefined
    everyPoint(site, { size, colours }, EVERYWHERE, (x, y, pair, legal) => {
      if (pair === last) return false
      last = pair
      for (const colour of coloursAt(site, pair, colours, legal))
        places.push({ kind: nameOf(size, colour), x, y, on: [pair.a, pair.b] })
      return false
    })
  }
  return places
}

/** Is there any place for any of these rings? The complete scan, stopped at the first. */
export function hasPlace(site: Site, hand: readonly RingKind[]): boolean {
  const sizes = coloursBySize(hand.map(kindOf))
  if (sizes.some(([size]) => freeCraters(site, size).length > 0)) return true
  return sizes.some(([size, colours]) => everyPoint(site, { size, colours }, EVERYWHERE, () => true))
}

/**
 * The legal place nearest to a point, within a distance: where a ring that is held there would be pulled to.
 */
export function nearestPlace(
  site: Site,
  ring: RingKind,
  { x, y }: { readonly x: number; readonly y: number },
  { distance, level }: { readonly distance: number; readonly level?: number | undefined },
): RingPlace | undefined {
  const kind = kindOf(ring)
  let best: RingPlace | undefined
  let least = distance * distance + 1
  const square = (px: number, py: number): number => (px - x) * (px - x) + (py - y) * (py - y)
  if (level === undefined || level === 1)
    for (const crater of freeCraters(site, kind.size)) {
      const d = square(CRATERS[crater].x, CRATERS[crater].y)
      if (d >= least) continue
      least = d
      best = { kind, crater }
    }
  const box: Box = { left: x - distance, right: x + distance, top: y - distance, bottom: y + distance }
  everyPoint(site, { size: kind.size, colours: [kind.colour] }, box, (px, py, pair) => {
    const d = square(px, py)
    if (d >= least || (level !== undefined && site.rings[pair.a].level + 1 !== level)) return false
    least = d
    best = { kind, x: px, y: py, on: [pair.a, pair.b] }
    return false
  })
  return best
}
