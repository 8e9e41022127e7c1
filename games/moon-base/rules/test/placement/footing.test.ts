import { expect, test } from 'vitest'
import { carries, type Footing, footingOf, isqrt, shareOfB } from '../../src/placement/footing.js'
import { crossingFrom, hitsDisc, OVERLAP, REACH, TOUCH, within } from '../../src/placement/touch.js'

/* On what a ring stands, and when two bodies touch: held against the plainest geometry there is. */

interface Point {
  x: number
  y: number
}

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

/** The corner points of some points: those for which all others lie on one side of a line. */
function corners(points: readonly Point[]): string[] {
  const isCorner = (p: Point) =>
    points.some(
      (q) =>
        q !== p &&
        (points.every((r) => r === p || r === q || cross(p, q, r) > 0) ||
          points.every((r) => r === p || r === q || cross(p, q, r) < 0)),
    )
  return points.filter(isCorner).map(({ x, y }) => `${x},${y}`)
}

/** Where two circles cross, in sixteenths of a unit from the centre of the first. */
function crossings(ring: Point & { middle: number }, support: Point & { middle: number }): Point[] {
  const d = Math.hypot(support.x - ring.x, support.y - ring.y)
  const along = (d * d + ring.middle ** 2 - support.middle ** 2) / (2 * d)
  const aside = Math.sqrt(ring.middle ** 2 - along ** 2)
  const [ux, uy] = [(support.x - ring.x) / d, (support.y - ring.y) / d]
  return [1, -1].map((side) => ({
    x: 16 * (ux * along - side * uy * aside),
    y: 16 * (uy * along + side * ux * aside),
  }))
}

const hullPoints = ({ hull }: Footing): Point[] =>
  Array.from({ length: hull.length / 2 }, (_, i) => ({ x: hull[2 * i], y: hull[2 * i + 1] }))

const MIDDLE = { large: 45, small: 29 }
const body = (size: 'large' | 'small', x: number, y: number) => ({ size, x, y, middle: MIDDLE[size] })

/** Supports all around a ring, near and far, of both sizes. */
const AROUND = [0, 25, 50, 77, 90, 120, 145, 180, 200, 235, 270, 301, 330].map((degrees) => {
  const turn = (Math.PI * degrees) / 180
  return [Math.cos(turn), Math.sin(turn)] as const
})

test.each(['large', 'small'] as const)(
  'a %s ring stands on the four points at which its middle circle crosses those below, wherever they lie',
  (size) => {
    const ring = body(size, 0, 0)
    let tried = 0
    for (const [cx, cy] of AROUND)
      for (const apart of [40, 52, 60])
        for (const other of [-1, 0.2, 0.9]) {
          const a = body('large', Math.round(cx * apart), Math.round(cy * apart))
          const b = body(
            'small',
            Math.round(-cx * 45 - cy * 20 * other),
            Math.round(-cy * 45 + cx * 20 * other),
          )
          for (const [one, two] of [
            [a, b],
            [b, a],
          ]) {
            const exact = [...crossings(ring, one), ...crossings(ring, two)]
            if (exact.some(({ x, y }) => Number.isNaN(x + y))) continue
            const points = hullPoints(footingOf(ring, one, two))
            tried++
            // Every corner is one of the four, rounded down, and the corners go round in one direction.
            for (const p of points) expect(exact.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 3)).toBe(true)
            expect(points.map(({ x, y }) => `${x},${y}`).sort()).toEqual(corners(points).sort())
            const area = points.reduce((sum, p, i) => {
              const q = points[(i + 1) % points.length]
              return sum + p.x * q.y - q.x * p.y
            }, 0)
            expect(area).toBeGreaterThan(0)
            for (const q of exact) expect(liesIn(points, q, 60)).toBe(true)
            // The load on each support acts half way between the two points on it, told from its own centre.
            const { onA, onB } = footingOf(ring, one, two)
            expect(
              Math.hypot(onA.x - halfWay(exact, 0).x + 16 * one.x, onA.y - halfWay(exact, 0).y + 16 * one.y),
            ).toBeLessThan(3)
            expect(
              Math.hypot(onB.x - halfWay(exact, 2).x + 16 * two.x, onB.y - halfWay(exact, 2).y + 16 * two.y),
            ).toBeLessThan(3)
          }
        }
    expect(tried).toBeGreaterThan(100)
  },
)

const halfWay = (points: readonly Point[], from: number): Point => ({
  x: (points[from].x + points[from + 1].x) / 2,
  y: (points[from].y + points[from + 1].y) / 2,
})

/** Inside the hull, or outside of an edge by no more than this. */
function liesIn(points: readonly Point[], p: Point, slack: number): boolean {
  return points.every((a, i) => {
    const b = points[(i + 1) % points.length]
    return cross(a, b, p) > -slack * Math.hypot(b.x - a.x, b.y - a.y)
  })
}

