import type { Seat } from '@perilune/engine'
import {
  cardOf,
  count,
  FLAGS,
  HEARTS,
  handOf,
  heartsNow,
  type MoonState,
  PINK,
  REPUTATIONS,
  RESOURCES,
  ROVERS,
  type Settlement,
} from '@perilune/moon'
import type { moonWeights } from './weights.js'

type Weights = typeof moonWeights.evaluation

/** The most cards in a hand at the start of an Era; one is played in every round. */
const FULL_HAND = 8

/** How much of the game is still to come. */
interface Calendar {
  /** Eras after this one. */
  readonly eras: number
  /** The share of this Era's rounds that is left. */
  readonly rounds: number
}

const calendarOf = (s: MoonState, seat: Seat): Calendar => ({
  eras: 3 - s.era,
  rounds: Math.min(1, s.places[handOf(seat)].length / FULL_HAND),
})

/** A seat's Hearts if the game ended now, plus what its Settlement is expected to bring until then. */
export function evaluateMoon(s: MoonState, seat: Seat, w: Weights): number {
  const hearts = heartsNow(s, seat)
  if (s.stack.length === 0) return hearts
  const to = calendarOf(s, seat)
  const home = s.settlements[seat]
  return (
    hearts +
    comingProduction(home, to, w) +
    comingRewards(s, seat, to, w) +
    comingReputations(s, seat, to, w) +
    stock(home, to, w) +
    standing(home, to, w)
  )
}

function comingProduction({ production }: Settlement, { eras }: Calendar, w: Weights): number {
  let each = production[HEARTS] + production[ROVERS] * w.rover
  for (let r = 0; r < RESOURCES.length; r++) each += production[r] * w.resource
  return each * eras
}

/**
 * The expected Hearts of Flag Rewards. A lead may be lost and a deficit recovered; both become less likely as
 * rounds pass.
 */
function comingRewards(s: MoonState, seat: Seat, { eras, rounds }: Calendar, w: Weights): number {
  const now = w.leadNow + w.leadLate * (1 - rounds)
  let hearts = 0
  for (let flag = 0; flag < FLAGS.length; flag++) {
    const mine = s.settlements[seat].flags[flag]
    if (mine === 0) continue
    let most = 0
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) most = Math.max(most, s.settlements[other].flags[flag])
    const lead = mine - most
    hearts += s.rewards[flag] / (1 + Math.exp(-now * lead + w.behind))
    if (eras > 0) hearts += (eras * w.rewardToCome) / (1 + Math.exp(-w.leadToCome * lead + w.behind))
  }
  return hearts
}

/** The expected Hearts of Reputations on the table whose requirements are nearly met. */
function comingReputations(s: MoonState, seat: Seat, { eras, rounds }: Calendar, w: Weights): number {
  if (w.reputation === 0) return 0
  let hearts = 0
  for (const id of s.places[REPUTATIONS]) {
    const card = cardOf(id)
    let missing = 0
    for (const { count: counter, atLeast } of card.requires)
      missing += Math.max(0, atLeast - count(s, seat, counter))
    const near = 1 - missing * w.eachMissing
    if (near > 0) hearts += near * near * (card.hearts + w.power)
  }
  return hearts * w.reputation * Math.min(1, eras + rounds)
}

function stock({ supply, structures, roversOut }: Settlement, to: Calendar, w: Weights): number {
  let resources = 0
  for (let r = 0; r < RESOURCES.length; r++) resources += supply[r]
  const useful = Math.min(resources, w.plenty)
  const late = 1 - w.fades * (1 - to.rounds)
  let unflipped = 0
  for (const { flipped } of structures) if (!flipped) unflipped++
  return (
    useful * (to.eras > 0 ? w.resource : w.resourceLate * late) +
    (resources - useful) * w.resourceKept +
    (supply[ROVERS] + roversOut) * w.rover * (to.eras > 0 ? 1 : late) +
    structures.length * w.structure +
    unflipped * w.unflipped * ((to.eras + 1) / 3)
  )
}

/** The expected Hearts of cards in play. */
function standing(home: Settlement, { eras, rounds }: Calendar, w: Weights): number {
  let hearts = 0
  for (const { card, flipped, hearts: here } of home.structures) {
    // Hearts on a card are scored at the end of this Era and of each that follows.
    hearts += here * (eras + 1) * w.heartOnCard
    const { colour, whens } = cardOf(card)
    if (colour === PINK) hearts += (flipped ? 0 : w.flip) + eras * w.flipToCome
    if (whens.length > 0) hearts += (eras + rounds) * w.listens
  }
  for (const { card, hearts: here } of home.reputations) {
    hearts += here * (eras + 1) * w.heartOnCard
    if (cardOf(card).whens.length > 0) hearts += (eras + rounds) * w.listens
  }
  let discounts = home.waives + home.parksMore
  for (const discount of home.discounts) discounts += discount
  return hearts + discounts * (eras + rounds) * w.discount
}
