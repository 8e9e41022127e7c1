import type { GameWeights } from '@perilune/engine/bot'

/** The values of things in Hearts, and the search settings. `perilune tune` finds better values by play. */
export const moonWeights = {
  evaluation: {
    resource: 1.23,
    /**
     * The value of a resource in the last Era, and the share of it that is lost by the last round; Rovers
     * lose the same share.
     */
    resourceLate: 0.282,
    fades: 0.468,
    resourceKept: 0.131,
    rover: 1.18,
    structure: 0.43,
    /** The value of an unflipped Structure in the first Era; it decreases with the Eras left. */
    unflipped: 0.09,
    /** The value of a Structure that can be flipped in this Era, and in each Era to come. */
    flip: 1.04,
    flipToCome: 1.33,
    /** The expected value of a Flag Reward in an Era to come. */
    rewardToCome: 2.84,
    /**
     * How certain a lead of one Flag is: at the start of an Era, in addition at its end, and for Eras to
     * come.
     */
    leadNow: 1.36,
    leadLate: 1.6,
    leadToCome: 0.93,
    /** How much an even race for a Reward favours the others, on the scale of log odds. */
    behind: 0.31,
    /** The value of a Heart on a card, each time it is scored. */
    heartOnCard: 0.854,
    /** The value per Era of a card that reacts to events, and of one Resource or Flag less in every cost. */
    listens: 1.88,
    discount: 0.944,
    /**
     * The share of its Hearts that a claimable Reputation counts for, the value of its ability, and the share
     * that each missing requirement takes away.
     */
    reputation: 0.537,
    power: 1.71,
    eachMissing: 0.31,
    /** More resources than this are worth `resourceKept` each. */
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
