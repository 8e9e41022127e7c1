import type { Steps } from '@perilune/engine'
import type { Ask, MarsVocabulary, Run } from '../codes/index.js'
import type { MarsFrame, MarsState, Question } from '../state/state.js'

/* The steps of all that can happen inside one action, for a probe to run. The loader fills them in. */

export type EffectFrame = Extract<
  MarsFrame,
  {
    do:
      | Question
      | 'pay'
      | 'resolve'
      | 'choose-order'
      | 'go-on'
      | 'enter-play'
      | 'carry-out'
      | 'stuck'
      | 'pay-heat'
      | 'send-fleet'
      | 'raise-marker'
  }
>

export type EffectSteps = Steps<MarsState, EffectFrame, MarsVocabulary>

let steps: EffectSteps
export const setEffectSteps = (all: EffectSteps): void => {
  steps = all
}

export const stepOf = (frame: MarsFrame): Run<MarsFrame> | Ask<MarsFrame> =>
  steps[frame.do as EffectFrame['do']] as Run<MarsFrame> | Ask<MarsFrame>

/** Whether a frame belongs to an action under way. */
export const isEffectFrame = (frame: { readonly do: string }): boolean => frame.do in steps
