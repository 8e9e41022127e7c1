import { steps } from './flow.js'
import { loadRules } from './load.js'
import { numbering } from './numbering.js'
import { options } from './options.js'
import { outcome, progress } from './score.js'
import { places, setup } from './setup.js'
import { cloneMars } from './state.js'
import { trials } from './trials.js'
import { cardList } from './words/cards.js'
import { words } from './words/index.js'

loadRules()

/** Terraforming Mars as its author writes it; in other words it is the same game. */
export const definition = {
  id: 'terraforming-mars',
  title: 'Terraforming Mars',
  rules: 3,
  seats: { min: 1, max: 5 },
  options,
  places,
  setup,
  steps,
  clone: cloneMars,
  outcome,
  progress,
  words,
  cards: cardList,
  trials,
  numbering,
}
