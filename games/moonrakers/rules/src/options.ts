import type { OptionsSchema } from '@perilune/engine'

export const options = {
  first: {
    kind: 'choice',
    values: ['roll', '1', '2', '3', '4', '5'],
    default: 'roll',
  },
  goal: {
    kind: 'number',
    min: 3,
    max: 10,
    default: 10,
  },
  mercenaryPrice: {
    kind: 'choice',
    values: ['round', 'turn'],
    default: 'round',
  },
} as const satisfies OptionsSchema
