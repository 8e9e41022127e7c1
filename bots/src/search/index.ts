import type { Bot, Look } from '../bot.js'
import { evaluationOf } from '../evaluate/index.js'
import { greedyWith } from '../greedy.js'
import { type GameWeights, weightsOf } from '../weights/index.js'
import { type BestFirstTuning, searchBestFirst } from './best-first.js'
import type { Budget, Thought } from './thinker.js'
import { searchTree, type Tuning } from './tree.js'

export type { Budget, Considered, Thought } from './thinker.js'

/** Where nobody has said how well a seat stands, games are played to their end by chance. */
const UNKNOWN: Tuning = {
  scale: 1,
  curiosity: 0.5,
  firstLook: 0.5,
  triedFirst: 100,
  triedBelow: 100,
  triedAfter: 1,
  rollout: 1000,
  care: 1,
}

/** Thinks about a look for as long as the budget lasts. Nothing is hidden in Moon Base but an order: best first is the stronger there. */
export function think(
  look: Look,
  budget: Budget,
  weights: GameWeights | undefined = weightsOf(look.game),
): Thought {
  const evaluate = evaluationOf(look.game, weights)
  const tuning: unknown = weights?.search ?? UNKNOWN
  if (look.game.id === 'moon-base') return searchBestFirst(look, budget, tuning as BestFirstTuning, evaluate)
  return searchTree(look, budget, tuning as Tuning, evaluate)
}

/** A bot that thinks ahead within its budget. */
export const search = (budget: Budget, weights?: GameWeights): Bot => ({
  name: 'search',
  answer: (look) => (look.answers.length === 1 ? look.answers[0] : think(look, budget, weights).answer),
  extra: (look) => greedyWith(weights).extra(look),
})
