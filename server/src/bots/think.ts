import { bots } from '@perilune/bots'
import { type Answer, type Game, newChance, newSeed } from '@perilune/engine'
import { findVersion } from '../versions.js'
import type { BotJob } from './pool.js'

/** One bot job: the optional action it wants to take, else its answer. */
export async function think(games: Readonly<Record<string, Game>>, job: BotJob): Promise<Answer | undefined> {
  const game = await findVersion(Object.values(games), job.game, job.rules)
  const bot = bots[job.level]
  if (!game || !bot) throw new Error(`no bot ${job.level} for ${job.game}`)
  const { seat, answers, extras } = job
  const look = { game, seat, chance: newChance(newSeed()), view: () => job.view }
  const extra = extras.length ? bot.extra({ ...look, answers: extras }) : undefined
  return extra ?? (answers.length ? bot.answer({ ...look, answers }) : undefined)
}
