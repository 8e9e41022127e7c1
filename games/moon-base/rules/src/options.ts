import type { OptionsSchema } from '@perilune/engine'

export const options = {
  first: {
    kind: 'choice',
    values: ['random', '1', '2'],
    default: 'random',
  },
} as const satisfies OptionsSchema
