import type { GameBot } from '@perilune/engine/bot'

/** Weights of earlier releases: opponents in the arena, such as `greedy@0.1`. */
export const earlier = {
  '0.1': {
    evaluation: {
      resource: 0.7,
      resourceKept: 0.15,
      rover: 1,
      structure: 0.4,
      unusedFlip: 0.6,
      rewardToCome: 4,
      plenty: 8,
    },
  },
} satisfies GameBot['earlier']
