import {
  baseFaults,
  codeOf,
  craterFaults,
  craterNumber,
  isCollabo,
  siteOf,
  stackFaults,
} from '@perilune/moon-base'
import { expect, test } from 'vitest'
import { EXAMPLES } from './examples.js'
import { position, tell } from './scene.js'

/** What comes of a placement: its level, or every rule it breaks. */
function verdict(rings: string, tower: string, bases: string, placed: string): string {
  const here = position(rings, tower, bases)
  const site = siteOf(here)
  const codes = (faults: number[]): string => [...new Set(faults.map(codeOf))].sort().join(' ')
  const base = placed.match(/^base (\w+):(\d+),(\d+)$/)
  if (base) return codes(baseFaults(site, craterNumber(base[1]), Number(base[2]), Number(base[3]))) || 'ok'
  const { kind, crater, x, y, on } = tell(placed)
  if (crater !== null) return codes(craterFaults(site, kind.size, crater)) || 'level 1'
  // A single ring can't be told apart from a missing one here; the check of answers says that it must be two.
  const [a, b = -1] = on ?? []
  const faults = stackFaults(site, kind, x, y, a, b)
  if (faults.length > 0) return codes(faults)
  const [ringA, ringB] = [here.rings[a], here.rings[b]]
  return `level ${ringA.level + 1}${isCollabo(kind.colour, ringA, ringB) ? ' collabo' : ''}`
}

test.each(EXAMPLES)('%s', (_name, rings, tower, bases, placed, expected) => {
  expect(verdict(rings, tower, bases, placed).split(' ').sort()).toEqual(expected.split(' ').sort())
})
