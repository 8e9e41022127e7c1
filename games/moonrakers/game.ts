/**
 * What is known of the game before its rules or its table are loaded: literal data, explained in
 * games/all/src/manifest.ts.
 */
export const game = {
  id: 'moonrakers',
  title: 'Moonrakers',
  shelf: 2,
  rules: 3,
  seats: { min: 2, max: 5 },
  minutes: 90,
  pace: { base: 15, person: 25 },
  about: 'Take contracts alone or together. Trust is the hard part.',
  accent: { light: 'oklch(0.53 0.19 27)', dark: 'oklch(0.68 0.18 28)' },
  box: { ink: 'oklch(0.96 0.02 88)' },
  guided: true,
  cards: true,
  options: {
    first: { as: 'first' },
    goal: { as: 'plain', line: 'The rulebook says 10. Less makes a shorter game.' },
    mercenaryPrice: {
      as: 'plain',
      line: 'A mercenary costs 1 more for each one used before it: in the same round, or on the same turn.',
      labels: { round: 'By round', turn: 'By turn' },
      only: { seats: [2, 2], because: 'Only with two players.' },
    },
  },
  presets: [
    { id: 'short', title: 'Short game', line: 'To 6 prestige', options: { goal: 6 }, minutes: -15 },
    { id: 'classic', title: 'Classic', line: 'To 10 prestige', options: {} },
  ],
} as const
