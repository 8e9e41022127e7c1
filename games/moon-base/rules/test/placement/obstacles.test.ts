import { type Box, codeOf, EVERYWHERE, everyPoint, reasonOf, siteOf } from '@perilune/moon-base'
import { expect, test } from 'vitest'
import { FAULTS, fault } from '../../src/placement/faults.js'
import { Obstacles } from '../../src/placement/obstacles.js'
import { CELL, eachNear } from '../../src/placement/site.js'
import { position } from '../scene.js'

/* The shortcuts of the complete scan, each compared with the plain question that it answers at once. */

/** Forbidden while the square of the distance lies between: discs, bands, a single point, nearly nothing. */
const SPANS = [
  { above: -1, below: 1 },
  { above: -1, below: 5 },
  { above: -1, below: 100 },
  { above: -1, below: 101 },
  { above: 0, below: 50 },
  { above: 4, below: 64 },
  { above: 9, below: 10 },
  { above: 36, below: 144 },
  { above: 37, below: 145 },
]

test.each(SPANS)('a row is marked where an obstacle from $above to $below forbids a point', (span) => {
  for (const [left, width] of [
    [-20, 41],
    [-5, 11],
    [0, 20],
    [-20, 21],
    [3, 4],
    [-30, 10],
    [25, 10],
    [7, 1],
  ])
    for (let y = -14; y <= 14; y++) {
      const obstacles = new Obstacles()
      obstacles.add({ x: 0, y: 0 }, span, fault('overlap'))
      obstacles.collaboFrom = obstacles.count
      const row = new Uint8Array(64).fill(1)
      obstacles.mark(row, left, width, y)
      for (let i = 0; i < width; i++) {
        const where = `${left + i}, ${y}`
        expect(row[i] !== 0, where).toBe(obstacles.isIn(0, left + i, y))
        expect(obstacles.isClear(left + i, y), where).toBe(row[i] === 0)
      }
    }
})

test('several obstacles are marked together, and those for collabo rings not at all', () => {
  const obstacles = new Obstacles()
  obstacles.add({ x: 10, y: 2 }, { above: 9, below: 49 }, fault('third-support'))
  obstacles.add({ x: 17, y: -1 }, { above: -1, below: 20 }, fault('overlap'))
  obstacles.collaboFrom = obstacles.count
  obstacles.add({ x: 30, y: 0 }, { above: 4, below: 26 }, fault('tower-room'))
  const row = new Uint8Array(40)
  for (let y = -8; y <= 8; y++) {
    obstacles.mark(row, 0, 40, y)
    for (let x = 0; x < 40; x++) {
      expect(row[x] !== 0, `${x}, ${y}`).toBe(obstacles.isIn(0, x, y) || obstacles.isIn(1, x, y))
      expect(obstacles.hasRoom(x, y), `${x}, ${y}`).toBe(!obstacles.isIn(2, x, y))
    }
  }
})

/** Three pairs on the first level, one on the second, some of them side by side. */
const RINGS = 'Lg:250,360 Ls:360,360 Lg:470,360 Lg:305,360^0+1 Ls:415,360^1+2 Sg:470,270 Sg:535,300'

/** Boxes that hold everything, cut from each side, touch with an edge or a corner, miss, and are empty. */
const BOXES: readonly Box[] = [
  EVERYWHERE,
  { left: 360, right: 820, top: -100, bottom: 820 },
  { left: -100, right: 360, top: -100, bottom: 820 },
  { left: -100, right: 820, top: 361, bottom: 820 },
  { left: -100, right: 820, top: -100, bottom: 359 },
  { left: 355, right: 365, top: 350, bottom: 372 },
  { left: 480, right: 530, top: 290, bottom: 310 },
  { left: 503, right: 503, top: -100, bottom: 820 },
  { left: -100, right: 820, top: 300, bottom: 300 },
  { left: 360, right: 360, top: 360, bottom: 360 },
  { left: 600, right: 700, top: 300, bottom: 400 },
  { left: 300, right: 420, top: 500, bottom: 600 },
  { left: 300, right: 420, top: 100, bottom: 200 },
  { left: 100, right: 200, top: 300, bottom: 400 },
  { left: 365, right: 355, top: 350, bottom: 372 },
]

