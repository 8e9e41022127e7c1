import { CRATERS, type Crater, type Point, RING, type Size } from './facts.js'

/** A ring seen from above. */
export interface Disc extends Point {
  readonly size: Size
}

/** The square of the distance. Coordinates are integers below 1000, so squares are exact. */
export const squared = (p: Point, q: Point): number => (p.x - q.x) ** 2 + (p.y - q.y) ** 2

/** The bodies of two rings overlap when seen from above; to meet in one point is not to overlap. */
export function touch(t: Disc, s: Disc): boolean {
  const d = squared(t, s)
  const [a, b] = [RING[t.size], RING[s.size]]
  if (d >= (a.outer + b.outer) ** 2) return false
  if (a.inner > b.outer && d <= (a.inner - b.outer) ** 2) return false
  if (b.inner > a.outer && d <= (b.inner - a.outer) ** 2) return false
  return true
}

/** The body of a ring overlaps the disc of this radius around the point. */
export function hits(t: Disc, p: Point, radius: number): boolean {
  const d = squared(t, p)
  const { outer, inner } = RING[t.size]
  if (d >= (outer + radius) ** 2) return false
  if (inner > radius && d <= (inner - radius) ** 2) return false
  return true
}

const cratersOverlap = (c: Crater, o: Crater): boolean =>
  c.id !== o.id && squared(c, o) < (RING[c.size].outer + RING[o.size].outer) ** 2

const OVERLAPPING = new Map(CRATERS.map((c) => [c.id, CRATERS.filter((o) => cratersOverlap(c, o))]))

export const overlapping = ({ id }: Crater): readonly Crater[] => OVERLAPPING.get(id) ?? []
