import type { SaidOf } from './sentences/said.js'

/** Why something is not allowed, as data: a code for programs; the game's words make the sentence. */
export interface Reason {
  readonly code: string
  readonly [fact: string]: string | number | boolean | undefined
}

/**
 * The refusals that are the kernel's own; those of a game stand beside them. `of` is the id of a thing that
 * the question lists.
 */
export interface KernelReasons {
  'not-asked': object
  'game-over': object
  'not-open': object
  'not-offered': object
  malformed: object
  'picked-twice': object
  'too-few': { needs: number; has: number; of?: string }
  'too-many': { allows: number; has: number; of?: string }
  'too-few-parties': { needs: number; has: number }
  'left-out': { of: string }
  shares: { of: string; total: number; given: number }
  'over-budget': { over: number }
  wasteful: { of: string }
  'not-the-same': object
  'not-different': object
}
export type KernelReason = SaidOf<KernelReasons>

/** The answer was refused and nothing has changed. */
export class IllegalAnswer extends Error {
  override readonly name = 'IllegalAnswer'
  constructor(
    readonly reason: Reason,
    sentence: string,
  ) {
    super(sentence)
  }
}

/** The rules did not terminate. The state is invalid: discard it and load it again. */
export class RunawayRules extends Error {
  override readonly name = 'RunawayRules'
  constructor(
    readonly frame: string,
    readonly frames: number,
  ) {
    super(`the rules ran through ${frames} frames without coming to rest; the last was '${frame}'`)
  }
}

/** Options, seat counts, seeds or records that do not fit the game. */
export class BadSetup extends Error {
  override readonly name = 'BadSetup'
}
