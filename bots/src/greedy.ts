import { type Answer, below, type KernelState } from '@perilune/engine'
import type { Foresight } from '@perilune/engine/bot'
import type { Bot, Look } from './bot.js'
import { type Evaluate, evaluationOf } from './evaluate.js'
import { foresightOf, playOn } from './foresight.js'
import { type Care, looksAt } from './search/first-look.js'
import { sampleAnswers } from './search/play-own-questions.js'
import type { GameWeights } from './weights.js'

/** Payments can be mixed in hundreds of ways. */
export const CARE: Care = { tried: 100, triedAfter: 16 }

/** Tries every answer on one possible state behind its view, and takes the one after which it stands best. */
export const greedyWith = (weights?: GameWeights): Bot => ({
  name: 'greedy',
  answer(look) {
    if (look.answers.length === 1) return look.answers[0]
    const evaluate = evaluationOf(look.game, weights)
    const foresight = foresightOf(look.game)
    if (foresight) {
      const found = foresee(look, evaluate, foresight)
      if (found) return found
    }
    return best(look, evaluate, worldOf(look), Number.NEGATIVE_INFINITY) ?? look.answers[0]
  },
  extra(look) {
    const evaluate = evaluationOf(look.game, weights)
    const world = worldOf(look)
    return best(look, evaluate, world, evaluate(world, look.seat))
  },
})

export const greedy: Bot = greedyWith()

const worldOf = ({ game, view, chance }: Look): KernelState => game.sample(view(), chance)

/**
 * The answer that leads highest once what it begins has come to rest, on average over several worlds; none where nothing is
 * under way that it could lead to.
 */
function foresee(look: Look, evaluate: Evaluate, foresight: Foresight): Answer | undefined {
  const { game, seat, chance } = look
  const worlds = [worldOf(look)]
  if (foresight.rests(worlds[0])) return undefined
  if (foresight.byHabit(worlds[0], seat, look.answers))
    return foresight.quick(game, worlds[0], seat, look.answers, chance)
  while (worlds.length < foresight.worlds) worlds.push(worldOf(look))
  let found: Answer | undefined
  let height = Number.NEGATIVE_INFINITY
  for (const answer of sampleAnswers(look.answers, CARE.tried, chance)) {
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

/** The answer that leads highest, if any leads above the given height; chance decides between equals. */
function best(look: Look, evaluate: Evaluate, world: KernelState, above: number): Answer | undefined {
  const { game, seat, answers, chance } = look
  let found: Answer | undefined
  let most = above
  let equals = 0
  for (const { answer, height } of looksAt(game, evaluate, world, seat, answers, CARE, chance))
    if (height > most) {
      found = answer
      most = height
      equals = 1
    } else if (height === most && found && below(chance, ++equals) === 0) found = answer
  return found
}
