import {
  type Answer,
  type Chance,
  type Game,
  type KernelState,
  type Seat,
  shuffleWith,
} from '@perilune/engine'
import type { Evaluate } from '../evaluate.js'

/** The most follow-up questions of one answer that are played. */
const FOLLOWED = 6

/** All answers, or a random sample of `to` if there are more. */
export const sampleAnswers = (answers: readonly Answer[], to: number, chance: Chance): readonly Answer[] =>
  answers.length <= to ? answers : shuffleWith(chance, answers.slice()).slice(0, to)

/** What playing and evaluating answers needs, created once for a search. */
export interface Judging {
  readonly game: Game
  readonly evaluate: Evaluate
  readonly chance: Chance
  /** The number of answers compared at each further question that an answer leads to. */
  readonly triedAfter: number
}

/** A state, and the seat's evaluation of it if already known. */
interface Reached {
  readonly state: KernelState
  readonly height: number | undefined
}

/**
 * Plays the follow-up questions of an answer, each with the answer that the evaluation prefers, because an
 * answer can be judged only once it is complete: a price is paid at once, and what it buys comes later. An
 * effect is under way while the stack is higher than before the answer (`depth`). `s` is modified.
 */
export function playOwnQuestions(judging: Judging, s: KernelState, seat: Seat, depth: number): Reached {
  const { game, triedAfter, chance } = judging
  let at = s
  let reached: Reached | undefined
  for (let i = 0; i < FOLLOWED && at.stack.length > depth; i++) {
    const asked = game.asked(at)
    if (asked.length !== 1 || asked[0] !== seat) break
    const answers = game.answers(at, seat)
    if (answers.length === 1) {
      game.play(at, seat, answers[0])
      reached = undefined
      continue
    }
    reached = bestOf(judging, at, seat, sampleAnswers(answers, triedAfter, chance))
    at = reached.state
  }
  return reached ?? { state: at, height: undefined }
}

function bestOf(
  { game, evaluate }: Judging,
  s: KernelState,
  seat: Seat,
  answers: readonly Answer[],
): Reached {
  let best: KernelState | undefined
  let most = 0
  for (const answer of answers) {
    const state = game.clone(s)
    game.play(state, seat, answer)
    const height = evaluate(state, seat)
    if (best && height <= most) continue
    best = state
    most = height
  }
  return { state: best as KernelState, height: most }
}
