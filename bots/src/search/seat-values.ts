import type { Game, KernelState } from '@perilune/engine'
import type { Evaluate } from '../evaluate.js'

/**
 * At the end of a game the win counts most, by how much hardly: enough to go on playing well when all is
 * decided.
 */
const WIN = 0.9

/** Every seat wants the largest lead over the best of the others; alone, the most it can get. */
function leadsOf(heights: readonly number[]): number[] {
  if (heights.length === 1) return [heights[0]]
  let first = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY
  for (const height of heights)
    if (height > first) {
      second = first
      first = height
    } else if (height > second) second = height
  return heights.map((height) => height - (height === first ? second : first))
}

/** How far each seat is ahead in a state, and its chance to win. */
export class SeatValues {
  constructor(
    readonly game: Game,
    readonly evaluate: Evaluate,
    /** The lead that wins about three games of four. */
    readonly scale: number,
    /**
     * What to take off a lead: alone, how well one stands says little until it is held against how one stood.
     */
    readonly base = 0,
  ) {}

  leads(s: KernelState): number[] {
    const heights = new Array<number>(s.seats)
    for (let seat = 0; seat < s.seats; seat++) heights[seat] = this.evaluate(s, seat)
    return leadsOf(heights)
  }

  /** The part of the games that a lead wins. */
  chanceOf(lead: number): number {
    return 1 / (1 + Math.exp(-(lead - this.base) / this.scale))
  }

  /** Each seat's chance to win; at the end of the game it is no longer chance. */
  chances(s: KernelState, leads: readonly number[]): number[] {
    const chances = leads.map((lead) => this.chanceOf(lead))
    const outcome = s.stack.length === 0 && s.seats > 1 ? this.game.outcome(s) : null
    if (!outcome) return chances
    const winners = outcome.ranks.filter((rank) => rank === 1).length
    return chances.map(
      (chance, seat) => WIN * (outcome.ranks[seat] === 1 ? 1 / winners : 0) + (1 - WIN) * chance,
    )
  }
}
