import { RING, type Size, TOWER_WEIGHT } from './facts.js'

/**
 * What the test of balance looks at: where a ring lies and on which two others, by their places in the list.
 */
export interface Body {
  readonly size: Size
  readonly x: number
  readonly y: number
  readonly level: number
  readonly on: readonly [number, number] | null
}

/** Sixteenths of a unit from the centre of a ring. */
interface Vector {
  readonly x: bigint
  readonly y: bigint
}
interface Load {
  readonly weight: bigint
  readonly at: Vector
}

const MARGIN = 32n
const WEIGHT_SCALE = 1024n

/** Division towards minus infinity. */
function div(a: bigint, b: bigint): bigint {
  const q = a / b
  return a % b !== 0n && a < 0n !== b < 0n ? q - 1n : q
}

/** The largest integer whose square is at most n, by halving. */
function isqrt(n: bigint): bigint {
  if (n < 0n) throw new Error(`no root of ${n}`)
  let [low, high] = [0n, 1n << BigInt((n.toString(2).length >> 1) + 1)]
  while (high - low > 1n) {
    const mid = (low + high) / 2n
    if (mid * mid <= n) low = mid
    else high = mid
  }
  return low
}

const plus = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y })
const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y })
const dot = (a: Vector, b: Vector): bigint => a.x * b.x + a.y * b.y
const cross = (a: Vector, b: Vector): bigint => a.x * b.y - a.y * b.x

/** The two points in which the middle circle of a ring crosses that of its support. */
function contacts(t: Body, s: Body): [Vector, Vector] {
  const [vx, vy] = [BigInt(s.x - t.x), BigInt(s.y - t.y)]
  const d = vx * vx + vy * vy
  const [mt, ms] = [BigInt(RING[t.size].middle), BigInt(RING[s.size].middle)]
  const k = d + mt * mt - ms * ms
  const w = isqrt(4n * d * mt * mt - k * k)
  return [
    { x: div(8n * (k * vx - w * vy), d), y: div(8n * (k * vy + w * vx), d) },
    { x: div(8n * (k * vx + w * vy), d), y: div(8n * (k * vy - w * vx), d) },
  ]
}

/**
 * The point lies within the hull of the others, with the margin to every edge. A line through two points is
 * an edge of the hull if no point lies on its right; points on one line have such an edge in both directions,
 * and nothing is on the left of both.
 */
function standsOn(points: readonly Vector[], q: Vector): boolean {
  let edges = 0
  for (const a of points)
    for (const b of points) {
      const ab = minus(b, a)
      if ((ab.x === 0n && ab.y === 0n) || points.some((p) => cross(ab, minus(p, a)) < 0n)) continue
      edges++
      const c = cross(ab, minus(q, a))
      if (c <= 0n || c * c < MARGIN * MARGIN * dot(ab, ab)) return false
    }
  return edges > 0
}

/** Numbers of the rings that fail the test, with the tower on this ring or on none. */
export function fallen(rings: readonly Body[], tower: number | null): number[] {
  const received: Load[][] = rings.map(() => [])
  const failed: number[] = []
  const highest = Math.max(0, ...rings.map(({ level }) => level))
  for (let level = highest; level >= 2; level--)
    rings.forEach((t, number) => {
      if (t.level !== level || !t.on) return
      const own = WEIGHT_SCALE * BigInt(RING[t.size].weight + (tower === number ? TOWER_WEIGHT : 0))
      const weight = received[number].reduce((sum, load) => sum + load.weight, own)
      const moment = (axis: 'x' | 'y'): bigint =>
        received[number].reduce((sum, load) => sum + load.weight * load.at[axis], 0n)
      const q = { x: div(moment('x'), weight), y: div(moment('y'), weight) }
      const [a, b] = t.on
      const [onA, onB] = [contacts(t, rings[a]), contacts(t, rings[b])]
      if (!standsOn([...onA, ...onB], q)) failed.push(number)
      passOn(t, rings[a], rings[b], { a: plus(...onA), b: plus(...onB) }, { weight, at: q }, (toA, toB) => {
        received[a].push(toA)
        received[b].push(toB)
      })
    })
  return failed
}

/** The lever between the middles of the two chords; `twice` holds twice these middles. */
function passOn(
  t: Body,
  a: Body,
  b: Body,
  twice: { readonly a: Vector; readonly b: Vector },
  { weight, at }: Load,
  give: (toA: Load, toB: Load) => void,
): void {
  const e = minus(twice.b, twice.a)
  const whole = dot(e, e)
  if (whole === 0n) throw new Error('the two supports carry at one point')
  const along = dot(minus({ x: 2n * at.x, y: 2n * at.y }, twice.a), e)
  const num = along < 0n ? 0n : along > whole ? whole : along
  const toB = div(weight * num, whole)
  const from = (middle: Vector, s: Body): Vector => ({
    x: div(middle.x, 2n) + 16n * BigInt(t.x - s.x),
    y: div(middle.y, 2n) + 16n * BigInt(t.y - s.y),
  })
  give({ weight: weight - toB, at: from(twice.a, a) }, { weight: toB, at: from(twice.b, b) })
}
