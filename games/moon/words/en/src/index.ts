import { type GameWords, reasonsIn, type Sentences, speak, speakLabel, textOnly } from '@perilune/engine'
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

/* Sentences for people. Everything here is made from data when somebody reads it, and never asks the rules about a state. */

/** What somebody who is asked by a step is doing. */
const STEPS: Readonly<Record<AskingStep, string>> = {
  'take-turn': 'takes a turn',
  'extra-construct': 'constructs an extra Structure',
  'gain-resources': 'gain resources',
  'pay-resources': 'pay resources',
  'pay-any-number': 'pay any number',
  'give-resource': 'give resource',
  'choose-grey': 'choose grey',
  'choose-flag': 'choose flag',
  'choose-flag-reward': 'choose flag reward',
  'choose-blue': 'choose blue',
  'choose-rewards': 'choose rewards',
  demolish: 'demolish',
  'choose-resource-to-make': 'choose resource to make',
  'convert-resources': 'convert resources',
  'flip-back': 'flip back',
  'copy-flip': 'copy flip',
  'recall-rover': 'recall rover',
  'swap-card': 'swap card',
  'take-from-discard': 'take from discard',
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
  prompt: (prompt) => speak(PROMPTS, prompt),
  option: (thing) => speakLabel(LABELS, thing),
  progress,
  tieBreak: (tieBreak) => speak(TIE_BREAKS, tieBreak),
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
