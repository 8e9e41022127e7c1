import {
  clauseOf,
  type GameWords,
  reasonsIn,
  type ScoreLine,
  type Sentence,
  type Sentences,
  wordsFrom,
} from '@perilune/engine'
import { kernelReasons } from '@perilune/engine/words/en'
import type { TieBreaks } from '@perilune/terraforming-mars'
import { readReason, terraformingMars as rules } from '@perilune/terraforming-mars'
import { say } from './bits.js'
import { cardList, linesOf } from './cards/cards.js'
import { tale } from './events.js'
import { LABELS } from './labels.js'
import { LINES } from './lines.js'
import { OPTIONS } from './options.js'
import { progress } from './progress.js'
import { PROMPTS } from './prompts.js'
import { REASONS } from './reasons.js'
import { STEPS } from './steps.js'
import { brief } from './table/brief.js'
import { guide } from './table/guide.js'
import { help } from './table/help.js'
import { general, special } from './table/rulings.js'
import { table } from './table/table.js'

/* Sentences for people. Everything here is made from data when somebody reads it. */

const TIE_BREAKS: Sentences<TieBreaks> = {
  'most-mc': () => say`most MC`,
  shared: () => say`shared`,
}

function score({ why }: ScoreLine): Sentence {
  const reason = readReason(why)
  return clauseOf(LINES, reason.code, reason)
}

/** What Terraforming Mars says, and what its table says. Another language has the same. */
export interface MarsWords extends GameWords {
  readonly guide: typeof guide
  readonly table: typeof table
  readonly rulings: { readonly general: typeof general; readonly special: typeof special }
}

/** Terraforming Mars in English. */
export const english: MarsWords = {
  reason: reasonsIn(kernelReasons, REASONS),
  tale,
  score,
  step: (step) => STEPS[step as keyof typeof STEPS],
  ...wordsFrom({ prompts: PROMPTS, labels: LABELS, tieBreaks: TIE_BREAKS }),
  progress,
  cards: cardList,
  card: linesOf,
  options: OPTIONS,
  help,
  brief,
  guide,
  table,
  rulings: { general, special },
}

/** The game as it is played in English. */
export const terraformingMars = rules.speaking(english)

export * from './cards/cards.js'
export { colonyText } from './cards/colonies.js'
export { isAnyResource } from './cards/verbs.js'
export { bonusText, globalEventText, partyFacts, policyText } from './committee.js'
export { turnHeading } from './table/turn.js'
