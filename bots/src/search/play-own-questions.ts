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

/**
 * The state after the questions that an answer itself leads to: each is answered by what the evaluation likes
 * best. A price is paid at once and what it buys comes later, so that an answer can be judged only then. An
 * effect is under way while the stack is higher than before the answer (`depth`).
 */
export function playOwnQuestions(
  game: Game,
  evaluate: Evaluate,
  s: KernelState,
  seat: Seat,
  depth: number,
  tried: number,
  chance: Chance,
): KernelState {
  let at = s
  for (let i = 0; i < FOLLOWED && at.stack.length > depth; i++) {
    const asked = game.asked(at)
    if (asked.length !== 1 || asked[0] !== seat) break
    let next: KernelState | undefined
    let height = Number.NEGATIVE_INFINITY
    for (const answer of sampleAnswers(game.answers(at, seat), tried, chance)) {
      const then = game.clone(at)
      game.play(then, seat, answer)
      const value = evaluate(then, seat)
      if (next && value <= height) continue
      next = then
      height = value
    }
    if (!next) break
    at = next
  }
  return at
}
