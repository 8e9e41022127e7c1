import { below, newChance, pickWith, seedFrom } from '@perilune/engine'
import { moonrakers as game } from '@perilune/moonrakers-words-en'
import { type Comparison, compareOutcome, seenIn } from './compare.js'
import { parts } from './facts.js'
import { startFrom } from './shadow.js'

/** Finished games with any prestige, credits and ships, close enough together that ties are common. */
export function compareEndings(c: Comparison, seats: number, count: number): void {
  const dice = newChance(seedFrom(`endings ${seats}`))
  const names = [...parts.keys()]
  for (let i = 0; i < count; i++) {
    const goal = 3 + below(dice, 8)
    const s = game.setup({ goal }, seats, seedFrom(`ending ${seats} ${i % 8}`))
    s.stack = []
    for (const captain of s.captains) {
      captain.prestige = goal - 2 + below(dice, 4)
      captain.credits = below(dice, 4)
      captain.ship = below(dice, 2) === 0 ? [] : [pickWith(dice, names)]
    }
    s.captains[below(dice, seats)].prestige = goal
    compareOutcome(c, game.outcome(s), startFrom(seenIn(s), goal, 'round'))
  }
}
