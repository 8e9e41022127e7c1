import type { OptionTexts } from '@perilune/engine'
import type { options } from '@perilune/moonrakers'

/** What the options are called, and a sentence of what each changes. */
export const OPTIONS: OptionTexts<typeof options> = {
  first: {
    title: 'First mission leader',
    help: 'The rulebook lets everybody roll four hazard dice: the fewest hazards lead first. A table that plays again may want to say who does. Beyond the last seat it counts on from the first.',
  },
  goal: {
    title: 'Prestige to reach',
    help: 'The game ends with the turn in which somebody has this much prestige. The rulebook says 10; less makes a shorter game.',
  },
  mercenaryPrice: {
    title: 'Mercenary prices',
    help: 'With two players, a mercenary action card costs 1 credit more for each one used before it: in the same round, as the rulebook says, or only on the same turn.',
  },
}
