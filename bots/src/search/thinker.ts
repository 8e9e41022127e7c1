import type { Answer } from '@perilune/engine'

/** How long it may think about one answer. With iterations alone it is repeatable. */
export interface Budget {
  milliseconds?: number
  iterations?: number
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
export interface Thought {
  answer: Answer
  iterations: number
  /** The best first. */
  considered: Considered[]
}

/** Says when the budget is used up. */
export function limitOf({
  milliseconds,
  iterations = Number.POSITIVE_INFINITY,
}: Budget): (done: number) => boolean {
  if (milliseconds === undefined && iterations === Number.POSITIVE_INFINITY)
    throw new Error('a budget is of milliseconds, of iterations, or of both')
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + milliseconds
  return (done) => done >= iterations || (end !== Number.POSITIVE_INFINITY && Date.now() >= end)
}
