import { reveal, type Seat, type Tell } from '@perilune/engine'
import { type CompiledCard, cardOf } from './cards/index.js'
import type { Op } from './cards/language.js'
import { expeditionOf, type MoonState } from './state.js'

/** The Expedition in the seat's hand; none between the Eras. Hidden from the others until it is used. */
export function expeditionHeld(s: MoonState, seat: Seat): CompiledCard | null {
  const held = s.places[expeditionOf(seat)]
  return held.length > 0 ? cardOf(held[0]) : null
}

type RuleOf<K extends Op['op']> = Extract<Op, { op: K }>

/** This operation of the rule of the Expedition in hand, on the holder's own turn. */
export function ruleOp<K extends Op['op']>(s: MoonState, seat: Seat, kind: K): RuleOf<K> | null {
  if (s.turn.seat !== seat) return null
  const standing = expeditionHeld(s, seat)?.standing
  if (!standing) return null
  for (const op of standing) if (op.op === kind) return op as RuleOf<K>
  return null
}

/** Using an Expedition shows it to all. */
export function showExpedition(s: MoonState, seat: Seat, tell: Tell | undefined): void {
  const card = s.places[expeditionOf(seat)][0]
  reveal(s, expeditionOf(seat), card)
  tell?.({ what: 'uses-expedition', seat, card })
}
