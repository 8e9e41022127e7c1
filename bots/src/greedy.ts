import { type Answer, below, type KernelState } from '@perilune/engine'
import type { Foresight } from '@perilune/engine/bot'
import type { Bot, Observation } from './bot.js'
import { type Evaluate, evaluationOf } from './evaluate.js'
import { foresightOf, playOn } from './foresight.js'
import { type Care, lookingWith, looksAt } from './search/first-look.js'
import { sampleAnswers } from './search/play-own-questions.js'
import type { GameWeights } from './weights.js'

/** Limits the answers compared, because payments can be mixed in hundreds of ways. */
export const CARE: Care = { tried: 100, triedAfter: 16 }

/** Tries every answer in one sampled state and picks the one with the best position after it. */
export const greedyWith = (weights?: GameWeights): Bot => ({
  name: 'greedy',
  answer(observation) {
    if (observation.answers.length === 1) return observation.answers[0]
    const evaluate = evaluationOf(observation.game, weights)
    const foresight = foresightOf(observation.game)
    if (foresight) {
      const found = foresee(observation, evaluate, foresight)
      if (found) return found
    }
    return (
      best(observation, evaluate, worldOf(observation), Number.NEGATIVE_INFINITY) ?? observation.answers[0]
    )
  },
  extra(observation) {
    const evaluate = evaluationOf(observation.game, weights)
    const world = worldOf(observation)
    return best(observation, evaluate, world, evaluate(world, observation.seat))
  },
})

export const greedy: Bot = greedyWith()

const worldOf = ({ game, view, chance }: Observation): KernelState => game.sample(view(), chance)

/**
 * The answer with the highest evaluation once its effects have come to rest, averaged over several sampled
 * states. Undefined if nothing is under way.
 */
function foresee(observation: Observation, evaluate: Evaluate, foresight: Foresight): Answer | undefined {
  const { game, seat, chance } = observation
  const worlds = [worldOf(observation)]
  if (foresight.rests(worlds[0])) return undefined
  if (foresight.byHabit(worlds[0], seat, observation.answers))
    return foresight.quick(game, worlds[0], seat, observation.answers, chance)
  while (worlds.length < foresight.worlds) worlds.push(worldOf(observation))
  let found: Answer | undefined
  let height = Number.NEGATIVE_INFINITY
  for (const answer of sampleAnswers(observation.answers, CARE.tried, chance)) {
    let sum = 0
    for (const world of worlds) {
      const s = game.clone(world)
      game.play(s, seat, answer)
      playOn(game, foresight, s, chance)
      sum += evaluate(s, seat)
    }
    if (found && sum <= height) continue
    found = answer
    height = sum
  }
  return found
}

/** The answer with the highest evaluation above `above`, if any; ties are broken at random. */
function best(
  observation: Observation,
  evaluate: Evaluate,
  world: KernelState,
  above: number,
): Answer | undefined {
  const { game, seat, answers, chance } = observation
  const looking = lookingWith(game, evaluate, CARE, chance)
  let found: Answer | undefined
  let most = above
  let equals = 0
  for (const { answer, height } of looksAt(looking, world, seat, answers))
    if (height > most) {
      found = answer
      most = height
      equals = 1
    } else if (height === most && found && below(chance, ++equals) === 0) found = answer
  return found
}
