import type { GameWeights } from '@perilune/engine/bot'

/** What things are worth in Hearts, and how the game is searched. `perilune tune` finds better ones by play. */
export const moonWeights = {
  evaluation: {
    resource: 0.7,
    resourceKept: 0.15,
    rover: 1,
    structure: 0.4,
    /** A Structure that can still be flipped, in the first Era; it fades with the Eras left. */
    unusedFlip: 0.6,
    /** What a Flag Reward will be worth in an Era to come. */
    rewardToCome: 4,
    /** Resources beyond these lie idle. */
    plenty: 8,
  },
  search: {
    by: 'tree',
    scale: 10,
    curiosity: 0.1,
    firstLook: 1,
    triedFirst: 100,
    triedBelow: 24,
    triedAfter: 8,
    rollout: 0,
    care: 1,
  },
} satisfies GameWeights
