import type { MarsState } from '../state/state.js'
import { KEPT_ALONE } from './state.js'
import type { ColonyId } from './tiles.js'

/* Alone, three of the four colony tiles drawn are kept; which, is chosen together with the starting cards. */

/** What there is to choose from; nothing with others, where all that were drawn are in the game. */
export const coloniesToKeep = (s: MarsState): ColonyId[] =>
  s.seats === 1 && s.colonies ? s.colonies.tiles.map((tile) => tile.id) : []

/** One of the four ways to choose, in turn. */
export function coloniesKept(s: MarsState, turn: number): ColonyId[] {
  const all = coloniesToKeep(s)
  return all.length > KEPT_ALONE ? all.filter((_, i) => i !== turn % all.length) : all
}

/** All ways to choose; where there is nothing to choose, the one way. */
export const waysToKeepColonies = (s: MarsState): ColonyId[][] =>
  s.seats === 1 && s.colonies ? s.colonies.tiles.map((_, i) => coloniesKept(s, i)) : [[]]

export function keepColonies(s: MarsState, pick: readonly string[]): void {
  if (s.seats === 1 && s.colonies)
    s.colonies.tiles = s.colonies.tiles.filter((tile) => pick.includes(tile.id))
}
