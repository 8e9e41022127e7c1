import type { Game } from './contract.js'
import { digest } from './digest.js'
import type { KernelState } from './state.js'

/** Lines for the listing of a game's numbers: what each number of a list stands for, from `from` on. */
export const numberLines = (list: string, names: readonly string[], from = 0): string[] =>
  names.map((name, i) => `${list} ${from + i} ${name}`)

const keys = new WeakMap<object, string>()

/**
 * A hash over what the numbers in a game's states stand for. A stored state is resumed only by rules with the
 * same key: with other numbers it would continue with other effects.
 */
export function numberingKey<S extends KernelState, O>(game: Game<S, O>): string {
  const known = keys.get(game)
  if (known) return known
  const key = digest([game.id, game.rules, game.numbering()]).slice(0, 16)
  keys.set(game, key)
  return key
}
