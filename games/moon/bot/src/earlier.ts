import type { GameBot } from '@perilune/engine/bot'

/** Weights of earlier releases: opponents in the arena, such as `greedy@0.1`. */
export const earlier = {
  '0.1': {
    evaluation: {
      resource: 0.7,
      resourceLate: 0.35,
      fades: 0,
      resourceKept: 0.15,
      rover: 1,
      structure: 0.4,
      unflipped: 0.6,
      flip: 0,
      flipToCome: 0,
      rewardToCome: 4,
      leadNow: 1.5,
      leadLate: 0,
      leadToCome: 1.5,
      behind: 0.3,
      heartOnCard: 0,
      listens: 0,
      discount: 0,
      reputation: 0,
      power: 2,
      eachMissing: 0.3,
      plenty: 8,
    },
  },
} satisfies GameBot['earlier']
