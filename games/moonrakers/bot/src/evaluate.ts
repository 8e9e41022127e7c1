import type { Card, Seat } from '@perilune/engine'
import { type Captain, cardOf, type MoonrakersState, objectivesOf } from '@perilune/moonrakers'
import type { moonrakersWeights } from './weights.js'

type Weights = typeof moonrakersWeights.evaluation

/** The value of holding an objective, by how close or how likely it is. */
function hopeOf(s: MoonrakersState, seat: Seat, objective: Card): number {
  const check = cardOf(objective).check
  switch (check?.at) {
    case 'ship': {
      const { ship } = s.captains[seat]
      let there = 0
      let needed = 0
      for (const brand of check.brands) {
        needed += check.each
        there += Math.min(check.each, ship.filter((part) => cardOf(part).brand === brand).length)
      }
      return 0.5 + (4 * there) / needed
    }
    case 'during':
      return 2
    case 'endOfTurn':
      return 1 + 0.2 * Math.min(check.credits, s.captains[seat].credits)
    case 'evaluated':
      return check.as === 'alone' ? 2.5 : check.success ? 1.8 : 0.8
    default:
      return 1
  }
}

const shipCost = ({ ship }: Captain): number => ship.reduce((sum, part) => sum + cardOf(part).cost, 0)

/**
 * The value of a seat's position, which counts prestige (including claims of this turn), credits, the ship,
 * crew and objectives, less the prestige of the strongest rival.
 */
export function evaluateMoonrakers(s: MoonrakersState, seat: Seat, w: Weights): number {
  const captain = s.captains[seat]
  const claimed = s.turn.claims.filter((other) => other === seat).length
  const prestige = captain.prestige + claimed
  const over = s.stack.length === 0
  let rival = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) rival = Math.max(rival, s.captains[other].prestige)
  const left = Math.max(0, s.goal - Math.max(prestige, rival)) / s.goal
  let value = w.prestige * prestige - w.rival * (1 + 1 - left) * rival
  if (over) return value + (prestige >= s.goal && prestige >= rival ? w.win : 0)
  if (prestige >= s.goal) value += w.win / 2
  value += w.credit * (Math.min(captain.credits, w.plenty) + 0.3 * Math.max(0, captain.credits - w.plenty))
  value += (0.4 + 0.6 * left) * (w.part * shipCost(captain) + w.crew * captain.crewWorth)
  for (const objective of s.places[objectivesOf(seat)]) value += hopeOf(s, seat, objective)
  return value
}
