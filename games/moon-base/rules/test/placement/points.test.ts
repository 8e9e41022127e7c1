import {
  EVERYWHERE,
  everyPoint,
  type Kind,
  kindOf,
  type RingKind,
  type Site,
  type Size,
  siteOf,
  somePlaces,
  stackFaults,
} from '@perilune/moon-base'
import { expect, test } from 'vitest'
import { COLLABO, type Pair, PLAIN, pairsFor, somePoints, wantedOn } from '../../src/placement/scan.js'
import { exampleTable, position } from '../scene.js'

/* The points that search is offered, and those of the complete scan, compared with what geometry says. */

const COLOURS = ['gold', 'silver', 'navy'] as const
const REACHES = { large: { large: 78, small: 62 }, small: { large: 62, small: 46 } } as const

/** Half way, near one end and near the other; there on the line, and three steps to either side. */
const ALONG = [0.5, 0.12, 0.88]
const ASIDE = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9]

const textOf = (x: number, y: number): string => `${x},${y}`

/** All of them, legal or not, without doubles. */
function proposed({ rings }: Site, size: Size, one: number, two: number): [number, number][] {
  const [a, b] = [rings[one], rings[two]]
  const [va, vb] = [REACHES[size][a.size], REACHES[size][b.size]]
  const d = Math.hypot(b.x - a.x, b.y - a.y)
  const least = Math.max(0, d - vb)
  const most = Math.min(d, va)
  const points = new Map<string, [number, number]>()
  for (const part of ALONG)
    for (const side of ASIDE) {
      const t = least + part * (most - least)
      const width = Math.min(va * va - t * t, vb * vb - (d - t) * (d - t))
      const off = side * Math.sqrt(Math.max(width, 0))
      const x = Math.round(a.x + ((b.x - a.x) * t - (b.y - a.y) * off) / d)
      const y = Math.round(a.y + ((b.y - a.y) * t + (b.x - a.x) * off) / d)
      points.set(textOf(x, y), [x, y])
    }
  return [...points.values()]
}

const isLegal = (site: Site, kind: Kind, x: number, y: number, { a, b }: Pair): boolean =>
  stackFaults(site, kind, x, y, a, b).length === 0

interface Listed {
  x: number
  y: number
  legal: number
}

function listed(site: Site, { size, colour }: Kind, pair: Pair): Listed[] {
  const list: Listed[] = []
  const wanted = wantedOn(site, size, [colour], pair)
  if (wanted.plain || wanted.collabo)
    somePoints(site, { size, pair, wanted }, (x, y, legal) => list.push({ x, y, legal }))
  return list
}

const sorted = (list: readonly string[]): string[] => list.slice().sort()

/** Two rings, near and far, level and on a slant, of equal and of different sizes, and some with company. */
const PAIRS = [
  'Lg:300,360 Ls:420,360',
  'Lg:300,360 Ls:400,361',
  'Lg:360,300 Ls:360,431',
  'Lg:420,400 Ls:330,330',
  'Lg:300,420 Ls:390,331',
  'Lg:300,360 Ss:384,360',
  'Sg:300,360 Ls:383,380',
  'Sg:340,300 Ss:311,366',
  'Sg:300,360 Ss:360,400',
  'Lg:300,360 Ls:420,360 Sn:360,290',
  'Lg:300,360 Ls:420,360 Lg:360,268 Ls:480,268',
]

test.each(PAIRS)(
  'the listed points on %s are those that geometry proposes, as far as they are legal',
  (text) => {
    const site = siteOf(position(text))
    let found = 0
    for (const size of ['large', 'small'] as const)
      for (const colour of COLOURS) {
        const kind = kindOf(`${size} ${colour}`)
        for (const pair of pairsFor(site, size)) {
          const legal = proposed(site, size, pair.a, pair.b).filter(([x, y]) =>
            isLegal(site, kind, x, y, pair),
          )
          const points = listed(site, kind, pair)
          expect(sorted(points.map(({ x, y }) => textOf(x, y)))).toEqual(
            sorted(legal.map(([x, y]) => textOf(x, y))),
          )
          found += points.length
        }
      }
    expect(found).toBeGreaterThan(5)
  },
)

test('at most three times seven points are listed for a pair, and none of them twice', () => {
  const site = siteOf(position('Lg:300,360 Lg:410,385'))
  const [pair] = pairsFor(site, 'large')
  const points = listed(site, kindOf('large gold'), pair).map(({ x, y }) => textOf(x, y))
  expect(points.length).toBeGreaterThan(10)
  expect(points.length).toBeLessThanOrEqual(21)
  expect(new Set(points).size).toBe(points.length)
  expect(points[0]).toBe('355,373')
})

test.each([
  ['Lg:204,360 Ls:360,360', 282, 360],
  ['Lg:360,204 Ls:360,360', 360, 282],
])('on %s, as far apart as can be, the only point is listed and scanned', (text, x, y) => {
  const site = siteOf(position(text))
  const [pair] = pairsFor(site, 'large')
  expect(listed(site, kindOf('large gold'), pair)).toEqual([{ x, y, legal: PLAIN }])
  const scanned: Listed[] = []
  const only = { left: x, right: x, top: y, bottom: y }
  for (const box of [EVERYWHERE, only])
    everyPoint(site, { size: 'large', colours: ['gold'] }, box, (px, py, _pair, legal) => {
      scanned.push({ x: px, y: py, legal })
      return false
    })
  expect(scanned).toEqual([
    { x, y, legal: PLAIN },
    { x, y, legal: PLAIN },
  ])
})

