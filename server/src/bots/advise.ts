import { planOf, think } from '@perilune/bots'
import { type Answer, type Event, type Game, newChance, newSeed, same } from '@perilune/engine'
import type { Advice, AdviceJob } from './pool.js'

/** Sentences are made for so many of the best; the rest is weighed and left without. */
const SAID = 5
/** For a bot that does not search. */
const BUDGET = { milliseconds: 800, iterations: 300 }

/** One long thought, with all that was considered. */
export function advise(games: Readonly<Record<string, Game>>, job: AdviceJob): Advice {
  const game = Object.values(games).find(({ id, rules }) => id === job.game && rules === job.rules)
  const plan = planOf(job.level)
  if (!game || !plan || job.answers.length === 0) throw new Error(`no advice of ${job.level} for ${job.game}`)
  const { seat, answers, view } = job
  const look = { game, seat, answers, chance: newChance(newSeed()), view: () => view }
  const { iterations, considered } = think(look, plan.budget ?? BUDGET)
  return {
    iterations,
    considered: considered.map((one, i) => ({
      ...one,
      says: i < SAID || (job.given && same(one.answer, job.given)) ? sentence(game, job, one.answer) : null,
    })),
  }
}

/** What an answer does, told as the log would tell it: on a possible state, and no further than the seat's own deed. */
export function sentence(game: Game, { view, seat, names }: AdviceJob, answer: Answer): string | null {
  const s = game.sample(view, newChance(newSeed()))
  const events: Event[] = []
  try {
    game.play(s, seat, answer, (event) => events.push(event))
  } catch {
    // Given together with others it may meet something that the sample made up.
    return null
  }
  const own = events.find((event) => event.seat === seat)
  return own ? game.words.event(own, (who) => names[who] ?? `${who + 1}`) : null
}
