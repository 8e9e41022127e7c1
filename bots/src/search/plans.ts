import { type Answer, type Chance, type KernelState, newChance, type Seat, seedWith } from '@perilune/engine'
import type { PlanSettings } from '@perilune/engine/bot'
import type { Observation } from '../bot.js'
import type { Evaluate } from '../evaluate.js'
import { CARE } from '../greedy.js'
import { type Budget, type Considered, limitOf, type SearchResult } from './budget.js'
import { isClear, isDecided, isTimeToLook, spreadOf, TOLERANCE } from './enough.js'
import { lookingWith, looksAt, type Seen } from './first-look.js'
import { type Arm, Place } from './plan-tree.js'
import { SeatValues } from './seat-values.js'

/*
 * Makes plans until the game comes to rest: what the seat may do in a row is a tree, and everything else, the
 * others' answers and its own beyond the tree, is greedy play. Every iteration follows one line to the rest
 * and judges what has come of it there. A world is met by some lines, and greedy play goes first in each: all
 * are held against that.
 */

/** Far beyond any round. */
const FURTHEST = 400

/** One way in which what is hidden may lie. */
interface World {
  readonly state: KernelState
  /** For those who play on. */
  readonly seed: string
}

class Plans {
  readonly #view: ReturnType<Observation['view']>
  readonly #values: SeatValues
  readonly #root = new Place()
  #world: World
  /** Lines that have met the world at hand, and how far the seat is ahead there after greedy play. */
  #met = 0
  #usual = 0
  /** How many worlds were dealt, and how far greedy play is ahead in all of them. */
  #dealt = 0
  #ahead = 0
  /** What was followed in this iteration. */
  readonly #line: Arm[] = []

  constructor(
    readonly observation: Observation,
    readonly tuning: PlanSettings,
    /** What greedy play goes by, and what is thought of a game that rests. */
    readonly evaluate: Evaluate,
    judge: Evaluate,
  ) {
    const { game, seat, answers, chance } = observation
    this.#view = observation.view()
    // Alone there is a goal instead of a lead, and other things count.
    this.#values = new SeatValues(game, this.#view.seats === 1 ? evaluate : judge, tuning.scale)
    this.#world = this.#deal()
    const looking = lookingWith(game, evaluate, CARE, chance)
    this.#root.meet(highestFirst(looksAt(looking, this.#world.state, seat, answers)))
  }

  /**
   * A world that could lie behind the view. What others have answered already is unknown: they choose again.
   */
  #deal(): World {
    const { game, seat, chance } = this.observation
    const state = game.sample(this.#view, chance)
    for (let other = 0; other < state.seats; other++) if (other !== seat) state.pending[other] = null
    return { state, seed: seedWith(chance) }
  }

