import {
  type Answer,
  type AskStep,
  only,
  type Reason,
  refusalOfAmounts,
  type Seat,
  type Tell,
} from '@perilune/engine'
import { HEAT, MC, RESOURCES, type Resource, STEEL, TITANIUM } from './names.js'
import { type MarsFrame, type MarsState, type Player, push } from './state.js'

/*
 * Paying. The cost, what may pay it and what must be kept for losses of the same action are in the frame. Any mix will do
 * from which no unit could be taken back; a payment that can only be made in one way makes itself.
 */

type Pay = Extract<MarsFrame, { do: 'pay' }>

/** MC, and heat where it is money. */
export const MONEY = (1 << MC) | (1 << HEAT)

const SUBSTITUTES = [TITANIUM, STEEL, HEAT] as const

/** What there is of a resource for this payment. */
const available = (p: Player, may: number, keep: readonly number[] | null, r: number): number => {
  if ((may & (1 << r)) === 0 || p.worth[r] === 0) return 0
  return Math.max(0, p.stock[r] - (keep === null ? 0 : keep[r]))
}

/** The most that could be paid. */
export function purse(p: Player, may: number, keep: readonly number[] | null): number {
  let sum = available(p, may, keep, MC)
  for (const r of SUBSTITUTES) sum += available(p, may, keep, r) * p.worth[r]
  return sum
}

/** How often a resource can be exchanged. */
export const mostExchanged = (p: Player, { resource, n }: { resource: number; n: number }): number =>
  Math.floor((resource === MC ? purse(p, MONEY, null) : p.stock[resource]) / n)

type Mix = readonly [titanium: number, steel: number, heat: number, mc: number]

const worthOf = (p: Player, mix: Mix): number =>
  mix[0] * p.worth[TITANIUM] + mix[1] * p.worth[STEEL] + mix[2] + mix[3]

function isThrifty(p: Player, mix: Mix, cost: number): boolean {
  const over = worthOf(p, mix) - cost
  if (over < 0) return false
  if (over === 0) return true
  return (
    mix[3] === 0 &&
    mix[2] === 0 &&
    (mix[0] === 0 || over < p.worth[TITANIUM]) &&
    (mix[1] === 0 || over < p.worth[STEEL])
  )
}

/** None of a metal, as much as fits, one more than fits, and the least that will do. */
function amountsOf(cost: number, worth: number, there: number, rest: number): number[] {
  if (there === 0 || worth === 0) return [0]
  const list: number[] = []
  for (const n of [0, Math.floor(cost / worth), Math.ceil(cost / worth), Math.ceil((cost - rest) / worth)]) {
    const clipped = Math.min(Math.max(0, n), there)
    if (!list.includes(clipped)) list.push(clipped)
  }
  return list
}

/** The corners of what may be paid: a finite list that stands for all mixes. Never empty if the purse holds the cost. */
function mixes(p: Player, frame: Pay): Mix[] {
  const { cost, with: may, keep } = frame
  const [titanium, steel, heat, mc] = [TITANIUM, STEEL, HEAT, MC].map((r) => available(p, may, keep, r))
  const list: Mix[] = []
  for (const t of amountsOf(cost, p.worth[TITANIUM], titanium, steel * p.worth[STEEL] + heat + mc)) {
    const afterTitanium = Math.max(0, cost - t * p.worth[TITANIUM])
    for (const st of amountsOf(afterTitanium, p.worth[STEEL], steel, heat + mc)) {
      const left = Math.max(0, afterTitanium - st * p.worth[STEEL])
      for (const h of new Set([Math.min(heat, left), Math.max(0, left - mc)])) {
        const mix: Mix = [t, st, h, left - h]
        if (h <= heat && mix[3] <= mc && isThrifty(p, mix, cost) && !list.some((m) => same(m, mix)))
          list.push(mix)
      }
    }
  }
  return list
}

const same = (a: Mix, b: Mix): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2]

function spendMix(s: MarsState, frame: Pay, mix: Mix, tell: Tell | undefined): void {
  const { stock } = s.players[frame.seat]
  stock[TITANIUM] -= mix[0]
  stock[STEEL] -= mix[1]
  stock[HEAT] -= mix[2]
  stock[MC] -= mix[3]
  if (!tell || frame.cost === 0) return
  const amounts = amountsFrom(mix)
  tell({ what: 'pays', seat: frame.seat, resources: amounts, why: frame.why, of: frame.of })
}

