import { type Answer, type Card, move, moveAll, passOn, type Seat } from '@perilune/engine'
import type { QuestionOf, Run, Together } from '../codes/index.js'
import type { MarsReason } from '../codes/reasons.js'
import { isPick, picksOf, refusalOfPick, takeToHand } from '../effects/card-questions.js'
import { MONEY, purse } from '../payment/payment.js'
import { asideOf, DECK, DISCARD, lookedAtBy, type MarsFrame, type MarsState, push } from '../state/state.js'
import { dealCards } from '../state/supply.js'

/* The research phase: four cards for everybody, drafted or not, and what is bought of them. All at once. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

const RESEARCH_CARDS = 4

const MOST_SEATS = 5
const ALL: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, seat) => seat),
)

/**
 * Everybody gets the same number. A deck that runs out is dealt one card at a time, from the first player on.
 */
export const dealResearch: Run<FrameOf<'deal-research'>> = {
  run(s) {
    const left = s.places[DECK].length + s.places[DISCARD].length
    const each = Math.min(RESEARCH_CARDS, Math.floor(left / s.seats))
    if (each === 0) {
      push(s, { do: 'action-phase' })
      return
    }
    const enough = s.places[DECK].length >= each * s.seats
    for (let round = 0; round < (enough ? 1 : each); round++)
      for (let i = 0; i < s.seats; i++) dealCards(s, lookedAtBy((s.first + i) % s.seats), enough ? each : 1)
    push(s, { do: s.draft ? 'draft' : 'research' })
  },
}

const NOT_MORE_THAN_ONE = 1

/** Keep one, pass the rest: to the left in even generations, to the right in odd ones. */
export const draft: Together<FrameOf<'draft'>> = {
  together: true,
  seats: (s) => ALL[s.seats],
  ask: (s, seat) => draftQuestion(s, seat),
  answers: (s, seat) => s.places[lookedAtBy(seat)].map((card) => ({ pick: [card] })),
  refuse: (s, seat, _, answer): MarsReason | undefined =>
    isPick(answer, s.places[lookedAtBy(seat)], 1, 1)
      ? undefined
      : refusalOfPick(draftQuestion(s, seat), answer),
  takeAll(s, _, answers, tell) {
    for (const seat of ALL[s.seats]) {
      const [card] = (answers[seat] as Answer).pick as readonly Card[]
      move(s, lookedAtBy(seat), asideOf(seat), card)
    }
    const clockwise = isClockwise(s)
    const ring = ALL[s.seats].map(lookedAtBy)
    passOn(s, clockwise ? ring : ring.reverse())
    tell?.({ what: 'passes-cards', clockwise })
    if (s.places[lookedAtBy(0)].length > NOT_MORE_THAN_ONE) push(s, { do: 'draft' })
    else {
      // The last card is passed and kept: there is nothing to choose.
      for (const seat of ALL[s.seats]) moveAll(s, asideOf(seat), lookedAtBy(seat))
      push(s, { do: 'research' })
    }
  },
}

const itemsOf = (s: MarsState, seat: Seat) =>
  s.places[lookedAtBy(seat)].map((card) => ({
    id: card,
    price: s.players[seat].cardPrice,
  }))

/** Even generations pass to the left. */
const isClockwise = (s: MarsState): boolean => s.generation % 2 === 0

const draftQuestion = (s: MarsState, seat: Seat): QuestionOf<FrameOf<'draft'>> => ({
  kind: 'pick',
  prompt: { code: 'draft', clockwise: isClockwise(s) },
  items: s.places[lookedAtBy(seat)].map((card) => ({ id: card })),
  min: 1,
  max: 1,
})

const canBuy = (s: MarsState, seat: Seat): number =>
  Math.min(
    s.places[lookedAtBy(seat)].length,
    Math.floor(purse(s.players[seat], MONEY, null) / s.players[seat].cardPrice),
  )

const researchQuestion = (s: MarsState, seat: Seat): QuestionOf<FrameOf<'research'>> => ({
  kind: 'pick',
  prompt: { code: 'research', price: s.players[seat].cardPrice },
  items: itemsOf(s, seat),
  min: 0,
  max: canBuy(s, seat),
  budget: purse(s.players[seat], MONEY, null),
})

export const research: Together<FrameOf<'research'>> = {
  together: true,
  seats: (s) => ALL[s.seats],
  ask: (s, seat) => researchQuestion(s, seat),
  answers: (s, seat) => picksOf(s.places[lookedAtBy(seat)], 0, canBuy(s, seat)),
  refuse: (s, seat, _, answer): MarsReason | undefined =>
    isPick(answer, s.places[lookedAtBy(seat)], 0, canBuy(s, seat))
      ? undefined
      : refusalOfPick(researchQuestion(s, seat), answer),
  takeAll(s, _, answers, tell) {
    push(s, { do: 'action-phase' })
    for (let i = 0; i < s.seats; i++) {
      const seat = (s.first + i) % s.seats
      const cards = (answers[seat] as Answer).pick as readonly Card[]
      takeToHand(s, seat, cards, tell)
      if (cards.length > 0) push(s, { do: 'pay-cards', seat, cards: cards.length })
    }
  },
}