  /** Whether so many iterations more would hardly change the answer. */
  isClear(iterations: number, left: number): boolean {
    const candidates = this.#root.candidates(this.tuning)
    const visits = candidates.map((arm) => arm.visits)
    if (isDecided(visits, left)) return true
    if (!isTimeToLook(iterations)) return false
    const spread = spreadOf(candidates.map(({ visits, gains: sum, squares }) => ({ visits, sum, squares })))
    const tried = candidates.map((arm) => ({ visits: arm.visits, mean: this.#gain(arm) }))
    const first = tried[visits.indexOf(Math.max(...visits))]
    const others = tried.filter((arm) => arm !== first)
    // Around an even chance to win, a lead of the scale is worth a quarter of the games.
    return isClear(first, others, spread, TOLERANCE * 4 * this.tuning.scale)
  }

  /** What an answer gains on greedy play, by what came of it and by first look. */
  #gain(arm: Arm): number {
    const { best, firstLook } = this.tuning
    return (arm.visits > 0 ? arm.worth(best) : -arm.behind) - arm.behind * firstLook
  }

  iterate(): void {
    if (this.#met === this.tuning.lines) {
      this.#world = this.#deal()
      this.#met = 0
    }
    const lead = this.#play(this.#met > 0)
    if (this.#met++ === 0) {
      this.#usual = lead
      this.#dealt++
      this.#ahead += lead
    }
    for (const arm of this.#line) arm.learn(lead - this.#usual)
  }

  /**
   * How far the seat is ahead when the game has come to rest: after greedy play, or after a line of the tree
   * and greedy play from where it is new.
   */
  #play(follows: boolean): number {
    const { game, seat } = this.observation
    const s = game.clone(this.#world.state)
    const chance = newChance(this.#world.seed)
    let place = this.#root
    let inTree = follows
    let resting = this.#rests(s)
    this.#line.length = 0
    for (let i = 0; i < FURTHEST; i++) {
      const asked = i === 0 ? seat : game.asked(s)[0]
      if (asked === undefined) break
      const rests = this.#rests(s)
      if (rests && !resting) break
      resting = rests
      const answers = i === 0 ? this.observation.answers : game.answers(s, asked)
      // The first answer is always an arm of the root: skipping it would try the root's arms at a later
      // question.
      if (i > 0 && (asked !== seat || answers.length === 1)) {
        game.play(s, asked, this.#greedily(s, asked, answers, chance)[0].answer)
        continue
      }
      const arm =
        (inTree ? place.choose(this.tuning, answers) : undefined) ?? this.#usually(place, s, answers, chance)
      if (arm.visits === 0) inTree = false
      this.#line.push(arm)
      place = arm.next
      game.play(s, seat, arm.answer)
    }
    return this.#values.leads(s)[seat]
  }

  #rests = ({ stack }: KernelState): boolean =>
    stack.length > 0 && this.tuning.restsAt.includes(stack[stack.length - 1].do)

  /** What greedy play answers, as a part of the tree. */
  #usually(place: Place, s: KernelState, answers: readonly Answer[], chance: Chance): Arm {
    if (place === this.#root) return place.arms.values().next().value as Arm
    const seen = this.#greedily(s, this.observation.seat, answers, chance)
    place.meet(seen)
    return place.arm(seen[0].answer)
  }

  #greedily(s: KernelState, seat: Seat, answers: readonly Answer[], chance: Chance): readonly Seen[] {
    if (answers.length === 1) return [{ answer: answers[0], height: 0 }]
    const looking = lookingWith(this.observation.game, this.evaluate, this.tuning, chance)
    return highestFirst(looksAt(looking, s, seat, answers))
  }

  result(iterations: number): SearchResult {
    const usual = this.#ahead / this.#dealt
    const alone = this.#view.seats === 1
    const considered: Considered[] = Array.from(this.#root.arms.values(), (arm) => {
      const gain = this.#gain(arm)
      const lead = usual + gain
      // Alone, how well one stands says little until it is held against what is usual.
      const chance = this.#values.chanceOf(alone ? gain : lead)
      return { answer: arm.answer, visits: arm.visits, chance, lead }
    })
    considered.sort((a, b) => b.visits - a.visits || b.lead - a.lead)
    return { answer: considered[0].answer, iterations, considered }
  }
}

const highestFirst = (seen: Iterable<Seen>): readonly Seen[] =>
  Array.from(seen).sort((a, b) => b.height - a.height)

interface Evaluations {
  /** What greedy play goes by. */
  evaluate: Evaluate
  /** What is thought of a game that rests; the same if left out. */
  judge?: Evaluate
}

/** Makes plans until the budget is used up, or the answer would not change any more. */
export function searchPlans(
  observation: Observation,
  budget: Budget,
  tuning: PlanSettings,
  { evaluate, judge = evaluate }: Evaluations,
): SearchResult {
  const limit = limitOf(budget)
  const plans = new Plans(observation, tuning, evaluate, judge)
  let iterations = 0
  do plans.iterate()
  while (
    !limit.isReached(++iterations) &&
    (budget.whole || !plans.isClear(iterations, limit.left(iterations)))
  )
  return plans.result(iterations)
}
