import type { Answer, Chance, Game, KernelState, Seat } from '@perilune/engine'
import { gameEvaluationOf } from '../game-evaluation.js'

/**
 * How greedy play looks further than one answer, in a game where an answer only begins something: it plays on by quick habits, for
 * all seats, until what was begun has come to rest, and judges that.
 */
export interface Foresight<S = KernelState> {
  /** How many possible states behind the view every answer is tried on. */
  readonly worlds: number
  /** Has what was begun come to rest? */
  rests(s: S): boolean
  /** What a seat would say without much thought. */
  quick(game: Game, s: S, seat: Seat, answers: readonly Answer[], chance: Chance): Answer
  /** Is the quick answer good enough here? */
  byHabit(s: S, seat: Seat, answers: readonly Answer[]): boolean
}

export const foresightOf = (game: Game): Foresight | undefined => gameEvaluationOf(game)?.foresight

/** Far beyond anything that one answer begins. */
const QUICK_LIMIT = 300

/** Plays on by habit until all is at rest. */
export function playOn(game: Game, foresight: Foresight, s: KernelState, chance: Chance): void {
  for (let i = 0; i < QUICK_LIMIT && !foresight.rests(s); i++) {
    const [seat] = game.asked(s)
    if (seat === undefined) return
    const answers = game.answers(s, seat)
    game.play(s, seat, answers.length === 1 ? answers[0] : foresight.quick(game, s, seat, answers, chance))
  }
}
