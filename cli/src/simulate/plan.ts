import { type Bot, type BotPlan, makeBot, planOf } from '@perilune/bots'
import { canonical, type Game, seedFrom } from '@perilune/engine'

/** Games to be played, as plain data: a worker gets it as it stands. */
export interface Plan {
  game: string
  /** Older rules than today's; left out for today's. */
  rules?: number
  seats: number
  options: Readonly<Record<string, unknown>>
  /** By name, dealt over the seats. */
  bots: readonly string[]
  seed: string
  /** The number of the first game. */
  from: number
  games: number
  /** The folder that records are written to, if they are wanted. */
  records?: string
}

/** Every game has a seed of its own, so that it can be played alone and by any thread. */
export const seedOf = (plan: Plan, index: number): string => seedFrom(`${plan.seed}:${index}`)

/**
 * The list of bots is dealt round the table again and again; each game begins one further, so that no bot
 * keeps a good seat.
 */
export function seating(plan: Plan, index: number): Bot[] {
  return Array.from({ length: plan.seats }, (_, seat) =>
    makeBot(planOf(plan.bots[(index + seat) % plan.bots.length]) as BotPlan),
  )
}

/** As a shell reads it. */
export const quoted = (text: string): string =>
  /^[\w.,:/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

/** The options that are not as they would be anyway, as a flag; nothing where all are. */
export function optionsFlagFor(game: Game, options: Plan['options']): string[] {
  const chosen = Object.entries(options).filter(
    ([name, value]) => canonical(value) !== canonical(game.options[name]?.default),
  )
  return chosen.length === 0 ? [] : [`--options ${quoted(JSON.stringify(Object.fromEntries(chosen)))}`]
}

/** The command that plays one of the games again. */
export function commandFor(game: Game, plan: Plan, index: number): string {
  return [
    `perilune simulate ${plan.game} --seats ${plan.seats} --bots ${plan.bots.join(',')}`,
    ...(plan.rules === undefined ? [] : [`--rules ${plan.rules}`]),
    ...optionsFlagFor(game, plan.options),
    `--seed ${quoted(plan.seed)} --from ${index} --games 1`,
  ].join(' ')
}
