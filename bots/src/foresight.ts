import type { Chance, Game, KernelState } from '@perilune/engine'
import type { Foresight } from '@perilune/engine/bot'
import { gameEvaluationOf } from './game-evaluation.js'

export const foresightOf = (game: Game): Foresight | undefined => gameEvaluationOf(game)?.foresight

/** Far more questions than one answer can lead to. */
const QUICK_LIMIT = 300

/** Plays quick answers until nothing is under way any more. */
export function playOn(game: Game, foresight: Foresight, s: KernelState, chance: Chance): void {
  for (let i = 0; i < QUICK_LIMIT && !foresight.rests(s); i++) {
    const [seat] = game.asked(s)
    if (seat === undefined) return
    const answers = game.answers(s, seat)
    game.play(s, seat, answers.length === 1 ? answers[0] : foresight.quick(game, s, seat, answers, chance))
  }
}
