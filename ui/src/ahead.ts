import { type Answer, type Game, type KernelState, newChance, type View } from '@perilune/engine'

const SEED = '7'.repeat(64)
/** Answers of other seats that are tried before giving up. */
const MOST = 60

/**
 * A possible state behind a view in which the seat is asked next, with the others doing as little as they
 * can: `idle` names the acts that do least, least first. Null if that takes more than `MOST` answers.
 */
export function whenAsked<S extends KernelState>(
  game: Game<S>,
  view: View<S>,
  seat: number,
  idle: readonly string[],
): S | null {
  const leastOf = (answers: readonly Answer[]): Answer => {
    for (const act of idle) {
      const least = answers.find((a) => a.act === act)
      if (least) return least
    }
    return answers[0]
  }
  try {
    const s = game.sample(view, newChance(SEED))
    for (let i = 0; i < MOST; i++) {
      const asked = game.asked(s)
      if (asked.includes(seat)) return s
      if (asked.length === 0) return null
      game.play(s, asked[0], leastOf(game.answers(s, asked[0])))
    }
  } catch {
    // The rules may refuse a sampled state, which can differ from the true one: then nothing is planned.
  }
  return null
}
