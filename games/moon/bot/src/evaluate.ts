import type { Seat } from '@perilune/engine'
import { FLAGS, HEARTS, type MoonState, moon, RESOURCES, ROVERS, type Settlement } from '@perilune/moon'
import type { moonWeights } from './weights.js'

type Weights = typeof moonWeights.evaluation

/** The Hearts a seat would have if the game ended now, and what its Settlement can be expected to bring until then. */
export function evaluateMoon(s: MoonState, seat: Seat, w: Weights): number {
  const over = s.stack.length === 0
  const now = moon.outcome(over ? s : { ...s, stack: [] })?.points[seat] ?? 0
  return over
    ? now
    : now + comingProduction(s, seat, w) + comingRewards(s, seat, w) + stock(s, s.settlements[seat], w)
}

function comingProduction(s: MoonState, seat: Seat, w: Weights): number {
  const { production } = s.settlements[seat]
  let each = production[HEARTS] + production[ROVERS] * w.rover
  for (let r = 0; r < RESOURCES.length; r++) each += production[r] * w.resource
  return each * (3 - s.era)
}

function comingRewards(s: MoonState, seat: Seat, w: Weights): number {
  let hearts = 0
  for (let flag = 0; flag < FLAGS.length; flag++) {
    const reward = s.rewards[flag] + (3 - s.era) * w.rewardToCome
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

function stock(s: MoonState, home: Settlement, w: Weights): number {
  let resources = 0
  for (let r = 0; r < RESOURCES.length; r++) resources += home.supply[r]
  const early = s.era < 3
  const useful = Math.min(resources, w.plenty)
  let flips = 0
  for (const placed of home.structures) if (!placed.flipped) flips++
  return (
    useful * (early ? w.resource : w.resource / 2) +
    (resources - useful) * w.resourceKept +
    (home.supply[ROVERS] + home.roversOut) * w.rover +
    home.structures.length * w.structure +
    flips * w.unusedFlip * ((4 - s.era) / 3)
  )
}
