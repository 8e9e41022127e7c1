import { type Answer, only, refusalOfAmounts } from '@perilune/engine'
import { CARD_MONEY, FIRST_CARD_MONEY } from '../cards/card-money.js'
import type { Tell } from '../codes/events.js'
import type { Ask } from '../codes/index.js'
import type { MarsReason } from '../codes/reasons.js'
import { HEAT, MC, PLANTS, RESOURCES, STEEL, TITANIUM } from '../names.js'
import { type MarsFrame, type MarsState, type Player, push } from '../state/state.js'

/*
 * Paying. The cost, what may pay it and what must be kept for losses of the same action are in the frame.
 * Kinds of money are numbers: resources first, then cards whose cubes pay. Any mix will do from which no unit
 * could be taken back; a payment that can only be made in one way makes itself.
 */

type Pay = Extract<MarsFrame, { do: 'pay' }>

/** MC, and heat where it is money. */
export const MONEY = (1 << MC) | (1 << HEAT)

const KINDS: readonly string[] = [...RESOURCES, ...CARD_MONEY.map((money) => money.card)]
/** Worth more than 1 MC, so that change could be lost. */
const METALS: readonly number[] = [TITANIUM, STEEL, PLANTS]
const DEAR: readonly number[] = [...METALS, ...CARD_MONEY.map((_, i) => FIRST_CARD_MONEY + i)]
const SUBSTITUTES: readonly number[] = [TITANIUM, STEEL, PLANTS, HEAT]
const IN_ORDER: readonly number[] = [MC, STEEL, ...DEAR.filter((kind) => kind !== STEEL), HEAT]

const worthOf = (p: Player, kind: number): number =>
  kind < FIRST_CARD_MONEY ? p.worth[kind] : CARD_MONEY[kind - FIRST_CARD_MONEY].worth

function cubesThere(p: Player, kind: number): number {
  if (p.cubeMoney === 0) return 0
  const at = p.cards.indexOf(CARD_MONEY[kind - FIRST_CARD_MONEY].card)
  return at < 0 ? 0 : p.cubes[at]
}

/** What there is of a kind of money for this payment. */
const available = (p: Player, may: number, keep: readonly number[] | null, kind: number): number => {
  if ((may & (1 << kind)) === 0 || worthOf(p, kind) === 0) return 0
  const there = kind < FIRST_CARD_MONEY ? p.stock[kind] : cubesThere(p, kind)
  return keep === null ? there : Math.max(0, there - (keep[kind] ?? 0))
}

/** The most that could be paid. */
export function purse(p: Player, may: number, keep: readonly number[] | null): number {
  if (may === MONEY && keep === null) return p.stock[MC] + p.stock[HEAT] * p.worth[HEAT]
  let sum = available(p, may, keep, MC)
  for (const r of SUBSTITUTES) sum += available(p, may, keep, r) * p.worth[r]
  if (p.cubeMoney > 0)
    for (let i = 0; i < CARD_MONEY.length; i++)
      sum += available(p, may, keep, FIRST_CARD_MONEY + i) * CARD_MONEY[i].worth
  return sum
}

/** How often a resource can be exchanged. */
export const mostExchanged = (p: Player, { resource, n }: { resource: number; n: number }): number =>
  Math.floor((resource === MC ? purse(p, MONEY, null) : p.stock[resource]) / n)

/** How much of each kind of money. */
type Mix = readonly number[]

function isThrifty(p: Player, mix: Mix, cost: number): boolean {
  let over = -cost
  for (let kind = 0; kind < mix.length; kind++) if (mix[kind] > 0) over += mix[kind] * worthOf(p, kind)
  if (over < 0) return false
  if (over === 0) return true
  for (let kind = 0; kind < mix.length; kind++) if (mix[kind] > 0 && over >= worthOf(p, kind)) return false
  return true
}

/** None of a kind, as much as fits, one more than fits, and the least that will do. */
function amountsOf(cost: number, worth: number, there: number, rest: number): number[] {
  const list: number[] = []
  for (const n of [0, Math.floor(cost / worth), Math.ceil(cost / worth), Math.ceil((cost - rest) / worth)]) {
    const clipped = Math.min(Math.max(0, n), there)
    if (!list.includes(clipped)) list.push(clipped)
  }
  return list
}

const nothing = (): number[] => new Array<number>(KINDS.length).fill(0)

/**
 * The corners of what may be paid: a finite list that stands for all mixes. Never empty if the purse holds
 * the cost.
 */
