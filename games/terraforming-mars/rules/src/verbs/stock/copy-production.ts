import type { Seat } from '@perilune/engine'
import { cardOf } from '../../cards/compiled.js'
import { OPS, opOf } from '../../cards/ops.js'
import type { Tell } from '../../codes/events.js'
import { choose } from '../../effects/asking.js'
import { queueEffects } from '../../effects/effects.js'
import { refuseForRest, verdict } from '../../effects/possible.js'
import { TAGS, WILD } from '../../names.js'
import {
  ask,
  type FrameOf,
  type MarsState,
  type PendingEffect,
  source,
  stuck,
  wait,
} from '../../state/state.js'
import { produce } from '../../state/supply.js'
import { countWilds } from '../../state/wild-tags.js'
import type { CompiledOp } from '../compiled-op.js'
import { ALL_PRODUCTION } from '../fields.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import { producesMetalOfArea } from '../special-kinds.js'
import type { Verb } from '../verb.js'

/** A second production box is copied when all losses of the first are met. */
const AFTER_LOSSES = 8

/** Own cards with the tag and a production box. A wild tag stands for the tag that is asked for. */
const boxes = (s: MarsState, seat: Seat, op: CompiledOp): string[] =>
  s.players[seat].cards.filter((id) => {
    const card = cardOf(id)
    return (card.tagBits & ((1 << op.tag) | (1 << WILD))) !== 0 && card.productionBox.length > 0
  })

/** Those whose production box could be carried out once more, but for the one that has just been copied. */
const copyable = (s: MarsState, seat: Seat, op: CompiledOp, but: string): string[] =>
  boxes(s, seat, op).filter((id) => id !== but && verdict(s, seat, cardOf(id).boxNeeds, 0) === 'yes')

/** The production box of a card once more: what is counted is counted anew, whoever is hit is chosen anew. */
function copyBox(s: MarsState, effect: PendingEffect, card: string, tell: Tell | undefined): void {
  const { seat } = effect
  tell?.({ what: 'copies', seat, card })
  const p = s.players[seat]
  const { mined } = p
  for (const id of cardOf(card).productionBox) countWilds(s, p, OPS[id].countsTags)
  for (const id of cardOf(card).productionBox)
    if (producesMetalOfArea(OPS[id])) {
      const at = mined.indexOf(card)
      if (at >= 0) produce(s, seat, mined[at + 1] as number, 1, card, tell)
    } else queueEffects(s, [id], source(seat, card, effect.played), tell)
  const { to } = opOf(effect)
  if (to >= 0) s.pool.push(wait(to, seat, effect.card, card))
}

export const copyProduction = {
  /** A second copy, of another card, comes when the first is done. */
  compile(op, c) {
    const copy = { tag: TAGS.indexOf(op.copyProduction), gives: ALL_PRODUCTION }
    const second = (): number => c.make('copy', { ...copy, again: true, rank: AFTER_LOSSES })
    return [c.make('copy', op.count === 2 ? { ...copy, to: second() } : copy)]
  },
  kinds: {
    copy: kind({
      name: 'copy',
      rank: 4,
      must: mustBePossible,
      refuse(s, seat, op) {
        if (op.to >= 0) return boxes(s, seat, op).length > 1 ? 'maybe' : { code: 'nothing-to-copy' }
        return copyable(s, seat, op, '').length > 0 ? undefined : { code: 'nothing-to-copy' }
      },
      start(s, effect, op, tell) {
        const cards = copyable(s, effect.seat, op, effect.played)
        if (cards.length > 1) ask(s, 'copy-production', effect)
        else if (cards.length === 1) copyBox(s, effect, cards[0], tell)
        else stuck(s)
      },
    }),
  },
  questions: {
    'copy-production': choose<FrameOf<'copy-production'>>({
      prompt: () => ({ code: 'copy-production' }),
      all: (s, frame) => copyable(s, frame.seat, opOf(frame), frame.played).map((card) => ({ card })),
      refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0 || opOf(frame).to >= 0),
      take: (s, frame, answer, tell) => copyBox(s, frame, answer.card as string, tell),
    }),
  },
} satisfies Verb<Shape<'copyProduction'>>
