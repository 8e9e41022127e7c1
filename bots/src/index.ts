import type { Bot } from './bot.js'
import { BOT_NAMES, type BotPlan, makeBot, planOf } from './levels.js'

export type { Bot, Observation } from './bot.js'
export { type Evaluate, evaluationOf } from './evaluate.js'
export { gameEvaluationOf, setEvaluation } from './game-evaluation.js'
export { greedy } from './greedy.js'
export { BOT_NAMES, type BotPlan, LEVELS, type Level, makeBot, planOf } from './levels.js'
export { loadVersion } from './load-version.js'
export { type Asked, askBot, askThrough, type How, type PlayedGame, playGame } from './play-game.js'
export { random } from './random.js'
export { type Budget, type Considered, type SearchResult, search, think } from './search/index.js'
export { earlierReleasesOf, earlierWeightsOf, type GameWeights, weights } from './weights.js'

/** Every bot, by its name. */
export const bots: Readonly<Record<string, Bot>> = Object.fromEntries(
  BOT_NAMES.map((name) => [name, makeBot(planOf(name) as BotPlan)]),
)
