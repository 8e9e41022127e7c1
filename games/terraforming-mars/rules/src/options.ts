import type { OptionsOf, OptionsSchema } from '@perilune/engine'
import { corporations } from './cards/corporations.js'
import { projects } from './cards/decks.js'
import { preludes } from './cards/preludes.js'
import { SETS } from './names.js'

const bannable = [
  ...corporations.filter((card) => !card.beginner),
  ...preludes,
  ...SETS.flatMap((set) => projects[set]),
]

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
    title: 'Preset',
    help: 'A first game is the base game alone, with a beginner corporation for everybody. A full box has every expansion. What you choose yourself below stays as you chose it.',
    values: ['none', 'first game', 'full box'],
    default: 'none',
    presets: { 'first game': FIRST_GAME, 'full box': FULL_BOX },
  },
  map: {
    kind: 'choice',
    title: 'Map',
    help: 'Each map has its own areas, milestones and awards.',
    values: ['tharsis', 'hellas', 'elysium', 'random'],
    default: 'tharsis',
  },
  corporateEra: {
    kind: 'switch',
    title: 'Corporate Era',
    help: 'With the cards of the Corporate Era everybody starts without production. Without them the game is shorter: fewer cards, and 1 of every production at the start. The solo game always has them.',
    default: true,
  },
  venus: {
    kind: 'switch',
    title: 'Venus Next',
    help: 'Venus as a fourth parameter that need not be completed, floaters, cities off Mars, a milestone and an award more. Alone, Venus is part of the goal.',
    default: false,
  },
  worldGovernment: {
    kind: 'switch',
    title: 'World Government',
    help: 'With Venus Next: at the end of each generation the first player raises one parameter a step, and nobody gains anything by it. It makes the game shorter.',
    default: true,
  },
  prelude: {
    kind: 'switch',
    title: 'Prelude',
    help: 'Everybody starts with two of four preludes, which get a game under way faster. The solo game has 12 generations instead of 14.',
    default: false,
  },
  colonies: {
    kind: 'switch',
    title: 'Colonies',
    help: 'Moons and other bodies beyond Mars, on which players build colonies and with which they trade; with the cards and corporations of that box.',
    default: false,
  },
  turmoil: {
    kind: 'switch',
    title: 'Turmoil',
    help: 'The Terraforming Committee: parties with delegates, leaders and a chairman, a ruling policy in every action phase, and global events that announce themselves two generations ahead. Everybody loses 1 TR in each generation.',
    default: false,
  },
  promos: {
    kind: 'switch',
    title: 'Promotional cards',
    help: 'Projects and corporations that came out one by one. Where one of them is a newer version of a card, it takes the place of the older one.',
    default: false,
  },
  oneOfExpansion: {
    kind: 'switch',
    title: 'One corporation of an expansion',
    help: 'With Venus Next, Prelude or Colonies: one of the two corporations that everybody is dealt is of these expansions, the other is not.',
    default: false,
  },
  draft: {
    kind: 'switch',
    title: 'Draft',
    help: 'In the research phase each player keeps one card and passes the rest on, until everybody has four to buy from. Not in the solo game.',
    default: false,
  },
  startDraft: {
    kind: 'switch',
    title: 'Variant: draft at the start',
    help: 'Not in the rulebook: before anybody chooses, the corporations, and then the preludes, go round to the left; each player keeps one and passes the rest. Project cards are not drafted. Not in the solo game.',
    default: false,
  },
  beginners: {
    kind: 'some',
    title: 'Beginner corporations',
    help: 'Seats that start with a beginner corporation: 42 MC and all ten cards free, instead of a choice of two corporations.',
    values: ['1', '2', '3', '4', '5'],
    default: [],
  },
  soloGoal: {
    kind: 'choice',
    title: 'Solo goal',
    help: 'Alone, either terraform Mars completely, or reach a terraform rating of 63 with the standard project Buffer Gas as a help; both by the end of generation 14, or 12 with Prelude.',
    values: ['parameters', 'rating 63'],
    default: 'parameters',
  },
  banned: {
    kind: 'some',
    title: 'Banned cards',
    help: 'Projects, corporations and preludes that stay in the box, by name.',
    values: bannable.map((card) => card.id),
    names: Object.fromEntries(bannable.map((card) => [card.id, card.name])),
    default: [],
  },
  order: {
    kind: 'choice',
    title: 'Order of effects',
    help: 'The effects of an action may be resolved in any order. The game does it by itself unless another order could give the active player more; or it asks every time. Each player can change that for themselves during the game.',
    values: ['when it matters', 'always'],
    default: 'when it matters',
  },
  first: {
    kind: 'choice',
    title: 'First player',
    help: 'Who begins the first generation. Beyond the last seat it counts on from the first.',
    values: ['random', '1', '2', '3', '4', '5'],
    default: 'random',
  },
} as const satisfies OptionsSchema

export type Options = OptionsOf<typeof options>
