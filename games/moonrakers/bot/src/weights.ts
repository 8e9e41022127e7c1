import type { GameWeights } from '@perilune/engine/bot'

/**
 * What things are worth in credits, and how the game is searched. `perilune tune` finds better ones by play.
 */
export const moonrakersWeights = {
  evaluation: {
    prestige: 6,
    credit: 1,
    /** A ship part or a crew card is worth more than it costs, as long as there is time to use it. */
    part: 1.6,
    crew: 1.3,
    /** Credits beyond these lie idle. */
    plenty: 9,
    /** The prestige of the best rival counts against a seat, the more the nearer it is to the goal. */
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
