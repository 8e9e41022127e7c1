import type { Seat } from '@perilune/engine'
import type { CompiledProject } from '../cards/built-in.js'
import { type CompiledAction, type CompiledCard, TRIGGERS } from '../cards/compiled.js'
import { OPS } from '../cards/ops.js'
import type { MarsReason } from '../codes/reasons.js'
import { verdict } from '../effects/possible.js'
import { canFinish } from '../effects/probe.js'
import { cubesShort } from '../effects/shortage.js'
import { ENERGY, MC } from '../names.js'
import { askPayment, MONEY, purse } from '../payment/payment.js'
import { keepFor, payableWith, priceNow, priceOf, projectPrice } from '../payment/prices.js'
import { cubesOn } from '../state/counters.js'
import { handOf, type MarsState, type Player, push, wait } from '../state/state.js'
import { affordsTax, affordsTaxOfCard, isTaxed, money, moneyLost, sureTax } from '../turmoil/tax.js'
import { isDiscarding, isStockLoss, isTile, takesItsCubes } from '../verbs/special-kinds.js'
import { refuseRequirements } from './requirements.js'

/* Whether a card can be played and an action used. */

const tooDear = (needs: number, has: number): MarsReason => ({ code: 'cost', needs, has })

/** All that could be gained on the way: by the card itself, and by effects that wait for something. */
function couldGain(p: Player, gives: number, triggers: readonly number[]): number {
  let all = gives
  for (const id of p.listens) all |= TRIGGERS[id].gives
  for (const id of triggers) all |= TRIGGERS[id].gives
  // Whoever gains what is produced has it in stock as well.
  return p.gainsProduced ? all | ((all & 0b111111) << 6) : all
}

export function refuseCard(s: MarsState, seat: Seat, card: CompiledCard): MarsReason | undefined {
  const unmet = refuseRequirements(s, seat, card)
  if (unmet) return unmet
  const p = s.players[seat]
  const price = s.promos === null ? priceOf(p, card) : priceNow(s, seat, card)
  const may = payableWith(card)
  // Most cards are paid with money that is there or not; only a few take heat that heat could have paid with.
  if (p.stock[MC] < price) {
    const has = purse(p, may, null)
    if (has < price) return tooDear(price, has)
  }
  const keep = keepFor(p, card)
  if (keep && purse(p, may, keep) < price) return tooDear(price, purse(p, may, keep))
  const taxed = isTaxed(s) && !affordsTaxOfCard(s, seat, leftAfter(p, card, price), card)
  if (card.needs.none && !taxed) return
  if (discardsItself(s, seat, card)) return { code: 'no-card-to-discard' }
  const found = verdict(s, seat, card.needs, couldGain(p, card.gives, card.triggers))
  if (found === 'yes' && !taxed) return
  if (typeof found === 'object') return found
  return canPlay(s, seat, card, price) ? undefined : taxed ? TAX_TOO_HIGH : NOT_IN_ANY_ORDER
}

/** A card that makes its player discard can't be what is discarded. */
function discardsItself(s: MarsState, seat: Seat, card: CompiledCard): boolean {
  const hand = s.places[handOf(seat)]
  for (const op of card.needs.others)
    if (isDiscarding(op) && hand.length <= op.n && hand.includes(card.id)) return true
  return false
}

const NOT_IN_ANY_ORDER: MarsReason = { code: 'not-in-any-order' }
export const TAX_TOO_HIGH: MarsReason = { code: 'tax' }

/**
 * The money left when a card is paid for with as little of it as possible, and with what else the card takes.
 */
function leftAfter(p: Player, card: CompiledCard, price: number): number {
  const metals = purse(p, payableWith(card) & ~MONEY, null)
  return money(p) - Math.max(0, price - metals) - moneyLost(p, card.needs.stockLoss)
}

/** Whether a card can be paid for and carried out, tried out. */
export const canPlay = (s: MarsState, seat: Seat, card: CompiledCard, price: number): boolean =>
  canFinish(s, (probe) => {
    probe.stack = []
    probe.pool = []
    push(probe, { do: 'enter-play', seat, card: card.id, by: '' })
    const p = probe.players[seat]
    askPayment(
      probe,
      {
        do: 'pay',
        seat,
        cost: price,
        with: payableWith(card),
        keep: keepFor(p, card),
        why: 'card',
        of: card.id,
      },
      undefined,
    )
  })