function found(box: Box, size: 'large' | 'small'): string[] {
  const site = siteOf(position(RINGS, 'L21'))
  const list: string[] = []
  everyPoint(site, { size, colours: ['gold', 'silver'] }, box, (x, y, { a, b }, legal) => {
    list.push(`${x},${y} on ${a}+${b}: ${legal}`)
    return false
  })
  return list
}

test.each(BOXES)('the scan of $left to $right and $top to $bottom finds what lies in there', (box) => {
  for (const size of ['large', 'small'] as const) {
    const inside = found(EVERYWHERE, size).filter((text) => {
      const [x, y] = text.split(' ')[0].split(',').map(Number)
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    })
    expect(found(box, size)).toEqual(inside)
  }
})

test('a box whose edge is the edge of what is legal still finds the points there', () => {
  const points = found(EVERYWHERE, 'small').map((text) => text.split(' ')[0].split(',').map(Number))
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const count = (box: Box): number => found(box, 'small').length
  expect(count({ left, right, top, bottom })).toBe(points.length)
  expect(count({ ...EVERYWHERE, right: left })).toBe(xs.filter((x) => x === left).length)
  expect(count({ ...EVERYWHERE, left: right })).toBe(xs.filter((x) => x === right).length)
  expect(count({ ...EVERYWHERE, bottom: top })).toBe(ys.filter((y) => y === top).length)
  expect(count({ ...EVERYWHERE, top: bottom })).toBe(ys.filter((y) => y === bottom).length)
  expect(count({ ...EVERYWHERE, right: left - 1 })).toBe(0)
  expect(count({ ...EVERYWHERE, top: bottom + 1 })).toBe(0)
})

test('the scan stops as soon as it is told to', () => {
  const site = siteOf(position(RINGS, 'L21'))
  let visits = 0
  const stops = everyPoint(site, { size: 'small', colours: ['gold'] }, EVERYWHERE, () => ++visits === 5)
  expect([stops, visits]).toEqual([true, 5])
  expect(everyPoint(site, { size: 'small', colours: ['gold'] }, EVERYWHERE, () => false)).toBe(false)
})

test('a fault keeps its code and the number of the ring in the way', () => {
  for (const code of FAULTS) {
    expect(reasonOf(fault(code))).toEqual({ code })
    for (const ring of [0, 1, 7, 47]) {
      expect(reasonOf(fault(code, ring))).toEqual({ code, ring })
      expect(codeOf(fault(code, ring))).toBe(code)
    }
  }
})

test('a site is kept while nothing is added, and made anew when something is', () => {
  const here = position('Lg=L13 Ls=L26', 'L01', 'L27:404,663')
  const site = siteOf(here)
  expect(siteOf(here)).toBe(site)
  expect(siteOf({ ...here, rings: here.rings.slice(), bases: here.bases.slice() })).toBe(site)
  const [base] = position('', '', 'L24:388,537').bases
  const more = { ...here, bases: [...here.bases, base] }
  expect(siteOf(more).baseOn.filter(Boolean)).toHaveLength(2)
  expect(siteOf(here).baseOn.filter(Boolean)).toHaveLength(1)
  const moved = { ...here, tower: { crater: null, ring: 1 } }
  expect(siteOf(moved).tower).toMatchObject({ x: here.rings[1].x, y: here.rings[1].y, level: 1 })
  const fewer = { ...here, rings: here.rings.slice(0, 1) }
  expect(siteOf(fewer).rings).toHaveLength(1)
})

test('rings near a box are found in its cells and those around, and not far away', () => {
  const rings = 'Lg:-20,-20 Lg:60,60 Lg:160,60 Lg:360,360 Lg:460,360 Lg:730,730 Lg:790,650'
  const site = siteOf(position(rings))
  const near = (x: number, y: number, level = 1): number[] => {
    const list: number[] = []
    eachNear(site, level, { left: x, right: x, top: y, bottom: y }, CELL, (n) => list.push(n))
    return list.sort()
  }
  expect(near(50, 50)).toEqual([0, 1, 2])
  expect(near(-60, -60)).toEqual([0, 1])
  expect(near(360, 360)).toEqual([3, 4])
  expect(near(720, 720)).toEqual([5, 6])
  expect(near(360, 360, 2)).toEqual([])
})
