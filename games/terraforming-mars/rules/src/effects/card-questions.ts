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
import type { Tell } from '../codes/events.js'
import type { Ask } from '../codes/index.js'
import type { MarsPrompt } from '../codes/prompts.js'
import type { MarsReason } from '../codes/reasons.js'
import { MC } from '../names.js'
import { DISCARD, type FrameOf, handOf, lookedAtBy, type MarsFrame, type MarsState } from '../state/state.js'
import { gainOne } from '../state/supply.js'

/* Questions about cards that only one seat can see: which to discard, to keep, to buy. */

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
