import type { Seat } from '@perilune/engine'
import type { Effect, MoonState } from './state.js'

/** What the effect under way has paid and flipped back, and how much the event that set it off was about. */
export interface Underway extends Pick<Effect, 'paid' | 'flippedBack'> {
  readonly amount?: number
}

/** An amount of a card, compiled. */
export type AmountOf = (s: MoonState, seat: Seat, underway?: Underway) => number
