import { type Answer, type Chance, type Game, type KernelState, pickWith, type Seat } from '@perilune/engine'
import type { Evaluate } from '../evaluate.js'
import { type Judging, playOwnQuestions, sampleAnswers } from './play-own-questions.js'

/** How many answers are compared. */
export interface Care {
  /** With more answers than this, a random sample is tried. */
  readonly tried: number
  /** The number of answers compared at each further question that an answer leads to. */
  readonly triedAfter: number
}

/** What comparing answers needs, created once for a search. */
export interface Looking extends Judging {
  readonly tried: number
}

export const lookingWith = (
  game: Game,
  evaluate: Evaluate,
  { tried, triedAfter }: Care,
  chance: Chance,
): Looking => ({ game, evaluate, chance, tried, triedAfter })

/** An answer, and the evaluation of the position after it has taken effect. */
export interface Seen {
  readonly answer: Answer
  readonly height: number
}

/** Evaluates one answer after another in one sampled state. */
export function* looksAt(
  looking: Looking,
  world: KernelState,
  seat: Seat,
  answers: readonly Answer[],
): Generator<Seen> {
  const { game, evaluate, tried, chance } = looking
  const others = othersAnswers(game, world, seat, chance)
  const depth = world.stack.length
  for (const answer of sampleAnswers(answers, tried, chance)) {
    const s = game.clone(world)
    game.play(s, seat, answer)
    // If several seats are asked together, an answer takes effect only once all have answered.
    if (s.pending[seat] !== null) for (const [other, theirs] of others) game.play(s, other, theirs)
    const { state, height } = playOwnQuestions(looking, s, seat, depth)
    yield { answer, height: height ?? evaluate(state, seat) }
  }
}

/**
 * Random answers of the other seats that are asked. They are the same for every answer tried, so that results
 * differ only by that answer.
 */
function othersAnswers(game: Game, world: KernelState, seat: Seat, chance: Chance): [Seat, Answer][] {
  const others = game.asked(world).filter((other) => other !== seat)
  return others.map((other) => [other, pickWith(chance, game.answers(world, other))])
}