/** What of the cost of an action can't be paid. */
function refuseCost(s: MarsState, seat: Seat, action: CompiledAction, card: string): MarsReason | undefined {
  for (const id of action.cost) {
    const unpaid = OPS[id].kind.refuseCost(s, seat, OPS[id], card)
    if (unpaid) return unpaid
  }
  return
}

/** What an action needs of its own card, or of others. */
function refuseGain(s: MarsState, seat: Seat, action: CompiledAction, card: string): MarsReason | undefined {
  for (const id of action.gain) {
    if (takesItsCubes(OPS[id]) && cubesOn(s.players[seat], card) === 0) return cubesShort(card, 1, 0)
  }
  return
}

export function refuseAction(
  s: MarsState,
  seat: Seat,
  card: CompiledCard,
  action: CompiledAction,
): MarsReason | undefined {
  const p = s.players[seat]
  if (action.needsRaised && !p.raised) return { code: 'rating-not-raised' }
  if (action.needsNoEnergy && p.stock[ENERGY] > 0) return { code: 'has-energy' }
  const unpaid = refuseCost(s, seat, action, card.id)
  if (unpaid) return unpaid
  const nothing = refuseGain(s, seat, action, card.id)
  if (nothing) return nothing
  const { needs } = action
  const taxed = isTaxed(s) && !affordsTax(s, money(p) - costInMoney(p, action), [action.op])
  if (needs.none && !taxed) return
  const found = verdict(s, seat, needs, couldGain(p, OPS[action.op].gives, []))
  if (found === 'yes' && !taxed) return
  if (typeof found === 'object') return found
  if (taxed && leastTax(s, seat, action) > money(p) - costInMoneyAlone(action)) return TAX_TOO_HIGH
  return canResolve(s, seat, [action.op], { card: card.id })
    ? undefined
    : taxed
      ? TAX_TOO_HIGH
      : NOT_IN_ANY_ORDER
}

const lossesOf = ({ cost }: CompiledAction): readonly (readonly number[])[] =>
  cost.flatMap((id) => {
    const { bag } = OPS[id]
    return isStockLoss(OPS[id]) && bag ? [bag] : []
  })

const costInMoney = (p: Player, action: CompiledAction): number =>
  lossesOf(action).reduce((n, bag) => n + moneyLost(p, bag), 0)

/** The tax that an action brings for certain; what a tile brings in is left to trying it out. */
const leastTax = (s: MarsState, seat: Seat, { gain }: CompiledAction): number =>
  gain.length !== 1 || isTile(OPS[gain[0]]) ? 0 : sureTax(s, seat, gain)

/** What only money can pay of it. */
const costInMoneyAlone = (action: CompiledAction): number =>
  action.cost.some((id) => OPS[id].using !== 0) ? 0 : lossesOf(action).reduce((n, bag) => n + bag[MC], 0)

/** Makes a copy ready for effects that a seat is about to resolve, with nothing else under way. */
function aboutToResolve(probe: MarsState, seat: Seat): void {
  probe.stack = []
  probe.pool = []
  push(probe, { do: 'resolve', seat })
}

/** Whether these effects can all be carried out, in some order, after so much of a resource was turned in. */
export const canResolve = (
  s: MarsState,
  seat: Seat,
  ops: readonly number[],
  { card = '', resource = 0, turnedIn = 0 }: { card?: string; resource?: number; turnedIn?: number },
): boolean =>
  canFinish(s, (probe) => {
    aboutToResolve(probe, seat)
    const { stock } = probe.players[seat]
    // Cubes that count as heat may have paid for part of it.
    stock[resource] = Math.max(0, stock[resource] - turnedIn)
    probe.pool = ops.map((op) => wait(op, seat, card))
  })

/** The same for a standard project that can be paid, with what comes back for it. */
export const canCarryOut = (s: MarsState, seat: Seat, project: CompiledProject): boolean =>
  canFinish(s, (probe) => {
    probe.stack = []
    probe.pool = []
    push(probe, { do: 'carry-out', seat, project: project.id })
    askPayment(
      probe,
      {
        do: 'pay',
        seat,
        cost: projectPrice(probe.players[seat], project),
        with: MONEY | project.money,
        keep: null,
        why: 'project',
        of: project.id,
      },
      undefined,
    )
  })
