import type { AskStep, LabelsOfStep, QuestionIn, RunStep, TogetherStep } from '@perilune/engine'
import type { MarsState } from '../state/state.js'
import type { MarsEvent } from './events.js'
import type { Labels } from './labels.js'
import type { MarsPrompt } from './prompts.js'
import type { MarsReason } from './reasons.js'

/*
 * All that the rules say, as codes with the facts that a sentence needs. Codes are only ever added: old logs
 * hold them. Given to the types of all steps, so that the compiler finds a missing fact where something is
 * said.
 */

export interface MarsVocabulary<Label extends LabelsOfStep = LabelsOfStep> {
  prompt: MarsPrompt
  label: Label
  reason: MarsReason
  event: MarsEvent
}

/** What a question lists, typed by its step. */
type LabelOf<F> = F extends { readonly do: infer D extends keyof Labels } ? Labels[D] : LabelsOfStep
export type QuestionOf<F> = QuestionIn<MarsVocabulary<LabelOf<F>>>
export type OptionOf<F> = LabelOf<F> extends { option: infer O } ? O : never
export type AnswerOf<F> = OptionOf<F> extends infer O ? (O extends { answer: infer A } ? A : never) : never

export type Ask<F> = AskStep<MarsState, F, MarsVocabulary<LabelOf<F>>>
export type Together<F> = TogetherStep<MarsState, F, MarsVocabulary<LabelOf<F>>>
export type Run<F> = RunStep<MarsState, F, MarsVocabulary>
