import type { OptionsOf, OptionsSchema } from '@perilune/engine'
import { corporations } from './cards/corporations.js'
import { projects } from './cards/decks.js'
import { preludes } from './cards/preludes.js'
import { SETS } from './names.js'

const dealt = corporations.filter((card) => !card.beginner)
const bannable = [...dealt, ...preludes, ...SETS.flatMap((set) => projects[set])]

const FULL_BOX = {
  corporateEra: true,
  venus: true,
  worldGovernment: true,
  prelude: true,
  colonies: true,
  turmoil: true,
  promos: true,
}
const FIRST_GAME = { map: 'tharsis', corporateEra: false, draft: false, beginners: ['1', '2', '3', '4', '5'] }

export const options = {
  preset: {
    kind: 'choice',
    values: ['none', 'first game', 'full box'],
    default: 'none',
    presets: { 'first game': FIRST_GAME, 'full box': FULL_BOX },
  },
  map: {
    kind: 'choice',
    values: ['tharsis', 'hellas', 'elysium', 'random'],
    default: 'tharsis',
  },
  corporateEra: {
    kind: 'switch',
    default: true,
  },
  venus: {
    kind: 'switch',
    default: false,
  },
  worldGovernment: {
    kind: 'switch',
    default: true,
  },
  prelude: {
    kind: 'switch',
    default: false,
  },
  colonies: {
    kind: 'switch',
    default: false,
  },
  turmoil: {
    kind: 'switch',
    default: false,
  },
  promos: {
    kind: 'switch',
    default: false,
  },
  oneOfExpansion: {
    kind: 'switch',
    default: false,
  },
  draft: {
    kind: 'switch',
    default: false,
  },
  startDraft: {
    kind: 'switch',
    default: false,
  },
  corporations: {
    kind: 'some',
    values: dealt.map((card) => card.id),
    names: Object.fromEntries(dealt.map((card) => [card.id, card.name])),
    default: [],
  },
  goals: {
    kind: 'choice',
    values: ['of the map', 'random'],
    default: 'of the map',
  },
  beginners: {
    kind: 'some',
    values: ['1', '2', '3', '4', '5'],
    default: [],
  },
  soloGoal: {
    kind: 'choice',
    values: ['parameters', 'rating 63'],
    default: 'parameters',
  },
  banned: {
    kind: 'some',
    values: bannable.map((card) => card.id),
    names: Object.fromEntries(bannable.map((card) => [card.id, card.name])),
    default: [],
  },
  order: {
    kind: 'choice',
    values: ['when it matters', 'always'],
    default: 'when it matters',
  },
  first: {
    kind: 'choice',
    values: ['random', '1', '2', '3', '4', '5'],
    default: 'random',
  },
} as const satisfies OptionsSchema

export type Options = OptionsOf<typeof options>
