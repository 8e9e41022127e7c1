import { MEASURES, type Size } from '../names.js'
import type { Ring } from '../state.js'

/*
 * A ring rests on two others at the four points where its middle circle crosses theirs. Points are told from
 * its own centre, in sixteenths of a half millimetre, as whole numbers: one root, rounded down, and floor
 * divisions; no value comes near the limit of exact numbers.
 */

export interface Footing {
  /** Corners of the convex hull of the four points, x and y in turn, in positive orientation. */
  readonly hull: readonly number[]
  /**
   * Twice the middle of the two points on the first support, and from there to twice the middle on the
   * second.
   */
  readonly middleX: number
  readonly middleY: number
  readonly acrossX: number
  readonly acrossY: number
  /** The square of the distance across. */
  readonly across: number
  /** Where its load comes to lie on each support, from that support's centre. */
  readonly onA: { readonly x: number; readonly y: number }
  readonly onB: { readonly x: number; readonly y: number }
}

/** A load must stay this far inside the hull: one millimetre. */
const MARGIN = 32
const SIXTEENTHS = 16

interface Body {
  readonly size: Size
  readonly x: number
  readonly y: number
}

/** Division that rounds towards minus infinity. Exact: no value comes near 2^53. */
export const div = (a: number, b: number): number => Math.floor(a / b)

export function isqrt(n: number): number {
  let root = Math.floor(Math.sqrt(n))
  while (root * root > n) root--
  while ((root + 1) * (root + 1) <= n) root++
  return root
}

// Filled by every call and read at once: trials come by the thousand, and none keeps its points.
const corners = new Array<number>(8).fill(0)

function contacts(ring: Body, support: Body, at: number): void {
  const vx = support.x - ring.x
  const vy = support.y - ring.y
  const d = vx * vx + vy * vy
  const m = MEASURES[ring.size].middle
  const k = d + m * m - MEASURES[support.size].middle ** 2
  const w = isqrt(4 * d * m * m - k * k)
  corners[at] = div(8 * (k * vx - w * vy), d)
  corners[at + 1] = div(8 * (k * vy + w * vx), d)
  corners[at + 2] = div(8 * (k * vx + w * vy), d)
  corners[at + 3] = div(8 * (k * vy - w * vx), d)
}

const order = [0, 2, 4, 6]
const lefts = new Array<number>(8).fill(0)

/** Andrew's chain over four points; those on an edge are left out. */
function hullOf(points: readonly number[]): number[] {
  for (let i = 1; i < 4; i++)
    for (let j = i; j > 0 && comesBefore(points, order[j], order[j - 1]); j--) {
      const held = order[j]
      order[j] = order[j - 1]
      order[j - 1] = held
    }
  let n = 0
  for (let i = 0; i < 4; i++) n = extend(points, order[i], n, 2)
  const lower = n + 1
  for (let i = 2; i >= 0; i--) n = extend(points, order[i], n, lower)
  const hull: number[] = []
  for (let i = 0; i < n - 1; i++) hull.push(points[lefts[i]], points[lefts[i] + 1])
  return hull
}

const comesBefore = (p: readonly number[], a: number, b: number): boolean =>
  p[a] < p[b] || (p[a] === p[b] && p[a + 1] < p[b + 1])

function extend(p: readonly number[], point: number, size: number, least: number): number {
  let n = size
  while (n >= least && turns(p, lefts[n - 2], lefts[n - 1], point) <= 0) n--
  lefts[n] = point
  return n + 1
}

const turns = (p: readonly number[], a: number, b: number, c: number): number =>
  (p[b] - p[a]) * (p[c + 1] - p[a + 1]) - (p[b + 1] - p[a + 1]) * (p[c] - p[a])

export function footingOf(ring: Body, a: Body, b: Body): Footing {
  contacts(ring, a, 0)
  contacts(ring, b, 4)
  const middleX = corners[0] + corners[2]
  const middleY = corners[1] + corners[3]
  const otherX = corners[4] + corners[6]
  const otherY = corners[5] + corners[7]
  const acrossX = otherX - middleX
  const acrossY = otherY - middleY
  return {
    hull: hullOf(corners),
    middleX,
    middleY,
    acrossX,
    acrossY,
    across: acrossX * acrossX + acrossY * acrossY,
    onA: {
      x: div(middleX, 2) + SIXTEENTHS * (ring.x - a.x),
      y: div(middleY, 2) + SIXTEENTHS * (ring.y - a.y),
    },
    onB: { x: div(otherX, 2) + SIXTEENTHS * (ring.x - b.x), y: div(otherY, 2) + SIXTEENTHS * (ring.y - b.y) },
  }
}

/** The load lies inside the hull, with the margin to every edge. */
export function carries({ hull }: Footing, x: number, y: number): boolean {
  const n = hull.length
  if (n < 6) return false
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const ex = hull[i] - hull[j]
    const ey = hull[i + 1] - hull[j + 1]
    const c = ex * (y - hull[j + 1]) - ey * (x - hull[j])
    if (c <= 0 || c * c < MARGIN * MARGIN * (ex * ex + ey * ey)) return false
  }
  return true
}

/** How much of a load comes to lie on the second support: the lever between the middles of the two. */
export function shareOfB(footing: Footing, load: number, x: number, y: number): number {
  const { acrossX, acrossY, across } = footing
  const along = (2 * x - footing.middleX) * acrossX + (2 * y - footing.middleY) * acrossY
  return div(load * Math.min(Math.max(along, 0), across), across)
}

const kept = new WeakMap<Ring, Footing>()

/**
 * The footing of a ring that lies. Kept with it: rings never change, and what it rests on was there before
 * it.
 */
export function footingIn(rings: readonly Ring[], ring: Ring): Footing {
  let footing = kept.get(ring)
  if (!footing) {
    const [a, b] = ring.on as readonly [number, number]
    footing = footingOf(ring, rings[a], rings[b])
    kept.set(ring, footing)
  }
  return footing
}
