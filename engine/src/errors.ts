/** Why something is not allowed, as data: a code for programs; the game's words make the sentence. */
export interface Reason {
  readonly code: string
  readonly [fact: string]: string | number | boolean | undefined
}

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

/** The rules did not come to rest. The state is spoiled: throw it away and load it again. */
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
