import type { Seat } from '@perilune/engine'
import { cardOf } from './cards/compiled.js'
import type { CompiledOp } from './cards/ops.js'
import { WILD } from './names.js'
import { verdict } from './possible.js'
import type { MarsState } from './state.js'
/* Production boxes that can be carried out once more. */

/** Own cards with the tag and a production box. */
export const boxes = (s: MarsState, seat: Seat, op: CompiledOp): string[] =>
  s.players[seat].cards.filter((id) => {
    const card = cardOf(id)
    // A wild tag stands for the tag that is asked for.
    return (card.tagBits & ((1 << op.tag) | (1 << WILD))) !== 0 && card.productionBox.length > 0
  })

/** Those whose production box could be carried out once more, but for the one that has just been copied. */
export const copyable = (s: MarsState, seat: Seat, op: CompiledOp, but: string): string[] =>
  boxes(s, seat, op).filter((id) => id !== but && verdict(s, seat, cardOf(id).boxNeeds, 0) === 'yes')
