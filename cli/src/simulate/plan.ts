import { type Bot, type BotPlan, makeBot, planOf } from '@perilune/bots'
import { canonical, type Game, seedFrom } from '@perilune/engine'

/** Games to play, as plain data that can be sent to workers. */
export interface Plan {
  game: string
  /** The rules to play; the newest if left out. */
  rules?: number
  seats: number
  options: Readonly<Record<string, unknown>>
  /** The names of the bots, dealt round the seats. */
  bots: readonly string[]
  seed: string
  /** The number of the first game. */
  from: number
  games: number
  /** The folder for the records; none are written if left out. */
  records?: string
}

/** Every game has a seed of its own, so that any thread can play it, and it can be repeated alone. */
export const seedOf = (plan: Plan, index: number): string => seedFrom(`${plan.seed}:${index}`)

/** Deals the bots round the table; each game starts one bot further, so that none keeps a good seat. */
export function seating(plan: Plan, index: number): Bot[] {
  return Array.from({ length: plan.seats }, (_, seat) =>
    makeBot(planOf(plan.bots[(index + seat) % plan.bots.length]) as BotPlan),
  )
}

/** Quotes an argument for the shell. */
export const quoted = (text: string): string =>
  /^[\w.,:/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

/** The options that differ from their defaults, as a flag; empty if there are none. */
export function optionsFlagFor(game: Game, options: Plan['options']): string[] {
  const chosen = Object.entries(options).filter(
    ([name, value]) => canonical(value) !== canonical(game.options[name]?.default),
  )
  return chosen.length === 0 ? [] : [`--options ${quoted(JSON.stringify(Object.fromEntries(chosen)))}`]
}

/** The command that repeats one of the games. */
export function commandFor(game: Game, plan: Plan, index: number): string {
  return [
    `perilune simulate ${plan.game} --seats ${plan.seats} --bots ${plan.bots.join(',')}`,
    ...(plan.rules === undefined ? [] : [`--rules ${plan.rules}`]),
    ...optionsFlagFor(game, plan.options),
    `--seed ${quoted(plan.seed)} --from ${index} --games 1`,
  ].join(' ')
}
