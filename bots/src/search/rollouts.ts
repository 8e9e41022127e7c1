import { type Answer, type Chance, type KernelState, newChance, type Seat, seedWith } from '@perilune/engine'
import type { Look } from '../bot.js'
import type { Evaluate } from '../evaluate/index.js'
import { CARE } from '../greedy.js'
import { type Care, looksAt } from './first-look.js'
import { Prospects } from './prospects.js'
import { type Budget, type Considered, limitOf, type Thought } from './thinker.js'

/*
 * Plays on. Of all answers those that look best are each followed by greedy play of every seat, until the game comes to rest, and judged by what
 * has come of them there. All of them meet the same worlds and the same chance, so that nothing but the answer makes a difference.
 */

/** How a game is best played on: found by play in the arena, in `weights/`. */
export interface RolloutTuning extends Care {
  /** The lead that wins about three games of four. */
  scale: number
  /** The most answers that are followed, and how far behind the best they may be at first look. */
  followed: number
  near: number
  /** How much the first look counts beside what came of an answer: what is under way when the game rests may be misjudged. */
  firstLook: number
  /** How far a single world may mislead: an answer that has fallen behind by more is followed no further. */
  doubt: number
  /** Questions at which the game rests: a round is over, and all have had their part of it. */
  restsAt: readonly string[]
  /** Questions for which the first look at every answer is enough. */
  atALook: readonly string[]
}

/** Far beyond any round. */
const FURTHEST = 400

/** One answer, and what came of it in the worlds that it has met. */
class Candidate {
  worlds = 0
  gains = 0
  constructor(
    readonly answer: Answer,
    /** How far it was behind the best at first look. */
    readonly behind: number,
  ) {}

  get gain(): number {
    return this.worlds === 0 ? 0 : this.gains / this.worlds
  }
}

/** One way in which what is hidden may lie, and how far the seat is ahead there before it answers. */
interface World {
  readonly state: KernelState
  readonly before: number
  /** For those who play on. */
  readonly seed: string
}

class Trial {
  readonly #view: ReturnType<Look['view']>
  readonly #prospects: Prospects
  /** The best at first look in front. */
  readonly #all: readonly Candidate[]
  #followed: readonly Candidate[]
  #world: World
  /** How many worlds were dealt, and how far the seat is ahead in all of them. */
  #dealt = 0
  #ahead = 0
  /** What has come of the first of the followed in the world at hand. */
  readonly #gains: number[] = []

  constructor(
    readonly look: Look,
    readonly tuning: RolloutTuning,
    readonly evaluate: Evaluate,
  ) {
    const { game, seat, answers, chance } = look
    this.#view = look.view()
    this.#prospects = new Prospects(game, evaluate, tuning.scale)
    this.#world = this.#deal()
    const seen = Array.from(looksAt(game, evaluate, this.#world.state, seat, answers, CARE, chance))
    seen.sort((a, b) => b.height - a.height)
    this.#all = seen.map(({ answer, height }) => new Candidate(answer, seen[0].height - height))
    this.#followed = this.#all.slice(0, tuning.followed).filter(({ behind }) => behind <= tuning.near)
  }

  /** A world that could lie behind the view. What others have answered already is unknown: they choose again. */
  #deal(): World {
    const { game, seat, chance } = this.look
    const state = game.sample(this.#view, chance)
    for (let other = 0; other < state.seats; other++) if (other !== seat) state.pending[other] = null
    const before = this.#prospects.leads(state)[seat]
    this.#dealt++
    this.#ahead += before
    return { state, before, seed: seedWith(chance) }
  }

  /** Whether only one answer is left to follow. */
  get decided(): boolean {
    return this.#followed.length === 1
  }

  /** Follows one answer in the world at hand; when all have been followed there, they are compared and another world is dealt. */
  iterate(): void {
    const { answer } = this.#followed[this.#gains.length]
    this.#gains.push(this.#leadAfter(answer) - this.#world.before)
    if (this.#gains.length < this.#followed.length) return
    this.#compare()
    this.#gains.length = 0
    this.#world = this.#deal()
  }

  /** How far the seat is ahead when the game has come to rest after its answer. */
  #leadAfter(answer: Answer): number {
    const { game, seat } = this.look
    const s = game.clone(this.#world.state)
    const chance = newChance(this.#world.seed)
    let resting = this.#rests(s)
    game.play(s, seat, answer)
    for (let i = 0; i < FURTHEST; i++) {
      const [asked] = game.asked(s)
      if (asked === undefined) break
      const rests = this.#rests(s)
      if (rests && !resting) break
      resting = rests
      game.play(s, asked, this.#greedily(s, asked, chance))
    }
    return this.#prospects.leads(s)[seat]
  }

  #rests = ({ stack }: KernelState): boolean => this.tuning.restsAt.includes(stack[stack.length - 1].do)

  #greedily(s: KernelState, seat: Seat, chance: Chance): Answer {
    const { game } = this.look
    const answers = game.answers(s, seat)
    let [best] = answers
    if (answers.length === 1) return best
    let most = Number.NEGATIVE_INFINITY
    for (const { answer, height } of looksAt(game, this.evaluate, s, seat, answers, this.tuning, chance)) {
      if (height <= most) continue
      best = answer
      most = height
    }
    return best
  }

  #compare(): void {
    this.#followed.forEach((candidate, i) => {
      candidate.worlds++
      candidate.gains += this.#gains[i]
    })
    const { worlds } = this.#followed[0]
    const most = Math.max(...this.#followed.map(this.#promise))
    const doubt = this.tuning.doubt / Math.sqrt(worlds)
    this.#followed = this.#followed.filter((candidate) => this.#promise(candidate) >= most - doubt)
  }

  /** What an answer is expected to gain; one that was never followed is as far behind the first as it looked. */
  #promise = (candidate: Candidate): number => {
    const { gain, worlds, behind } = candidate
    return (worlds > 0 ? gain : this.#all[0].gain - behind) - behind * this.tuning.firstLook
  }

  thought(iterations: number): Thought {
    const before = this.#ahead / this.#dealt
    const alone = this.#view.seats === 1
    const considered: Considered[] = this.#all.map((candidate) => {
      const gain = this.#promise(candidate)
      const lead = before + gain
      // Alone, how well one stands says little until it is held against how one stood.
      const chance = this.#prospects.chanceOf(alone ? gain : lead)
      return { answer: candidate.answer, visits: candidate.worlds, chance, lead }
    })
    considered.sort((a, b) => b.visits - a.visits || b.lead - a.lead)
    return { answer: considered[0].answer, iterations, considered }
  }
}

/** Follows the answers that look best until the budget is used up, or one of them is left. */
export function searchByRollouts(
  look: Look,
  budget: Budget,
  tuning: RolloutTuning,
  evaluate: Evaluate,
): Thought {
  const over = limitOf(budget)
  const trial = new Trial(look, tuning, evaluate)
  let iterations = 0
  do trial.iterate()
  while (!over(++iterations) && !trial.decided)
  return trial.thought(iterations)
}
