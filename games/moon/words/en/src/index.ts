import { type GameWords, reasonsIn, type Sentences, textOnly, wordsFrom } from '@perilune/engine'
import { kernelReasons } from '@perilune/engine/words/en'
import type { AskingStep, TieBreaks } from '@perilune/moon'
import { causeOf, moon as rules } from '@perilune/moon'
import { brief } from './brief.js'
import { causeText } from './causes.js'
import { guide } from './guide.js'
import { help } from './help.js'
import { LABELS } from './labels.js'
import { OPTIONS } from './options.js'
import { progress } from './progress.js'
import { PROMPTS } from './prompts.js'
import { REASONS } from './reasons.js'
import { byCard, byKind } from './rulings.js'
import { table } from './table.js'
import { tale } from './tales.js'
import { cardLines, cardList } from './text.js'

/*
 * Sentences for people. Everything here is made from data when somebody reads it, and never asks the rules
 * about a state.
 */

/** What a seat does that is asked, after its name: 'Ada takes a turn'. */
const STEPS: Readonly<Record<AskingStep, string>> = {
  'take-turn': 'takes a turn',
  'extra-construct': 'constructs an extra Structure',
  'gain-resources': 'chooses Resources to gain',
  'pay-resources': 'pays Resources',
  'pay-any-number': 'chooses how much to spend',
  'give-resource': 'gives a Resource to another player',
  'choose-grey': 'chooses a Grey Structure',
  'choose-flag': 'chooses a Flag',
  'choose-flag-reward': 'chooses a Flag Reward',
  'choose-blue': 'chooses a Blue Structure',
  'choose-rewards': 'chooses Assimilation Rewards',
  demolish: 'chooses a Structure to demolish',
  'choose-resource-to-make': 'chooses a Resource to turn others into',
  'convert-resources': 'turns Resources into others',
  'flip-back': 'flips Structures back',
  'copy-flip': 'chooses a flip effect to use',
  'recall-rover': 'takes a Rover from a Structure',
  'swap-card': 'exchanges a card',
  'take-from-discard': 'takes a card from the Discard Pile',
}

const TIE_BREAKS: Sentences<TieBreaks> = {
  'most-rovers': () => textOnly('most Rovers'),
  'most-resources': () => textOnly('most Resources'),
  shared: () => textOnly('shared'),
}

/** What Moon says, and what its table says. Another language has the same. */
export interface MoonWords extends GameWords {
  readonly guide: typeof guide
  readonly table: typeof table
  readonly rulings: { readonly byKind: typeof byKind; readonly byCard: typeof byCard }
}

/** Moon in English. */
export const english: MoonWords = {
  reason: reasonsIn(kernelReasons, REASONS),
  tale,
  score: ({ why }) => causeText(causeOf(why)),
  step: (step) => STEPS[step as AskingStep],
  ...wordsFrom({ prompts: PROMPTS, labels: LABELS, tieBreaks: TIE_BREAKS }),
  progress,
  cards: cardList,
  card: cardLines,
  options: OPTIONS,
  help,
  brief,
  guide,
  table,
  rulings: { byKind, byCard },
}

/** The game as it is played in English. */
export const moon = rules.speaking(english)

export { alternativeText } from './labels.js'
export { opText, requirementText } from './text.js'
