import type { GameWeights } from '@perilune/engine/bot'

/**
 * What things are worth in points, and how the game is searched. `perilune tune` finds better ones by play.
 */
export const moonBaseWeights = {
  evaluation: {
    /** A bonus held at the start of the game counts this part of its points; at the end it counts in full. */
    earlyBonus: 0.6,
    /** A ring more in the largest group, or a level more, than the other player; up to so many. */
    ahead: 0.15,
    farAhead: 3,
    /** How likely a large ring of the own colour in hand finds a place above the moon. */
    finds: 0.9,
    /** How likely a placement of the other player covers a ring that waits for its settlement. */
    covered: 0.35,
    /** A large ring of the own colour that can still be taken. */
    inPile: 0.8,
    /** Other rings in hand, not to be wasted on a crater. */
    smallRing: 0.18,
    largeNavy: 0.24,
    /** Two rings side by side that could bear another, up to so many. */
    pair: 0.1,
    pairs: 6,
    /** At the very end of its reach a ring rarely finds a place. */
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
