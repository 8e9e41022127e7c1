import {
  type Answer,
  type Chance,
  type Game,
  type KernelState,
  type Seat,
  shuffleWith,
} from '@perilune/engine'
import type { Evaluate } from '../evaluate/index.js'

/** An answer's own questions are followed this far. */
const FOLLOWED = 6

/** More answers than these are thinned out by chance. */
export const thinned = (answers: readonly Answer[], to: number, chance: Chance): readonly Answer[] =>
  answers.length <= to ? answers : shuffleWith(chance, answers.slice()).slice(0, to)

/**
 * The state once the seat has answered what its answer asks in turn, each time with what looks best of so many: what was paid shows at once,
 * what it buys only then. The effect is still under way while more is about to happen than before.
 */
export function settled(
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
    for (const answer of thinned(game.answers(at, seat), tried, chance)) {
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
