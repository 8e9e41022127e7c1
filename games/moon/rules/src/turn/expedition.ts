import { reveal, type Seat } from '@perilune/engine'
import { type CompiledCard, cardOf, NO_RULE, type Rule } from '../cards/index.js'
import type { MoonTell } from '../codes.js'
import { expeditionOf, type MoonState } from '../state.js'

// One decision asks several times for the same Expedition: the last one is kept at hand.
let last: CompiledCard | null = null

/** The Expedition in the seat's hand; none between the Eras. Hidden from the others until it is used. */
export function expeditionHeld(s: MoonState, seat: Seat): CompiledCard | null {
  const held = s.places[expeditionOf(seat)]
  if (held.length === 0) return null
  if (last === null || last.id !== held[0]) last = cardOf(held[0])
  return last
}

/** The rule of the Expedition in hand, on the holder's own turn. */
export function ruleOf(s: MoonState, seat: Seat): Rule {
  if (s.turn.seat !== seat) return NO_RULE
  return expeditionHeld(s, seat)?.rule ?? NO_RULE
}

/** Using an Expedition shows it to all. */
export function showExpedition(s: MoonState, seat: Seat, tell: MoonTell | undefined): void {
  const card = s.places[expeditionOf(seat)][0]
  reveal(s, expeditionOf(seat), card)
  tell?.({ what: 'uses-expedition', seat, card })
}
