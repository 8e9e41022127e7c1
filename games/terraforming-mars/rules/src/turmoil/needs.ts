import type { Seat } from '@perilune/engine'
import type { CompiledOp } from '../cards/ops.js'
import type { MarsReason } from '../codes/reasons.js'
import type { MarsState } from '../state.js'
import { delegatesLeft, removable } from './committee.js'
import { PARTIES } from './parties.js'
import { neutralColour, type Turmoil } from './state.js'

/* What effects need of the committee, and whom they can be aimed at. */

/** Parties and colours of the delegates that may be sent home: all but leaders. */
export function toBan(t: Turmoil): { party: number; colour: number }[] {
  const list: { party: number; colour: number }[] = []
  for (let party = 0; party < PARTIES.length; party++)
    for (let colour = 0; colour < t.reserve.length; colour++)
      if (removable(t, party, colour) > 0) list.push({ party, colour })
  return list
}

/** Parties with a neutral delegate that does not lead. */
export function toRecruit(s: MarsState, t: Turmoil): number[] {
  const list: number[] = []
  for (let party = 0; party < PARTIES.length; party++)
    if (removable(t, party, neutralColour(s)) > 0) list.push(party)
  return list
}

export function refuseCommitteeOp(s: MarsState, seat: Seat, op: CompiledOp): MarsReason | undefined {
  const t = s.turmoil
  if (t === null) return { code: 'not-in-this-game' }
  const has = delegatesLeft(t, seat)
  if (op.kind.name === 'ban') return toBan(t).length > 0 ? undefined : { code: 'no-delegate-to-ban' }
  if (has < op.n) return { code: 'too-few-delegates', needs: op.n, has }
  if (op.kind.name === 'recruit' && toRecruit(s, t).length === 0) return { code: 'no-delegate-to-replace' }
  if (op.kind.name === 'chair' && t.chairman !== neutralColour(s)) return { code: 'chairman-not-neutral' }
  return
}
