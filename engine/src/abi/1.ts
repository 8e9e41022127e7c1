import type { Game, GameDefinition } from '../contract.js'
import { defineGame as defineToday } from '../kernel.js'
import type { OptionsOf, OptionsSchema } from '../options.js'
import type { Frame, KernelState } from '../state.js'

/*
 * What frozen builds of rules import from the engine (games/<game>/versions/). Names may be added; what a name does to a game
 * may not change, nor what the engine calls of a definition: steps, questions, how chance is drawn, which fields are hidden.
 * Where the engine's own contract changes, this file translates, for ever. test/abi-1.test.ts holds it to that.
 */

export { below, pickWith, shuffleWith } from '../chance.js'
export { BadSetup } from '../errors.js'
export { lay } from '../kernel.js'
export { asName } from '../lists.js'
export { numberLines } from '../numbering.js'
export { bring, bury, deal, look, move, moveAll, passOn, reveal, roll, shuffle } from '../places.js'
export { refusal, refusalOfAmounts, refusalOfOffer } from '../satisfies.js'
export { cloneKernel, only } from '../state.js'

/** A definition of this ABI says its sentences in English; today's contract still takes them as they are. */
export const defineGame = <S extends KernelState, F extends Frame, O extends OptionsSchema>(
  definition: GameDefinition<S, F, O>,
): Game<S, OptionsOf<O>> => defineToday(definition)
