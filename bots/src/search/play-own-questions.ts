import {
  type Answer,
  type Chance,
  type Game,
  type KernelState,
  type Seat,
  shuffleWith,
} from '@perilune/engine'
import type { Evaluate } from '../evaluate.js'

/** How many of an answer's own questions are answered at most. */
const FOLLOWED = 6

/** All answers, or `to` of them drawn at random where there are more. */
export const sampleAnswers = (answers: readonly Answer[], to: number, chance: Chance): readonly Answer[] =>
  answers.length <= to ? answers : shuffleWith(chance, answers.slice()).slice(0, to)

/** What answers are tried in and judged by: made once for a search. */
export interface Judging {
  readonly game: Game
  readonly evaluate: Evaluate
  readonly chance: Chance
  /** Answers compared for each question that an answer asks in turn. */
  readonly triedAfter: number
}

/** A state, and how well the seat stands there where that is known. */
interface Reached {
  readonly state: KernelState
  readonly height: number | undefined
}

/**
 * The state after the questions that an answer itself leads to: each is answered by what the evaluation likes
 * best. A price is paid at once and what it buys comes later, so that an answer can be judged only then. An
 * effect is under way while the stack is higher than before the answer (`depth`). `s` is
 * played on.
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
