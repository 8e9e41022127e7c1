import type { Seat } from '@perilune/engine'
import {
  type CompiledCard,
  type CompiledRequirement,
  cardOf,
  cardPoints,
  handOf,
  isMet,
  type MarsState,
  PARAMETERS,
  priceNow,
  TRACKS,
} from '@perilune/terraforming-mars'
import { moneyAt, type Prices } from './prices.js'
import { type At, lastingWorth, worthOf } from './worth.js'

/*
 * The value of the cards in hand: each card's benefit beyond its price at the time it can be played. The best
 * are paid for first, so less money is left for the others.
 */

export function handWorth(s: MarsState, seat: Seat, p: Prices): number {
  // Cards parked on another card can be played as if from the hand.
  const hand = s.promos ? [...s.places[handOf(seat)], ...s.promos.parked[seat]] : s.places[handOf(seat)]
  if (hand.length === 0) return 0
  // A card that is not played in this generation can be played in the next. Counted so, passing changes only
  // the income; otherwise even a wasteful action would look better than passing.
  const soon = beforeActions(s) ? p.left : p.left - 1
  const least = p.left > 0 ? p.w.leastCard * moneyAt(p.left, p) : p.w.lastCard
  if (soon < 0) return hand.length * least
  const worths: number[] = []
  const prices: number[] = []
  const order: number[] = []
  hand.forEach((id, i) => {
    const card = cardOf(id)
    const at = soon - delayOf(s, seat, card, p)
    prices.push(priceNow(s, seat, card))
    worths.push(at < 0 ? 0 : cardWorth({ s, seat, card: card.id, left: at, p }, card, prices[i]))
    order.push(i)
  })
  order.sort((a, b) => worths[b] - worths[a])
  const { rating, stock, production } = s.players[seat]
  const budget = stock[0] + (rating + production[0]) * Math.min(soon, p.w.planned) + 1
  let spent = 0
  let mc = 0
  for (const i of order) {
    const share = p.w.playableShare * Math.max(0, 1 - (spent + prices[i] / 2) / budget)
    mc += Math.max(least, worths[i] * share)
    spent += prices[i]
  }
  return mc
}

export function beforeActions(s: MarsState): boolean {
  const next = s.stack[s.stack.length - 1].do
  return next === 'research' || next === 'draft'
}

/** What playing a card brings beyond its price, with this many generations left. */
function cardWorth(at: At, card: CompiledCard, price: number): number {
  const { s, seat, left, p } = at
  return (
    worthOf(at, card.play) +
    lastingWorth({ s, seat, card: card.id, left: left + 1, p }, card) +
    cardPoints(s, seat, card.id) * p.point -
    price * moneyAt(left, p)
  )
}

const NEVER = 99

/** The estimated generations until the card's requirements are met. */
function delayOf(s: MarsState, seat: Seat, card: CompiledCard, p: Prices): number {
  let delay = 0
  for (const r of card.requires) delay = Math.max(delay, delayFor(s, seat, r, p))
  return delay
}

function delayFor(s: MarsState, seat: Seat, r: CompiledRequirement, p: Prices): number {
  if (isMet(s, seat, r)) return 0
  const player = s.players[seat]
  switch (r.kind) {
    case 'parameter': {
      const slack = player.slack * r.step
      const now = s.parameters[r.which]
      if (r.max) return NEVER
      const steps = (r.is - slack - now) / r.step
      // Every parameter is assumed to reach its end when the game ends.
      const toGo = Math.max(1, (TRACKS[PARAMETERS[r.which]].max - now) / r.step)
      return (steps / toGo) * (p.left + 1)
    }
    case 'tag':
      return Math.max(0, r.is - player.tags[r.which]) * p.w.tagDelay
    default:
      return r.max ? NEVER : p.w.tagDelay
  }
}
