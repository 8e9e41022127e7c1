import type { Event } from '../contract.js'
import type { Answer, Decision, MyDecision } from '../decisions/decision.js'
import { refusal } from '../decisions/satisfies.js'
import { IllegalAnswer } from '../errors.js'
import type { KernelState, Seat } from '../state.js'
import type { AnyGame } from './broken.js'

/** An answer of a seat. */
export interface Move {
  readonly seat: Seat
  readonly answer: Answer
}

/** Plays an answer. Returns the refusal, if it was refused; every other exception passes through. */
export function attempt(
  game: AnyGame,
  s: KernelState,
  seat: Seat,
  answer: Answer,
  tell?: (event: Event) => void,
): IllegalAnswer | undefined {
  try {
    game.play(s, seat, answer, tell)
  } catch (error) {
    if (error instanceof IllegalAnswer) return error
    throw error
  }
  return
}

export const isMine = (decision: Decision): decision is MyDecision => decision.kind !== 'elsewhere'

/** What this seat itself is asked. */
export const decisionsOf = (game: AnyGame, s: KernelState, seat: Seat): MyDecision[] =>
  game.decisions(s, seat).filter(isMine)

const isRecord = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer)

/** The decision that an answer is meant for: the standing `may` it names, or what the seat must decide. */
export function decisionFor(decisions: readonly MyDecision[], answer: Answer): MyDecision | undefined {
  if (!isRecord(answer)) return
  const { may } = answer
  return decisions.find((d) => (may === undefined ? d.must : !d.must && d.step === may))
}

export function satisfies(decisions: readonly MyDecision[], answer: Answer): boolean {
  const decision = decisionFor(decisions, answer)
  return decision !== undefined && refusal(decision, answer) === undefined
}
