import type { Seat } from '@perilune/engine'
import type { Tell } from '../codes/events.js'
import type { MarsState } from '../state/state.js'
import { raiseRating } from '../state/supply.js'

/** The committee moves a rating, up or down; never below 0. */
export function changeRating(s: MarsState, seat: Seat, n: number, tell: Tell | undefined): void {
  raiseRating(s, seat, Math.max(n, -s.players[seat].rating), 'committee', tell)
}
