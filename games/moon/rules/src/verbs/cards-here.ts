import type { Answer, Card, Seat } from '@perilune/engine'
import { cardOf, isCard } from '../cards/index.js'
import type { MoonReason } from '../codes.js'
import type { Effect, MoonState, PlacedCard, Settlement } from '../state.js'

/** The card meant by "this card", where it stands. */
export function hostOf(home: Settlement, host: Card): PlacedCard {
  const found = home.structures.find((c) => c.card === host) ?? home.reputations.find((c) => c.card === host)
  if (!found) throw new Error(`${host} does not stand in the Settlement`)
  return found
}

/** The Base is a Structure, too. */
export const standsIn = (s: MoonState, seat: Seat, card: Card): boolean =>
  s.settlements[seat].base === card || s.settlements[seat].structures.some((c) => c.card === card)

/** Answers that name one of these cards. */
export const byCard = (cards: readonly Card[]): Answer[] => cards.map((card) => cardOf(card).says.choose)

/**
 * Why the card of an answer is not among those that a question lists; nothing where the answer names no card.
 */
export const ofCard =
  (whyNot: (s: MoonState, f: Effect, card: Card) => MoonReason) =>
  (s: MoonState, f: Effect, answer: Answer): MoonReason | undefined =>
    isCard(answer.card) ? whyNot(s, f, answer.card) : undefined
