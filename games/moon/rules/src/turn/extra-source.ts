import { type Seat, shuffle } from '@perilune/engine'
import { DISCARD, handOf, type MoonState, stackOf } from '../state.js'

/**
 * Where an extra Structure comes from. Cards that reach into the previous Era are in no hand before Era II.
 */
export function sourcePlace(s: MoonState, seat: Seat, from: string): number {
  if (from === 'hand') return handOf(seat)
  if (from === 'discard') return DISCARD
  return stackOf(from === 'stack' ? s.era : s.era - 1)
}

export const isSearched = (from: string): from is 'stack' | 'previousEra' =>
  from === 'stack' || from === 'previousEra'

/** Ends a search: the stack that was looked through is shuffled. */
export function endSearch(s: MoonState, seat: Seat, from: string): void {
  if (isSearched(from)) shuffle(s, sourcePlace(s, seat, from))
}
