import type { Answer } from '@perilune/engine'
import type { Resource } from '@perilune/moon'
import { FLAGS, RESOURCES } from './facts.js'
import type { Asking, Play, Table } from './table.js'

/** Questions that effects ask, with every answer to them. */

export type Amounts = Readonly<Partial<Record<string, number>>>

/** Every choice of numbers up to these, with a sum within the bounds. */
export function mixes(most: Readonly<Record<string, number>>, min: number, max: number): Amounts[] {
  let found: { amounts: Record<string, number>; sum: number }[] = [{ amounts: {}, sum: 0 }]
  for (const [id, limit] of Object.entries(most))
    found = found.flatMap(({ amounts, sum }) =>
      Array.from({ length: Math.min(limit, max - sum) + 1 }, (_, n) => ({
        amounts: n > 0 ? { ...amounts, [id]: n } : amounts,
        sum: sum + n,
      })),
    )
  return found.filter(({ sum }) => sum >= min).map(({ amounts }) => amounts)
}

export function* askAmounts(seat: number, step: string, choices: readonly Amounts[]): Asking<Amounts> {
  const answer = yield { seat, step, answers: choices.map((amounts) => ({ amounts })) }
  return answer.amounts as Amounts
}

export function* askOne(seat: number, step: string, answers: Answer[]): Asking<Answer> {
  return yield { seat, step, answers }
}

export function* askCard(seat: number, step: string, cards: readonly string[]): Asking<string> {
  return (yield* askOne(
    seat,
    step,
    cards.map((card) => ({ card })),
  )).card as string
}

const each = (n: number): Record<Resource, number> => ({ energy: n, water: n, bio: n, metal: n })

/** Gain this many Resources of choice: of any types, all of one type, or all of different types. */
export function* gainAny(t: Table, seat: number, n: number, how: 'any' | 'same' | 'different'): Play {
  if (n === 0) return
  const choices =
    how === 'same' ? RESOURCES.map((r) => ({ [r]: n })) : mixes(each(how === 'different' ? 1 : n), n, n)
  const amounts = yield* askAmounts(seat, 'gain-resources', choices)
  for (const r of RESOURCES) t.players[seat].supply[r] += amounts[r] ?? 0
}

/** Pay Resources of choice, between these bounds. Returns how many. */
export function* payAny(t: Table, seat: number, min: number, max: number): Asking<number> {
  const { supply } = t.players[seat]
  const { energy, water, bio, metal } = supply
  const amounts = yield* askAmounts(seat, 'pay-resources', mixes({ energy, water, bio, metal }, min, max))
  let paid = 0
  for (const r of RESOURCES) {
    supply[r] -= amounts[r] ?? 0
    paid += amounts[r] ?? 0
  }
  t.turn.spent += paid
  return paid
}

/** Any number of one thing. Only Resources count as spent. */
export function* payAnyNumber(t: Table, seat: number, item: 'energy' | 'rovers'): Asking<number> {
  const { supply } = t.players[seat]
  if (supply[item] === 0) return 0
  const choices = mixes({ [item]: supply[item] }, 0, supply[item])
  const n = (yield* askAmounts(seat, 'pay-any-number', choices))[item] ?? 0
  supply[item] -= n
  if (item === 'energy') t.turn.spent += n
  return n
}

/** Hearts on one Flag Reward, not the one that was chosen before. Returns the one chosen. */
export function* flagReward(t: Table, seat: number, hearts: number, but?: string): Asking<string> {
  const choices = FLAGS.filter((flag) => flag !== but).map((flag) => ({ flag }))
  const { flag } = yield* askOne(seat, 'choose-flag-reward', choices)
  const chosen = FLAGS.find((f) => f === flag)
  if (chosen) t.rewards[chosen] += hearts
  return String(flag)
}
