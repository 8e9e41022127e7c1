import type { Bot } from './bot.js'
import { greedy } from './greedy.js'
import { random } from './random.js'

export type { Bot, Look } from './bot.js'
export { type Evaluate, evaluationOf, evaluations } from './evaluate/index.js'
export { type How, type PlayedGame, playGame } from './play-game.js'
export { type Budget, search } from './search.js'
export { greedy, random }

/** Every bot, by its name. */
export const bots: Readonly<Record<string, Bot>> = { random, greedy }
