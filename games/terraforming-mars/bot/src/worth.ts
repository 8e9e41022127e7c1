import type { Seat } from '@perilune/engine'
import {
  amountOf,
  CAPITAL,
  CITY,
  type CompiledCard,
  type CompiledOp,
  type CompiledTrigger,
  cardOf,
  GREENERY,
  HEAT,
  holds,
  type KindName,
  type MarsState,
  OCEAN,
  OPS,
  TRIGGERS,
} from '@perilune/terraforming-mars'
import { incomeFor, moneyAt, type Prices, type Weights } from './prices.js'

/*
 * The value of effects in MC at the end of the game, estimated from the data of the cards, so that every card
 * of every expansion has one. `left` is the number of generations left when the effect happens.
 */

const OXYGEN = 1
const OCEANS = 2

/** The seat and the card of an effect, and the number of generations left. */
export interface At {
  readonly s: MarsState
  readonly seat: Seat
  readonly card: string
  readonly left: number
  readonly p: Prices
}

/** The value of a list of effects that are all carried out. */
export function worthOf(at: At, ops: readonly number[]): number {
  let mc = 0
  for (const id of ops) mc += WORTH[OPS[id].kind.name](at, OPS[id])
  return mc
}

const bagWorth = (bag: readonly number[] | null, unit: readonly number[]): number => {
  let mc = 0
  if (bag) for (let r = 0; r < bag.length; r++) if (bag[r] !== 0) mc += bag[r] * unit[r]
  return mc
}

/** The value of a step of rating, which is paid in every generation to come. */
const ratingWorth = (left: number, p: Prices): number => p.ratingPoint + incomeFor(left, p)

const stepWorth = (parameter: number, n: number, left: number, p: Prices): number =>
  Math.min(n, p.short[parameter]) * (p.step[parameter] + ratingWorth(left, p))

function tileWorth(tile: number, left: number, p: Prices): number {
  const bonus = p.w.placed * moneyAt(left, p)
  if (tile === OCEAN) return p.short[OCEANS] > 0 ? stepWorth(OCEANS, 1, left, p) + bonus : 0
  if (tile === GREENERY) return stepWorth(OXYGEN, 1, left, p) + p.point + bonus
  if (tile === CITY || tile === CAPITAL) return p.w.city * p.point + bonus
  return bonus
}

type Worth = (at: At, op: CompiledOp) => number

const money = ({ left, p }: At, mc: number): number => mc * moneyAt(left, p)
const income = ({ left, p }: At, mc: number): number => mc * incomeFor(left, p)
const counted = ({ s, seat, card }: At, op: CompiledOp): number => amountOf(s, seat, op, card)
const cards = (at: At, n: number): number => money(at, n * at.p.w.card)

/** The value of an effect without an estimate of its own. */
const other: Worth = (at) => money(at, at.p.w.otherEffect)

/** The value of an opponent's loss; zero in a solo game. */
const harms = ({ p }: At, mc: number): number => (p.solo ? 0 : mc * p.w.harm)

const inOrder: Worth = (at, op) => {
  let mc = 0
  for (const list of op.lists) mc += worthOf(at, list)
  return op.optional ? Math.max(0, mc) : mc
}

