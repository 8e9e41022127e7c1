import type { Card, Seat } from '@perilune/engine'
import { type CompiledCard, cardOf } from '../cards/index.js'
import type { MoonReason, MoonTell } from '../codes.js'
import { type Effect, freshEffect, type MoonState, push, type Remembered, resumed } from '../state.js'

/*
 * What the operations of a card do. They are carried out in order, each one completely; one that leaves a
 * choice pushes a frame that asks, and the effect goes on from there.
 */

/** Begins to carry out a card: one that was flipped, used as an Expedition, or claimed. */
export function beginEffect(s: MoonState, seat: Seat, card: Card, host: Card = card): void {
  push(s, freshEffect(seat, card, host))
}

/** The effect goes on with its next operation, with something more to remember. */
export function goOn(s: MoonState, e: Effect, more: Remembered = NO_MORE): void {
  if (e.at < cardOf(e.card).steps.length) push(s, resumed(e, e.at, more))
}

const NO_MORE: Remembered = {}

/** Why an effect can't be used at all: a payment that can't be met, or nothing that it could be done to. */
export function refuseEffect(s: MoonState, seat: Seat, { steps }: CompiledCard): MoonReason | undefined {
  for (let i = 0; i < steps.length; i++) {
    const reason = steps[i].refuse(s, seat)
    if (reason) return reason
  }
  return
}

/** The next operation of an effect: asked about, or done and followed by the one after it. */
export function nextOperation(s: MoonState, e: Effect, tell: MoonTell | undefined): void {
  const { steps } = cardOf(e.card)
  if (e.at >= steps.length) return
  const after = resumed(e, e.at + 1, NO_MORE)
  const asks = steps[e.at].ask(s, after, tell)
  push(s, asks ?? after)
  if (asks === null) steps[e.at].run(s, after, tell)
}
