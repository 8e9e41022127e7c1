import type { Card, KernelState } from '../state.js'
import { branchSeed, newChance, shuffleWith } from './chance.js'

/** A moment from which chance is drawn anew: after `at` answers, with the seed of branch number `branch`. */
export interface Branch {
  readonly at: number
  readonly branch: number
}

const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i])

/** How many cards were put under a pile between two moments; null if the pile changed in another way. */
function addedBelow(before: readonly Card[], after: readonly Card[]): number | null {
  for (let added = 0; added < after.length; added++) {
    const kept = Math.min(before.length, after.length - added)
    let i = 0
    while (i < kept && after[added + i] === before[i]) i++
    if (i === kept) return added
  }
  return after.length === 0 ? 0 : null
}

/**
 * Face-down piles while a line of answers is played. Cards put under a pile stay at its bottom by the rules
 * of a game until the pile is shuffled, so that a branch must not shuffle them into it. Read off the states
 * alone: it works for every game's rules.
 */
export class FaceDownPiles {
  readonly #piles: Card[][]
  readonly #buried: number[]
  #drawn: number

  constructor(s: KernelState) {
    this.#piles = s.places.map((cards) => cards.slice())
    this.#buried = s.places.map(() => 0)
    this.#drawn = s.chance.drawn
  }

  /** Compares the piles with those before the last answer. */
  follow(s: KernelState): void {
    const drawn = s.chance.drawn !== this.#drawn
    this.#drawn = s.chance.drawn
    for (let p = 0; p < s.places.length; p++) {
      if (s.sight[p] !== 0 || sameCards(this.#piles[p], s.places[p])) continue
      // A pile that changed in an answer which drew chance counts as shuffled.
      const added = drawn ? null : addedBelow(this.#piles[p], s.places[p])
      this.#buried[p] = added === null ? 0 : Math.min(this.#buried[p] + added, s.places[p].length)
      this.#piles[p] = s.places[p].slice()
    }
  }

  /** Draws all chance to come from the seed of a branch, and shuffles every face-down pile with it. */
  redraw(s: KernelState, seed: string, branch: number): void {
    s.chance = newChance(branchSeed(seed, branch))
    for (let p = 0; p < s.places.length; p++) {
      if (s.sight[p] !== 0) continue
      const buried = s.places[p].slice(0, this.#buried[p])
      const rest = s.places[p].slice(this.#buried[p])
      if (rest.length > 1) s.places[p] = [...buried, ...shuffleWith(s.chance, rest)]
      this.#piles[p] = s.places[p].slice()
    }
    this.#drawn = s.chance.drawn
  }
}
