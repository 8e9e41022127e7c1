import type { Answer } from '@perilune/engine'

/** How long a bot may think about one answer. A budget of iterations alone gives repeatable results. */
export interface Budget {
  milliseconds?: number
  iterations?: number
  /** Use the whole budget, even if the answer is clear earlier. */
  whole?: boolean
}

/** One of the answers, and its results. */
export interface Considered {
  answer: Answer
  /** How often it was tried. */
  visits: number
  /** The estimated chance to win with it, from 0 to 1. */
  chance: number
  /** The expected lead over the best other seat, by the game's evaluation. */
  lead: number
}

/** The result of a search. */
export interface SearchResult {
  answer: Answer
  iterations: number
  /** The best first. */
  considered: Considered[]
}

/** Tells when the budget is used up, and how many iterations are left. */
interface Limit {
  isReached(done: number): boolean
  left(done: number): number
}

export function limitOf({ milliseconds, iterations = Number.POSITIVE_INFINITY }: Budget): Limit {
  if (milliseconds === undefined && iterations === Number.POSITIVE_INFINITY)
    throw new Error('a budget is of milliseconds, of iterations, or of both')
  const begun = Date.now()
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : begun + milliseconds
  return {
    isReached: (done) => done >= iterations || (end !== Number.POSITIVE_INFINITY && Date.now() >= end),
    left(done) {
      const byCount = iterations - done
      if (end === Number.POSITIVE_INFINITY) return byCount
      const now = Date.now()
      return Math.min(byCount, (done * Math.max(0, end - now)) / Math.max(1, now - begun))
    },
  }
}
