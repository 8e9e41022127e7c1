import type { Game, KernelState } from '@perilune/engine'
import type { Evaluate } from '../evaluate.js'

/**
 * The weight of winning in a finished game. The rest goes to the lead, so that bots keep playing well once
 * the winner is certain.
 */
const WIN = 0.9

/** Each seat's lead over the best other seat; in a solo game, its own evaluation. */
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

/** Each seat's lead in a state, and its chance to win. */
export class SeatValues {
  constructor(
    readonly game: Game,
    readonly evaluate: Evaluate,
    /** The lead that wins about three games in four. */
    readonly scale: number,
    /**
     * Subtracted from a lead. A solo evaluation means little by itself, so it is compared with the one at the
     * start.
     */
    readonly base = 0,
  ) {}

  leads(s: KernelState): number[] {
    const heights = new Array<number>(s.seats)
    for (let seat = 0; seat < s.seats; seat++) heights[seat] = this.evaluate(s, seat)
    return leadsOf(heights)
  }

  /** The estimated chance to win with a lead. */
  chanceOf(lead: number): number {
    return 1 / (1 + Math.exp(-(lead - this.base) / this.scale))
  }

  /** Each seat's chance to win; at the end of the game the result counts. */
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