test('rings that are a little further apart make no pair', () => {
  const count = (text: string, size: Size): number => pairsFor(siteOf(position(text)), size).length
  expect(count('Lg:204,360 Ls:360,360', 'large')).toBe(1)
  expect(count('Lg:203,360 Ls:360,360', 'large')).toBe(0)
  expect(count('Lg:236,360 Ls:360,360', 'small')).toBe(1)
  expect(count('Lg:235,360 Ls:360,360', 'small')).toBe(0)
  expect(count('Lg:252,360 Ss:360,360', 'small')).toBe(1)
  expect(count('Lg:251,360 Ss:360,360', 'small')).toBe(0)
})

test('rings of different heights make no pair, nor does the ring that bears the tower', () => {
  const rings = 'Lg:250,360 Ls:360,360 Lg:470,360 Lg:305,360^0+1 Ls:415,360^1+2'
  const pairs = (tower: string): string[] =>
    pairsFor(siteOf(position(rings, tower)), 'large').map(({ a, b }) => `${a}+${b}`)
  expect(pairs('L21')).toEqual(['0+1', '1+2', '3+4'])
  expect(pairs('#0')).toEqual(['1+2', '3+4'])
  expect(pairs('#1')).toEqual(['3+4'])
  expect(pairs('#2')).toEqual(['0+1', '3+4'])
  expect(pairs('#4')).toEqual(['0+1', '1+2'])
})

test('where the middle circles just meet there is no place, one step further there is', () => {
  for (const [text, [near, far]] of [
    ['Lg:300,360 Sg:384,360', [368, 367]],
    ['Sg:384,360 Lg:300,360', [368, 367]],
    ['Lg:384,360 Sg:300,360', [316, 317]],
  ] as const) {
    const site = siteOf(position(text))
    const found = new Set<string>()
    everyPoint(site, { size: 'large', colours: ['gold'] }, EVERYWHERE, (x, y) => {
      found.add(textOf(x, y))
      return false
    })
    expect([found.has(textOf(near, 360)), found.has(textOf(far, 360))]).toEqual([false, true])
  }
})

test('a point tells whether a plain ring, a collabo ring or both may lie there', () => {
  const site = siteOf(position('Lg:300,360 Ls:420,360'))
  const legalAt = (colours: readonly ('gold' | 'silver' | 'navy')[]): number[] => {
    const seen = new Set<number>()
    everyPoint(site, { size: 'large', colours }, EVERYWHERE, (_x, _y, _pair, legal) => {
      seen.add(legal)
      return false
    })
    return [...seen].sort()
  }
  expect(legalAt(['gold'])).toEqual([PLAIN])
  expect(legalAt(['navy'])).toEqual([COLLABO])
  expect(legalAt(['navy', 'silver'])).toEqual([PLAIN | COLLABO])
  const [pair] = pairsFor(site, 'large')
  expect(new Set(listed(site, kindOf('large navy'), pair).map(({ legal }) => legal))).toEqual(
    new Set([COLLABO]),
  )
})

const HAND: RingKind[] = ['large gold', 'large silver', 'large navy', 'small gold', 'small navy']

test.each([
  'Lg:300,360 Ls:420,360',
  'Lg:300,360 Lg:420,360',
  'Ln:300,360 Sg:390,360 Ls:240,280',
  'Lg:250,360 Ls:360,360 Ln:470,360 Lg:305,360^0+1 Ls:415,360^1+2',
])('the list of places on %s has every ring of the hand at every listed point where it may lie', (text) => {
  const site = siteOf(position(text, 'L21'))
  const places = somePlaces(site, HAND).flatMap((place) =>
    'crater' in place ? [] : [`${place.kind.kind} at ${textOf(place.x, place.y)} on ${place.on.join('+')}`],
  )
  const expected = HAND.flatMap((ring) => {
    const kind = kindOf(ring)
    return pairsFor(site, kind.size).flatMap((pair) =>
      proposed(site, kind.size, pair.a, pair.b)
        .filter(([x, y]) => isLegal(site, kind, x, y, pair))
        .map(([x, y]) => `${ring} at ${textOf(x, y)} on ${pair.a}+${pair.b}`),
    )
  })
  expect(sorted(places)).toEqual(sorted(expected))
  expect(places.length).toBeGreaterThan(20)
})

test.each([
  'a collabo ring with another hanging over the place of the tower is refused',
  'a collabo ring under which a lower ring would tip with the tower is refused',
])('where %s, the scan agrees with the check of one point for every colour', (name) => {
  const { table, placed } = exampleTable(name)
  const site = siteOf(table.s)
  const { size, colour } = kindOf(placed.ring as RingKind)
  const [one, two] = placed.on as [number, number]
  const [px, py] = [Number(placed.x), Number(placed.y)]
  const box = { left: px - 6, right: px + 6, top: py - 6, bottom: py + 6 }
  for (const tried of COLOURS) {
    const found = new Set<string>()
    everyPoint(site, { size, colours: [tried] }, box, (x, y, { a, b }) => {
      if (a === one && b === two) found.add(textOf(x, y))
      return false
    })
    for (let y = box.top; y <= box.bottom; y++)
      for (let x = box.left; x <= box.right; x++) {
        const legal = stackFaults(site, kindOf(`${size} ${tried}`), x, y, one, two).length === 0
        expect(found.has(textOf(x, y)), `${tried} at ${x}, ${y}`).toBe(legal)
      }
    if (tried === colour) expect(found.has(textOf(px, py))).toBe(false)
  }
})
