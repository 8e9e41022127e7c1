import { type Answer, type Chance, type Game, type KernelState, pickWith, type Seat } from '@perilune/engine'
import type { Evaluate } from '../evaluate.js'
import { type Judging, playOwnQuestions, sampleAnswers } from './play-own-questions.js'

/** How much is compared at a look. */
export interface Care {
  /** More answers than these are thinned out by chance. */
  readonly tried: number
  /** Answers compared for each question that an answer asks in turn. */
  readonly triedAfter: number
}

/** What looks at answers: made once for a search. */
export interface Looking extends Judging {
  readonly tried: number
}

export const lookingWith = (
  game: Game,
  evaluate: Evaluate,
  { tried, triedAfter }: Care,
  chance: Chance,
): Looking => ({ game, evaluate, chance, tried, triedAfter })

/** One answer, and how well the seat stands once it has had its effect. */
export interface Seen {
  readonly answer: Answer
  readonly height: number
}

/** Looks at one answer after the other in one world. */
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
    // Asked together with others, the answer does nothing until theirs are in.
    if (s.pending[seat] !== null) for (const [other, theirs] of others) game.play(s, other, theirs)
    const { state, height } = playOwnQuestions(looking, s, seat, depth)
    yield { answer, height: height ?? evaluate(state, seat) }
  }
}

/** What the other seats that are asked might answer: the same for every answer tried, so that only that one makes a difference. */
function othersAnswers(game: Game, world: KernelState, seat: Seat, chance: Chance): [Seat, Answer][] {
  const others = game.asked(world).filter((other) => other !== seat)
  return others.map((other) => [other, pickWith(chance, game.answers(world, other))])
}
