import type { OptionsSchema } from '@perilune/engine'

export const options = {
  first: {
    kind: 'choice',
    title: 'First mission leader',
    help: 'The rulebook lets everybody roll four hazard dice: the fewest hazards lead first. A table that plays again may want to say who does. Beyond the last seat it counts on from the first.',
    values: ['roll', '1', '2', '3', '4', '5'],
    default: 'roll',
  },
  goal: {
    kind: 'number',
    title: 'Prestige to reach',
    help: 'The game ends with the turn in which somebody has this much prestige. The rulebook says 10; less makes a shorter game.',
    min: 3,
    max: 10,
    default: 10,
  },
  mercenaryPrice: {
    kind: 'choice',
    title: 'Mercenary prices',
    help: 'With two players, a mercenary action card costs 1 credit more for each one used before it: in the same round, as the rulebook says, or only on the same turn.',
    values: ['round', 'turn'],
    default: 'round',
  },
} as const satisfies OptionsSchema
