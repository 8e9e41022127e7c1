import type { GameWeights } from '@perilune/engine/bot'

/** The values of things in points, and the search settings. `perilune tune` finds better values by play. */
export const moonBaseWeights = {
  evaluation: {
    /**
     * The share of its points that a bonus held at the start of the game counts for; it grows to 1 by the
     * end.
     */
    earlyBonus: 0.6,
    /**
     * The value of each ring more in the largest group, and of each level more, than the other player; up to
     * `farAhead`.
     */
    ahead: 0.15,
    farAhead: 3,
    /** The chance that a large ring of the own colour in hand finds a place above the moon. */
    finds: 0.9,
    /** The chance that one placement of the other player covers a ring that lacks its settlement. */
    covered: 0.35,
    /** The value of a large ring of the own colour that is left in a pile. */
    inPile: 0.8,
    /** The value of other rings in hand, which should not be wasted on a crater. */
    smallRing: 0.18,
    largeNavy: 0.24,
    /** The value of two adjacent rings that could bear another, for up to `pairs` of them. */
    pair: 0.1,
    pairs: 6,
    /** The share of a ring's reach that counts for pairs: near the limit it rarely finds a place. */
    near: 0.92,
  },
  search: {
    by: 'best-first',
    scale: 2,
    curiosity: 0.3,
    win: 3,
    triedBelow: 20,
    triedAlike: 3,
  },
} satisfies GameWeights