const WORTH: Readonly<Record<KindName, Worth>> = {
  produce: (at, op) => income(at, counted(at, op) * bagWorth(op.bag, at.p.unit)),
  reduce: (at, op) => income(at, -bagWorth(op.bag, at.p.unit)),
  gain: (at, op) => money(at, counted(at, op) * bagWorth(op.bag, at.p.unit)),
  lose: (at, op) => money(at, -bagWorth(op.bag, at.p.unit)),
  exchange: (at, op) => money(at, at.p.unit[op.to] / op.n - at.p.unit[op.resource]),
  shift: () => 0,
  copy: (at) => income(at, at.p.w.copied),
  metal: (at) => income(at, at.p.unit[1]),
  lowest: (at) => income(at, 1),

  raise: ({ left, p }, op) => stepWorth(op.parameter, op.n, left, p),
  rating: (at, op) => counted(at, op) * op.n * ratingWorth(at.left, at.p),

  tile: ({ left, p }, op) => tileWorth(op.tile, left, p),
  claim: other,
  nomads: other,
  cathedral: other,
  'first-ocean': other,

  draw: (at, op) => cards(at, counted(at, op) * op.n),
  keep: (at, op) => cards(at, op.to),
  buy: (at) => money(at, at.p.w.chosenCard),
  find: (at, op) => cards(at, op.n),
  reveal: (at, op) => at.p.w.revealed * worthOf(at, op.lists[0]),
  discard: (at, op) => money(at, -op.n),
  'opponents-draw': other,
  'spend-to-look': other,
  show: other,
  'take-back': other,

  add: (at, op) => counted(at, op) * op.n * cubeWorth(at, op),
  spend: (at, op) => (op.target === 'this' ? -op.n * cubeOn(at, cardOf(at.card)) : 0),
  'cubes-into': (at, op) => money(at, bagWorth(op.bag, at.p.unit)),
  infect: other,
  cure: other,
  park: other,
  double: other,

  remove: (at, op) => harms(at, money(at, op.n * at.p.unit[op.resource])),
  'remove-cubes': other,
  steal: (at, op) => money(at, op.n * at.p.unit[op.resource]) * (at.p.solo ? 1 : 1 + at.p.w.harm),
  'reduce-any': (at, op) => harms(at, income(at, op.n * at.p.unit[op.resource])),
  sue: other,
  'lower-opponents': other,

  choose: (at, op) => Math.max(...op.lists.map((list) => worthOf(at, list))),
  if: (at, op) => {
    const met = op.condition !== null && holds(at.s, at.seat, op.condition, at.card)
    return worthOf(at, op.lists[met ? 0 : 1] ?? [])
  },
  'in-order': inOrder,

  'play-card': other,
  'next-card': other,
  fund: other,
  preludes: other,
  merge: other,
  repeat: other,
  project: other,
  again: other,

  colony: ({ left, p }) => p.w.newColony + p.w.colony * left,
  fleets: ({ left, p }, op) => op.n * p.w.fleet * left,
  'free-trade': ({ p }) => p.w.fleet * 2,
  markers: other,
  'colony-bonuses': other,
  'add-tile': other,

  delegates: ({ p }, op) => op.n * p.w.delegate,
  ban: other,
  recruit: other,
  chair: other,
}

/** The value of a cube on this card, or on the best card that can hold it. */
function cubeWorth(at: At, op: CompiledOp): number {
  const { s, seat, card, left, p } = at
  if (op.target === 'this') return cubeOn(at, cardOf(card))
  if (op.target === 'played') return p.w.cube * p.point
  let most = 0
  for (const id of s.players[seat].cards) {
    const other = cardOf(id)
    if (other.holds < 0 || (op.cube >= 0 && other.holds !== op.cube)) continue
    most = Math.max(most, cubeOn({ s, seat, card: id, left, p }, other))
  }
  return most
}

/** The value of one more cube on this card: in points, or as something to spend. */
function cubeOn(at: At, card: CompiledCard): number {
  const { points } = card
  const { p } = at
  const scored =
    typeof points === 'number'
      ? 0
      : 'ifCubes' in points
        ? p.w.cube * points.points * p.point
        : 'per' in points && 'cubes' in points.per
          ? (points.points / (points.each ?? 1)) * p.point
          : 0
  return Math.max(scored, cubeSpent(at, card))
}

/** The value of a cube on this card when spent. */
export function cubeSpent(at: At, card: CompiledCard): number {
  const { left, p } = at
  let most = 0
  for (const [n, gain] of spendings(card)) most = Math.max(most, (p.w.spendable * worthOf(at, gain)) / n)
  for (const effect of card.effects)
    if ('cubesPay' in effect) most = Math.max(most, p.w.spendable * effect.cubesPay * moneyAt(left, p))
    else if ('cubesAreHeat' in effect) most = Math.max(most, 2 * p.unit[HEAT] * moneyAt(left, p))
  return most
}

const known = new Map<CompiledCard, readonly (readonly [number, readonly number[]])[]>()

