import { type Card, move, reveal, type Seat } from '@perilune/engine'
import { refuseCard } from '../actions/playable.js'
import { cardOf } from '../cards/index.js'
import type { Tell } from '../codes/events.js'
import type { OptionOf, Run } from '../codes/index.js'
import { choose } from '../effects/asking.js'
import { MC } from '../names.js'
import { BOX, handOf, type MarsFrame, type MarsState, PLAYED, preludesOf, push } from '../state/state.js'
import { gainOne } from '../state/supply.js'
import { playsACard } from '../verbs/special-kinds.js'

/* Preludes: in turn order, each player plays both, one fully before the next. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

/** How many of those dealt each player keeps. */
export const KEPT_PRELUDES = 2

/** For a prelude that can't be carried out in full. */
const INSTEAD_OF_PRELUDE = 15

/** The last one is played without a question. */
export const playPreludes: Run<FrameOf<'play-preludes'>> = {
  run(s, frame, tell) {
    const left = s.places[preludesOf(frame.seat)]
    if (left.length === 0) return
    push(s, frame)
    if (left.length > 1) push(s, { do: 'choose-prelude', seat: frame.seat })
    else playPrelude(s, frame.seat, left[0], preludesOf(frame.seat), tell)
  },
}

const ANSWERS = new Map<Card, { readonly card: Card }>()
/** Answers about preludes are made once. */
export function answerFor(card: Card): { readonly card: Card } {
  let answer = ANSWERS.get(card)
  if (!answer) {
    answer = Object.freeze({ card })
    ANSWERS.set(card, answer)
  }
  return answer
}

/** A prelude that can't be carried out may be chosen too. */
export const preludeOption = (s: MarsState, seat: Seat, card: Card): OptionOf<FrameOf<'choose-prelude'>> =>
  refuseCard(s, seat, cardOf(card))
    ? { answer: answerFor(card), facts: { instead: INSTEAD_OF_PRELUDE } }
    : { answer: answerFor(card) }

export const choosePrelude = choose<FrameOf<'choose-prelude'>>({
  prompt: () => ({ code: 'choose-prelude' }),
  all: (s, frame) => s.places[preludesOf(frame.seat)].map(answerFor),
  withFacts: (s, frame, { card }) => preludeOption(s, frame.seat, card),
  take: (s, frame, answer, tell) =>
    playPrelude(s, frame.seat, answer.card as Card, preludesOf(frame.seat), tell),
})

/** A prelude is shown; one that can't be carried out in full leaves the game, and gives money instead. */
export function playPrelude(s: MarsState, seat: Seat, id: Card, from: number, tell: Tell | undefined): void {
  move(s, from, PLAYED, id)
  const card = cardOf(id)
  if (refuseCard(s, seat, card)) {
    move(s, PLAYED, BOX, id)
    tell?.({ what: 'fizzles', seat, card: id })
    if (card.needs.others.some(playsACard)) showHand(s, seat, tell)
    gainOne(s, seat, MC, INSTEAD_OF_PRELUDE, id, tell)
    return
  }
  tell?.({ what: 'plays', seat, card: id })
  push(s, { do: 'enter-play', seat, card: id, by: '' })
}

/** Who says that no card in hand can be played shows them: nobody could know otherwise. */
export function showHand(s: MarsState, seat: Seat, tell: Tell | undefined): void {
  const hand = s.places[handOf(seat)]
  for (const card of hand) reveal(s, handOf(seat), card)
  tell?.({ what: 'shows-hand', seat, cards: hand.slice() })
}
