import type { Seat } from '@perilune/engine'
import {
  type Bag,
  type EventStep,
  globalEventOf,
  handOf,
  type MarsState,
  PLANTS,
  parties,
  RESOURCES,
  rankSum,
  TAGS,
  type Turmoil,
  tallyOf,
  totalIn,
} from '@perilune/terraforming-mars'
import type { Prices, Weights } from './prices.js'

/* The value of the Terraforming Committee to a seat: its positions, and the announced events. */

/** The chairman and the party leaders score a point each at the end. */
export function placesOf(t: Turmoil, seat: Seat): number {
  let places = t.chairman === seat ? 1 : 0
  for (const leader of t.leaders) if (leader === seat) places++
  return places
}

/**
 * The value in points. Everybody loses a step of rating in every generation; the steps lost so far are added
 * back, because otherwise the last player to pass would see a loss in passing.
 */
export function committeePoints(s: MarsState, t: Turmoil, seat: Seat, { left, w }: Prices): number {
  const late = w.awardShare * Math.max(0, 1 - left / w.length[s.seats])
  const rises = t.leaders[t.dominant] === seat ? w.lead * (1 + left / w.point) : 0
  return s.generation + placesOf(t, seat) * late + rises + w.voice * voices(t, seat)
}

/** The sum of the seat's shares of each party's delegates: with a large share it may become the leader. */
function voices(t: Turmoil, seat: Seat): number {
  let part = 0
  t.delegates.forEach((there, party) => {
    if (there[seat] > 0 && t.leaders[party] !== seat) part += there[seat] / totalIn(t, party)
  })
  return part
}

/**
 * The value in MC: the income lost to lower ratings in generations to come, the bonus of the next ruling
 * party, and the events.
 */
export function committeeMoney(s: MarsState, t: Turmoil, seat: Seat, p: Prices): number {
  const { left, w } = p
  let mc = (-left * (left - 1)) / 2 + w.rulingBonus * bonusOf(s, t, seat, w)
  for (const event of [t.current, t.coming, t.distant])
    if (event !== '')
      for (const step of globalEventOf(event).steps) mc += w.event * stepValue(s, seat, step, p)
  return mc
}

function bonusOf(s: MarsState, t: Turmoil, seat: Seat, w: Weights): number {
  const { bonus } = parties[t.dominant]
  const p = s.players[seat]
  if ('tags' in bonus) return bonus.tags.reduce((n, tag) => n + p.tags[TAGS.indexOf(tag)], 0)
  if ('production' in bonus) return p.production[RESOURCES.indexOf(bonus.production)]
  return s.players.every((other) => other.rating >= p.rating) ? w.point : 0
}

const bagValue = (bag: Bag, w: Weights): number =>
  RESOURCES.reduce((mc, name, r) => mc + (bag[name] ?? 0) * w.unit[r], 0)

/** What a step of an event would bring or cost a seat if it were resolved now. */
function stepValue(s: MarsState, seat: Seat, step: EventStep, { left, w }: Prices): number {
  const p = s.players[seat]
  if ('gain' in step) return tallyOf(s, seat, step.for) * bagValue(step.gain, w)
  if ('lose' in step) return -tallyOf(s, seat, step.for) * bagValue(step.lose, w)
  if ('production' in step) return tallyOf(s, seat, step.for) * bagValue(step.production, w) * left
  if ('draw' in step) return tallyOf(s, seat, step.for) * step.draw * w.card
  if ('tr' in step) return tallyOf(s, seat, step.for) * step.tr * (w.point + left)
  if ('gainAny' in step) return tallyOf(s, seat, step.for) * w.unit[PLANTS]
  if ('keepPlants' in step) {
    const over = p.stock[PLANTS] - step.keepPlants - tallyOf(s, seat, { influence: 'more' })
    return -Math.max(0, over) * w.unit[PLANTS]
  }
  if ('loseAll' in step) {
    const r = RESOURCES.indexOf(step.loseAll)
    return -p.stock[r] * w.unit[r]
  }
  if ('discard' in step) return -Math.min(step.discard, s.places[handOf(seat)].length) * w.leastCard
  if ('rank' in step) return placeValue(s, seat, step) * (w.point + left)
  return 0
}

function placeValue(s: MarsState, seat: Seat, step: Extract<EventStep, { rank: unknown }>): number {
  const mine = rankSum(s, seat, step.rank)
  if (mine < step.least) return 0
  if (s.seats === 1) return step.solo.find(([sum]) => mine >= sum)?.[1] ?? 0
  let ahead = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && rankSum(s, other, step.rank) > mine) ahead++
  return ahead === 0 ? step.first : ahead === 1 ? step.second : 0
}
