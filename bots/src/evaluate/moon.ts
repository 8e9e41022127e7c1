import type { Seat } from '@perilune/engine'
import { FLAGS, HEARTS, type MoonState, moon, RESOURCES, ROVERS, type Settlement } from '@perilune/moon'

/* What things are worth in Hearts, by estimate: enough to tell a good answer from a poor one. */
const RESOURCE = 0.7
const RESOURCE_KEPT = 0.15
const ROVER = 1
const STRUCTURE = 0.4
/** A Structure that can still be flipped, in the first Era; it fades with the Eras left. */
const UNUSED_FLIP = 0.6
/** What a Flag Reward will be worth in an Era to come. */
const REWARD_TO_COME = 4
/** Resources beyond these lie idle. */
const PLENTY = 8

/** The Hearts a seat would have if the game ended now, and what its Settlement can be expected to bring until then. */
export function evaluateMoon(s: MoonState, seat: Seat): number {
  const over = s.stack.length === 0
  const now = moon.outcome(over ? s : { ...s, stack: [] })?.points[seat] ?? 0
  return over ? now : now + comingProduction(s, seat) + comingRewards(s, seat) + stock(s, s.settlements[seat])
}

function comingProduction(s: MoonState, seat: Seat): number {
  const { production } = s.settlements[seat]
  let each = production[HEARTS] + production[ROVERS] * ROVER
  for (let r = 0; r < RESOURCES.length; r++) each += production[r] * RESOURCE
  return each * (3 - s.era)
}

function comingRewards(s: MoonState, seat: Seat): number {
  let hearts = 0
  for (let flag = 0; flag < FLAGS.length; flag++) {
    const reward = s.rewards[flag] + (3 - s.era) * REWARD_TO_COME
    hearts += reward * chanceToWin(s, seat, flag)
  }
  return hearts
}

/** A lead in Flags may still be lost, and a lag made good. */
function chanceToWin(s: MoonState, seat: Seat, flag: number): number {
  const mine = s.settlements[seat].flags[flag]
  if (mine === 0) return 0
  let most = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) most = Math.max(most, s.settlements[other].flags[flag])
  const lead = mine - most
  return 1 / (1 + Math.exp(-1.5 * lead + 0.3))
}

function stock(s: MoonState, home: Settlement): number {
  let resources = 0
  for (let r = 0; r < RESOURCES.length; r++) resources += home.supply[r]
  const early = s.era < 3
  const useful = Math.min(resources, PLENTY)
  let flips = 0
  for (const standing of home.structures) if (!standing.flipped) flips++
  return (
    useful * (early ? RESOURCE : RESOURCE / 2) +
    (resources - useful) * RESOURCE_KEPT +
    (home.supply[ROVERS] + home.roversOut) * ROVER +
    home.structures.length * STRUCTURE +
    flips * UNUSED_FLIP * ((4 - s.era) / 3)
  )
}
