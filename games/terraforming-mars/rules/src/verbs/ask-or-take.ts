import { ask, type MarsState, type PendingEffect, type Question, stuck } from '../state/state.js'

/** Asks where there is a choice, takes what there is where there is none, and is stuck without anything. */
export function askOrTake<T>(
  s: MarsState,
  [question, effect]: readonly [Question, PendingEffect],
  all: readonly T[],
  take: (one: T) => void,
): void {
  if (all.length > 1) ask(s, question, effect)
  else if (all.length === 1) take(all[0])
  else stuck(s)
}