/** The actions that spend cubes from the card itself: how many, and for what. */
function spendings(card: CompiledCard): readonly (readonly [number, readonly number[]])[] {
  const found = known.get(card)
  if (found) return found
  const list = card.actions.flatMap(({ cost, gain }) => {
    const [op] = cost.map((id) => OPS[id])
    if (op?.kind.name === 'spend' && op.target === 'this') return [[op.n, gain] as const]
    const [into] = gain.map((id) => OPS[id])
    return into?.kind.name === 'cubes-into' ? [[1, gain] as const] : []
  })
  known.set(card, list)
  return list
}

/** The value of using a card's action once: the best of its alternatives, or zero. */
function actionWorth(at: At, card: CompiledCard): number {
  let most = 0
  for (const { cost, gain } of card.actions) {
    const mc = worthOf(at, cost) + worthOf(at, gain)
    if (mc > most) most = Math.max(most, mc * (isSupplied(at.s, at.seat, cost) ? 1 : at.p.w.unsupplied))
  }
  return most
}

/**
 * Whether the own production supplies an action's cost. Money does not count, because it comes from many
 * sources.
 */
function isSupplied(s: MarsState, seat: Seat, cost: readonly number[]): boolean {
  const { production } = s.players[seat]
  for (const id of cost) {
    const { kind, bag } = OPS[id]
    if (bag && (kind.name === 'lose' || kind.name === 'reduce'))
      for (let r = 1; r < bag.length; r++) if (bag[r] > production[r]) return false
  }
  return true
}

/** The value of a card's actions and lasting effects in the generations left. */
export function lastingWorth({ s, seat, left: generations, p }: At, card: CompiledCard): number {
  if (generations <= 0) return 0
  // Spread over all generations, the effects happen at the midpoint on average.
  const mid = (generations - 1) / 2
  const at = { s, seat, card: card.id, left: mid, p }
  let mc = 0
  if (card.actions.length > 0) mc += p.w.used * actionWorth(at, card)
  for (const id of card.triggers) {
    const trigger = TRIGGERS[id]
    mc += frequency(trigger, p) * Math.max(0, worthOf(at, trigger.ops))
  }
  if (card.effects.length > 0) mc += easing(card, p) * moneyAt(mid, p)
  return mc * generations
}

/** How often per generation an effect is triggered. */
function frequency(t: CompiledTrigger, p: Prices): number {
  const { often } = p.w
  const all = t.anyone && !p.solo ? 2 : 1
  switch (t.event) {
    case 'laid':
      if (t.tile === OCEAN) return Math.min(1.5, p.short[OCEANS] / (p.left + 1)) * (t.anyone ? 1 : 0.5)
      return often[t.tile === GREENERY ? 0 : t.tile === CITY ? 1 : 2] * all
    case 'tag':
      return often[3] * bitsIn(t.tags) * all
    case 'played':
      return (t.eventsOnly ? often[4] : often[5]) * (t.tags === 0 ? 1 : 0.4)
    case 'project':
      return p.solo ? 1 : often[6]
    case 'printed-cost':
      return often[7]
    case 'raised':
      return Math.min(2, p.short[t.parameter] / (p.left + 1)) * (t.anyone ? 1 : 0.5)
    default:
      return often[8]
  }
}

function bitsIn(bits: number): number {
  let n = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++
  return n
}

const easings = new WeakMap<Weights, Map<CompiledCard, number>>()

/** The MC per generation that a card's permanent effects save. */
function easing(card: CompiledCard, p: Prices): number {
  let known = easings.get(p.w)
  if (!known) {
    known = new Map()
    easings.set(p.w, known)
  }
  const found = known.get(card)
  if (found !== undefined) return found
  let mc = 0
  for (const effect of card.effects) {
    if ('when' in effect) continue
    if ('discount' in effect)
      mc += effect.discount * (effect.tag ? p.w.tagDiscount : effect.on ? 0.6 : p.w.discount)
    else if ('value' in effect) mc += p.w.metalValue * Object.values(effect.value).reduce((n, v) => n + v, 0)
    else mc += p.w.ease
  }
  known.set(card, mc)
  return mc
}