function mixes(p: Player, frame: Pay): Mix[] {
  const { cost, with: may, keep } = frame
  const dear: number[] = []
  for (const kind of p.cubeMoney > 0 ? DEAR : METALS) if (available(p, may, keep, kind) > 0) dear.push(kind)
  const heat = available(p, may, keep, HEAT)
  const mc = available(p, may, keep, MC)
  const list: Mix[] = []
  const mix = nothing()
  const addWith = (h: number, left: number): void => {
    mix[HEAT] = h
    mix[MC] = left - h
    if (h <= heat && mix[MC] <= mc && isThrifty(p, mix, cost) && !list.some((m) => same(m, mix)))
      list.push(mix.slice())
  }
  const add = (i: number, left: number): void => {
    if (i === dear.length) {
      const hot = Math.min(heat, left)
      const cold = Math.max(0, left - mc)
      addWith(hot, left)
      if (cold !== hot) addWith(cold, left)
      return
    }
    const kind = dear[i]
    const worth = worthOf(p, kind)
    let rest = heat + mc
    for (let j = i + 1; j < dear.length; j++) rest += available(p, may, keep, dear[j]) * worthOf(p, dear[j])
    for (const n of amountsOf(left, worth, available(p, may, keep, kind), rest)) {
      mix[kind] = n
      add(i + 1, Math.max(0, left - n * worth))
    }
    mix[kind] = 0
  }
  add(0, cost)
  return list
}

function same(a: Mix, b: Mix): boolean {
  for (let kind = 0; kind < a.length; kind++) if (a[kind] !== b[kind]) return false
  return true
}

function spendMix(s: MarsState, frame: Pay, mix: Mix, tell: Tell | undefined): void {
  const p = s.players[frame.seat]
  for (let kind = 0; kind < mix.length; kind++) {
    if (mix[kind] === 0) continue
    if (kind < FIRST_CARD_MONEY) p.stock[kind] -= mix[kind]
    else p.cubes[p.cards.indexOf(KINDS[kind])] -= mix[kind]
  }
  if (!tell || frame.cost === 0) return
  tell({ what: 'pays', seat: frame.seat, resources: amountsFrom(mix), why: frame.why, of: frame.of })
}

const amountsFrom = (mix: Mix): Record<string, number> => {
  const amounts: Record<string, number> = {}
  for (const kind of IN_ORDER) if (mix[kind] > 0) amounts[KINDS[kind]] = mix[kind]
  return amounts
}

/** Asks for a payment, or makes it where there is only one way. What it pays for must be pushed before. */
export function askPayment(s: MarsState, frame: Pay, tell: Tell | undefined): void {
  const { seat, cost, why, of } = frame
  if (cost <= 0) return
  const p = s.players[seat]
  if (!hasSubstitute(p, frame.with, frame.keep)) {
    p.stock[MC] -= cost
    tell?.({ what: 'pays', seat, resources: { mc: cost }, why, of })
    return
  }
  const ways = mixes(p, frame)
  if (ways.length === 1) spendMix(s, frame, ways[0], tell)
  else push(s, frame)
}

function hasSubstitute(p: Player, may: number, keep: readonly number[] | null): boolean {
  for (const r of SUBSTITUTES) if (available(p, may, keep, r) > 0) return true
  return p.cubeMoney > 0 && CARD_MONEY.some((_, i) => available(p, may, keep, FIRST_CARD_MONEY + i) > 0)
}

const partsOf = (p: Player, frame: Pay) =>
  IN_ORDER.map((kind) => ({
    id: KINDS[kind],
    min: 0,
    max: available(p, frame.with, frame.keep, kind),
    worth: worthOf(p, kind),
  })).filter((part) => part.max > 0)

const question = (s: MarsState, frame: Pay) => ({
  kind: 'amounts' as const,
  parts: partsOf(s.players[frame.seat], frame),
  total: { min: frame.cost, max: frame.cost + MOST_OVER },
  thrifty: true as const,
})

/** No unit is worth more than this. */
const MOST_OVER = 20

/** The cheap look before a reason is made. */
function isPayment(p: Player, frame: Pay, answer: Answer): boolean {
  const amounts = answer.amounts as Readonly<Record<string, unknown>>
  if (typeof amounts !== 'object' || amounts === null || Array.isArray(amounts)) return false
  for (const key in answer) if (key !== 'amounts') return false
  for (const key in amounts) {
    const n = amounts[key]
    const kind = KINDS.indexOf(key)
    if (kind < 0 || typeof n !== 'number' || !Number.isInteger(n) || n < 0) return false
    const there = available(p, frame.with, frame.keep, kind)
    if (n > there || there === 0) return false
  }
  return isThrifty(p, mixFrom(amounts as Readonly<Record<string, number>>), frame.cost)
}

function mixFrom(given: Readonly<Record<string, number>>): Mix {
  const mix = nothing()
  for (const key in given) mix[KINDS.indexOf(key)] = given[key]
  return mix
}

const refuse = (s: MarsState, frame: Pay, answer: Answer): MarsReason | undefined =>
  isPayment(s.players[frame.seat], frame, answer) ? undefined : refusalOfAmounts(question(s, frame), answer)

export const pay: Ask<Pay> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, _, frame) => ({ ...question(s, frame), prompt: { code: 'pay', cost: frame.cost } }),
  answers: (s, _, frame) => mixes(s.players[frame.seat], frame).map((mix) => ({ amounts: amountsFrom(mix) })),
  refuse: (s, _, frame, answer) => refuse(s, frame, answer),
  take(s, _, frame, answer, tell) {
    spendMix(s, frame, mixFrom(answer.amounts as Readonly<Record<string, number>>), tell)
  },
}
