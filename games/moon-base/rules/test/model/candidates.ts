import { squared } from './distances.js'
import { type Colour, CRATERS, type Crater, craterOf, MOON, type Point, RING, type Size } from './facts.js'
import { isLegalStack, type ModelBoard, type ModelKind } from './placement.js'

/** A number below n. */
export type Any = (n: number) => number

export interface StackTry {
  readonly at: Point
  readonly on: readonly [number, number]
}

const COLOURS: readonly Colour[] = ['gold', 'silver', 'navy']

/** Distances at which some rule between two pieces begins or ends to hold. */
const CRITICAL = [100, 84, 68, 78, 62, 46, 16, 6, 94, 60, 30, 44, 14, 20, 4]
const BASE_CRITICAL = [60, 44, 40, 30, 24, 14, 54]

const nearCircle = new Map<number, Point[]>()
const onCircle = new Map<number, Point[]>()
for (const radius of [...CRITICAL, ...BASE_CRITICAL, MOON.radius - 10]) {
  const near: Point[] = []
  for (let x = -radius - 1; x <= radius + 1; x++)
    for (let y = -radius - 1; y <= radius + 1; y++)
      if (Math.abs(x * x + y * y - radius * radius) <= radius) near.push({ x, y })
  nearCircle.set(radius, near)
  onCircle.set(
    radius,
    near.filter(({ x, y }) => x * x + y * y === radius * radius),
  )
}

export const pick = <T>(any: Any, list: readonly T[]): T => list[any(list.length)]

/** A point whose distance from the anchor is just below, at or above a critical one. */
function critical(any: Any, anchor: Point, radii: readonly number[]): Point {
  const radius = pick(any, radii)
  const offset = pick(any, (any(2) === 0 ? onCircle : nearCircle).get(radius) ?? [])
  return { x: anchor.x + offset.x, y: anchor.y + offset.y }
}

const around = (any: Any, { x, y }: Point, reach: number): Point => ({
  x: x + any(2 * reach + 1) - reach,
  y: y + any(2 * reach + 1) - reach,
})

const reach = (upper: Size, lower: Size): number => RING[upper].inner + RING[lower].inner - 2

/** Two rings that a ring of this size could rest on; now and then any two. */
export function anyPair(board: ModelBoard, size: Size, any: Any): readonly [number, number] | null {
  const { rings } = board
  if (rings.length < 2) return null
  if (any(20) === 0) {
    const [a, b] = [any(rings.length), any(rings.length)]
    return a <= b ? [a, b] : [b, a]
  }
  const pairs = reachablePairs(board, size)
  return pairs.length > 0 ? pick(any, pairs) : null
}

export function reachablePairs({ rings }: ModelBoard, size: Size): (readonly [number, number])[] {
  return rings.flatMap((a, i) =>
    rings.flatMap((b, j) =>
      i < j && a.level === b.level && squared(a, b) <= (reach(size, a.size) + reach(size, b.size)) ** 2
        ? [[i, j] as const]
        : [],
    ),
  )
}

/**
 * A heavy load high up: a large ring on two rings that themselves rest on others, as a collabo ring if their
 * colours allow it. These are the points where a ring further down may tip or the tower may fall.
 */
export function anyLoad(board: ModelBoard, any: Any): (StackTry & { readonly kind: ModelKind }) | null {
  const pairs = reachablePairs(board, 'large').filter(([a]) => board.rings[a].level >= 2)
  if (pairs.length === 0) return null
  const on = pick(any, pairs)
  const [a, b] = on.map((number) => board.rings[number])
  const third = COLOURS.find((colour) => colour !== a.colour && colour !== b.colour) ?? 'navy'
  const kind = { size: 'large', colour: a.colour === b.colour ? a.colour : third } as const
  const middle = { x: (a.x + b.x) >> 1, y: (a.y + b.y) >> 1 }
  let at = middle
  for (let tries = 0; tries < 25; tries++) {
    at = around(any, middle, 60)
    if ([a, b].every((s) => squared(at, s) <= reach('large', s.size) ** 2)) break
  }
  return { kind, at, on }
}

function towerPoint({ rings, tower }: ModelBoard): Point | null {
  if (!tower) return null
  return 'ring' in tower ? rings[tower.ring] : craterOf(tower.crater)
}

/** A point on the pair: anywhere near it, or at a critical distance from something close. */
export function anyPoint(board: ModelBoard, size: Size, [a, b]: readonly [number, number], any: Any): Point {
  const [first, second] = [board.rings[a], board.rings[b]]
  const middle = { x: (first.x + second.x) >> 1, y: (first.y + second.y) >> 1 }
  if (any(3) === 0) return around(any, middle, 60)
  const tower = towerPoint(board)
  const things: Point[] = [...board.rings, ...board.bases, ...(tower ? [tower] : [])]
  const close = things.filter((p) => squared(p, middle) < 160 ** 2)
  if (close.length === 0) return around(any, middle, 60)
  const fits = (p: Point): boolean => [first, second].every((s) => squared(p, s) <= reach(size, s.size) ** 2)
  let at = middle
  for (let tries = 0; tries < 25; tries++) {
    at = critical(any, pick(any, close), CRITICAL)
    if (fits(at)) break
  }
  return at
}

/** Two neighbouring points, the first legal and the second not, on a line from a legal point outwards. */
export function edgePoints(board: ModelBoard, kind: ModelKind, { at, on }: StackTry, any: Any): Point[] {
  const angle = (any(3600) / 1800) * Math.PI
  const along = (t: number): Point => ({
    x: at.x + Math.round(t * Math.cos(angle)),
    y: at.y + Math.round(t * Math.sin(angle)),
  })
  let [inside, outside] = [0, 160]
  while (outside - inside > 1) {
    const middle = (inside + outside) >> 1
    if (isLegalStack(board, kind, along(middle), on)) inside = middle
    else outside = middle
  }
  return [along(inside), along(outside)]
}

/** A point for a base on the crater: anywhere on it, or at a critical distance from something close. */
export function anyBasePoint(board: ModelBoard, c: Crater, any: Any): Point {
  if (any(3) === 0) return around(any, c, RING[c.size].outer)
  const tower = towerPoint(board)
  const things: Point[] = [...board.rings, ...CRATERS, ...(tower ? [tower] : [])]
  const close = things.filter((p) => squared(p, c) < 120 ** 2)
  let at: Point = c
  for (let tries = 0; tries < 25; tries++) {
    at =
      any(8) === 0 ? critical(any, MOON, [MOON.radius - 10]) : critical(any, pick(any, close), BASE_CRITICAL)
    if (squared(at, c) <= RING[c.size].outer ** 2) break
  }
  return at
}
