import {
  type Answer,
  type Card,
  move,
  type Option,
  only,
  type Reason,
  type Seat,
  type Steps,
} from '@perilune/engine'
import { cardOf } from './cards/index.js'
import { chooseFrom, hasOnly, MALFORMED, NOT_OFFERED, nameOf, PASS } from './choices.js'
import { BOARD, canDeal, dealFrom } from './decks.js'
import { MOST_PARTS } from './names.js'
import { hire, install, refuseRemoval } from './ship.js'
import { DRAWN, type MoonrakersFrame, type MoonrakersState, push } from './state.js'

/* Bonus cards, one after another: say which deck, see the top card, take it or leave it. */

const DECKS = ['crew', 'part'] as const
type Deck = (typeof DECKS)[number]

const decksOf = (s: MoonrakersState): Deck[] => DECKS.filter((deck) => canDeal(s, deck))

const deckLabel = (deck: Deck): string => (deck === 'crew' ? 'The crew deck' : 'The ship part deck')

const drawn = (s: MoonrakersState): Card => s.places[DRAWN][0]

function refuseBonus(s: MoonrakersState, seat: Seat, answer: Answer): Reason | undefined {
  if (answer.act === 'pass') return hasOnly(answer, 'act') ? undefined : MALFORMED
  if (answer.act !== 'take' || !hasOnly(answer, 'act', 'remove')) return MALFORMED
  if (cardOf(drawn(s)).deck === 'part') return refuseRemoval(s, seat, answer.remove)
  return answer.remove === undefined ? undefined : MALFORMED
}

function takings(s: MoonrakersState, seat: Seat): Answer[] {
  const { ship } = s.captains[seat]
  if (cardOf(drawn(s)).deck === 'crew' || ship.length < MOST_PARTS) return [{ act: 'take' }]
  return ship.map((remove) => ({ act: 'take', remove }))
}

const takeOption = (s: MoonrakersState, answer: Answer): Option => ({
  answer,
  label:
    answer.remove === undefined
      ? `Take ${nameOf(drawn(s))}`
      : `Install ${nameOf(drawn(s))} in place of ${nameOf(answer.remove as Card)}`,
})

export const bonusSteps: Pick<
  Steps<MoonrakersState, MoonrakersFrame>,
  'bonus-cards' | 'bonus-deck' | 'bonus-card'
> = {
  'bonus-cards': {
    run(s, { seat, left }) {
      if (left > 0 && decksOf(s).length > 0) push(s, { do: 'bonus-deck', seat, left })
    },
  },
  'bonus-deck': {
    seats: (_, frame) => only(frame.seat),
    ask: (s) =>
      chooseFrom(
        'Draw a bonus card from which deck?',
        decksOf(s).map((deck) => ({ answer: { deck }, label: deckLabel(deck) })),
      ),
    answers: (s) => decksOf(s).map((deck) => ({ deck })),
    refuse: (s, _, __, answer) =>
      hasOnly(answer, 'deck') && decksOf(s).includes(answer.deck as Deck) ? undefined : NOT_OFFERED,
    take(s, seat, frame, answer, tell) {
      dealFrom(s, answer.deck as Deck, DRAWN)
      tell?.({ what: 'draws-bonus', seat, card: drawn(s) })
      push(s, { do: 'bonus-card', seat, left: frame.left - 1 })
    },
  },
  'bonus-card': {
    seats: (_, frame) => only(frame.seat),
    ask: (s, seat) =>
      chooseFrom(`Take ${nameOf(drawn(s))} or leave it`, [
        ...takings(s, seat).map((answer) => takeOption(s, answer)),
        { answer: PASS, label: 'Leave it' },
      ]),
    answers: (s, seat) => [...takings(s, seat), PASS],
    refuse: (s, seat, _, answer) => refuseBonus(s, seat, answer),
    take(s, seat, frame, answer, tell) {
      push(s, { do: 'bonus-cards', seat, left: frame.left })
      const card = drawn(s)
      const deck = cardOf(card).deck as Deck
      if (answer.act === 'pass') {
        move(s, DRAWN, BOARD[deck].discard, card)
        tell?.({ what: 'leaves-bonus', seat, card })
      } else if (deck === 'crew') hire(s, seat, card, DRAWN, tell)
      else install(s, seat, card, DRAWN, answer.remove as Card | undefined, tell)
    },
  },
}
