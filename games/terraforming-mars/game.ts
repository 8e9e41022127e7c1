/**
 * What is known of the game before its rules or its table are loaded: literal data, explained in
 * games/all/src/manifest.ts.
 */
export const game = {
  id: 'terraforming-mars',
  title: 'Terraforming Mars',
  shelf: 4,
  rules: 3,
  seats: { min: 1, max: 5 },
  minutes: 120,
  pace: { base: 30, person: 25 },
  accent: { light: 'oklch(0.51 0.13 42)', dark: 'oklch(0.72 0.13 48)' },
  box: { ink: 'oklch(0.96 0.02 88)', long: true },
  guided: true,
  cards: true,
  options: {
    preset: { as: 'hidden' },
    corporateEra: {
      as: 'expansion',
      art: 'corporate-era',
      band: 'oklch(0.5 0.14 34)',
      minutes: 20,
      only: { seats: [2, 5], is: true },
    },
    venus: {
      as: 'expansion',
      art: 'venus',
      band: 'oklch(0.56 0.135 50)',
      minutes: 10,
    },
    prelude: {
      as: 'expansion',
      art: 'prelude',
      band: 'oklch(0.58 0.105 76)',
      minutes: -15,
    },
    colonies: {
      as: 'expansion',
      art: 'colonies',
      band: 'oklch(0.52 0.085 118)',
      minutes: 10,
    },
    turmoil: {
      as: 'expansion',
      art: 'turmoil',
      band: 'oklch(0.48 0.09 150)',
      minutes: 25,
    },
    promos: {
      as: 'expansion',
      art: 'promos',
      band: 'oklch(0.44 0.075 205)',
      minutes: 0,
    },
    map: {
      as: 'picture',
      art: { tharsis: 'map-tharsis', hellas: 'map-hellas', elysium: 'map-elysium' },
      noteWhile: { option: 'goals', is: 'of the map' },
    },
    draft: { as: 'hidden' },
    startDraft: { as: 'hidden' },
    soloGoal: {
      as: 'plain',
      only: { seats: [1, 1] },
    },
    worldGovernment: { as: 'more', only: { needs: 'venus' } },
    beginners: { as: 'more', seats: true },
    goals: { as: 'more', only: { seats: [2, 5] } },
    corporations: { as: 'more', ticks: true },
    order: { as: 'more' },
    banned: { as: 'more' },
    first: { as: 'first' },
  },
  combined: [
    {
      id: 'draft',
      only: { seats: [2, 5] },
      levels: [
        { id: 'off', options: { draft: false, startDraft: false } },
        { id: 'cards', options: { draft: true, startDraft: false } },
        { id: 'all', options: { draft: true, startDraft: true } },
      ],
    },
  ],
  presets: [
    {
      id: 'first',
      options: { corporateEra: false, draft: false, beginners: ['1', '2', '3', '4', '5'] },
    },
    { id: 'classic', options: {} },
    {
      id: 'full',
      options: { venus: true, prelude: true, colonies: true, turmoil: true, promos: true },
    },
  ],
} as const
