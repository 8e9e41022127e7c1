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
  accent: { light: 'oklch(0.53 0.19 27)', dark: 'oklch(0.68 0.18 28)' },
  box: { ink: 'oklch(0.96 0.02 88)' },
  guided: true,
  cards: true,
  options: {
    first: { as: 'first' },
    goal: { as: 'plain' },
    mercenaryPrice: {
      as: 'plain',
      only: { seats: [2, 2] },
    },
  },
  presets: [
    { id: 'short', options: { goal: 6 }, minutes: -15 },
    { id: 'classic', options: {} },
  ],
} as const
