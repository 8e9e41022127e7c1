import { type Bot, type BotPlan, makeBot } from '@perilune/bots'
import { type Game, seedFrom } from '@perilune/engine'
import { optionsFlagFor, quoted } from '../simulate/plan.js'

/** A match as plain data, so that it can be sent to workers. */
export interface ArenaPlan {
  game: string
  seats: number
  options: Readonly<Record<string, unknown>>
  bots: readonly BotPlan[]
  seed: string
  /** The number of the first game. */
  from: number
  games: number
  /** The iterations for every bot that searches, instead of its own budget. */
  iterations?: number
}

/**
 * The seatings of one fair set, each a list of bot numbers. If all bots fit at the table, they are dealt
 * round it repeatedly, one seat further in every seating. In a larger pool every group that fits meets in
 * every rotation of the seats.
 */
export function seatingsOf({ bots, seats }: ArenaPlan): number[][] {
  const groups = bots.length <= seats ? [bots.map((_, i) => i)] : groupsOf(bots.length, seats)
  return groups.flatMap((group) =>
    group.map((_, turn) => Array.from({ length: seats }, (_, seat) => group[(turn + seat) % group.length])),
  )
}

/** All combinations of `size` of the numbers below n, in order. */
function groupsOf(n: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]]
  return Array.from({ length: Math.max(0, n - from) }, (_, i) => from + i).flatMap((first) =>
    groupsOf(n, size - 1, first + 1).map((rest) => [first, ...rest]),
  )
}

/** Games of one set share their seed, so that luck affects every bot equally. */
export const seedOf = (plan: ArenaPlan, index: number): string =>
  seedFrom(`${plan.seed}:arena ${Math.floor(index / seatingsOf(plan).length)}`)

export function seatsOf(plan: ArenaPlan, index: number): number[] {
  const seatings = seatingsOf(plan)
  return seatings[index % seatings.length]
}

/** The command that repeats one of the games. */
export const commandFor = (game: Game, plan: ArenaPlan, index: number): string =>
  [
    `perilune arena ${plan.game} --seats ${plan.seats} --bots ${plan.bots.map(({ name }) => name).join(',')}`,
    ...optionsFlagFor(game, plan.options),
    ...(plan.iterations === undefined ? [] : [`--iterations ${plan.iterations}`]),
    `--seed ${quoted(plan.seed)} --from ${index} --games 1`,
  ].join(' ')

/** A bot that reports how long each answer takes. Forced answers are not counted. */
export function timed(plan: BotPlan, note: (milliseconds: number) => void): Bot {
  const bot = makeBot(plan)
  return {
    ...bot,
    answer(observation) {
      if (observation.answers.length === 1) return bot.answer(observation)
      const begun = performance.now()
      const answer = bot.answer(observation)
      note(performance.now() - begun)
      return answer
    },
  }
}
