import type { Answer } from '@perilune/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allMixes } from '../../src/choices.js'

/* Answers that name amounts of several things, such as any 2 Resources. */

const IDS = ['energy', 'water', 'bio', 'metal']

/** What is allowed, found by trying every amount of each of the four Resources. */
function everyMix(most: readonly number[], min: number, max: number, mix?: 'same' | 'different'): number[][] {
  const found: number[][] = []
  for (let a = 0; a <= most[0]; a++)
    for (let b = 0; b <= most[1]; b++)
      for (let c = 0; c <= most[2]; c++)
        for (let d = 0; d <= most[3]; d++) {
          const amounts = [a, b, c, d]
          const total = a + b + c + d
          if (total < min || total > max) continue
          if (mix === 'same' && amounts.filter((n) => n > 0).length > 1) continue
          if (mix === 'different' && amounts.some((n) => n > 1)) continue
          found.push(amounts)
        }
  return found
}

const amountsOf = (answer: Answer): number[] =>
  IDS.map((id) => (answer.amounts as Record<string, number>)[id] ?? 0)
const sorted = (lists: readonly (readonly number[])[]): string[] => lists.map((list) => list.join()).sort()

const mixes = fc.constantFrom(undefined, 'same' as const, 'different' as const)
const given = fc.tuple(fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }), fc.nat(3), fc.nat(2), mixes)

test('up to sixty mixes are all listed, each once', () => {
  fc.assert(
    fc.property(given, ([most, min, more, mix]) => {
      const max = min + more
      const all = everyMix(most, min, max, mix)
      fc.pre(all.length <= 60)
      const listed = allMixes({ ids: IDS, most, min, max, ...(mix && { mix }) })
      expect(sorted(listed.map(amountsOf))).toEqual(sorted(all))
    }),
  )
})

test('of more than sixty mixes a few are listed, all of them allowed, with the least, a middle and the most', () => {
  const most = [9, 9, 9, 9]
  const all = sorted(everyMix(most, 2, 6))
  expect(all.length).toBeGreaterThan(60)
  const listed = allMixes({ ids: IDS, most, min: 2, max: 6 }).map(amountsOf)
  for (const amounts of sorted(listed)) expect(all).toContain(amounts)
  const totals = listed.map((amounts) => amounts.reduce((sum, n) => sum + n, 0))
  expect(totals).toEqual([2, 4, 6, 2, 4, 6, 2, 4, 6, 2, 4, 6])
  expect(listed[0]).toEqual([2, 0, 0, 0])
  expect(listed[3]).toEqual([0, 2, 0, 0])
})

test('a listed mix goes on with the next thing where one does not suffice', () => {
  const listed = allMixes({ ids: IDS, most: [1, 20, 20, 20], min: 12, max: 12 }).map(amountsOf)
  expect(listed[0]).toEqual([1, 11, 0, 0])
  expect(listed.at(-1)).toEqual([0, 0, 0, 12])
})
