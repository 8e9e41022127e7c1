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

/**
 * One unit of each resource in MC: mc, steel, titanium, plants, energy, heat. A step of production is worth as much for every
 * generation to come: were it worth more, passing and being paid would look like a loss.
 */
const UNIT = [1, 1.7, 2.6, 2.2, 1.1, 0.9]
/** MC that a point costs at a usual price. */
const POINT = 7
/** Alone, where a step towards the goal counts for more. */
const SOLO_POINT = 2
const TILE_MC = 7
const OCEAN_MC = 13
const CARD_MC = 3.5
const RAISE_MC = 10
/** What is in hand is not yet in play, and only a few cards can be paid for soon. */
const PLAYABLE_SHARE = 0.5
const HAND_ENOUGH = 4
/** Generations that a game takes, by the number of seats. */
const LENGTH = [14, 14, 10, 10, 9, 9]
const LAST_MOMENT = 0.6
/** Alone, the goal is all. */
const SOLO_STEP = 3
const SOLO_RATING = 2
/** A lead in an award may still be lost: it counts for more and more as the game goes on. */
const AWARD_SHARE = 0.8
/** Once a game has taken its time, whoever brings it to its end does well. */
const LATE_STEP = 1.5
/** No card is worth less than what would be lost by selling it for 1 MC. */
const LEAST_CARD = 2.5

export function evaluateTerraformingMars(s: MarsState, seat: Seat): number {
  const over = s.stack.length === 0
  const left = over ? 0 : generationsLeft(s)
  const points = pointsNow(s, seat, over ? 1 : AWARD_SHARE * (1 - left / LENGTH[s.seats]))
  if (over) return points + (s.seats === 1 && s.won ? 1000 : 0)
  const solo = s.seats === 1 ? soloGoal(s) : left > LAST_MOMENT ? 0 : -stepsLeft(s) * LATE_STEP
  const later = generationsAfter(s, left)
  const mc = incomeValue(s, seat, left, later) + handValue(s, seat, later) + stockValue(s, seat, left)
  return points + solo + mc / (s.seats === 1 ? SOLO_POINT : POINT)
}

function stepsLeft(s: MarsState): number {
  let left = 0
  PARAMETERS.forEach((name, i) => {
    left += (TRACKS[name].max - s.parameters[i]) / TRACKS[name].step
  })
  return left
}

/** By the calendar alone: if the last step took away what is to come, nobody would ever make it. */
function generationsLeft(s: MarsState): number {
  if (s.seats === 1) return Math.max(0, LENGTH[1] - s.generation)
  return Math.max(LAST_MOMENT, LENGTH[s.seats] - s.generation)
}

/**
 * What is not used in this generation can be used from the next one on. Counted so, passing changes nothing but that everybody is
 * paid; otherwise any waste would look better than to pass.
 */
function generationsAfter(s: MarsState, left: number): number {
  const next = s.stack[s.stack.length - 1].do
  return next === 'research' || next === 'draft' ? left : Math.max(LAST_MOMENT / 2, left - 1)
}

const soloGoal = (s: MarsState): number =>
  s.ratingGoal ? s.players[0].rating * SOLO_RATING : -stepsLeft(s) * SOLO_STEP

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
function incomeValue(s: MarsState, seat: Seat, left: number, later: number): number {
  const p = s.players[seat]
  let income = p.rating
  for (let r = 0; r < UNIT.length; r++) income += p.production[r] * UNIT[r]
  let actions = 0
  for (const card of p.cards) if (cardOf(card).actions.length > 0) actions++
  return income * left + (actions * 1.5 + p.discount * 2 + p.listens.length * 1.5) * later
}

/** Money has no worth of its own when nothing is left to spend it on. */
function stockValue(s: MarsState, seat: Seat, left: number): number {
  const { stock } = s.players[seat]
  const use = Math.min(1, 0.15 + left / 5)
  let mc = 0
  for (let r = 0; r < UNIT.length; r++) mc += stock[r] * UNIT[r]
  return mc * use
}

function handValue(s: MarsState, seat: Seat, left: number): number {
  const hand = s.places[handOf(seat)]
  const values = hand.map((id) => cardValue(s, seat, cardOf(id), left)).sort((a, b) => b - a)
  let value = 0
  values.forEach((v, i) => {
    value += i < HAND_ENOUGH ? v : LEAST_CARD
  })
  return value
}

/** What playing a card would bring beyond its price, in MC. */
function cardValue(s: MarsState, seat: Seat, card: CompiledCard, left: number): number {
  const gain = benefit(card, left) + cardPoints(s, seat, card.id) * POINT - priceOf(s.players[seat], card)
  const met = requirementsNear(s, card) ? 1 : 0.4
  return Math.max(LEAST_CARD, Math.min(20, gain * met) * PLAYABLE_SHARE)
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
          mc += n * UNIT[r] * left
        })
        break
      case 'reduce':
        op.bag?.forEach((n, r) => {
          mc -= n * UNIT[r] * left
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
