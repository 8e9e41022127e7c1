import type { Answer, Game, KernelState, Seat } from '@perilune/engine'
import type { Look } from '../bot.js'
import type { Evaluate } from '../evaluate/index.js'
import { Prospects } from './prospects.js'
import { thinned } from './settle.js'
import { type Budget, limitOf, type Thought } from './thinker.js'

/*
 * Looks ahead over the contract alone. Every step takes the most promising line of play to its end, tries all answers there (a sample, where there are
 * too many), and passes the best for whoever is asked back up the line. Each seat is taken to want the largest lead over the best of the others.
 */

/** How a game is best searched so: found by play, in `weights/`. */
export interface BestFirstTuning {
  /** The lead that wins about three games of four. */
  scale: number
  /** How much more a line that was looked at little may promise than it has shown. */
  curiosity: number
  /** More answers than these are thinned out by chance, for the seat that thinks and further down. */
  triedFirst: number
  triedBelow: number
}

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
  constructor(
    readonly game: Game,
    readonly look: Look,
    readonly tuning: BestFirstTuning,
    readonly prospects: Prospects,
    world: KernelState,
  ) {
    this.root = this.#nodeOf(world)
    this.#expand(this.root, look.answers, tuning.triedFirst)
  }

  #nodeOf(state: KernelState): Node {
    const [seat = -1] = this.game.asked(state)
    return { state, seat, leads: this.prospects.leads(state), visits: 0, children: undefined }
  }

  #expand(node: Node, answers: readonly Answer[], most: number): void {
    const { game } = this
    node.children = thinned(answers, most, this.look.chance).map((answer) => {
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
    const curiosity = this.tuning.curiosity * Math.sqrt(visits + 1)
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
      this.#expand(node, this.game.answers(node.state, node.seat), this.tuning.triedBelow)
    else node.visits++
    for (let i = path.length - 2; i >= 0; i--) {
      path[i].visits++
      this.#update(path[i])
    }
  }

  /** The best of the answers that were looked into; what was never looked into only promises. */
  thought(iterations: number): Thought {
    const { seat } = this.root
    const looked = (node: Node): number => (node.visits > 0 || node.seat < 0 ? 1 : 0)
    const considered = (this.root.children as Child[]).map(({ answer, node }) => ({
      answer,
      looked: looked(node),
      visits: node.visits,
      lead: node.leads[seat],
      chance: this.prospects.chanceOf(node.leads[seat]),
    }))
    considered.sort((a, b) => b.looked - a.looked || b.lead - a.lead)
    return {
      answer: considered[0].answer,
      iterations,
      considered: considered.map(({ looked: _, ...one }) => one),
    }
  }
}

/** Follows the most promising line of one possible world, for a game in which little is hidden and much can be answered. */
export function searchBestFirst(
  look: Look,
  budget: Budget,
  tuning: BestFirstTuning,
  evaluate: Evaluate,
): Thought {
  const over = limitOf(budget)
  const world = look.game.sample(look.view(), look.chance)
  const tree = new Tree(look.game, look, tuning, new Prospects(look.game, evaluate, tuning.scale), world)
  let iterations = 0
  while (!over(iterations)) {
    tree.grow()
    iterations++
  }
  return tree.thought(iterations)
}
