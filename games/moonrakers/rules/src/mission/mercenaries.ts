import { type Answer, bury, type Card, deal, move, moveAll, type Seat, shuffle } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import { copiesIn, hasOnly, kindsIn, MALFORMED } from '../choices.js'
import type { MoonrakersReason, Tell } from '../codes.js'
import { BOARD, canDeal, dealFrom } from '../decks.js'
import { CREDITS, CREW, DAMAGE, PRESTIGE, ROWS } from '../names.js'
import {
  MERCENARY_DECK,
  MERCENARY_DISCARD,
  MERCENARY_ROW,
  type MoonrakersState,
  missionOf,
} from '../state.js'
import { beginEffect } from './playing.js'

/* Two players: a row of mercenaries whom the mission leader pays out of its own share. */

/**
 * What hiring costs now: 1 prestige for crew; for an action card 1 credit and 1 more for each one hired
 * before.
 */
export const priceOf = (s: MoonrakersState, card: Card): { prestige: number; credits: number } =>
  cardOf(card).kind === CREW
    ? { prestige: 1, credits: 0 }
    : { prestige: 0, credits: 1 + s.mercenaries.hiredActions }

export function refuseHire(s: MoonrakersState, seat: Seat, answer: Answer): MoonrakersReason | undefined {
  if (!hasOnly(answer, 'act', 'card')) return MALFORMED
  const m = missionOf(s)
  const { leader } = s.turn
  if (seat !== leader) return { code: 'leader-hires' }
  const card = answer.card as Card
  const row = s.places[MERCENARY_ROW]
  if (!row.includes(card)) return { code: 'not-in-row' }
  if (copiesIn(row, card) <= copiesIn(s.mercenaries.hired, card)) return { code: 'hired-already' }
  const share = m.terms[leader] ?? []
  const price = priceOf(s, card)
  const prestige = share[PRESTIGE] - m.mercenaryPrestige
  const credits = share[CREDITS] - m.mercenaryCredits
  if (price.prestige > prestige) return { code: 'share-prestige', needs: price.prestige, has: prestige }
  if (price.credits > credits) return { code: 'share-credits', needs: price.credits, has: credits }
  return
}

export function addHires(s: MoonrakersState, seat: Seat, out: Answer[]): void {
  if (seat !== s.turn.leader || s.places[MERCENARY_ROW].length === 0) return
  for (const card of kindsIn(s.places[MERCENARY_ROW])) {
    const answer: Answer = { act: 'hire', card }
    if (!refuseHire(s, seat, answer)) out.push(answer)
  }
}

/** An action card gives its symbol and nothing else; a crew card counts as crew and works for the leader. */
export function hireMercenary(s: MoonrakersState, seat: Seat, id: Card, tell: Tell | undefined): void {
  const m = missionOf(s)
  const card = cardOf(id)
  const price = priceOf(s, id)
  m.mercenaryPrestige += price.prestige
  m.mercenaryCredits += price.credits
  m.mercenaries++
  s.mercenaries.hired.push(id)
  tell?.({ what: 'hires-mercenary', seat, card: id, ...price })
  m.contributed[s.seats][card.kind] += card.kind === DAMAGE ? card.value : 1
  if (card.kind === CREW) beginEffect(s, { seat, card: id, program: card.program, mercenary: true })
  else s.mercenaries.hiredActions++
}

/** A turn is over: the next leader has the whole row, and perhaps the old prices. */
export function endMercenaryTurn(s: MoonrakersState, tell: Tell | undefined): void {
  s.mercenaries.hired = []
  const roundOver = s.turn.number % 2 === 0
  if (roundOver || s.mercenaryPrice === 'turn') s.mercenaries.hiredActions = 0
  if (roundOver) newRow(s, tell)
}

/**
 * Action cards go to the mercenary discards; for each crew card, which goes under the crew deck, the top crew
 * card does.
 */
function newRow(s: MoonrakersState, tell: Tell | undefined): void {
  for (const card of s.places[MERCENARY_ROW].slice()) {
    if (cardOf(card).kind !== CREW) {
      move(s, MERCENARY_ROW, MERCENARY_DISCARD, card)
      continue
    }
    bury(s, MERCENARY_ROW, BOARD.crew.deck, card)
    if (canDeal(s, 'crew')) dealFrom(s, 'crew', MERCENARY_DISCARD)
  }
  for (let i = 0; i < ROWS.mercenaries; i++) {
    if (s.places[MERCENARY_DECK].length === 0) {
      moveAll(s, MERCENARY_DISCARD, MERCENARY_DECK)
      shuffle(s, MERCENARY_DECK)
    }
    deal(s, MERCENARY_DECK, MERCENARY_ROW)
  }
  tell?.({ what: 'new-mercenaries', cards: s.places[MERCENARY_ROW].slice() })
}
