import type { OptionTexts } from '@perilune/engine'
import type { options } from '@perilune/terraforming-mars'

/** What the options are called, and a sentence of what each changes. */
export const OPTIONS: OptionTexts<typeof options> = {
  preset: {
    title: 'Preset',
    help: 'A first game is the base game alone, with a beginner corporation for everybody. A full box has every expansion. What you choose yourself below stays as you chose it.',
  },
  map: {
    title: 'Map',
    help: 'Each map has its own areas, milestones and awards.',
  },
  corporateEra: {
    title: 'Corporate Era',
    help: 'With the cards of the Corporate Era everybody starts without production. Without them the game is shorter: fewer cards, and 1 of every production at the start. The solo game always has them.',
  },
  venus: {
    title: 'Venus Next',
    help: 'Venus as a fourth parameter that need not be completed, floaters, cities off Mars, a milestone and an award more. Alone, Venus is part of the goal.',
  },
  worldGovernment: {
    title: 'World Government',
    help: 'With Venus Next: at the end of each generation the first player raises one parameter a step, and nobody gains anything by it. It makes the game shorter.',
  },
  prelude: {
    title: 'Prelude',
    help: 'Everybody starts with two of four preludes, which get a game under way faster. The solo game has 12 generations instead of 14.',
  },
  colonies: {
    title: 'Colonies',
    help: 'Moons and other bodies beyond Mars, on which players build colonies and with which they trade; with the cards and corporations of that box.',
  },
  turmoil: {
    title: 'Turmoil',
    help: 'The Terraforming Committee: parties with delegates, leaders and a chairman, a ruling policy in every action phase, and global events that announce themselves two generations ahead. Everybody loses 1 TR in each generation.',
  },
  promos: {
    title: 'Promotional cards',
    help: 'Projects and corporations that came out one by one. Where one of them is a newer version of a card, it takes the place of the older one.',
  },
  oneOfExpansion: {
    title: 'One corporation of an expansion',
    help: 'With Venus Next, Prelude or Colonies: one of the two corporations that everybody is dealt is of these expansions, the other is not.',
  },
  draft: {
    title: 'Draft',
    help: 'In the research phase each player keeps one card and passes the rest on, until everybody has four to buy from. Not in the solo game.',
  },
  startDraft: {
    title: 'Variant: draft at the start',
    help: 'Not in the rulebook: before anybody chooses, the corporations, and then the preludes, go round to the left; each player keeps one and passes the rest. Project cards are not drafted. Not in the solo game.',
  },
  corporations: {
    title: 'Corporations',
    help: 'Only these are dealt, as far as their box is in the game: at least two for each player. With none chosen, all are.',
  },
  goals: {
    title: 'Milestones and awards',
    help: 'Those of the map, or five of each drawn at random from the three maps. With Venus Next its own come on top. Not in the solo game.',
  },
  beginners: {
    title: 'Beginner corporations',
    help: 'Seats that start with a beginner corporation: 42 MC and all ten cards free, instead of a choice of two corporations.',
  },
  soloGoal: {
    title: 'Solo goal',
    help: 'Alone, either terraform Mars completely, or reach a terraform rating of 63 with the standard project Buffer Gas as a help; both by the end of generation 14, or 12 with Prelude.',
  },
  banned: {
    title: 'Banned cards',
    help: 'Projects, corporations and preludes that stay in the box, by name.',
  },
  order: {
    title: 'Order of effects',
    help: 'The effects of an action may be resolved in any order. The game does it by itself unless another order could give the active player more; or it asks every time. Each player can change that for themselves during the game.',
  },
  first: {
    title: 'First player',
    help: 'Who begins the first generation. Beyond the last seat it counts on from the first.',
  },
}
