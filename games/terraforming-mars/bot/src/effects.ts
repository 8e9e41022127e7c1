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
  type MarsState,
  OCEAN,
  OPS,
  TRIGGERS,
} from '@perilune/terraforming-mars'
import { incomeFor, moneyAt, type Prices, type Weights } from './prices.js'

/*
 * What effects bring, in MC of the end of the game: estimated from the data of the cards, so that every card
 * of every box has its worth. `left` is how many generations are left when it happens.
 */

const OXYGEN = 1
const OCEANS = 2

/** What effects bring that are all carried out. */
export function worthOf(
  s: MarsState,
  seat: Seat,
  ops: readonly number[],
  card: string,
  left: number,
  p: Prices,
): number {
  let mc = 0
  for (const id of ops) mc += opWorth(s, seat, OPS[id], card, left, p)
  return mc
}

const bagWorth = (bag: readonly number[] | null, unit: readonly number[]): number => {
  let mc = 0
  if (bag) for (let r = 0; r < bag.length; r++) if (bag[r] !== 0) mc += bag[r] * unit[r]
  return mc
}

/** A step of the rating, paid for in every generation to come. */
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

function opWorth(s: MarsState, seat: Seat, op: CompiledOp, card: string, left: number, p: Prices): number {
  const { w, unit } = p
  switch (op.kind.name) {
    case 'produce':
      return amountOf(s, seat, op, card) * bagWorth(op.bag, unit) * incomeFor(left, p)
    case 'reduce':
      return -bagWorth(op.bag, unit) * incomeFor(left, p)
    case 'gain':
      return amountOf(s, seat, op, card) * bagWorth(op.bag, unit) * moneyAt(left, p)
    case 'lose':
      return -bagWorth(op.bag, unit) * moneyAt(left, p)
    case 'raise':
      return stepWorth(op.parameter, op.n, left, p)
    case 'tile':
      return tileWorth(op.tile, left, p)
    case 'rating':
      return amountOf(s, seat, op, card) * op.n * ratingWorth(left, p)
    case 'draw':
      return amountOf(s, seat, op, card) * op.n * w.card * moneyAt(left, p)
    case 'find':
      return op.n * w.card * moneyAt(left, p)
    case 'keep':
      return op.to * w.card * moneyAt(left, p)
    case 'buy':
      return w.chosenCard * moneyAt(left, p)
    case 'reveal':
      return w.revealed * worthOf(s, seat, op.lists[0], card, left, p)
    case 'add':
      return amountOf(s, seat, op, card) * op.n * cubeWorth(s, seat, op, card, left, p)
    case 'spend':
      return op.target === 'this' ? -op.n * cubeOn(s, seat, cardOf(card), left, p) : 0
    case 'choose':
      return Math.max(...op.lists.map((list) => worthOf(s, seat, list, card, left, p)))
    case 'if':
      return worthOf(
        s,
        seat,
        op.lists[op.condition && holds(s, seat, op.condition, card) ? 0 : 1] ?? [],
        card,
        left,
        p,
      )
    case 'in-order': {
      let mc = 0
      for (const list of op.lists) mc += worthOf(s, seat, list, card, left, p)
      return op.optional ? Math.max(0, mc) : mc
    }
    case 'steal':
      return op.n * unit[op.resource] * moneyAt(left, p) * (p.solo ? 1 : 1 + w.harm)
    case 'remove':
      return p.solo ? 0 : op.n * unit[op.resource] * moneyAt(left, p) * w.harm
    case 'reduce-any':
      return p.solo ? 0 : op.n * unit[op.resource] * incomeFor(left, p) * w.harm
    case 'metal':
      return unit[1] * incomeFor(left, p)
    case 'copy':
      return w.copied * incomeFor(left, p)
    case 'lowest':
      return incomeFor(left, p)
    case 'discard':
      return -op.n * moneyAt(left, p)
    case 'exchange':
      return (unit[op.to] / op.n - unit[op.resource]) * moneyAt(left, p)
    case 'cubes-into':
      return bagWorth(op.bag, unit) * moneyAt(left, p)
    case 'colony':
      return w.newColony + w.colony * left
    case 'fleets':
      return op.n * w.fleet * left
    case 'free-trade':
      return w.fleet * 2
    case 'delegates':
      return op.n * w.delegate
    case 'shift':
      return 0
    default:
      return w.otherEffect * moneyAt(left, p)
  }
}

