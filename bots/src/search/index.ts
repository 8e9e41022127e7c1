import type { Game } from '@perilune/engine'
import type { PlanSettings, SearchSettings } from '@perilune/engine/bot'
import type { Bot, Look } from '../bot.js'
import { evaluationOf, judgeOf } from '../evaluate.js'
import { greedyWith } from '../greedy.js'
import { weights as allWeights, type GameWeights, weightsOf } from '../weights.js'
import { searchBestFirst } from './best-first.js'
import { searchPlans } from './plans.js'
import type { Budget, Thought } from './thinker.js'
import { searchTree } from './tree.js'

export type { Budget, Considered, Thought } from './thinker.js'

/** Where nobody has said how well a seat stands, games are played to their end by chance. */
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

/** Thinks about a look for as long as the budget lasts, in the way that the game's weights are for. */
export function think(
  look: Look,
  budget: Budget,
  weights: GameWeights | undefined = weightsOf(look.game),
): Thought {
  const evaluate = evaluationOf(look.game, weights)
  const settings = weights?.search ?? UNKNOWN
  if (settings.by === 'plans')
    return searchPlans(
      look,
      isSeenAtALook(look, settings) ? ONE_LOOK : budget,
      settings,
      evaluate,
      judgeOf(look.game, weights),
    )
  if (settings.by === 'tree') return searchTree(look, budget, settings, evaluate)
  return searchBestFirst(look, budget, settings, evaluate)
}

function isSeenAtALook(look: Look, { atALook }: PlanSettings): boolean {
  const { stack } = look.view()
  return atALook.includes(stack[stack.length - 1].do)
}

/** Rules of a game that has an evaluation, but none for this version: searching them would take long and find little. */
const lacksEvaluation = (game: Game): boolean =>
  Object.hasOwn(allWeights, game.id) && weightsOf(game) === undefined

/** A bot that thinks ahead within its budget. */
export const search = (budget: Budget, weights?: GameWeights): Bot => ({
  name: 'search',
  answer(look) {
    if (look.answers.length === 1) return look.answers[0]
    if (!weights && lacksEvaluation(look.game)) return greedyWith().answer(look)
    return think(look, budget, weights).answer
  },
  extra: (look) => greedyWith(weights).extra(look),
})
