import type { Answer } from '@perilune/engine'

/** How long it may think about one answer. With iterations alone it is repeatable. */
export interface Budget {
  milliseconds?: number
  iterations?: number
  /** All of it is used, even when the answer is clear before. */
  whole?: boolean
}

/** One of the answers, and what became of it. */
export interface Considered {
  answer: Answer
  /** How often it was tried. */
  visits: number
  /** The part of the games that it is expected to win, from 0 to 1. */
  chance: number
  /** How far it is expected to be ahead of the best of the others, by the game's evaluation. */
  lead: number
}

/** What came of thinking. */
export interface SearchResult {
  answer: Answer
  iterations: number
  /** The best first. */
  considered: Considered[]
}

/** Says when the budget is used up, and how many iterations more there may be. */
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
