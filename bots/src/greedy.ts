import {
  type Answer,
  below,
  type Chance,
  type KernelState,
  pickWith,
  type Seat,
  shuffleWith,
} from '@perilune/engine'
import type { Bot, Look } from './bot.js'
import { evaluationOf } from './evaluate/index.js'
import { type Foresight, foresightOf, playOn } from './foresight/index.js'

/** More answers than this are thinned out by chance: payments can be mixed in hundreds of ways. */
const TRIED = 100
/** An answer's own questions are followed this far, with this many answers tried for each. */
const FOLLOWED = 6
const TRIED_AFTER = 16

/** Tries every answer on one possible state behind its view, and takes the one after which it stands best. */
export const greedy: Bot = {
  name: 'greedy',
  answer(look) {
    if (look.answers.length === 1) return look.answers[0]
    const foresight = foresightOf(look.game)
    if (foresight) {
      const found = foresee(look, foresight)
      if (found) return found
    }
    return best(look, worldOf(look), Number.NEGATIVE_INFINITY) ?? look.answers[0]
  },
  extra(look) {
    const world = worldOf(look)
    return best(look, world, evaluationOf(look.game)(world, look.seat))
  },
}

const worldOf = ({ game, view, chance }: Look): KernelState => game.sample(view(), chance)

/**
 * The answer that leads highest once what it begins has come to rest, on average over several worlds; none where nothing is
 * under way that it could lead to.
 */
function foresee(look: Look, foresight: Foresight): Answer | undefined {
  const { game, seat, chance } = look
  const evaluate = evaluationOf(game)
  const worlds = [worldOf(look)]
  if (foresight.rests(worlds[0])) return undefined
  if (foresight.byHabit(worlds[0], seat, look.answers))
    return foresight.quick(game, worlds[0], seat, look.answers, chance)
  while (worlds.length < foresight.worlds) worlds.push(worldOf(look))
  let found: Answer | undefined
  let height = Number.NEGATIVE_INFINITY
  for (const answer of thinned(look.answers, TRIED, chance)) {
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
function best(look: Look, world: KernelState, above: number): Answer | undefined {
  const { game, seat, chance } = look
  const evaluate = evaluationOf(game)
  const others = othersAnswers(look, world)
  const depth = world.stack.length
  let found: Answer | undefined
  let height = above
  let equals = 0
  for (const answer of thinned(look.answers, TRIED, chance)) {
    const s = game.clone(world)
    game.play(s, seat, answer)
    // Asked together with others, the answer does nothing until theirs are in.
    if (s.pending[seat] !== null) for (const [other, theirs] of others) game.play(s, other, theirs)
    const value = evaluate(settled(look, s, depth), seat)
    if (value > height) {
      found = answer
      height = value
      equals = 1
    } else if (value === height && found && below(chance, ++equals) === 0) found = answer
  }
  return found
}

/** What the other seats that are asked might answer: the same for every answer tried, so that only that one makes a difference. */
function othersAnswers({ game, seat, chance }: Look, world: KernelState): [Seat, Answer][] {
  const others = game.asked(world).filter((other) => other !== seat)
  return others.map((other) => [other, pickWith(chance, game.answers(world, other))])
}

/**
 * The state once the seat has answered what its answer asks in turn: what was paid shows at once, what it buys only then. The
 * effect is still under way while more is about to happen than before.
 */
function settled({ game, seat, chance }: Look, s: KernelState, depth: number): KernelState {
  const evaluate = evaluationOf(game)
  let at = s
  for (let i = 0; i < FOLLOWED && at.stack.length > depth; i++) {
    const asked = game.asked(at)
    if (asked.length !== 1 || asked[0] !== seat) break
    let next: KernelState | undefined
    let height = Number.NEGATIVE_INFINITY
    for (const answer of thinned(game.answers(at, seat), TRIED_AFTER, chance)) {
      const then = game.clone(at)
      game.play(then, seat, answer)
      const value = evaluate(then, seat)
      if (next && value <= height) continue
      next = then
      height = value
    }
    if (!next) break
    at = next
  }
  return at
}

const thinned = (answers: readonly Answer[], to: number, chance: Chance): readonly Answer[] =>
  answers.length <= to ? answers : shuffleWith(chance, answers.slice()).slice(0, to)
