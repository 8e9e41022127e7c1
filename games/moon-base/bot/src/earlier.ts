import type { GameBot } from '@perilune/engine/bot'

/** Weights of earlier releases: opponents in the arena, such as `greedy@0.1`. */
export const earlier = {
  '0.1': {
    evaluation: {
      earlyBonus: 0.6,
      ahead: 0.15,
      farAhead: 3,
      finds: 0.9,
      covered: 0.35,
      inPile: 0.8,
      smallRing: 0.18,
      largeNavy: 0.24,
      pair: 0.1,
      pairs: 6,
      near: 0.92,
    },
  },
} satisfies GameBot['earlier']
