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
 * Searches plans until the game comes to rest: a tree of the seat's own answers in a row. Everything else,
 * that is other seats' answers and its own beyond the tree, is greedy play. Every iteration plays one line to
 * the resting point and evaluates it. Each sampled state is used for several lines; the first is greedy play
 * alone, and the others are compared with it.
 */

/** Far more answers than any round takes. */
const FURTHEST = 400

/** One possible arrangement of what is hidden. */
interface World {
  readonly state: KernelState
  /** The seed for the random choices of play in this world. */
  readonly seed: string
}

class Plans {
  readonly #view: ReturnType<Observation['view']>
  readonly #values: SeatValues
  readonly #root = new Place()
  #world: World
  /** The number of lines played in the current world, and the lead that greedy play reached there. */
  #met = 0
  #usual = 0
  /** The number of worlds sampled, and the sum of the leads that greedy play reached in them. */
  #dealt = 0
  #ahead = 0
  /** The answers followed in this iteration. */
  readonly #line: Arm[] = []

  constructor(
    readonly observation: Observation,
    readonly tuning: PlanSettings,
    /** `evaluate` guides greedy play; `judge` evaluates a game at rest. */
    readonly evaluate: Evaluate,
    judge: Evaluate,
  ) {
    const { game, seat, answers, chance } = observation
    this.#view = observation.view()
    // A solo game has a goal instead of a lead, so `judge` does not apply.
    this.#values = new SeatValues(game, this.#view.seats === 1 ? evaluate : judge, tuning.scale)
    this.#world = this.#deal()
    const looking = lookingWith(game, evaluate, CARE, chance)
    this.#root.meet(highestFirst(looksAt(looking, this.#world.state, seat, answers)))
  }

  /**
   * Samples a world that fits the view. Answers already given by others are unknown, so those seats choose
   * again.
   */
  #deal(): World {
    const { game, seat, chance } = this.observation
    const state = game.sample(this.#view, chance)
    for (let other = 0; other < state.seats; other++) if (other !== seat) state.pending[other] = null
    return { state, seed: seedWith(chance) }
  }

  /** Whether the remaining iterations would hardly change the choice. */
  isClear(iterations: number, left: number): boolean {
    const candidates = this.#root.candidates(this.tuning)
    const visits = candidates.map((arm) => arm.visits)
    if (isDecided(visits, left)) return true
    if (!isTimeToLook(iterations)) return false
    const spread = spreadOf(candidates.map(({ visits, gains: sum, squares }) => ({ visits, sum, squares })))
    const tried = candidates.map((arm) => ({ visits: arm.visits, mean: this.#gain(arm) }))
    const first = tried[visits.indexOf(Math.max(...visits))]
    const others = tried.filter((arm) => arm !== first)
    // Around an even chance to win, a lead of one `scale` is worth a quarter of a win.
    return isClear(first, others, spread, TOLERANCE * 4 * this.tuning.scale)
  }

  /** The estimated gain of an answer over greedy play, from its results and its first evaluation. */
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
   * The seat's lead when the game has come to rest: after greedy play alone, or after a line of the tree
   * continued by greedy play.
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

  /** The answer of greedy play, as an arm of the tree. */
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
      // In a solo game an evaluation means little by itself, so it is compared with that of greedy play.
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
  /** Guides greedy play. */
  evaluate: Evaluate
  /** Evaluates a game at rest; `evaluate` if left out. */
  judge?: Evaluate
}

/** Searches plans until the budget is used up or the choice is clear. */
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
