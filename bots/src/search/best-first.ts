import { type Answer, type KernelState, type Seat, shuffleWith } from '@perilune/engine'
import type { BestFirstSettings } from '@perilune/engine/bot'
import type { Observation } from '../bot.js'
import type { Evaluate } from '../evaluate.js'
import { type AnswerFamily, answerFamilyOf } from './answer-family.js'
import { type Budget, limitOf, type SearchResult } from './budget.js'
import { SeatValues } from './seat-values.js'

/*
 * A best-first search for two seats that uses only the game contract; the evaluation must be the lead of one
 * seat over the other. Every step follows the most promising line of play to its end, evaluates the answers
 * there, and passes the best one for the seat to move back up the line.
 */

/** A node of the search tree. */
interface Place {
  /** The answer that leads here; undefined at the root. */
  readonly answer: Answer | undefined
  readonly family: Change
  /** Created when the line is followed further, which most never are. */
  state: KernelState | undefined
  /** The seat to move; -1 at the end of the game. */
  readonly seat: Seat
  /** The lead of the searching seat: the current estimate, and the first one. */
  lead: number
  readonly first: number
  /** The part of the lead that stands for winning or losing the game. */
  win: number
  visits: number
  below: Below | undefined
}

interface Below {
  readonly replies: readonly Place[]
  readonly families: readonly Change[]
  readonly all: Change
}

/** How much leads have changed since their first estimate, summed over the answers that were followed. */
interface Change {
  followed: number
  sum: number
}

// The estimate of a family is shrunk towards the mean of all families, and that mean towards zero.
const WEIGHT_OF_MEAN = 1
const WEIGHT_OF_ZERO = 2

const noChange = (): Change => ({ followed: 0, sum: 0 })

const isFollowed = ({ visits, seat }: Place): boolean => visits > 0 || seat < 0

class Tree {
  readonly root: Place
  readonly #familyOf: AnswerFamily

  constructor(
    readonly observation: Observation,
    readonly tuning: BestFirstSettings,
    readonly values: SeatValues,
    world: KernelState,
  ) {
    this.#familyOf = answerFamilyOf(observation.game)
    this.root = this.#placeOf(undefined, noChange(), world)
    this.root.state = world
    this.#expand(this.root, observation.answers)
  }

  #placeOf(answer: Answer | undefined, family: Change, state: KernelState): Place {
    const { game, seat: mine } = this.observation
    const [seat = -1] = game.asked(state)
    const wins = seat >= 0 ? 0 : game.outcome(state)?.ranks[mine] === 1 ? 1 : -1
    const win = wins * this.tuning.win
    const lead = this.values.evaluate(state, mine) + win
    return { answer, family, state: undefined, seat, lead, first: lead, win, visits: 0, below: undefined }
  }

  #after({ state, seat }: Place, answer: Answer): KernelState {
    const { game } = this.observation
    const then = game.clone(state as KernelState)
    game.play(then, seat, answer)
    return then
  }

  #expand(place: Place, answers: readonly Answer[]): void {
    const families = new Map<string, Change>()
    const replies: Place[] = []
    for (const answer of answers) {
      const name = this.#familyOf(answer)
      let family = families.get(name)
      if (!family) {
        family = noChange()
        families.set(name, family)
      }
      replies.push(this.#placeOf(answer, family, this.#after(place, answer)))
    }
    place.below = { replies, families: [...families.values()], all: noChange() }
    place.visits++
    this.#update(place)
  }

  /** The answers to try: if there are many, only some of each family. */
  #someOf(answers: readonly Answer[]): readonly Answer[] {
    const { triedBelow, triedAlike } = this.tuning
    if (answers.length <= triedBelow) return answers
    const counts = new Map<string, number>()
    return shuffleWith(this.observation.chance, answers.slice()).filter((answer) => {
      const name = this.#familyOf(answer)
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return count <= triedAlike
    })
  }

  /** The lead expected after an answer. One that was not followed is assumed to change as its family did. */
  #expected(reply: Place, { all }: Below): number {
    if (isFollowed(reply)) return reply.lead
    const { family } = reply
    const mean = all.sum / (all.followed + WEIGHT_OF_ZERO)
    return reply.lead + (family.sum + WEIGHT_OF_MEAN * mean) / (family.followed + WEIGHT_OF_MEAN)
  }

  /** Passes the best lead up: the searching seat maximises it, the other seat minimises it. */
  #update(place: Place): void {
    const { below } = place
    if (!below || below.replies.length === 0) return
    learn(below)
    const sign = this.#signOf(place)
    let height = Number.NEGATIVE_INFINITY
    for (const reply of below.replies) {
      const value = sign * this.#expected(reply, below)
      if (value <= height) continue
      height = value
      place.win = reply.win
    }
    place.lead = sign * height
  }

  #signOf = ({ seat }: Place): number => (seat === this.observation.seat ? 1 : -1)

  #select(place: Place, below: Below): Place {
    const sign = this.#signOf(place)
    const curiosity = this.tuning.curiosity * Math.sqrt(place.visits + 1)
    let chosen = below.replies[0]
    let height = Number.NEGATIVE_INFINITY
    for (const reply of below.replies) {
      const value = sign * this.#expected(reply, below) + curiosity / (1 + reply.visits)
      if (value <= height) continue
      chosen = reply
      height = value
    }
    return chosen
  }

  /** Extends the most promising line by one step. */
  grow(): void {
    const path: Place[] = []
    let place = this.root
    while (place.below) {
      path.push(place)
      const reply = this.#select(place, place.below)
      reply.state ??= this.#after(place, reply.answer as Answer)
      place = reply
    }
    if (place.seat < 0) place.visits++
    else
      this.#expand(place, this.#someOf(this.observation.game.answers(place.state as KernelState, place.seat)))
    for (let i = path.length - 1; i >= 0; i--) {
      path[i].visits++
      this.#update(path[i])
    }
  }

  /** Answers that were followed rank before those with a first estimate only. */
  result(iterations: number): SearchResult {
    const { replies } = this.root.below as Below
    const best = [...replies].sort((a, b) => Number(isFollowed(b)) - Number(isFollowed(a)) || b.lead - a.lead)
    return {
      answer: best[0].answer as Answer,
      iterations,
      considered: best.map(({ answer, visits, lead, win }) => ({
        answer: answer as Answer,
        visits,
        lead: lead - win,
        chance: this.values.chanceOf(lead),
      })),
    }
  }
}

function learn({ replies, families, all }: Below): void {
  for (const family of families) forget(family)
  forget(all)
  for (const reply of replies) {
    if (reply.visits === 0) continue
    note(reply.family, reply)
    note(all, reply)
  }
}

function forget(change: Change): void {
  change.followed = 0
  change.sum = 0
}

function note(change: Change, { lead, first }: Place): void {
  change.followed++
  change.sum += lead - first
}

/**
 * Searches the most promising lines of one sampled state, for games with little hidden information and many
 * answers.
 */
export function searchBestFirst(
  observation: Observation,
  budget: Budget,
  tuning: BestFirstSettings,
  evaluate: Evaluate,
): SearchResult {
  const limit = limitOf(budget)
  const world = observation.game.sample(observation.view(), observation.chance)
  const tree = new Tree(observation, tuning, new SeatValues(observation.game, evaluate, tuning.scale), world)
  let iterations = 0
  while (!limit.isReached(iterations)) {
    tree.grow()
    iterations++
  }
  return tree.result(iterations)
}
