import {
  type BasePlace,
  baseFaults,
  CRATERS,
  craterFaults,
  craterNumber,
  kindOf,
  nearestBasePlace,
  nearestPlace,
  outcome,
  pointsOf,
  type RingKind,
  type RingPlace,
  type Site,
  siteOf,
  squared,
  stackFaults,
} from '@perilune/moon-base'
import { expect, test } from 'vitest'
import { position, scene } from '../scene.js'

/* What a held piece is pulled to, compared with a search that looks at every point of the grid. */

interface Point {
  x: number
  y: number
}

function* gridAround({ x, y }: Point, distance: number): Generator<Point> {
  for (let py = y - distance; py <= y + distance; py++)
    for (let px = x - distance; px <= x + distance; px++)
      if (squared({ x: px, y: py }, { x, y }) <= distance * distance) yield { x: px, y: py }
}

type Pairs = readonly (readonly [number, number])[]

/** Two that lie further apart than twice two radii have no ring in common. */
const pairsOf = ({ rings }: Site): Pairs =>
  rings
    .flatMap((_, b) => rings.slice(0, b).map((_, a) => [a, b] as const))
    .filter(([a, b]) => squared(rings[a], rings[b]) < 200 ** 2)

/** The square of the distance to the nearest place that the check of one place accepts. */
function nearestByForce(site: Site, ring: RingKind, at: Point, distance: number, level?: number): number {
  const kind = kindOf(ring)
  let least = Number.POSITIVE_INFINITY
  if (level === undefined || level === 1)
    CRATERS.forEach((crater, n) => {
      if (squared(crater, at) <= distance ** 2 && craterFaults(site, kind.size, n).length === 0)
        least = Math.min(least, squared(crater, at))
    })
  const pairs = pairsOf(site).filter(([a]) => level === undefined || site.rings[a].level === level - 1)
  for (const p of gridAround(at, distance))
    if (squared(p, at) < least)
      for (const [a, b] of pairs)
        if (stackFaults(site, kind, p.x, p.y, a, b).length === 0) least = squared(p, at)
  return least
}

const pointOf = (place: RingPlace): Point => ('crater' in place ? CRATERS[place.crater] : place)

function isLegal(site: Site, place: RingPlace): boolean {
  if ('crater' in place) return craterFaults(site, place.kind.size, place.crater).length === 0
  return stackFaults(site, place.kind, place.x, place.y, ...place.on).length === 0
}

const levelOf = (site: Site, place: RingPlace): number =>
  'crater' in place ? 1 : site.rings[place.on[0]].level + 1

/** Two levels to stack on, one beside the other, and free craters around. */
const TWO_LEVELS =
  'Lg:250,360 Ls:360,360 Lg:470,360 Lg:305,360^0+1 Ls:415,360^1+2 Sg:470,270 Sg:535,300 Sg:580,370'

const HELD: readonly (readonly [RingKind, Point, number])[] = [
  ['large gold', { x: 360, y: 360 }, 24],
  ['large gold', { x: 372, y: 385 }, 24],
  ['large gold', { x: 500, y: 335 }, 30],
  ['small gold', { x: 341, y: 371 }, 24],
  ['small gold', { x: 503, y: 300 }, 24],
  ['small gold', { x: 425, y: 310 }, 40],
  ['large navy', { x: 355, y: 349 }, 30],
  ['small navy', { x: 405, y: 345 }, 30],
  ['large silver', { x: 130, y: 250 }, 24],
  ['large gold', { x: 120, y: 210 }, 70],
  ['small gold', { x: 250, y: 110 }, 60],
]

test.each(HELD)(
  'a %s ring held at %o finds the nearest place within %i, on every level',
  (ring, at, distance) => {
    const site = siteOf(position(TWO_LEVELS, 'L21'))
    for (const level of [undefined, 1, 2, 3, 4]) {
      const place = nearestPlace(site, ring, at, { distance, level })
      const least = nearestByForce(site, ring, at, distance, level)
      expect(place ? squared(pointOf(place), at) : Number.POSITIVE_INFINITY, `level ${level}`).toBe(least)
      if (!place) continue
      expect(place.kind.kind).toBe(ring)
      expect(isLegal(site, place)).toBe(true)
      if (level !== undefined) expect(levelOf(site, place)).toBe(level)
    }
  },
)

test('a ring held over two levels is pulled to either of them, or to a crater, as it is asked', () => {
  const site = siteOf(position(TWO_LEVELS, 'L21'))
  const levels = (ring: RingKind, { x, y }: Point, distance: number): (number | undefined)[] =>
    [1, 2, 3].map((level) => {
      const place = nearestPlace(site, ring, { x, y }, { distance, level })
      return place && levelOf(site, place)
    })
  expect(levels('large gold', { x: 360, y: 360 }, 10)).toEqual([undefined, undefined, 3])
  expect(levels('small gold', { x: 503, y: 285 }, 90)).toEqual([1, 2, undefined])
  expect(levels('small gold', { x: 440, y: 320 }, 100)).toEqual([1, 2, 3])
})