const amountsFrom = (mix: Mix): Record<string, number> => {
  const amounts: Record<string, number> = {}
  const parts: readonly [number, number][] = [
    [mix[3], MC],
    [mix[1], STEEL],
    [mix[0], TITANIUM],
    [mix[2], HEAT],
  ]
  for (const [n, r] of parts) if (n > 0) amounts[RESOURCES[r]] = n
  return amounts
}

/** Asks for a payment, or makes it where there is only one way. What it pays for must be pushed before. */
export function askPayment(
  s: MarsState,
  seat: Seat,
  cost: number,
  may: number,
  keep: readonly number[] | null,
  why: Pay['why'],
  of: string,
  tell: Tell | undefined,
): void {
  if (cost <= 0) return
  const p = s.players[seat]
  const frame: Pay = { do: 'pay', seat, cost, with: may, keep, why, of }
  const ways = hasSubstitute(p, may, keep) ? mixes(p, frame) : null
  if (ways === null) spendMix(s, frame, [0, 0, 0, cost], tell)
  else if (ways.length === 1) spendMix(s, frame, ways[0], tell)
  else push(s, frame)
}

const hasSubstitute = (p: Player, may: number, keep: readonly number[] | null): boolean =>
  available(p, may, keep, TITANIUM) + available(p, may, keep, STEEL) + available(p, may, keep, HEAT) > 0

const LABELS: Readonly<Record<string, string>> = {
  mc: 'MC',
  steel: 'steel',
  titanium: 'titanium',
  heat: 'heat',
}

const partsOf = (p: Player, frame: Pay) =>
  [MC, STEEL, TITANIUM, HEAT]
    .map((r) => ({
      id: RESOURCES[r] as string,
      label: LABELS[RESOURCES[r]],
      min: 0,
      max: available(p, frame.with, frame.keep, r),
      worth: p.worth[r],
    }))
    .filter((part) => part.max > 0)

const question = (s: MarsState, frame: Pay) => ({
  kind: 'amounts' as const,
  parts: partsOf(s.players[frame.seat], frame),
  total: { min: frame.cost, max: frame.cost + MOST_OVER },
  thrifty: true as const,
})

/** No unit is worth more than this. */
const MOST_OVER = 20

const PAYING: readonly string[] = ['mc', 'steel', 'titanium', 'heat']

/** The cheap look before a reason is made. */
function isPayment(p: Player, frame: Pay, answer: Answer): boolean {
  const amounts = answer.amounts as Readonly<Record<string, unknown>>
  if (typeof amounts !== 'object' || amounts === null || Array.isArray(amounts)) return false
  for (const key in answer) if (key !== 'amounts') return false
  for (const key in amounts) {
    const n = amounts[key]
    if (!PAYING.includes(key) || typeof n !== 'number' || !Number.isInteger(n) || n < 0) return false
    const there = available(p, frame.with, frame.keep, RESOURCES.indexOf(key as Resource))
    if (n > there || there === 0) return false
  }
  return isThrifty(p, mixFrom(amounts as Readonly<Record<string, number>>), frame.cost)
}

const mixFrom = (given: Readonly<Record<string, number>>): Mix => [
  given.titanium ?? 0,
  given.steel ?? 0,
  given.heat ?? 0,
  given.mc ?? 0,
]

const refuse = (s: MarsState, frame: Pay, answer: Answer): Reason | undefined =>
  isPayment(s.players[frame.seat], frame, answer) ? undefined : refusalOfAmounts(question(s, frame), answer)

export const pay: AskStep<MarsState, Pay> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, _, frame) => ({ ...question(s, frame), prompt: `Pay ${frame.cost} MC.` }),
  answers: (s, _, frame) => mixes(s.players[frame.seat], frame).map((mix) => ({ amounts: amountsFrom(mix) })),
  refuse: (s, _, frame, answer) => refuse(s, frame, answer),
  take(s, _, frame, answer, tell) {
    spendMix(s, frame, mixFrom(answer.amounts as Readonly<Record<string, number>>), tell)
  },
}
