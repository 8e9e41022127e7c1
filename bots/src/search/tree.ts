import {
  type Answer,
  below,
  type Chance,
  type Game,
  type KernelState,
  newChance,
  pickWith,
  type Seat,
  seedWith,
} from '@perilune/engine'
import type { Foresight, TreeSettings } from '@perilune/engine/bot'
import type { Observation } from '../bot.js'
import type { Evaluate } from '../evaluate.js'
import { foresightOf, playOn } from '../foresight.js'
import { type Budget, type Considered, limitOf, type SearchResult } from './budget.js'
import { isClear, isDecided, isTimeToLook, spreadOf, TOLERANCE } from './enough.js'
import { keyOf } from './key.js'
import { type Judging, playOwnQuestions, sampleAnswers } from './play-own-questions.js'
import { SeatValues } from './seat-values.js'

/*
 * A search tree over what one seat knows. Every iteration samples the hidden parts anew, consistent with the
 * view, and descends the same tree, whose nodes are identified by the answers that led there. So results are
 * averages over everything that may be hidden, and never depend on what the seat can't see. Every seat
 * maximises its own gain; seats that are asked together choose without knowing each other's answers.
 */

/** One answer of one seat at one node of the tree. */
class Arm {
  visits = 0
  chances = 0
  squares = 0
  leads = 0
  /** The node after this answer if no other seat chooses at the same node. */
  next: Node | undefined
  constructor(
    readonly key: string,
    readonly answer: Answer,
    /** The chance to win by the first evaluation. */
    readonly promise: number,
    readonly firstLead: number,
  ) {}
}

/** The answers that one seat has tried at one node. */
class Arms {
  visits = 0
  readonly byKey = new Map<string, Arm>()
}

/** Finds the most promising answer; answers without any evaluation come first. */
class Hope {
  chosen: Arm | undefined
  #most = Number.NEGATIVE_INFINITY
  constructor(
    readonly eager: number,
    readonly firstLook: number,
  ) {}

  weigh(arm: Arm): void {
    const tries = arm.visits + this.firstLook
    const height =
      tries === 0
        ? Number.POSITIVE_INFINITY
        : (arm.promise * this.firstLook + arm.chances) / tries + this.eager / (1 + tries)
    if (height <= this.#most) return
    this.#most = height
    this.chosen = arm
  }
}

/** A node of the tree. Which seats are asked there may differ between sampled states. */
class Node {
  readonly arms: (Arms | undefined)[] = []
  /** Nodes after joint answers of several seats. */
  #together: Map<string, Node> | undefined

  after(chosen: readonly Arm[], seats: readonly Seat[], from: number): Node {
    if (chosen.length === from + 1) {
      const arm = chosen[from]
      arm.next ??= new Node()
      return arm.next
    }
    let key = ''
    for (let i = from; i < chosen.length; i++) key += `${seats[i]}${chosen[i].key}`
    this.#together ??= new Map()
    let next = this.#together.get(key)
    if (!next) {
      next = new Node()
      this.#together.set(key, next)
    }
    return next
  }
}

const NO_SEED = '0'.repeat(64)

/** Whether every sample that fits the view is the same state. */
const hidesNothing = ({ places, answered }: ReturnType<Observation['view']>): boolean =>
  places.every(({ count, cards }) => count === 0 || cards !== null) && !answered.includes(true)

class Tree {
  readonly root = new Node()
  readonly #game: Game
  readonly #chance: Chance
  readonly #evaluate: Evaluate
  readonly #judging: Judging
  readonly #foresight: Foresight | undefined
  readonly #values: SeatValues
  readonly #view: ReturnType<Observation['view']>
  /** The only state that fits the view, if nothing but chance is hidden. */
  readonly #open: KernelState | undefined
  // The answers of this iteration, and the seats that gave them.
  readonly #lineArm: Arm[] = []
  readonly #lineSeat: Seat[] = []

  constructor(
    readonly observation: Observation,
    readonly tuning: TreeSettings,
    evaluate: Evaluate,
  ) {
    this.#game = observation.game
    this.#chance = observation.chance
    this.#evaluate = evaluate
    this.#judging = {
      game: observation.game,
      evaluate,
      chance: observation.chance,
      triedAfter: tuning.triedAfter,
    }
    this.#foresight = foresightOf(observation.game)
    this.#view = observation.view()
    if (hidesNothing(this.#view)) this.#open = observation.game.sample(this.#view, newChance(NO_SEED))
    const alone = this.#view.seats === 1
    this.#values = new SeatValues(
      observation.game,
      evaluate,
      tuning.scale,
      alone ? this.#evaluate(this.#world(), observation.seat) : 0,
    )
  }

