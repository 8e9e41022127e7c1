import type { Seat } from '@perilune/engine'
import {
  AREAS_ON_MARS,
  awardPoints,
  cardOf,
  cardPoints,
  cityPoints,
  GREENERY,
  isCity,
  type MarsState,
  MC,
  PARAMETERS_OF_MARS,
  STEEL,
  TITANIUM,
} from '@perilune/terraforming-mars'
import { tradeWorth } from './colonies.js'
import { committeeMoney, committeePoints, placesOf } from './committee.js'
import { beforeActions, handWorth } from './hand.js'
import { incomeFor, moneyAt, type Prices, pricesOf, type Weights } from './prices.js'
import { cubeSpent, lastingWorth } from './worth.js'

/** More than anything else can be worth. */
const WIN = 1000

/**
 * The value in points: those at the end of the game, plus an estimate of what everything else turns into by
 * then. In a solo game it is the distance to the goal.
 */
export function evaluateTerraformingMars(s: MarsState, seat: Seat, w: Weights): number {
  const over = s.stack.length === 0
  const p = pricesOf(s, seat, w)
  if (p.solo) return (over || isDecided(s) ? 0 : assets(s, seat, p) / w.soloScale) + goal(s, p)
  if (over) return pointsNow(s, seat, 1) + (s.turmoil ? placesOf(s.turmoil, seat) : 0)
  const points = pointsNow(s, seat, w.awardShare * (1 - p.left / w.length[s.seats]))
  const late = p.left > w.lastMoment ? 0 : stepsShort(p) * w.lateStep
  const places = s.turmoil ? committeePoints(s, s.turmoil, seat, p) : 0
  return points + places - late + assets(s, seat, p) / w.point
}

/** The value in MC of everything that will still bring something. */
const assets = (s: MarsState, seat: Seat, p: Prices): number =>
  incomeWorth(s, seat, p) +
  stockWorth(s, seat, p) +
  cardsWorth(s, seat, p) +
  handWorth(s, seat, p) +
  tradeWorth(s, seat, toCome(s, p), p) +
  (s.turmoil ? committeeMoney(s, s.turmoil, seat, p) : 0)

/** In a solo game the last greeneries are placed after the win is decided. */
const isDecided = (s: MarsState): boolean => s.stack[s.stack.length - 1].do === 'lay-last-greenery'

/** In a solo game: the distance to the goal; once it is decided, a win counts most, and then points. */
function goal(s: MarsState, p: Prices): number {
  const near = (s.players[0].rating * p.ratingPoint - missing(p)) / p.w.soloScale
  const points = pointsNow(s, 0, 0) * p.w.soloPoint
  return near + points + (s.won ? WIN : 0)
}

/** The steps that the parameters lack until the end of the game. Venus need not be completed. */
function stepsShort({ short }: Prices): number {
  let steps = 0
  for (let i = 0; i < PARAMETERS_OF_MARS; i++) steps += short[i]
  return steps
}

/** In a solo game: the price of the missing steps. */
function missing({ short, step }: Prices): number {
  let mc = 0
  for (let i = 0; i < step.length; i++) mc += short[i] * step[i]
  return mc
}

/** The points a seat would have if the game ended now. */
function pointsNow(s: MarsState, seat: Seat, awards: number): number {
  const p = s.players[seat]
  let points = p.rating
  for (const by of s.milestones) if (by === seat) points += 5
  s.awards.forEach((by, i) => {
    if (by >= 0) points += awardPoints(s, i)[seat] * awards
  })
  for (let area = 0; area < AREAS_ON_MARS; area++) {
    if (s.owners[area] !== seat) continue
    if (s.tiles[area] === GREENERY) points++
    else if (isCity(s.tiles[area])) points += cityPoints(s, area)
  }
  for (const card of p.cards) points += cardPoints(s, seat, card)
  for (const card of p.events) points += cardPoints(s, seat, card)
  return points
}

/** The value of the income from rating and production until the end. */
function incomeWorth(s: MarsState, seat: Seat, p: Prices): number {
  const { rating, production } = s.players[seat]
  let income = rating
  for (let r = 0; r < p.unit.length; r++) income += production[r] * p.unit[r]
  return income * incomeFor(p.left, p)
}

const METALS = [STEEL, TITANIUM]

/**
 * The value of the stock. In a new generation only the income just received is valued at the new rate, so
 * that passing does not change the value of unspent money.
 */
function stockWorth(s: MarsState, seat: Seat, p: Prices): number {
  const { stock, production, rating } = s.players[seat]
  const { unit, w, left } = p
  const fresh = beforeActions(s)
  let mc = 0
  let paid = rating
  for (let r = 0; r < unit.length; r++) {
    mc += stock[r] * unit[r]
    paid += production[r] * unit[r]
  }
  for (const metal of METALS) mc -= Math.max(0, stock[metal] - w.metals) * unit[metal] * w.idle
  const idle = stock[MC] - w.plenty - (fresh ? rating + production[MC] : 0)
  if (idle > 0 && !p.solo) mc -= idle * w.idle
  if (fresh) mc += (p.growth - 1) * Math.max(0, mc - paid)
  return mc * moneyAt(left, p)
}

/** The generations that still offer actions. */
const toCome = (s: MarsState, p: Prices): number => (beforeActions(s) ? p.left + 1 : p.left)

/** The value of actions and lasting effects to come, and of cubes that can be spent. */
function cardsWorth(s: MarsState, seat: Seat, p: Prices): number {
  const { cards, cubes } = s.players[seat]
  const generations = toCome(s, p)
  let mc = 0
  for (let i = 0; i < cards.length; i++) {
    const card = cardOf(cards[i])
    const lasts = card.actions.length > 0 || card.effects.length > 0
    if (!lasts && cubes[i] === 0) continue
    const at = { s, seat, card: card.id, left: generations, p }
    if (lasts) mc += lastingWorth(at, card)
    if (cubes[i] > 0) mc += cubes[i] * cubeSpent(at, card)
  }
  return mc
}