/** A cube that goes to this card, or to whichever can hold it. */
function cubeWorth(s: MarsState, seat: Seat, op: CompiledOp, card: string, left: number, p: Prices): number {
  if (op.target === 'this') return cubeOn(s, seat, cardOf(card), left, p)
  if (op.target === 'played') return p.w.cube * p.point
  let most = 0
  for (const id of s.players[seat].cards) {
    const other = cardOf(id)
    if (other.holds < 0 || (op.cube >= 0 && other.holds !== op.cube)) continue
    most = Math.max(most, cubeOn(s, seat, other, left, p))
  }
  return most
}

/** What one cube more on this card is worth: for points, or for what cubes can be spent on. */
function cubeOn(s: MarsState, seat: Seat, card: CompiledCard, left: number, p: Prices): number {
  const { points } = card
  const scored =
    typeof points === 'number'
      ? 0
      : 'ifCubes' in points
        ? p.w.cube * points.points * p.point
        : 'per' in points && 'cubes' in points.per
          ? (points.points / (points.each ?? 1)) * p.point
          : 0
  return Math.max(scored, cubeSpent(s, seat, card, left, p))
}

/** What a cube on this card brings by being spent. */
export function cubeSpent(s: MarsState, seat: Seat, card: CompiledCard, left: number, p: Prices): number {
  let most = 0
  for (const [n, gain] of spendings(card))
    most = Math.max(most, (p.w.spendable * worthOf(s, seat, gain, card.id, left, p)) / n)
  for (const effect of card.effects)
    if ('cubesPay' in effect) most = Math.max(most, p.w.spendable * effect.cubesPay * moneyAt(left, p))
    else if ('cubesAreHeat' in effect) most = Math.max(most, 2 * p.unit[HEAT] * moneyAt(left, p))
  return most
}

const known = new Map<CompiledCard, readonly (readonly [number, readonly number[]])[]>()

/** The actions that take cubes off the card itself: how many, and what for. */
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

/** What the action of a card brings each time: the best of its ways, or nothing. */
function actionWorth(s: MarsState, seat: Seat, card: CompiledCard, left: number, p: Prices): number {
  let most = 0
  for (const { cost, gain } of card.actions) {
    const mc = worthOf(s, seat, cost, card.id, left, p) + worthOf(s, seat, gain, card.id, left, p)
    if (mc > most) most = Math.max(most, mc * (isSupplied(s, seat, cost) ? 1 : p.w.unsupplied))
  }
  return most
}

/** Whether production gives what an action takes; money comes from elsewhere. */
function isSupplied(s: MarsState, seat: Seat, cost: readonly number[]): boolean {
  const { production } = s.players[seat]
  for (const id of cost) {
    const { kind, bag } = OPS[id]
    if (bag && (kind.name === 'lose' || kind.name === 'reduce'))
      for (let r = 1; r < bag.length; r++) if (bag[r] > production[r]) return false
  }
  return true
}

/** What the actions and lasting effects of a card bring in so many generations. */
export function lastingWorth(
  s: MarsState,
  seat: Seat,
  card: CompiledCard,
  generations: number,
  p: Prices,
): number {
  if (generations <= 0) return 0
  // What comes bit by bit comes halfway on the whole.
  const mid = (generations - 1) / 2
  let mc = 0
  if (card.actions.length > 0) mc += p.w.used * actionWorth(s, seat, card, mid, p)
  for (const id of card.triggers) {
    const trigger = TRIGGERS[id]
    mc += frequency(trigger, p) * Math.max(0, worthOf(s, seat, trigger.ops, card.id, mid, p))
  }
  if (card.effects.length > 0) mc += easing(card, p) * moneyAt(mid, p)
  return mc * generations
}

/** How often in a generation something happens that an effect waits for. */
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

/** MC that a card's standing effects save in a generation. */
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
