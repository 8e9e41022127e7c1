import {
  type Answer,
  type Card,
  type KernelReason,
  move,
  moveAll,
  only,
  type Question,
  refusal,
} from '@perilune/engine'
import { OPS } from './cards/ops.js'
import type { Tell } from './codes/events.js'
import type { Ask } from './codes/index.js'
import type { MarsPrompt } from './codes/prompts.js'
import type { MarsReason } from './codes/reasons.js'
import { MC } from './names.js'
import { askPayment, MONEY, purse } from './payment.js'
import { DISCARD, handOf, lookedAtBy, type MarsFrame, type MarsState } from './state.js'
import { gainOne } from './supply.js'

/* Questions about cards that only one seat can see: which to discard, to keep, to buy. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

interface Picking<F> {
  prompt(s: MarsState, frame: F): MarsPrompt
  from(s: MarsState, frame: F): readonly Card[]
  bounds(s: MarsState, frame: F): readonly [least: number, most: number]
  take(s: MarsState, frame: F, cards: readonly Card[], tell: Tell | undefined): void
}

/** Every way to pick between `least` and `most` of a few cards; of many, a few of the ways. */
export function picksOf(cards: readonly Card[], least: number, most: number): Answer[] {
  const list: Answer[] = []
  const add = (pick: readonly Card[]): void => {
    if (pick.length >= least && pick.length <= most) list.push({ pick })
  }
  if (cards.length <= FEW) {
    for (const set of SETS_OF[cards.length]) {
      if (set.length < least || set.length > most) continue
      const pick: Card[] = []
      for (const i of set) pick.push(cards[i])
      list.push({ pick })
    }
    return list
  }
  if (least === 0) add([])
  for (const card of cards) add([card])
  if (most >= cards.length) add(cards.slice())
  else if (most > 1) add(cards.slice(0, most))
  return list
}
const FEW = 4
/** For so many cards, all sets of them, as places in the list. */
const SETS_OF: readonly (readonly (readonly number[])[])[] = Array.from({ length: FEW + 1 }, (_, n) =>
  Array.from({ length: 1 << n }, (_, set) =>
    Array.from({ length: n }, (_, i) => i).filter((i) => (set & (1 << i)) !== 0),
  ),
)

/**
 * Whether an answer picks between `least` and `most` of these cards, each once: the cheap look before a
 * reason is made.
 */
export function isPick(answer: Answer, cards: readonly Card[], least: number, most: number): boolean {
  const { pick } = answer
  if (!Array.isArray(pick) || pick.length < least || pick.length > most) return false
  for (const key in answer) if (key !== 'pick') return false
  for (let i = 0; i < pick.length; i++)
    if (!cards.includes(pick[i]) || pick.indexOf(pick[i]) !== i) return false
  return true
}

/** Why a pick is refused. No item of Mars has a reason of its own, so the reason is one of the kernel's. */
export const refusalOfPick = (question: Question, answer: Answer): KernelReason | undefined =>
  refusal(question, answer) as KernelReason | undefined

/** A step that asks one seat to pick some of the cards it sees. */
export function pickCards<F extends Extract<MarsFrame, { seat: number }>>(picking: Picking<F>): Ask<F> {
  const question = (s: MarsState, frame: F) => {
    const [min, max] = picking.bounds(s, frame)
    const items = picking.from(s, frame).map((card) => ({ id: card }))
    return { kind: 'pick' as const, prompt: picking.prompt(s, frame), items, min, max }
  }
  return {
    seats: (_, frame) => only(frame.seat),
    ask: (s, _, frame) => question(s, frame) as never,
    answers: (s, _, frame) => picksOf(picking.from(s, frame), ...picking.bounds(s, frame)),
    refuse: (s, _, frame, answer): MarsReason | undefined =>
      isPick(answer, picking.from(s, frame), ...picking.bounds(s, frame))
        ? undefined
        : refusalOfPick(question(s, frame), answer),
    take: (s, _, frame, answer, tell) => picking.take(s, frame, answer.pick as readonly Card[], tell),
  }
}