  /**
   * Samples a state that fits the view. Answers already given by others are unknown, so those seats choose
   * again.
   */
  #world(): KernelState {
    if (this.#open) {
      const s = this.#game.clone(this.#open)
      s.chance = newChance(seedWith(this.#chance))
      return s
    }
    const s = this.#game.sample(this.#view, this.#chance)
    for (let seat = 0; seat < s.seats; seat++) if (seat !== this.observation.seat) s.pending[seat] = null
    return s
  }

  iterate(): void {
    const game = this.#game
    const s = this.#world()
    this.#lineArm.length = 0
    this.#lineSeat.length = 0
    let node = this.root
    let begun = false
    for (let fresh = false; !fresh; ) {
      const asked = begun ? game.asked(s) : this.#thinkerFirst(game.asked(s))
      if (asked.length === 0) break
      const from = this.#lineArm.length
      for (const seat of asked) {
        const first = !begun
        begun = true
        const answers = first ? this.observation.answers : game.answers(s, seat)
        const plain = first ? undefined : this.#plain(s, seat, answers)
        if (plain) game.play(s, seat, plain)
        else {
          const arms = node.arms[seat] ?? new Arms()
          node.arms[seat] = arms
          const arm = this.#choose(arms, s, seat, this.#candidates(arms, answers, first))
          if (arm.visits === 0) fresh = true
          this.#lineArm.push(arm)
          this.#lineSeat.push(seat)
          game.play(s, seat, arm.answer)
        }
        // An answer that is pending takes effect only when all seats asked together have answered; they
        // choose at the same node.
        if (s.pending[seat] === null) break
      }
      if (this.#lineArm.length > from) node = node.after(this.#lineArm, this.#lineSeat, from)
    }
    this.#learn(this.#atRest(s))
  }

  /** The answer that needs no search: the only one, or a quick one that is good enough. */
  #plain(s: KernelState, seat: Seat, answers: readonly Answer[]): Answer | undefined {
    if (answers.length === 1) return answers[0]
    const foresight = this.#foresight
    if (!foresight || foresight.rests(s) || !foresight.byHabit(s, seat, answers)) return undefined
    return foresight.quick(this.#game, s, seat, answers, this.#chance)
  }

  #thinkerFirst(asked: readonly Seat[]): readonly Seat[] {
    const { seat } = this.observation
    return [seat, ...asked.filter((other) => other !== seat)]
  }

  /** The answers to choose from; undefined means those already in the tree. */
  #candidates(arms: Arms, answers: readonly Answer[], first: boolean): readonly Answer[] | undefined {
    if (!first) return sampleAnswers(answers, this.tuning.triedBelow, this.#chance)
    return arms.byKey.size > 0 ? undefined : sampleAnswers(answers, this.tuning.triedFirst, this.#chance)
  }

  /** Picks the most promising answer. */
  #choose(arms: Arms, s: KernelState, seat: Seat, some: readonly Answer[] | undefined): Arm {
    const { curiosity, firstLook } = this.tuning
    const hope = new Hope(curiosity * Math.sqrt(arms.visits + 1), firstLook)
    if (some)
      for (const answer of some) {
        const key = keyOf(answer)
        let arm = arms.byKey.get(key)
        if (!arm) {
          arm = firstLook === 0 ? new Arm(key, answer, 0, 0) : this.#meet(key, s, seat, answer)
          arms.byKey.set(key, arm)
        }
        hope.weigh(arm)
      }
    else for (const arm of arms.byKey.values()) hope.weigh(arm)
    arms.visits++
    return hope.chosen as Arm
  }

  /** Evaluates an answer for the first time, in the current sampled state. */
  #meet(key: string, world: KernelState, seat: Seat, answer: Answer): Arm {
    const game = this.#game
    const s = game.clone(world)
    game.play(s, seat, answer)
    if (s.pending[seat] !== null)
      for (const other of game.asked(s)) game.play(s, other, pickWith(this.#chance, game.answers(s, other)))
    const then = this.#foresight
      ? this.#habit(s)
      : playOwnQuestions(this.#judging, s, seat, world.stack.length).state
    const leads = this.#values.leads(then)
    return new Arm(key, answer, this.#values.chances(then, leads)[seat], leads[seat])
  }

  #habit(s: KernelState): KernelState {
    if (this.#foresight) playOn(this.#game, this.#foresight, s, this.#chance)
    return s
  }

  /** The state to evaluate: everything under way has come to rest, and `rollout` more answers were played. */
  #atRest(s: KernelState): KernelState {
    const game = this.#game
    const { rollout, care } = this.tuning
    this.#habit(s)
    let at = s
    for (let i = 0; i < rollout; i++) {
      const [seat] = game.asked(at)
      if (seat === undefined) return at
      const answers = game.answers(at, seat)
      if (answers.length === 1 || care === 1) game.play(at, seat, pickWith(this.#chance, answers))
      else at = this.#careful(at, seat, answers)
    }
    const [seat] = game.asked(at)
    if (seat === undefined || this.#foresight) return at
    return playOwnQuestions(this.#judging, at, seat, this.#view.stack.length).state
  }

  /** The best of a few random answers. */
  #careful(s: KernelState, seat: Seat, answers: readonly Answer[]): KernelState {
    let best: KernelState | undefined
    let height = Number.NEGATIVE_INFINITY
    for (let i = 0; i < this.tuning.care; i++) {
      const then = this.#game.clone(s)
      this.#game.play(then, seat, answers[below(this.#chance, answers.length)])
      const value = this.#evaluate(then, seat)
      if (best && value <= height) continue
      best = then
      height = value
    }
    return best as KernelState
  }

  #learn(s: KernelState): void {
    const leads = this.#values.leads(s)
    const chances = this.#values.chances(s, leads)
    for (let i = 0; i < this.#lineArm.length; i++) {
      const arm = this.#lineArm[i]
      const seat = this.#lineSeat[i]
      arm.visits++
      arm.chances += chances[seat]
      arm.squares += chances[seat] ** 2
      arm.leads += leads[seat]
    }
  }

  /** Whether the remaining iterations would hardly change the choice. */
  isClear(iterations: number, left: number): boolean {
    if (!isTimeToLook(iterations)) return false
    const arms = Array.from(this.root.arms[this.observation.seat]?.byKey.values() ?? [])
    const visits = arms.map((arm) => arm.visits)
    if (isDecided(visits, left)) return true
    const spread = spreadOf(arms.map(({ visits, chances: sum, squares }) => ({ visits, sum, squares })))
    const { firstLook } = this.tuning
    const tried = arms.map(({ visits, chances, promise }) => {
      const tries = visits + firstLook
      return { visits: tries, mean: tries === 0 ? 0 : (promise * firstLook + chances) / tries }
    })
    const first = tried[visits.indexOf(Math.max(...visits))]
    const others = tried.filter((arm) => arm !== first)
    return isClear(first, others, spread, TOLERANCE)
  }

  result(iterations: number): SearchResult {
    const { firstLook } = this.tuning
    const arms = this.root.arms[this.observation.seat]
    if (!arms) return { answer: this.observation.answers[0], iterations, considered: [] }
    const considered: Considered[] = Array.from(arms.byKey.values(), (arm) => {
      const tries = Math.max(1, arm.visits + firstLook)
      const lead = (arm.firstLead * firstLook + arm.leads) / tries
      const chance = (arm.promise * firstLook + arm.chances) / tries
      return { answer: arm.answer, visits: arm.visits, chance, lead }
    })
    considered.sort((a, b) => b.visits - a.visits || b.chance - a.chance)
    return { answer: considered[0].answer, iterations, considered }
  }
}

/** Searches the tree until the budget is used up or the choice is clear. */
export function searchTree(
  observation: Observation,
  budget: Budget,
  tuning: TreeSettings,
  evaluate: Evaluate,
): SearchResult {
  const limit = limitOf(budget)
  const tree = new Tree(observation, tuning, evaluate)
  let iterations = 0
  do tree.iterate()
  while (
    !limit.isReached(++iterations) &&
    (budget.whole || !tree.isClear(iterations, limit.left(iterations)))
  )
  return tree.result(iterations)
}
