import { type Card, move, type Seat } from '@perilune/engine'
import { BOX, lookedAtBy, type MarsState } from '../../state/state.js'

/** Of preludes and corporations that are drawn one is played; the rest leaves the game. */
export function leaveRest(s: MarsState, seat: Seat, kept: Card): void {
  for (const card of s.places[lookedAtBy(seat)].slice())
    if (card !== kept) move(s, lookedAtBy(seat), BOX, card)
}
