import type { Seat } from '@perilune/engine'
import type { MarsReason } from '../../codes/reasons.js'
import { type MarsState, stuck } from '../../state/state.js'
import { delegatesLeft } from '../../turmoil/committee.js'
import type { Turmoil } from '../../turmoil/state.js'
import type { CompiledOp, Kind } from '../compiled-op.js'
import { kind, mustBePossible } from '../kind.js'

/* What is done in the committee has to be possible, and can only be done where there is one. */

type CommitteeKind = Pick<Kind, 'name' | 'start'> & {
  why(s: MarsState, t: Turmoil, seat: Seat, op: CompiledOp): MarsReason | undefined
}

export function committeeKind({ name, why, start }: CommitteeKind): Kind {
  const refuse = (s: MarsState, seat: Seat, op: CompiledOp): MarsReason | undefined =>
    s.turmoil === null ? { code: 'not-in-this-game' } : why(s, s.turmoil, seat, op)
  return kind({
    name,
    rank: 4,
    must: mustBePossible,
    refuse,
    start(s, effect, op, tell) {
      if (refuse(s, effect.seat, op)) stuck(s)
      else start(s, effect, op, tell)
    },
  })
}

/** There must be so many delegates of one's own. */
export function tooFew(t: Turmoil, seat: Seat, needs: number): MarsReason | undefined {
  const has = delegatesLeft(t, seat)
  return has < needs ? { code: 'too-few-delegates', needs, has } : undefined
}
