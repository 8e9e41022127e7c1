import { type Answer, bury, type Card, deal, look, move, moveAll, only, type Seat } from '@perilune/engine'
import { cardOption, chooseFrom, hasOnly, MALFORMED, NOT_OFFERED, PASS, refuseCard } from '../choices.js'
import type { MoonrakersReason, MoonrakersSteps, Tell } from '../codes.js'
import { drawHand, refill } from '../decks.js'
import { changeCredits } from '../prestige.js'
import {
  ASIDE,
  CONTRACT_DISCARD,
  CONTRACTS,
  discardOf,
  handOf,
  type MoonrakersState,
  OBJECTIVE_DECK,
  objectivesOf,
  push,
} from '../state.js'

/* Stay at base: an objective, a credit, perhaps a contract less, and a new hand. */

const OBJECTIVES_DRAWN = 2
const PAY = 1

const objectivesSeen = (s: MoonrakersState): Card[] => s.places[ASIDE].slice().sort()

function afterObjective(s: MoonrakersState, seat: Seat, tell: Tell | undefined): void {
  changeCredits(s, seat, { by: PAY, why: 'base' }, tell)
  push(s, { do: 'discard-contract', seat })
}

function newHand(s: MoonrakersState, seat: Seat, tell: Tell | undefined): void {
  const hand = s.places[handOf(seat)]
  if (hand.length > 0) tell?.({ what: 'discards', seat, cards: hand.slice() })
  moveAll(s, handOf(seat), discardOf(seat))
  drawHand(s, seat, tell)
  s.turn.phase = 'buying'
}

const refuseDiscard = (s: MoonrakersState, answer: Answer): MoonrakersReason | undefined => {
  if (answer.act === 'pass') return hasOnly(answer, 'act') ? undefined : MALFORMED
  if (answer.act !== 'discard') return NOT_OFFERED
  if (!hasOnly(answer, 'act', 'card')) return MALFORMED
  return s.places[CONTRACTS].includes(answer.card as Card) ? undefined : { code: 'no-such-contract' }
}

const discardsOf = (s: MoonrakersState) =>
  s.places[CONTRACTS].map((card) => ({ act: 'discard', card }) as const)

export const baseSteps: Pick<MoonrakersSteps, 'stay-at-base' | 'keep-objective' | 'discard-contract'> = {
  'stay-at-base': {
    run(s, { seat }, tell) {
      s.turn.phase = 'base'
      s.turn.stayed = true
      s.mission = null
      tell?.({ what: 'stays', seat })
      deal(s, OBJECTIVE_DECK, ASIDE, OBJECTIVES_DRAWN)
      look(s, seat, ASIDE)
      if (s.places[ASIDE].length > 0) push(s, { do: 'keep-objective', seat })
      else afterObjective(s, seat, tell)
    },
  },
  'keep-objective': {
    seats: (_, frame) => only(frame.seat),
    ask: (s) => chooseFrom({ code: 'keep-objective' }, objectivesSeen(s).map(cardOption)),
    answers: (s) => objectivesSeen(s).map((card) => ({ card })),
    refuse: (s, _, __, answer) => refuseCard(s.places[ASIDE], answer, { code: 'not-aside' }),
    take(s, seat, _, answer, tell) {
      move(s, ASIDE, objectivesOf(seat), answer.card as Card)
      for (const card of s.places[ASIDE].slice()) bury(s, ASIDE, OBJECTIVE_DECK, card)
      tell?.({ what: 'keeps-objective', seat })
      afterObjective(s, seat, tell)
    },
  },
  'discard-contract': {
    seats: (_, frame) => only(frame.seat),
    ask: (s) =>
      chooseFrom({ code: 'discard-contract' }, [
        ...discardsOf(s).map((answer) => ({ answer })),
        { answer: PASS },
      ]),
    answers: (s) => [...discardsOf(s), PASS],
    refuse: (s, _, __, answer) => refuseDiscard(s, answer),
    take(s, seat, _, answer, tell) {
      if (answer.act === 'discard') {
        const card = answer.card as Card
        move(s, CONTRACTS, CONTRACT_DISCARD, card)
        tell?.({ what: 'discards-contract', seat, card })
        refill(s, 'contract', tell)
      }
      newHand(s, seat, tell)
    },
  },
}
