import { type Answer, only, refusalOfAmounts, type Seat } from '@perilune/engine'
import type { Tell } from '../codes/events.js'
import type { AnswerOf, Ask, OptionOf } from '../codes/index.js'
import type { MarsPrompt } from '../codes/prompts.js'
import type { MarsReason } from '../codes/reasons.js'
import type { MarsFrame, MarsState } from '../state/state.js'

/* How effects ask for one of a list. */

export type SeatFrame = Extract<MarsFrame, { seat: Seat }>

interface Asking<F> {
  prompt(s: MarsState, frame: F): MarsPrompt
  /** Every answer of the right form, allowed or not. */
  all(s: MarsState, frame: F): AnswerOf<F>[]
  /** Why one of them can't be given. */
  refuse?(s: MarsState, frame: F, answer: Answer): MarsReason | undefined
  /** Why something else is not among them, where there is more to say. */
  why?(s: MarsState, frame: F, answer: Answer): MarsReason | undefined
  take(s: MarsState, frame: F, answer: Answer, tell: Tell | undefined): void
}

/** An answer with the facts that its label needs; left out where it needs none. */
type WithFacts<F> = (s: MarsState, frame: F, answer: AnswerOf<F>) => OptionOf<F>

export type Choice<F> = Asking<F> &
  ({ answer: AnswerOf<F> } extends OptionOf<F> ? { withFacts?: WithFacts<F> } : { withFacts: WithFacts<F> })

/** Answers of a list are flat: numbers and names. */
function isSame(offered: Answer, given: Answer): boolean {
  for (const key in given) if (given[key] !== offered[key]) return false
  for (const key in offered) if (given[key] !== offered[key]) return false
  return true
}

const NOT_OFFERED: MarsReason = { code: 'not-offered' }

/** A step that asks one seat for one of a list of answers. */
export function choose<F extends SeatFrame>(choice: Choice<F>): Ask<F> {
  const refuse = (s: MarsState, frame: F, answer: Answer): MarsReason | undefined =>
    choice.refuse?.(s, frame, answer)
  const all = (s: MarsState, frame: F) => choice.all(s, frame) as Answer[]
  const optionFor: WithFacts<F> =
    choice.withFacts ?? ((_, __, answer) => ({ answer }) as unknown as OptionOf<F>)
  return {
    seats: (_, frame) => only(frame.seat),
    ask: (s, _, frame) => ({
      kind: 'choose',
      prompt: choice.prompt(s, frame),
      options: choice.all(s, frame).map((answer) => {
        const reason = refuse(s, frame, answer as Answer)
        return { ...(optionFor(s, frame, answer) as object), ...(reason && { reason }) }
      }) as never,
    }),
    answers: (s, _, frame) => all(s, frame).filter((answer) => !refuse(s, frame, answer)),
    refuse: (s, _, frame, answer) =>
      all(s, frame).some((a) => isSame(a, answer))
        ? refuse(s, frame, answer)
        : (choice.why?.(s, frame, answer) ?? NOT_OFFERED),
    take: (s, _, frame, answer, tell) => choice.take(s, frame, answer, tell),
  }
}

/** All from one of several parts, at most so many; none is an answer too. */
export interface Taking<F> {
  prompt(s: MarsState, frame: F): MarsPrompt
  /** What there is, by an id that says where. */
  parts(s: MarsState, frame: F): { id: string; max: number }[]
  most(frame: F): number
  take(s: MarsState, frame: F, from: string, n: number, tell: Tell | undefined): void
}

const NONE: Answer = Object.freeze({ amounts: Object.freeze({}) })

export function takeFromOne<F extends SeatFrame>(taking: Taking<F>): Ask<F> {
  const question = (s: MarsState, frame: F) => ({
    kind: 'amounts' as const,
    prompt: taking.prompt(s, frame),
    parts: taking.parts(s, frame).map((part) => ({ ...part, min: 0 })),
    total: { min: 0, max: taking.most(frame) },
    mix: 'same' as const,
  })
  return {
    seats: (_, frame) => only(frame.seat),
    ask: (s, _, frame) => question(s, frame) as never,
    // Less than there is to take is accepted but seldom wise.
    answers: (s, _, frame) => [
      ...taking
        .parts(s, frame)
        .map((part) => ({ amounts: { [part.id]: Math.min(part.max, taking.most(frame)) } })),
      NONE,
    ],
    refuse: (s, _, frame, answer) => refusalOfAmounts(question(s, frame), answer),
    take(s, _, frame, answer, tell) {
      for (const [id, n] of Object.entries(answer.amounts as Readonly<Record<string, number>>))
        if (n > 0) taking.take(s, frame, id, n, tell)
    },
  }
}
