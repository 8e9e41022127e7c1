import type { NewGameWordsOf } from '@perilune/engine'
import type { options } from '@perilune/moonrakers'

export const newGame: NewGameWordsOf<typeof options> = {
  options: {
    first: { values: { roll: 'roll' } },
    goal: { line: 'The rulebook says 10. Less makes a shorter game.' },
    mercenaryPrice: {
      line: 'A mercenary costs 1 more for each one used before it: in the same round, or on the same turn.',
      because: 'Only with two players.',
      values: { round: 'By round', turn: 'By turn' },
    },
  },
  presets: {
    short: { title: 'Short game', line: 'To 6 prestige' },
    classic: { title: 'Classic', line: 'To 10 prestige' },
  },
  combined: {},
}
