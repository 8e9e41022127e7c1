import type { MarsState } from '@perilune/terraforming-mars'
import type { Facts } from './facts.js'
import type { Before } from './requirements.js'
import * as table from './table.js'

/**
 * The printed cost less all discounts, a discount for a tag once for every such tag on the card; never below
 * 0.
 */
export function priceOf(s: MarsState, seat: number, card: Facts, before: Before): number {
  const off = table
    .effectsOf(s.players[seat])
    .filter(({ name }) => name === 'discount')
    .map(({ n, about }) => {
      if (about.length === 0) return n
      if (about[0] === 'requirement') return card.requires.length > 0 ? n : 0
      return n * card.tags.filter((tag) => tag === about[0]).length
    })
  const sum = off.reduce((total, n) => total + n, 0)
  return Math.max(0, card.cost - sum - before.discount - parkedCubes(s, seat, card.id))
}

/** Cubes on a card that lies on Self-replicating Robots. */
function parkedCubes(s: MarsState, seat: number, id: string): number {
  const at = s.promos?.parked[seat].indexOf(id) ?? -1
  return at < 0 ? 0 : (s.promos?.parkedCubes[seat][at] ?? 0)
}

const PROJECT_COSTS: Readonly<Record<string, number>> = {
  'power-plant': 11,
  asteroid: 14,
  aquifer: 18,
  greenery: 23,
  city: 25,
  'air-scrapping': 15,
  'build-colony': 17,
  'buffer-gas': 16,
}

export function projectPriceOf(s: MarsState, seat: number, project: string): number {
  const off = table
    .effectsOf(s.players[seat])
    .filter(({ name, about }) => name === 'project-discount' && about.includes(project))
  return PROJECT_COSTS[project] - off.reduce((sum, { n }) => sum + n, 0)
}

const sumOfEffects = (s: MarsState, seat: number, name: string): number =>
  table.effectsOf(s.players[seat]).reduce((sum, effect) => sum + (effect.name === name ? effect.n : 0), 0)

/** For a card bought to the hand; undefined where two corporations of one player ask for different prices. */
export function cardPriceOf(s: MarsState, seat: number): number | undefined {
  const prices = table.effectsOf(s.players[seat]).filter(({ name }) => name === 'card-price')
  return prices.length > 1 ? undefined : (prices[0]?.n ?? 3)
}

/** Plants for a greenery. */
export const greeneryPriceOf = (s: MarsState, seat: number): number =>
  sumOfEffects(s, seat, 'greenery-price') || 8

const TRADE_PRICES: Readonly<Record<string, number>> = { mc: 9, energy: 3, titanium: 3 }

/** Each discount takes off a unit of whatever pays. */
export const tradePriceOf = (s: MarsState, seat: number, pays: string): number =>
  TRADE_PRICES[pays] - sumOfEffects(s, seat, 'trade-discount')
