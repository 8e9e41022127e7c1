import type { Seat } from '@perilune/engine'
import {
  AREAS_ON_MARS,
  awardPoints,
  type CompiledCard,
  cardOf,
  cardPoints,
  cityPoints,
  GREENERY,
  handOf,
  isCity,
  type MarsState,
  OPS,
  PARAMETERS,
  priceOf,
  TRACKS,
} from '@perilune/terraforming-mars'

/* What things are worth, by estimate: enough to tell a good answer from a poor one. MC first, then points. */

/** One unit of each resource in MC: mc, steel, titanium, plants, energy, heat. */
const UNIT = [1, 1.6, 2.5, 2.1, 1, 0.8]
/** One step of each production, for every generation that it will still bring something. */
const STEP = [1, 1.7, 2.7, 2.1, 1.3, 0.9]
/** MC that a point costs at a usual price. */
const POINT = 9
const TILE_MC = 7
const OCEAN_MC = 13
const CARD_MC = 3.5
const RAISE_MC = 10
/** What is in hand is not yet in play: it counts less the more there is of it. */
const PLAYABLE_SHARE = 0.4
const HAND_ENOUGH = 8
/** Generations that a game takes, by the number of seats. */
const LENGTH = [14, 14, 12, 11, 10, 9]
const LAST_MOMENT = 0.6
/** Alone, the goal is all. */
const SOLO_STEP = 3
const SOLO_RATING = 2
/** A lead in an award may still be lost. */
const AWARD_SHARE = 0.7

export function evaluateTerraformingMars(s: MarsState, seat: Seat): number {
  const over = s.stack.length === 0
  const points = pointsNow(s, seat, over)
  if (over) return points + (s.seats === 1 && s.won ? 1000 : 0)
  const left = generationsLeft(s)
  const solo = s.seats === 1 ? soloGoal(s) : 0
  const money = (incomeValue(s, seat, left) + handValue(s, seat, left)) / POINT
  return points + solo + money + stockValue(s, seat, left)
}

function stepsLeft(s: MarsState): number {
  let left = 0
  PARAMETERS.forEach((name, i) => {
    left += (TRACKS[name].max - s.parameters[i]) / TRACKS[name].step
  })
  return left
}

/** By the calendar, not by the parameters: otherwise a rich seat would put off the end for ever. */
function generationsLeft(s: MarsState): number {
  if (s.seats === 1) return Math.max(0, LENGTH[1] - s.generation)
  if (stepsLeft(s) === 0) return 0
  return Math.max(LAST_MOMENT, LENGTH[s.seats] - s.generation)
}

const soloGoal = (s: MarsState): number =>
  s.ratingGoal ? s.players[0].rating * SOLO_RATING : -stepsLeft(s) * SOLO_STEP

/** The points a seat would have if the game ended now. */
function pointsNow(s: MarsState, seat: Seat, over: boolean): number {
  const p = s.players[seat]
  let points = p.rating
  for (const by of s.milestones) if (by === seat) points += 5
  s.awards.forEach((by, i) => {
    if (by >= 0) points += awardPoints(s, i)[seat] * (over ? 1 : AWARD_SHARE)
  })
  for (let area = 0; area < AREAS_ON_MARS; area++) {
    if (s.owners[area] !== seat) continue
    if (s.tiles[area] === GREENERY) points++
    else if (isCity(s.tiles[area])) points += cityPoints(s, area) + (over ? 0 : 0.3)
  }
  for (const card of p.cards) points += cardPoints(s, seat, card)
  for (const card of p.events) points += cardPoints(s, seat, card)
  return points
}

/** What rating, productions and actions will bring until the end, in MC. */
function incomeValue(s: MarsState, seat: Seat, left: number): number {
  const p = s.players[seat]
  let income = p.rating
  for (let r = 0; r < STEP.length; r++) income += p.production[r] * STEP[r]
  let actions = 0
  for (const card of p.cards) if (cardOf(card).actions.length > 0) actions++
  return (income + actions * 1.5 + p.discount * 2 + p.listens.length * 1.5) * left
}

/** Money has no worth of its own when nothing is left to spend it on. */
function stockValue(s: MarsState, seat: Seat, left: number): number {
  const { stock } = s.players[seat]
  const use = Math.min(1, 0.25 + left / 4)
  let mc = 0
  for (let r = 0; r < UNIT.length; r++) mc += stock[r] * UNIT[r]
  return (mc * use) / POINT
}

function handValue(s: MarsState, seat: Seat, left: number): number {
  const hand = s.places[handOf(seat)]
  const values = hand.map((id) => cardValue(s, seat, cardOf(id), left)).sort((a, b) => b - a)
  let value = 0
  values.forEach((v, i) => {
    value += i < HAND_ENOUGH ? v : v / 4
  })
  return value
}

/** What playing a card would bring beyond its price, in MC; 1 for a card that can at least be sold. */
function cardValue(s: MarsState, seat: Seat, card: CompiledCard, left: number): number {
  const gain = benefit(card, left) + cardPoints(s, seat, card.id) * POINT - priceOf(s.players[seat], card)
  const met = requirementsNear(s, card) ? 1 : 0.4
  return Math.max(1, Math.min(20, gain * met) * PLAYABLE_SHARE)
}

function requirementsNear(s: MarsState, card: CompiledCard): boolean {
  return card.requires.every(
    (r) =>
      r.kind !== 'parameter' ||
      (r.max ? s.parameters[r.which] <= r.is : s.parameters[r.which] >= r.is - 4 * r.step),
  )
}

function benefit(card: CompiledCard, left: number): number {
  let mc = 0
  for (const id of card.play) {
    const op = OPS[id]
    switch (op.kind) {
      case 'produce':
        op.bag?.forEach((n, r) => {
          mc += n * STEP[r] * left
        })
        break
      case 'reduce':
        op.bag?.forEach((n, r) => {
          mc -= n * STEP[r] * left
        })
        break
      case 'gain':
        op.bag?.forEach((n, r) => {
          mc += n * UNIT[r]
        })
        break
      case 'raise':
      case 'rating':
        mc += op.n * (RAISE_MC + left)
        break
      case 'tile':
        mc += op.tile === 1 ? OCEAN_MC : TILE_MC
        break
      case 'draw':
        mc += op.n * CARD_MC
        break
    }
  }
  return mc + card.actions.length * 2 * left + card.triggers.length * 1.5 * left
}
