import {
  clauseOf,
  type Line,
  plain,
  type Sentence,
  type Sentences,
  speak,
  speakLabel,
  type Words,
} from '@perilune/engine'
import type { Progress, TieBreaks } from '../codes/progress.js'
import type { Prompts } from '../codes/prompts.js'
import { readReason } from '../score-lines.js'
import { say } from './bits.js'
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

export const words: Words = {
  reason: (reason) => plain(speak(REASONS, reason)),
  event: (event, name) => plain(tale(event, name)),
  tale,
  line: (of) => plain(line(of)),
  step: (step) => STEPS[step as keyof typeof STEPS],
  said: (said) => speak(SAID, said),
  label: (thing) => speakLabel(LABELS, thing),
}
