import type { OptionsSchema } from '@perilune/engine'

export const options = {
  first: {
    kind: 'choice',
    title: 'Earth marker',
    help: 'Who begins the first round. The other one chooses the colours, sets the tower, and wins a tie.',
    values: ['random', '1', '2'],
    default: 'random',
  },
} as const satisfies OptionsSchema
