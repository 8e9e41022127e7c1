import type { OptionsSchema } from '@perilune/engine'

export const options = {
  first: {
    kind: 'choice',
    title: 'First Expedition',
    help: 'Who is given the First Expedition and so begins. The rulebook gives it to a random player; a table that plays again may want to pass it on. Beyond the last seat it counts on from the first.',
    values: ['random', '1', '2', '3', '4', '5'],
    default: 'random',
  },
} as const satisfies OptionsSchema
