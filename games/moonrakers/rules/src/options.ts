import type { OptionsSchema } from '@perilune/engine'

export const options = {
  first: {
    kind: 'choice',
    title: 'First mission leader',
    help: 'The rulebook lets everybody roll four hazard dice: the fewest hazards lead first. A table that plays again may want to say who does. Beyond the last seat it counts on from the first.',
    values: ['roll', '1', '2', '3', '4', '5'],
    default: 'roll',
  },
  mercenaryPrice: {
    kind: 'choice',
    title: 'Mercenary prices',
    help: 'With two players, a mercenary action card costs 1 credit more for each one used before it: in the same round, as the rulebook says, or only on the same turn.',
    values: ['round', 'turn'],
    default: 'round',
  },
} as const satisfies OptionsSchema
