import type { GameWeights } from './index.js'

/** What things are worth in points, and how the game is searched. `scripts/tune-bots.mjs` finds better ones by play. */
export const moonBaseWeights = {
  evaluation: {
    /** A bonus held at the start of the game counts this part of its points; at the end it counts in full. */
    earlyBonus: 0.6,
    /** A ring more in the largest group, or a level more, than the other player; up to so many. */
    ahead: 0.15,
    farAhead: 3,
    /** A large ring of the own colour in hand, not to be wasted on a crater; and what others are worth beside it. */
    ringInHand: 0.6,
    smallRing: 0.3,
    largeNavy: 0.4,
    /** Two rings side by side that could bear another, up to so many. */
    pair: 0.1,
    pairs: 6,
    /** At the very end of its reach a ring rarely finds a place. */
    near: 0.92,
  },
  search: {
    scale: 4,
    curiosity: 0.6,
    triedFirst: 120,
    triedBelow: 90,
  },
} satisfies GameWeights
