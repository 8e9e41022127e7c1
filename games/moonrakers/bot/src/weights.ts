import type { GameWeights } from '@perilune/engine/bot'

/** The values of things in credits, and the search settings. `perilune tune` finds better values by play. */
export const moonrakersWeights = {
  evaluation: {
    prestige: 6,
    credit: 1,
    /** Ship parts and crew cards are worth more than they cost while there is time to use them. */
    part: 1.6,
    crew: 1.3,
    /** Credits beyond this count for less. */
    plenty: 9,
    /** The weight of the best rival's prestige, which counts more the nearer that rival is to the goal. */
    rival: 3,
    win: 1000,
  },
  search: {
    by: 'tree',
    scale: 25,
    curiosity: 0.1,
    firstLook: 4,
    triedFirst: 100,
    triedBelow: 24,
    triedAfter: 8,
    rollout: 0,
    care: 1,
  },
} satisfies GameWeights
