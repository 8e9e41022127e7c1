import type { GameWeights } from '@perilune/engine/bot'

/** What things are worth in Hearts, and how the game is searched. `perilune tune` finds better ones by play. */
export const moonWeights = {
  evaluation: {
    resource: 1.23,
    /** In the last Era, and how much of it is lost by its last round; a Rover loses as much. */
    resourceLate: 0.282,
    fades: 0.468,
    resourceKept: 0.131,
    rover: 1.18,
    structure: 0.43,
    /** A Structure that is not flipped, in the first Era; it fades with the Eras left. */
    unflipped: 0.09,
    /** One that can be flipped in this Era, and in each to come. */
    flip: 1.04,
    flipToCome: 1.33,
    /** What a Flag Reward will be worth in an Era to come. */
    rewardToCome: 2.84,
    /** How sure a lead of one Flag is: at the start of an Era, more at its end, and for Eras to come. */
    leadNow: 1.36,
    leadLate: 1.6,
    leadToCome: 0.93,
    /** How much more than even the others come into it. */
    behind: 0.31,
    /** Hearts on a card, each time that they are scored. */
    heartOnCard: 0.854,
    /** A card that does something when something happens; a Resource or a Flag off every cost: in an Era. */
    listens: 1.88,
    discount: 0.944,
    /** The part that counts of what a Reputation is worth which can be claimed; what it can do; what each thing missing takes away. */
    reputation: 0.537,
    power: 1.71,
    eachMissing: 0.31,
    /** Resources beyond these lie idle. */
    plenty: 6.58,
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
