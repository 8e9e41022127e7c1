import type { Game } from '@perilune/engine'
import type { PlanSettings, SearchSettings } from '@perilune/engine/bot'
import type { Bot, Observation } from '../bot.js'
import { evaluationOf, judgeOf } from '../evaluate.js'
import { greedyWith } from '../greedy.js'
import { weights as allWeights, type GameWeights, weightsOf } from '../weights.js'
import { searchBestFirst } from './best-first.js'
import type { Budget, SearchResult } from './budget.js'
import { searchPlans } from './plans.js'
import { searchTree } from './tree.js'

export type { Budget, Considered, SearchResult } from './budget.js'

/** Without an evaluation, games are played to their end at random. */
const UNKNOWN: SearchSettings = {
  by: 'tree',
  scale: 1,
  curiosity: 0.7,
  firstLook: 0,
  triedFirst: 100,
  triedBelow: 100,
  triedAfter: 1,
  rollout: 1000,
  care: 1,
}

const ONE_LOOK: Budget = { iterations: 1 }

/** Searches for an answer within the budget, by the method that the game's weights name. */
export function think(
  observation: Observation,
  budget: Budget,
  weights: GameWeights | undefined = weightsOf(observation.game),
): SearchResult {
  const evaluate = evaluationOf(observation.game, weights)
  const settings = weights?.search ?? UNKNOWN
  if (settings.by === 'plans')
    return searchPlans(observation, isSeenAtALook(observation, settings) ? ONE_LOOK : budget, settings, {
      evaluate: evaluationOf(observation.game, weights && greedyWithin(weights, settings)),
      judge: judgeOf(observation.game, weights),
    })
  if (settings.by === 'tree') return searchTree(observation, budget, settings, evaluate)
  return searchBestFirst(observation, budget, settings, evaluate)
}

const greedyWithin = (weights: GameWeights, { greedy }: PlanSettings): GameWeights =>
  greedy ? { ...weights, evaluation: greedy } : weights

function isSeenAtALook(observation: Observation, { atALook }: PlanSettings): boolean {
  const { stack } = observation.view()
  return atALook.includes(stack[stack.length - 1].do)
}

/**
 * Whether a game has an evaluation, but none for this version of its rules: a search would take long and find
 * little.
 */
const lacksEvaluation = (game: Game): boolean =>
  Object.hasOwn(allWeights, game.id) && weightsOf(game) === undefined

/** A bot that searches within its budget. */
export const search = (budget: Budget, weights?: GameWeights): Bot => ({
  name: 'search',
  answer(observation) {
    if (observation.answers.length === 1) return observation.answers[0]
    if (!weights && lacksEvaluation(observation.game)) return greedyWith().answer(observation)
    return think(observation, budget, weights).answer
  },
  extra: (observation) => greedyWith(weights).extra(observation),
})
