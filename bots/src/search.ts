import { type Answer, type Game, type KernelState, type Seat, shuffleWith } from '@perilune/engine'
import type { Bot, Look } from './bot.js'
import { type Evaluate, evaluationOf } from './evaluate/index.js'

/*
 * Looks ahead over the contract alone. Every step takes the most promising line of play to its end, tries all answers there (a sample, where there are
 * too many), and passes the best for whoever is asked back up the line. Each seat is taken to want the largest lead over the best of the others.
 */

/** How long it may think about one answer. With iterations alone it is repeatable. */
export interface Budget {
  milliseconds?: number
  iterations?: number
}

/** More answers than this are thinned out by chance, at the root and further down. */
const TRIED_AT_ROOT = 120
const TRIED_BELOW = 90
/** How much more a line that was looked at little may promise than it has shown. */
const CURIOSITY = 0.6

interface Node {
  state: KernelState
  /** Who answers here; -1 at the end of the game. */
  seat: Seat
  /** How far each seat would be ahead. */
  leads: number[]
  visits: number
  children: Child[] | undefined
}

interface Child {
  answer: Answer
  node: Node
}

class Tree {
  readonly root: Node
  readonly #evaluate: Evaluate
  constructor(
    readonly game: Game,
    readonly look: Look,
    world: KernelState,
  ) {
    this.#evaluate = evaluationOf(game)
    this.root = this.#nodeOf(world)
    this.#expand(this.root, look.answers, TRIED_AT_ROOT)
  }

  #nodeOf(state: KernelState): Node {
    const [seat = -1] = this.game.asked(state)
    const heights = Array.from({ length: state.seats }, (_, of) => this.#evaluate(state, of))
    const leads = heights.map((mine, of) => mine - best(heights.filter((_, other) => other !== of)))
    return { state, seat, leads, visits: 0, children: undefined }
  }

  #expand(node: Node, answers: readonly Answer[], most: number): void {
    const { game } = this
    const tried =
      answers.length > most ? shuffleWith(this.look.chance, answers.slice()).slice(0, most) : answers
    node.children = tried.map((answer) => {
      const state = game.clone(node.state)
      game.play(state, node.seat, answer)
      return { answer, node: this.#nodeOf(state) }
    })
    node.visits++
    this.#update(node)
  }

  /** A seat answers with what leaves it furthest ahead. */
  #update(node: Node): void {
    const { children, seat } = node
    if (!children || children.length === 0) return
    let chosen = children[0].node
    for (const child of children) if (child.node.leads[seat] > chosen.leads[seat]) chosen = child.node
    node.leads = chosen.leads
  }

  #select({ children, seat, visits }: Node): Node | undefined {
    let chosen: Node | undefined
    let height = Number.NEGATIVE_INFINITY
    const curiosity = CURIOSITY * Math.sqrt(visits + 1)
    for (const { node } of children ?? []) {
      const value = node.leads[seat] + curiosity / (1 + node.visits)
      if (value <= height) continue
      chosen = node
      height = value
    }
    return chosen
  }

  /** One line further. */
  grow(): void {
    const path = [this.root]
    let node = this.root
    while (node.children) {
      const next = this.#select(node)
      if (!next) break
      path.push(next)
      node = next
    }
    if (!node.children && node.seat >= 0)
      this.#expand(node, this.game.answers(node.state, node.seat), TRIED_BELOW)
    else node.visits++
    for (let i = path.length - 2; i >= 0; i--) {
      path[i].visits++
      this.#update(path[i])
    }
  }

  /** The best of the answers that were looked into; what was never looked into only promises. */
  answer(): Answer {
    const children = this.root.children as Child[]
    const looked = children.filter(({ node }) => node.visits > 0 || node.seat < 0)
    const from = looked.length > 0 ? looked : children
    const mine = ({ node }: Child): number => node.leads[this.root.seat]
    return from.reduce((a, b) => (mine(b) > mine(a) ? b : a)).answer
  }
}

const best = (numbers: readonly number[]): number => (numbers.length > 0 ? Math.max(...numbers) : 0)

/** A bot that thinks ahead within its budget. */
export function search({ milliseconds, iterations = Number.POSITIVE_INFINITY }: Budget): Bot {
  const until = () => (milliseconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + milliseconds)
  return {
    name: 'search',
    answer(look) {
      if (look.answers.length === 1) return look.answers[0]
      const end = until()
      const tree = new Tree(look.game, look, look.game.sample(look.view(), look.chance))
      for (let i = 0; i < iterations && Date.now() < end; i++) tree.grow()
      return tree.answer()
    },
    extra: () => undefined,
  }
}
