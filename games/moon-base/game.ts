/**
 * What is known of the game before its rules or its table are loaded: literal data, explained in
 * games/all/src/manifest.ts.
 */
export const game = {
  id: 'moon-base',
  title: 'Moon Base',
  shelf: 3,
  rules: 1,
  seats: { min: 2, max: 2 },
  minutes: 40,
  pace: { base: 10, person: 15 },
  accent: { light: 'oklch(0.47 0.055 235)', dark: 'oklch(0.93 0.022 225)' },
  box: { ink: 'oklch(0.27 0.05 258)' },
  guided: true,
  cards: false,
  options: { first: { as: 'first' } },
} as const
