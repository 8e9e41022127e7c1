import type { Answer } from '@perilune/engine'
import { seedFrom } from '@perilune/engine'
import type { MarsState } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/* Payments against brute force: every mix of four resources, each looked at by hand. */

const RESOURCES = ['mc', 'steel', 'titanium', 'heat'] as const
type Amounts = Record<(typeof RESOURCES)[number], number>

const started = game.setup({ first: '1' }, 2, seedFrom('payments'))

interface Case {
  stock: Amounts
  worth: Amounts
  cost: number
  keep: number
}

/** A seat that is asked to pay, with this in its stock. */
function asked({ stock, worth, cost, keep }: Case): MarsState {
  const s = game.clone(started)
  const p = s.players[0]
  p.stock = [stock.mc, stock.steel, stock.titanium, 0, 0, stock.heat]
  p.worth = [1, worth.steel, worth.titanium, 0, 0, worth.heat]
  s.pending.fill(null)
  s.stack = [
    {
      do: 'pay',
      seat: 0,
      cost,
      with: 0b100111,
      keep: keep > 0 ? [0, 0, 0, 0, 0, keep] : null,
      why: 'effect',
      of: '',
    } as never,
  ]
  return s
}

const total = (m: Amounts, worth: Amounts): number =>
  RESOURCES.reduce((sum, name) => sum + m[name] * worth[name], 0)

/** Enough, from what there is, and nothing that could be taken back. */
function isGood(m: Amounts, { stock, worth, cost, keep }: Case): boolean {
  const has = { ...stock, heat: worth.heat === 0 ? 0 : Math.max(0, stock.heat - keep) }
  if (RESOURCES.some((name) => m[name] > has[name])) return false
  const over = total(m, worth) - cost
  return over >= 0 && RESOURCES.every((name) => m[name] === 0 || over < worth[name])
}

function allMixes({ stock }: Case): Amounts[] {
  const list: Amounts[] = []
  for (let mc = 0; mc <= stock.mc + 1; mc++)
    for (let steel = 0; steel <= stock.steel + 1; steel++)
      for (let titanium = 0; titanium <= stock.titanium + 1; titanium++)
        for (let heat = 0; heat <= stock.heat + 1; heat++) list.push({ mc, steel, titanium, heat })
  return list
}

const cases: fc.Arbitrary<Case> = fc
  .record({
    mc: fc.nat(7),
    steel: fc.nat(3),
    titanium: fc.nat(3),
    heat: fc.nat(4),
    steelWorth: fc.integer({ min: 2, max: 4 }),
    titaniumWorth: fc.integer({ min: 3, max: 5 }),
    helion: fc.boolean(),
    cost: fc.integer({ min: 1, max: 25 }),
    keep: fc.nat(3),
  })
  .map(({ mc, steel, titanium, heat, steelWorth, titaniumWorth, helion, cost, keep }) => ({
    stock: { mc, steel, titanium, heat },
    worth: { mc: 1, steel: steelWorth, titanium: titaniumWorth, heat: helion ? 1 : 0 },
    cost,
    keep: Math.min(keep, heat),
  }))

const amountsOf = (answer: Answer): Amounts => ({
  ...{ mc: 0, steel: 0, titanium: 0, heat: 0 },
  ...(answer.amounts as unknown as Partial<Amounts>),
})

const isRefused = (s: MarsState, answer: Answer): boolean => {
  try {
    game.play(game.clone(s), 0, answer)
    return false
  } catch {
    return true
  }
}

/** Without what is not given: a payment names only what it takes. */
const named = (m: Amounts): Answer => ({
  amounts: Object.fromEntries(RESOURCES.filter((name) => m[name] > 0).map((name) => [name, m[name]])),
})

test('whenever a cost can be paid there is a way on the list, and every way on the list pays it without waste', () => {
  fc.assert(
    fc.property(cases, (c) => {
      const listed = game.answers(asked(c), 0).map(amountsOf)
      for (const m of listed) expect(isGood(m, c)).toBe(true)
      expect(listed.length > 0).toBe(allMixes(c).some((m) => isGood(m, c)))
    }),
    { numRuns: 150 },
  )
})

test('a payment is accepted exactly when it is enough, there, and no unit of it could be taken back', () => {
  fc.assert(
    fc.property(cases, fc.nat(), (c, pick) => {
      const s = asked(c)
      const mixes = allMixes(c)
      const some = [mixes[pick % mixes.length], ...mixes.filter((m) => isGood(m, c)).slice(0, 5)]
      for (const m of some) expect(isRefused(s, named(m))).toBe(!isGood(m, c))
    }),
    { numRuns: 150 },
  )
})
