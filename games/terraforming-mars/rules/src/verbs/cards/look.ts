import { OPS, opOf } from '../../cards/ops.js'
import { pickCards, takeToHand } from '../../effects/card-questions.js'
import { MC } from '../../names.js'
import { askPayment, MONEY, purse } from '../../payment/payment.js'
import {
  ask,
  type FrameOf,
  lookedAtBy,
  type MarsState,
  type PendingEffect,
  type Question,
} from '../../state/state.js'
import { dealCards } from '../../state/supply.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import { isStockLoss } from '../special-kinds.js'
import type { Verb } from '../verb.js'

/** Asks about so many cards of the deck, unless there is none. */
export function lookAt(s: MarsState, effect: PendingEffect, cards: number, question: Question): void {
  if (dealCards(s, lookedAtBy(effect.seat), cards) > 0) ask(s, question, effect)
}

const keptOf = (s: MarsState, frame: PendingEffect): number =>
  Math.min(opOf(frame).to, s.places[lookedAtBy(frame.seat)].length)

const keepCards = pickCards<FrameOf<'keep-cards'>>({
  prompt: (s, frame) => ({ code: 'keep-cards', cards: keptOf(s, frame) }),
  from: (s, frame) => s.places[lookedAtBy(frame.seat)],
  bounds(s, frame) {
    const n = keptOf(s, frame)
    return [n, n]
  },
  take: (s, frame, cards, tell) => takeToHand(s, frame.seat, cards, tell),
})

/** Money that must be left for what this action still takes. */
const moneyDue = (s: MarsState, seat: number): number =>
  s.pool.reduce(
    (n, { op, seat: owner }) => (owner === seat && isStockLoss(OPS[op]) ? n + (OPS[op].bag?.[MC] ?? 0) : n),
    0,
  )

const affordable = (s: MarsState, seat: number): number => {
  const p = s.players[seat]
  return Math.floor(Math.max(0, purse(p, MONEY, null) - moneyDue(s, seat)) / p.cardPrice)
}

const buyCards = pickCards<FrameOf<'buy-cards'>>({
  prompt: (s, frame) => ({ code: 'buy-cards', price: s.players[frame.seat].cardPrice }),
  from: (s, frame) => s.places[lookedAtBy(frame.seat)],
  bounds: (s, { seat }) => [0, Math.min(s.places[lookedAtBy(seat)].length, affordable(s, seat))],
  take(s, frame, cards, tell) {
    takeToHand(s, frame.seat, cards, tell)
    const { cardPrice } = s.players[frame.seat]
    askPayment(
      s,
      {
        do: 'pay',
        seat: frame.seat,
        cost: cards.length * cardPrice,
        with: MONEY,
        keep: null,
        why: 'research',
        of: '',
      },
      tell,
    )
  },
})

export const look = {
  compile: (op, c) => [
    'keep' in op ? c.make('keep', { n: op.look, to: op.keep }) : c.make('buy', { n: op.look }),
  ],
  kinds: {
    keep: kind({
      name: 'keep',
      rank: 1,
      reveals: () => true,
      start: (s, effect, op) => lookAt(s, effect, op.n, 'keep-cards'),
    }),
    buy: kind({
      name: 'buy',
      rank: 1,
      reveals: () => true,
      start: (s, effect, op) => lookAt(s, effect, op.n, 'buy-cards'),
    }),
  },
  questions: { 'keep-cards': keepCards, 'buy-cards': buyCards },
} satisfies Verb<Shape<'look'>>
