import { expect, test } from 'vitest'
import type { Game } from '../contract.js'
import { readOptions } from '../options.js'
import type { KernelState } from '../state.js'
import type { AnyGame } from './broken.js'
import { conformance, type Plan, playOne } from './conformance.js'
import { changedEvents, type ExactPlan, looseAnswers } from './exact.js'

const PATIENCE = 120_000

/** A game's first test: one for every number of seats it can be played with. */
export function playsCleanly<S extends KernelState, O>(game: Game<S, O>, plan: Plan): void {
  const { min, max } = game.seats
  const counts = plan.seatCounts ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)
  for (const seats of counts)
    test(`${game.title} keeps every law of the kernel with ${seats} ${seats === 1 ? 'seat' : 'seats'}`, {
      timeout: PATIENCE,
    }, () => {
      expect(conformance(game, { ...plan, seatCounts: [seats] }).games).toBe(plan.games)
    })
}

/**
 * One game of each of a game's trials with every number of seats; all laws are checked at one move in so
 * many.
 */
export function keepsItsTrials<S extends KernelState, O>(
  game: Game<S, O>,
  seeds: string,
  oneIn: number,
): void {
  const { min, max } = game.seats
  for (let seats = min; seats <= max; seats++)
    for (const [index, { name, options }] of game.trials.entries())
      test(`${game.title} keeps every law of the kernel: ${name}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`, {
        timeout: PATIENCE,
      }, () => {
        const given = readOptions(game.options, options)
        expect(playOne(game, { seats, index, seeds, laws: oneIn, options: given }).games).toBe(1)
      })
}

/**
 * Answers have exactly the fields that are asked for, and what is told stays as it was: with every number of
 * seats.
 */
export function playsExactly<S extends KernelState, O>(
  game: Game<S, O>,
  plan: Omit<ExactPlan, 'seats'>,
): void {
  const { min, max } = game.seats
  const any = game as unknown as AnyGame
  for (let seats = min; seats <= max; seats++) {
    const of = `${seats} ${seats === 1 ? 'seat' : 'seats'}`
    test(`${game.title} refuses answers with a field too many, too few or of another kind, ${of}`, () => {
      expect(looseAnswers(any, { ...plan, seats })).toEqual([])
    })
    test(`${game.title} tells nothing that changes afterwards, ${of}`, () => {
      expect(changedEvents(any, { ...plan, seats })).toEqual([])
    })
  }
}
