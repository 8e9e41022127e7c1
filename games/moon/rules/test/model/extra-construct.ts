import type { Answer } from '@perilune/engine'
import { construct, hospitality } from './changes.js'
import { constructs } from './constructs.js'
import type { Beside } from './effects.js'
import { askOne } from './questions.js'
import type { Dealer, Play, Table } from './table.js'
import { takeOut } from './table.js'

export type Source = 'stack' | 'discard' | 'previousEra' | 'hand'

function sourcePile(t: Table, seat: number, from: Source): string[] {
  if (from === 'stack') return t.stacks[t.era]
  if (from === 'previousEra') return t.stacks[t.era - 1]
  return from === 'discard' ? t.discard : t.players[seat].hand
}

/** A hand gives an extra Structure only if a card can come into it from the stack or the Discard Pile. */
export const mayRefill = (t: Table): boolean => t.stacks[t.era].length > 0 || t.discard.length > 0

/** The top card of the stack comes into the hand; an empty stack is made of the Discard Pile first. */
export function draw(t: Table, seat: number, deal: Dealer): void {
  const stack = t.stacks[t.era]
  if (stack.length === 0) stack.push(...t.discard.splice(0))
  const card = deal.drawn(t, seat)
  takeOut(stack, card)
  t.players[seat].hand.push(card)
}

/**
 * One extra Structure, or none: it cannot be turned into assimilating. Other actions of the turn may come
 * before it.
 */
export function* extraConstruct(t: Table, seat: number, from: Source, deal: Dealer, beside: Beside): Play {
  const pile = sourcePile(t, seat, from)
  let answer: Answer
  while (true) {
    const possible = from === 'hand' && !mayRefill(t) ? [] : pile
    const ways = constructs(t, seat, possible, { act: 'construct' })
    answer = yield* askOne(seat, 'extra-construct', [...ways, { act: 'decline' }, ...beside.answers()])
    if (answer.act === 'construct') break
    if (answer.act === 'decline') return
    yield* beside.act(answer)
  }
  const owners = construct(t, seat, pile, answer)
  if (from === 'hand') draw(t, seat, deal)
  yield* hospitality(t, owners)
}
