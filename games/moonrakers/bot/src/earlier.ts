import type { GameBot } from '@perilune/engine/bot'

/** Weights of earlier releases: opponents in the arena, such as `greedy@0.1`. */
export const earlier = {
  '0.1': {
    evaluation: {
      prestige: 6,
      credit: 1,
      part: 1.6,
      crew: 1.3,
      plenty: 9,
      rival: 3,
      win: 1000,
    },
  },
} satisfies GameBot['earlier']
