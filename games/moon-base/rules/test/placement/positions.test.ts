import { newChance, pickWith, seedFrom } from '@perilune/engine'
import {
  coloursBySize,
  EVERYWHERE,
  everyPoint,
  KINDS,
  kindOf,
  MEASURES,
  type MoonBaseState,
  type Position,
  type Ring,
  siteOf,
  stackFaults,
} from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carries, div, footingOf } from '../../src/placement/footing.js'
import { loadsOf } from '../../src/placement/loads.js'

/*
 * What holds in every position that can be reached, seen whole and without the shortcuts that the rules take.
 */

const square = (a: Ring, b: Ring): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2

/** Rings of the level below whose bodies it overlaps, seen from above. */
function touched(rings: readonly Ring[], ring: Ring): number[] {
  const mine = MEASURES[ring.size]
  return rings.flatMap((below, n) => {
    if (below.level !== ring.level - 1) return []
    const its = MEASURES[below.size]
    const d = Math.sqrt(square(ring, below))
    const inHole = d + its.outer <= mine.inner || d + mine.outer <= its.inner
    return d < mine.outer + its.outer && !inHole ? [n] : []
  })
}

function tipped({ rings, tower }: Position): number[] {
  const levels: number[][] = [[]]
  rings.forEach(({ level }, n) => {
    while (levels.length <= level) levels.push([])
    levels[level].push(n)
  })
  const { weight, sumX, sumY } = loadsOf(rings, levels, tower.ring)
  return rings.flatMap((ring, n) => {
    if (!ring.on) return []
    const footing = footingOf(ring, rings[ring.on[0]], rings[ring.on[1]])
    return carries(footing, div(sumX[n], weight[n]), div(sumY[n], weight[n])) ? [] : [n]
  })
}

function expectSound(s: MoonBaseState): void {
  s.rings.forEach((ring, n) => {
    for (const other of s.rings.slice(0, n))
      if (other.level === ring.level)
        expect(square(ring, other)).toBeGreaterThanOrEqual(
          (MEASURES[ring.size].outer + MEASURES[other.size].outer) ** 2,
        )
    if (ring.level === 1) {
      expect(ring.on).toBeNull()
      return
    }
    expect(touched(s.rings, ring)).toEqual(ring.on)
    const [a, b] = ring.on as readonly [number, number]
    expect([s.rings[a].level, s.rings[b].level]).toEqual([ring.level - 1, ring.level - 1])
  })
  expect(tipped(s)).toEqual([])
}

function playRandomly(seed: string, each: (s: MoonBaseState) => void): MoonBaseState {
  const s = moonBase.setup({}, 2, seedFrom(seed))
  const chance = newChance(seedFrom(`${seed}: answers`))
  for (let [seat] = moonBase.asked(s); seat !== undefined; [seat] = moonBase.asked(s)) {
    moonBase.play(s, seat, pickWith(chance, moonBase.answers(s, seat)))
    each(s)
  }
  return s
}

test('every ring above level one rests on exactly two of equal height, stands, and overlaps nothing on its level', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 8 }), (words) => {
      let rings = 0
      playRandomly(words, (s) => {
        if (s.rings.length === rings) return
        rings = s.rings.length
        expectSound(s)
      })
    }),
    { numRuns: 12 },
  )
})

test('the complete scan finds exactly the points that the check of one point accepts', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(47), fc.nat(5), (game, count, which) => {
      const positions: Position[] = []
      playRandomly(`scan ${game}`, (s) => {
        if (s.rings.length === count) positions.push(moonBase.clone(s))
      })
      const [position] = positions
      if (!position) return
      const site = siteOf(position)
      const kind = KINDS[which]
      const found = new Set<string>()
      everyPoint(site, { size: kind.size, colours: [kind.colour] }, EVERYWHERE, (x, y, { a, b }) => {
        found.add(`${x},${y} on ${a}+${b}`)
        return false
      })
      // Every third point of the board, on every two rings whose bodies it could touch.
      const { rings } = position
      for (let a = 0; a < rings.length; a++)
        for (let b = a + 1; b < rings.length; b++) {
          if (rings[a].level !== rings[b].level || square(rings[a], rings[b]) > 200 ** 2) continue
          for (
            let x = Math.max(rings[a].x, rings[b].x) - 100;
            x <= Math.min(rings[a].x, rings[b].x) + 100;
            x += 3
          )
            for (
              let y = Math.max(rings[a].y, rings[b].y) - 100;
              y <= Math.min(rings[a].y, rings[b].y) + 100;
              y += 3
            ) {
              const legal = stackFaults(site, kind, x, y, a, b).length === 0
              if (legal !== found.has(`${x},${y} on ${a}+${b}`))
                expect.fail(`${kind.kind} at ${x}, ${y} on ${a} and ${b}: ${legal ? 'missed' : 'made up'}`)
            }
        }
    }),
    { numRuns: 12 },
  )
})

test('what search is offered is what the check of one point accepts', () => {
  playRandomly('offers', (s) => {
    const [seat] = moonBase.asked(s)
    if (s.stack.at(-1)?.do !== 'place-ring') return
    const site = siteOf(s)
    for (const { ring, x, y, on } of moonBase.answers(s, seat)) {
      if (x === undefined) continue
      const [a, b] = on as [number, number]
      expect(stackFaults(site, kindOf(ring as 'large gold'), Number(x), Number(y), a, b)).toEqual([])
    }
  })
})

test('sizes are grouped with the colours there are of them', () => {
  expect(coloursBySize([kindOf('small navy'), kindOf('small gold'), kindOf('small navy')])).toEqual([
    ['small', ['navy', 'gold']],
  ])
})
