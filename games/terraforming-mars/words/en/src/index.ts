import {
  clauseOf,
  type GameWords,
  type Line,
  plain,
  type Sentence,
  type Sentences,
  speak,
  speakLabel,
} from '@perilune/engine'
import type { Progress, Prompts, TieBreaks } from '@perilune/terraforming-mars'
import { readReason, terraformingMars as rules } from '@perilune/terraforming-mars'
import { say } from './bits.js'
import { cardList } from './cards.js'
import { tale } from './events.js'
import { LABELS } from './labels.js'
import { LINES } from './lines.js'
import { PROMPTS } from './prompts.js'
import { REASONS } from './reasons.js'
import { STEPS } from './steps.js'

/* Sentences for people. Everything here is made from data when somebody reads it. */

const SAID: Sentences<Prompts & Progress & TieBreaks> = {
  ...PROMPTS,
  generation: ({ generation }) => say`Generation ${generation}`,
  'most-mc': () => say`most MC`,
  shared: () => say`shared`,
}

function line({ why }: Line): Sentence {
  const reason = readReason(why)
  return clauseOf(LINES, reason.code, reason)
}

/** Terraforming Mars in English. */
export const english: GameWords = {
  reason: (reason) => plain(speak(REASONS, reason)),
  event: (event, name) => plain(tale(event, name)),
  tale,
  line: (of) => plain(line(of)),
  step: (step) => STEPS[step as keyof typeof STEPS],
  said: (said) => speak(SAID, said),
  label: (thing) => speakLabel(LABELS, thing),
  cards: cardList,
}

/** The game as it is played in English. */
export const terraformingMars = rules.speaking(english)

export * from './cards.js'
export { colonyText } from './colonies.js'
export { bonusText, globalEventText, partyFacts, policyText } from './committee.js'
export { isAnyResource } from './ops.js'
export { turnHeading } from './turn.js'
