import type { Seat } from '@perilune/engine'
import {
  AREAS_ON_MARS,
  awardPoints,
  type CompiledCard,
  cardOf,
  cardPoints,
  cityPoints,
  coloniesOf,
  GREENERY,
  handOf,
  isCity,
  type MarsState,
  OPS,
  PARAMETERS,
  PARAMETERS_OF_MARS,
  priceNow,
  TRACKS,
} from '@perilune/terraforming-mars'
import type { marsWeights } from '../weights/terraforming-mars.js'
import { committeeMoney, committeePoints, placesOf } from './mars-committee.js'

type Weights = typeof marsWeights.evaluation

export function evaluateTerraformingMars(s: MarsState, seat: Seat, w: Weights): number {
  const over = s.stack.length === 0
  const left = over ? 0 : generationsLeft(s, w)
  const points = pointsNow(s, seat, over ? 1 : w.awardShare * (1 - left / w.length[s.seats]))
  if (over) return points + (s.turmoil ? placesOf(s.turmoil, seat) : 0) + (s.seats === 1 && s.won ? 1000 : 0)
  const solo = s.seats === 1 ? soloGoal(s, w) : left > w.lastMoment ? 0 : -stepsLeft(s) * w.lateStep
  const later = generationsAfter(s, left, w)
  const mc =
    incomeValue(s, seat, left, later, w) + handValue(s, seat, later, w) + stockValue(s, seat, left, w)
  const price = s.seats === 1 ? w.soloPoint : w.point
  if (s.turmoil === null) return points + solo + mc / price
  const committee = committeeMoney(s, s.turmoil, seat, left, w) / price
  return points + solo + mc / price + committee + committeePoints(s, s.turmoil, seat, left, w)
}

function stepsLeft(s: MarsState): number {
  let left = 0
  PARAMETERS.forEach((name, i) => {
    // Venus need not be completed, except alone.
    if (i >= PARAMETERS_OF_MARS && !(s.seats === 1 && s.sets.includes('venus'))) return
    left += (TRACKS[name].max - s.parameters[i]) / TRACKS[name].step
  })
  return left
}

/** By the calendar alone: if the last step took away what is to come, nobody would ever make it. */
function generationsLeft(s: MarsState, w: Weights): number {
  if (s.seats === 1) return Math.max(0, w.length[1] - s.generation)
  return Math.max(w.lastMoment, w.length[s.seats] - s.generation)
}

/**
 * What is not used in this generation can be used from the next one on. Counted so, passing changes nothing but that everybody is
 * paid; otherwise any waste would look better than to pass.
 */
function generationsAfter(s: MarsState, left: number, w: Weights): number {
  const next = s.stack[s.stack.length - 1].do
  return next === 'research' || next === 'draft' ? left : Math.max(w.lastMoment / 2, left - 1)
}

const soloGoal = (s: MarsState, w: Weights): number =>
  s.ratingGoal ? s.players[0].rating * w.soloRating : -stepsLeft(s) * w.soloStep

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

/** What rating, productions and actions will bring until the end, in MC. */
function incomeValue(s: MarsState, seat: Seat, left: number, later: number, w: Weights): number {
  const p = s.players[seat]
  let income = p.rating
  for (let r = 0; r < w.unit.length; r++) income += p.production[r] * w.unit[r]
  let actions = 0
  for (const card of p.cards) if (cardOf(card).actions.length > 0) actions++
  return (
    income * left +
    tradeValue(s, seat, w) * later +
    (actions * w.action + p.discount * w.discount + p.listens.length * w.effect) * later
  )
}

/** What colonies and trade bring in a generation; a fleet that is away comes home. */
function tradeValue(s: MarsState, seat: Seat, w: Weights): number {
  if (s.colonies === null) return 0
  const { fleets, discount, steps } = s.colonies.traders[seat]
  return coloniesOf(s.colonies, seat) * w.colony + fleets * w.fleet + (discount + steps) * w.trade
}

/** Money has no worth of its own when nothing is left to spend it on. */
function stockValue(s: MarsState, seat: Seat, left: number, w: Weights): number {
  const { stock } = s.players[seat]
  const use = Math.min(1, 0.15 + left / 5)
  let mc = 0
  for (let r = 0; r < w.unit.length; r++) mc += stock[r] * w.unit[r]
  return mc * use
}

function handValue(s: MarsState, seat: Seat, left: number, w: Weights): number {
  // Cards that lie on another can be played as if from the hand.
  const hand = s.promos ? [...s.places[handOf(seat)], ...s.promos.parked[seat]] : s.places[handOf(seat)]
  const values = hand.map((id) => cardValue(s, seat, cardOf(id), left, w)).sort((a, b) => b - a)
  let value = 0
  values.forEach((v, i) => {
    value += i < w.handEnough ? v : w.leastCard
  })
  return value
}

/** What playing a card would bring beyond its price, in MC. */
function cardValue(s: MarsState, seat: Seat, card: CompiledCard, left: number, w: Weights): number {
  const gain = benefit(card, left, w) + cardPoints(s, seat, card.id) * w.point - priceNow(s, seat, card)
  const met = requirementsNear(s, card) ? 1 : 0.4
  return Math.max(w.leastCard, Math.min(20, gain * met) * w.playableShare)
}

function requirementsNear(s: MarsState, card: CompiledCard): boolean {
  return card.requires.every(
    (r) =>
      r.kind !== 'parameter' ||
      (r.max ? s.parameters[r.which] <= r.is : s.parameters[r.which] >= r.is - 4 * r.step),
  )
}

function benefit(card: CompiledCard, left: number, w: Weights): number {
  let mc = 0
  for (const id of card.play) {
    const op = OPS[id]
    switch (op.kind) {
      case 'produce':
        op.bag?.forEach((n, r) => {
          mc += n * w.unit[r] * left
        })
        break
      case 'reduce':
        op.bag?.forEach((n, r) => {
          mc -= n * w.unit[r] * left
        })
        break
      case 'gain':
        op.bag?.forEach((n, r) => {
          mc += n * w.unit[r]
        })
        break
      case 'raise':
      case 'rating':
        mc += op.n * (w.raise + left)
        break
      case 'tile':
        mc += op.tile === 1 ? w.ocean : w.tile
        break
      case 'draw':
        mc += op.n * w.card
        break
      case 'colony':
        mc += w.newColony
        break
      case 'fleets':
        mc += op.n * w.fleet * left
        break
    }
  }
  return mc + card.actions.length * 2 * left + card.triggers.length * 1.5 * left
}