/** Others see how many; the seat itself sees which. */
export function discard(
  s: MarsState,
  seat: number,
  from: number,
  cards: readonly Card[],
  tell: Tell | undefined,
): void {
  for (const card of cards) move(s, from, DISCARD, card)
  if (cards.length > 0)
    tell?.({
      what: 'discards',
      seat,
      cards: cards.slice().sort(),
      to: [seat],
      others: { what: 'discards', seat, count: cards.length },
    })
}

/** What has an order and may be declined is declined by giving up no card. */
const mayDecline = (s: MarsState): boolean => {
  const below = s.stack[s.stack.length - 2] as MarsFrame | undefined
  return below?.do === 'go-on' && OPS[below.op].optional
}

export const discardCards = pickCards<FrameOf<'discard-cards'>>({
  prompt: (s, frame) =>
    mayDecline(s) ? { code: 'discard-to-draw', card: frame.card } : { code: 'discard-card' },
  from: (s, frame) => s.places[handOf(frame.seat)],
  bounds: (s, frame) => [mayDecline(s) ? 0 : OPS[frame.op].n, OPS[frame.op].n],
  take(s, frame, cards, tell) {
    // The frame itself is popped: the rest of the effect lies on top and is dropped with it.
    if (cards.length === 0) s.stack.pop()
    discard(s, frame.seat, handOf(frame.seat), cards, tell)
  },
})

/**
 * The cards looked at that were picked go to the hand, the others to the discard pile, all unseen by the
 * rest.
 */
export function takeToHand(s: MarsState, seat: number, cards: readonly Card[], tell: Tell | undefined): void {
  for (const card of cards) move(s, lookedAtBy(seat), handOf(seat), card)
  if (tell) {
    const rest = s.places[lookedAtBy(seat)].length
    tell({
      what: 'keeps',
      seat,
      cards: cards.slice().sort(),
      discarded: rest,
      to: [seat],
      others: { what: 'keeps', seat, count: cards.length, discarded: rest },
    })
  }
  moveAll(s, lookedAtBy(seat), DISCARD)
}

export const keepCards = pickCards<FrameOf<'keep-cards'>>({
  prompt: (s, frame) => ({
    code: 'keep-cards',
    cards: Math.min(OPS[frame.op].to, s.places[lookedAtBy(frame.seat)].length),
  }),
  from: (s, frame) => s.places[lookedAtBy(frame.seat)],
  bounds(s, frame) {
    const n = Math.min(OPS[frame.op].to, s.places[lookedAtBy(frame.seat)].length)
    return [n, n]
  },
  take: (s, frame, cards, tell) => takeToHand(s, frame.seat, cards, tell),
})

/** Money that must be left for what this action still takes. */
const moneyDue = (s: MarsState, seat: number): number =>
  s.pool.reduce(
    (n, w) => (w.seat === seat && OPS[w.op].kind.name === 'lose' ? n + (OPS[w.op].bag?.[MC] ?? 0) : n),
    0,
  )

export const buyCards = pickCards<FrameOf<'buy-cards'>>({
  prompt: (s, frame) => ({ code: 'buy-cards', price: s.players[frame.seat].cardPrice }),
  from: (s, frame) => s.places[lookedAtBy(frame.seat)],
  bounds: (s, frame) => [
    0,
    Math.min(
      s.places[lookedAtBy(frame.seat)].length,
      Math.floor(
        Math.max(0, purse(s.players[frame.seat], MONEY, null) - moneyDue(s, frame.seat)) /
          s.players[frame.seat].cardPrice,
      ),
    ),
  ],
  take(s, frame, cards, tell) {
    takeToHand(s, frame.seat, cards, tell)
    const { cardPrice } = s.players[frame.seat]
    askPayment(s, frame.seat, cards.length * cardPrice, MONEY, null, 'research', '', tell)
  },
})

/** One action, whatever the number of cards. */
export const sellPatents = pickCards<FrameOf<'sell-patents'>>({
  prompt: () => ({ code: 'sell-patents' }),
  from: (s, frame) => s.places[handOf(frame.seat)],
  bounds: (s, frame) => [1, s.places[handOf(frame.seat)].length],
  take(s, frame, cards, tell) {
    discard(s, frame.seat, handOf(frame.seat), cards, tell)
    gainOne(s, frame.seat, MC, cards.length, '', tell)
  },
})
