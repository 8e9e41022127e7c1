/**
 * What is known of the game before its rules or its table are loaded: literal data, explained in
 * games/all/src/manifest.ts.
 */
export const game = {
  id: 'moon',
  title: 'Moon',
  shelf: 1,
  rules: 2,
  seats: { min: 2, max: 5 },
  minutes: 60,
  pace: { base: 15, person: 15 },
  accent: { light: 'oklch(0.48 0.095 70)', dark: 'oklch(0.835 0.092 84)' },
  box: { ink: 'oklch(0.96 0.02 88)' },
  guided: true,
  cards: true,
  options: { first: { as: 'first' } },
} as const