test('a crater is found at exactly the distance, and not beyond it', () => {
  const site = siteOf(position('', 'L01'))
  const { x, y } = CRATERS[craterNumber('L26')]
  for (const [dx, dy] of [
    [20, 0],
    [-20, 0],
    [0, 20],
    [0, -20],
    [12, 16],
  ])
    expect(nearestPlace(site, 'large gold', { x: x + dx, y: y + dy }, { distance: 20 })).toMatchObject({
      crater: craterNumber('L26'),
    })
  expect(nearestPlace(site, 'large gold', { x: x + 20, y: y + 1 }, { distance: 20 })).toBeUndefined()
  expect(nearestPlace(site, 'large gold', { x: x + 1, y: y - 20 }, { distance: 20 })).toBeUndefined()
})

test('of several free craters the nearest is taken, whatever their order in the list', () => {
  const site = siteOf(position('', 'L01'))
  for (const crater of CRATERS) {
    if (crater.id === 'L01') continue
    const at = { x: crater.x + 3, y: crater.y - 2 }
    const place = nearestPlace(site, `${crater.size} navy`, at, { distance: 200 })
    const free = CRATERS.filter((_, n) => craterFaults(site, crater.size, n).length === 0)
    const nearest = Math.min(...free.map((one) => squared(one, at)))
    expect(place && squared(pointOf(place), at)).toBe(nearest)
  }
})

/** Free craters, one with a ring, one with a base, one with the tower, and a ring of level 2 over some. */
const BASES = ['Lg:300,360 Ls:420,360 Ln:360,360^0+1 Lg=L24 Sn=S35', 'L18', 'L27:404,663'] as const

function nearestBaseByForce(site: Site, at: Point, distance: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const p of gridAround(at, distance))
    if (squared(p, at) < least)
      CRATERS.forEach((_, n) => {
        if (baseFaults(site, n, p.x, p.y).length === 0) least = squared(p, at)
      })
  return least
}

const apart = (place: BasePlace | undefined, at: Point): number =>
  place ? squared(place, at) : Number.POSITIVE_INFINITY

test.each([
  [377, 392],
  [375, 430],
  [415, 428],
  [386, 523],
  [307, 602],
  [404, 663],
  [524, 431],
  [500, 440],
  [480, 533],
  [21, 472],
  [360, 360],
  [700, 700],
])('a base held at %i, %i finds the nearest place there is', (x, y) => {
  const site = siteOf(position(...BASES))
  for (const distance of [0, 7, 24]) {
    const place = nearestBasePlace(site, x, y, distance)
    expect(apart(place, { x, y }), `within ${distance}`).toBe(nearestBaseByForce(site, { x, y }, distance))
    if (place) expect(baseFaults(site, place.crater, place.x, place.y)).toEqual([])
  }
})

test('a base is found at exactly the distance on every side, and not beyond it', () => {
  const site = siteOf(position('', 'L01'))
  const number = craterNumber('L26')
  const legal = [...gridAround(CRATERS[number], 50)].filter(
    ({ x, y }) => baseFaults(site, number, x, y).length === 0,
  )
  const most = (far: (p: Point) => number): Point => legal.reduce((a, b) => (far(b) > far(a) ? b : a))
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]) {
    const edge = most(({ x, y }) => x * dx + y * dy)
    const at = (steps: number): Point => ({ x: edge.x + steps * dx, y: edge.y + steps * dy })
    for (const steps of [6, 7]) {
      const { x, y } = at(steps)
      const least = nearestBaseByForce(site, { x, y }, 6)
      expect(least, `${dx}, ${dy}`).toBe(steps === 6 ? 36 : Number.POSITIVE_INFINITY)
      expect(apart(nearestBasePlace(site, x, y, 6), { x, y })).toBe(least)
    }
  }
})

test('a base just beyond the distance on a slant is not found', () => {
  const site = siteOf(position('', 'L01'))
  const { x, y, spot } = CRATERS[craterNumber('L26')]
  expect(spot).not.toEqual({ x, y })
  for (const p of gridAround({ x, y }, 80)) {
    if ((p.x + 3 * p.y) % 11 !== 0) continue
    const found = apart(nearestBasePlace(site, p.x, p.y, 4), p)
    expect(found === Number.POSITIVE_INFINITY || found <= 16).toBe(true)
  }
})

test('the points of a seat are the sum of its lines, as in the outcome', () => {
  const table = scene({
    rings: 'Lg:250,360 Ls:360,360 Lg:470,360 Lg:305,360^0+1 Ls:415,360^1+2',
    tower: '#4',
    bases: 'L24:388,537 L26:253,645 L25:493,629',
    settled: [3],
  })
  const { s } = table
  s.unplaced = [{ seat: 1, ring: 'small navy', move: 0 }]
  // Gold: a settlement, three bases, a group and the highest ring. Silver: the same bonuses and the tower.
  expect([pointsOf(s, 0), pointsOf(s, 1)]).toEqual([2 + 3 + 2 + 2, 2 + 2 + 3 - 1])
  expect(outcome(s).points).toEqual([pointsOf(s, 0), pointsOf(s, 1)])
})
