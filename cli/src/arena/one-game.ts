import { playGame } from '@perilune/bots'
import { digest, type Game } from '@perilune/engine'
import { type ArenaPlan, seatsOf, seedOf, timed } from './plan.js'

export interface Fought {
  index: number
  /** Which bot sat at each seat. */
  seats: number[]
  points: number[]
  ranks: number[]
  decisions: number
  /** The digest of the final state. */
  digest: string
  /** For each bot: the number of answers that took thought, their total milliseconds, and the longest. */
  thoughts: number[]
  milliseconds: number[]
  longest: number[]
}

export interface Broken {
  index: number
  seed: string
  error: string
}

export type Result = Fought | Broken

export const isBroken = (result: Result): result is Broken => 'error' in result

/** Plays one game of the match. An error in it is recorded as a result. */
export function fight(game: Game, plan: ArenaPlan, index: number): Result {
  const seed = seedOf(plan, index)
  const seats = seatsOf(plan, index)
  const thoughts = plan.bots.map(() => 0)
  const milliseconds = plan.bots.map(() => 0)
  const longest = plan.bots.map(() => 0)
  const bots = plan.bots.map((bot, i) =>
    timed(bot, (time) => {
      thoughts[i]++
      milliseconds[i] += time
      longest[i] = Math.max(longest[i], time)
    }),
  )
  try {
    const { outcome, state, decisions } = playGame(
      game,
      seats.map((bot) => bots[bot]),
      { seed, options: plan.options },
    )
    const { points, ranks } = outcome
    const told = { points, ranks, decisions, digest: digest(state) }
    return { index, seats, ...told, thoughts, milliseconds, longest }
  } catch (error) {
    return { index, seed, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}