const square = (half: number) =>
  ({ hull: [-half, -half, half, -half, half, half, -half, half] }) as unknown as Footing

test('a load is carried up to one millimetre from the edge, on every side, and no nearer to it', () => {
  for (const [x, y] of [
    [68, 0],
    [-68, 0],
    [0, 68],
    [0, -68],
    [68, 68],
  ]) {
    expect(carries(square(100), x, y)).toBe(true)
    expect(carries(square(100), x + Math.sign(x), y + Math.sign(y))).toBe(false)
  }
  expect(carries(square(100), 140, 0)).toBe(false)
})

test('two points carry nothing', () => {
  expect(carries({ hull: [-100, 0, 100, 0] } as unknown as Footing, 0, 0)).toBe(false)
})

test('of a load half way each support bears half, beyond the ends one of them bears all', () => {
  const footing = footingOf(body('large', 0, 0), body('large', -50, 0), body('large', 50, 0))
  const share = (x: number) => shareOfB(footing, 1000, x, 0)
  expect(share(0)).toBe(500)
  expect(share(100_000)).toBe(1000)
  expect(share(-100_000)).toBe(0)
  // Twice the distance: an eighth of it is a quarter of the way on.
  expect(share(footing.acrossX / 8)).toBe(750)
})

test.each([
  [50, 0],
  [0, 50],
  [30, 40],
  [-40, 30],
])('along the line between two supports at ±(%i, %i) the share grows from nothing to all', (x, y) => {
  const footing = footingOf(body('large', 0, 0), body('large', -x, -y), body('large', x, y))
  const length = Math.hypot(footing.acrossX, footing.acrossY) / 2
  const at = (part: number) =>
    shareOfB(
      footing,
      1000,
      Math.round(((part - 0.5) * length * x) / 50),
      Math.round(((part - 0.5) * length * y) / 50),
    )
  for (const part of [0.1, 0.25, 0.5, 0.75, 0.9]) expect(Math.abs(at(part) - 1000 * part)).toBeLessThan(4)
  expect([at(-1), at(2)]).toEqual([0, 1000])
})

test('three points carry what lies between them', () => {
  const triangle = { hull: [-300, -300, 300, -300, 0, 300] } as unknown as Footing
  expect(carries(triangle, 0, 0)).toBe(true)
  expect(carries(triangle, 250, 250)).toBe(false)
})

test('middle circles begin to cross where they touch from inside', () => {
  expect([crossingFrom('large', 'large'), crossingFrom('small', 'small')]).toEqual([0, 0])
  expect([crossingFrom('large', 'small'), crossingFrom('small', 'large')]).toEqual([16 ** 2, 16 ** 2])
})

test('a whole root is the largest whole number whose square is no greater', () => {
  for (let n = 0; n <= 2000; n++) {
    const root = isqrt(n)
    expect(root * root <= n && (root + 1) ** 2 > n, String(n)).toBe(true)
  }
  expect(isqrt((2 ** 26 - 1) ** 2)).toBe(2 ** 26 - 1)
  expect(isqrt((2 ** 26 - 1) ** 2 - 1)).toBe(2 ** 26 - 2)
})

test('two rings touch between the distances at which one lies in the hole of the other and at which rims meet', () => {
  // A small ring of 34 goes into the hole of a large one of 40, and nothing else goes into a hole.
  expect(TOUCH).toEqual({
    large: { large: { above: -1, below: 100 ** 2 }, small: { above: 6 ** 2, below: 84 ** 2 } },
    small: { large: { above: 6 ** 2, below: 84 ** 2 }, small: { above: -1, below: 68 ** 2 } },
  })
  expect(OVERLAP).toEqual({
    large: { large: { above: -1, below: 100 ** 2 }, small: { above: -1, below: 84 ** 2 } },
    small: { large: { above: -1, below: 84 ** 2 }, small: { above: -1, below: 68 ** 2 } },
  })
})

test('a base of 10 goes into both holes, the foot of the tower of 44 into none', () => {
  expect(hitsDisc('large', 10)).toEqual({ above: 30 ** 2, below: 60 ** 2 })
  expect(hitsDisc('small', 10)).toEqual({ above: 14 ** 2, below: 44 ** 2 })
  expect(hitsDisc('large', 44)).toEqual({ above: -1, below: 94 ** 2 })
  expect(hitsDisc('small', 44)).toEqual({ above: -1, below: 78 ** 2 })
  // As wide as the hole: it meets the rim all around.
  expect(hitsDisc('large', 40)).toEqual({ above: -1, below: 90 ** 2 })
})

test('between inner rims one millimetre must be seen', () => {
  expect(REACH).toEqual({ large: { large: 78, small: 62 }, small: { large: 62, small: 46 } })
})

test('what meets in one point does not touch', () => {
  const span = { above: 36, below: 100 }
  expect([36, 37, 99, 100].map((d) => within(span, d))).toEqual([false, true, true, false])
})
