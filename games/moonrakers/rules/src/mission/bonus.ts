import { type Answer, type Card, move, only, type Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import { chooseFrom, hasOnly, MALFORMED, PASS } from '../choices.js'
import type { MoonrakersReason, MoonrakersSteps } from '../codes.js'
import { BOARD, canDeal, dealFrom } from '../decks.js'
import { MOST_PARTS } from '../names.js'
import { hire, install, refuseRemoval } from '../ship.js'
import { DRAWN, type MoonrakersState, push } from '../state.js'

/* Bonus cards, one after another: say which deck, see the top card, take it or leave it. */

const DECKS = ['crew', 'part'] as const
type Deck = (typeof DECKS)[number]

const decksOf = (s: MoonrakersState): Deck[] => DECKS.filter((deck) => canDeal(s, deck))

function refuseDeck(s: MoonrakersState, answer: Answer): MoonrakersReason | undefined {
  if (!hasOnly(answer, 'deck') || !DECKS.includes(answer.deck as Deck)) return MALFORMED
  return decksOf(s).includes(answer.deck as Deck) ? undefined : { code: 'deck-empty' }
}

const drawn = (s: MoonrakersState): Card => s.places[DRAWN][0]

function refuseBonus(s: MoonrakersState, seat: Seat, answer: Answer): MoonrakersReason | undefined {
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

export const bonusSteps: Pick<MoonrakersSteps, 'bonus-cards' | 'bonus-deck' | 'bonus-card'> = {
  'bonus-cards': {
    run(s, { seat, left }) {
      if (left > 0 && decksOf(s).length > 0) push(s, { do: 'bonus-deck', seat, left })
    },
  },
  'bonus-deck': {
    seats: (_, frame) => only(frame.seat),
    ask: (s) =>
      chooseFrom(
        { code: 'bonus-deck' },
        decksOf(s).map((deck) => ({ answer: { deck } })),
      ),
    answers: (s) => decksOf(s).map((deck) => ({ deck })),
    refuse: (s, _, __, answer) => refuseDeck(s, answer),
    take(s, seat, frame, answer, tell) {
      dealFrom(s, answer.deck as Deck, DRAWN)
      tell?.({ what: 'draws-bonus', seat, card: drawn(s) })
      push(s, { do: 'bonus-card', seat, left: frame.left - 1 })
    },
  },
  'bonus-card': {
    seats: (_, frame) => only(frame.seat),
    ask: (s, seat) =>
      chooseFrom({ code: 'bonus-card', card: drawn(s) }, [
        ...takings(s, seat).map((answer) => ({ answer })),
        { answer: PASS },
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
      } else if (deck === 'crew') hire(s, seat, { card, from: DRAWN }, tell)
      else install(s, seat, { card, from: DRAWN, remove: answer.remove as Card | undefined }, tell)
    },
  },
}
