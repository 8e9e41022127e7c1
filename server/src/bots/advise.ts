import { planOf, think } from '@perilune/bots'
import { type Answer, answerText, type Game, newChance, newSeed } from '@perilune/engine'
import { findVersion } from '../versions.js'
import type { Advice, AdviceJob, Advised } from './pool.js'

/** For a bot that does not search. */
const BUDGET = { milliseconds: 800, iterations: 300 }

/** A hint shows at most this many answers. */
const HINT_ROWS = 5

/** One long search in a game of any version, with all that it considered. */
export async function advise(games: Readonly<Record<string, Game>>, job: AdviceJob): Promise<Advice> {
  return adviseUnder(await findVersion(Object.values(games), job.game, job.rules), job)
}

export function adviseUnder(game: Game | undefined, job: AdviceJob): Advice {
  const plan = planOf(job.level)
  if (!game || !plan || job.answers.length === 0) throw new Error(`no advice of ${job.level} for ${job.game}`)
  const { seat, answers, view } = job
  const look = { game, seat, answers, chance: newChance(newSeed()), view: () => view }
  const { iterations, considered } = think(look, plan.budget ?? BUDGET)
  const says = sentences(game, job)
  return { iterations, considered: considered.map((one) => ({ ...one, says: says(one.answer) })) }
}

/**
 * The rows of a hint: of answers that read the same, such as one of two equal piles, only the best is kept.
 */
export function hintRows(considered: readonly Advised[]): Advised[] {
  const told = new Set<string>()
  const isNew = ({ says }: Advised) => says === null || (!told.has(says) && told.add(says).has(says))
  return considered.filter(isNew).slice(0, HINT_ROWS)
}

/**
 * Puts answers into the words of the decision. A seat's questions follow from its view, so any possible state
 * has them.
 */
function sentences(game: Game, { view, seat, names }: AdviceJob): (answer: Answer) => string | null {
  const state = game.sample(view, newChance(newSeed()))
  const decisions = game
    .decisions(state, seat)
    .filter((decision) => decision.kind !== 'elsewhere')
    .filter(({ must }) => must)
  const name = (who: number) => names[who] ?? `${who + 1}`
  return (answer) => {
    for (const decision of decisions) {
      const text = answerText(decision, answer, name)
      if (text !== undefined) return text
    }
    return null
  }
}
