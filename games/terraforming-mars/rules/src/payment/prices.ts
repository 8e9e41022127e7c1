import type { Seat } from '@perilune/engine'
import type { CompiledProject } from '../cards/built-in.js'
import { CARD_MONEY } from '../cards/card-money.js'
import type { CompiledCard } from '../cards/compiled.js'
import { cardOf } from '../cards/index.js'
import { HEAT, PLANTS, RESOURCES } from '../names.js'
import { parkedCubes } from '../state/promos.js'
import type { MarsState, Player } from '../state/state.js'
import { isSpending } from '../verbs/special-kinds.js'
import { MONEY } from './payment.js'

/* What things cost a player. */

/** For a card to buy to the hand. */
export const CARD_PRICE = 3

/** The printed cost less all discounts, a discount for a tag once for every such tag; never below 0. */
export function priceOf(p: Player, card: CompiledCard): number {
  let price = card.cost - p.discount - p.nextDiscount
  for (const tag of card.tags) price -= p.discounts[tag]
  if (card.requires.length > 0) price -= p.requirementDiscount
  return price > 0 ? price : 0
}

/** For a card that may lie on another, with cubes that make it cheaper. */
export const priceNow = (s: MarsState, seat: Seat, card: CompiledCard): number =>
  Math.max(0, priceOf(s.players[seat], card) - parkedCubes(s.promos, seat, card.id))

export const projectPrice = (p: Player, project: CompiledProject): number =>
  project.cost - p.projectDiscounts[project.index]

/** What may pay for a card. */
export const payableWith = (card: CompiledCard): number => MONEY | card.metals

/**
 * What must be left after paying for a card: heat and plants that the card itself will take, where they are
 * money.
 */
export function keepFor(p: Player, card: CompiledCard): readonly number[] | null {
  const { stockLoss, stockGain } = card.needs
  if (p.cubeMoney === 0 && (!card.needs.losses || (p.worth[HEAT] === 0 && p.worth[PLANTS] === 0))) return null
  const cubes = p.cubeMoney > 0 ? keepCubes(p, card) : null
  const isKept = (r: number): boolean => p.worth[r] > 0 && stockLoss[r] > stockGain[r]
  if (!isKept(HEAT) && !isKept(PLANTS)) return cubes
  const kept = stockLoss.map((n, r) => ((r === HEAT || r === PLANTS) && isKept(r) ? n - stockGain[r] : 0))
  return cubes ? [...kept, ...cubes.slice(kept.length)] : kept
}

/**
 * Cubes that the card itself will take off a card of the player's, where they lie nowhere else than on one
 * that pays.
 */
function keepCubes(p: Player, card: CompiledCard): readonly number[] | null {
  for (const op of card.needs.others) {
    if (!isSpending(op) || op.target === 'any-card') continue
    const elsewhere = p.cards.some(
      (id, i) =>
        p.cubes[i] >= op.n && cardOf(id).holds === op.cube && !CARD_MONEY.some((money) => money.card === id),
    )
    if (elsewhere) continue
    return [...RESOURCES.map(() => 0), ...CARD_MONEY.map((money) => (money.cube === op.cube ? op.n : 0))]
  }
  return null
}
