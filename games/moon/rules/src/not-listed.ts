import type { Answer, Card, Seat } from '@perilune/engine'
import { cardOf, isCard } from './cards/index.js'
import type { MoonReason } from './codes.js'
import { refuseEffect } from './effects.js'
import { GREY, PINK } from './names.js'
import type { Effect, MoonState } from './state.js'

/* Why a card is not among those that a question of an effect lists. Nothing is said about what is no card. */

type WhyNot = (s: MoonState, f: Effect, card: Card) => MoonReason

/** The Base is a Structure, too. */
const standsIn = (s: MoonState, seat: Seat, card: Card): boolean =>
  s.settlements[seat].base === card || s.settlements[seat].structures.some((c) => c.card === card)

const notInHand: WhyNot = () => ({ code: 'not-in-hand' })

const noEmptyGrey: WhyNot = (s, { seat }, card) => {
  if (!standsIn(s, seat, card)) return { code: 'not-yours', card }
  if (cardOf(card).matches !== null) return { code: 'always-matches', card }
  return { code: cardOf(card).colour === GREY ? 'has-hearts' : 'not-grey', card }
}

const noRoverThere: WhyNot = (s, { seat }, card) => ({
  code: standsIn(s, seat, card) ? 'no-rover-on' : 'not-yours',
  card,
})

const notFlipped: WhyNot = (s, { seat, host }, card) => {
  if (card === host) return { code: 'flips-others', card }
  return { code: standsIn(s, seat, card) ? 'not-flipped' : 'not-yours', card }
}

const notCopied: WhyNot = (s, { seat, chosen }, card) => {
  if (!standsIn(s, chosen, card)) return { code: 'not-standing', card }
  if (cardOf(card).colour !== PINK) return { code: 'not-pink', card }
  return refuseEffect(s, seat, cardOf(card)) ?? { code: 'never-copied', card }
}

const notGivenUp: WhyNot = (s, { seat }, card) => ({
  code: standsIn(s, seat, card) ? 'not-given-up' : 'not-yours',
  card,
})

const notFromDiscard: WhyNot = (_, { how }, card) =>
  card === how ? { code: 'another-card' } : { code: 'not-in-discard' }

/** Why the card of an answer can't be chosen; nothing where the answer names no card. */
const ofCard =
  (whyNot: WhyNot) =>
  (s: MoonState, f: Effect, answer: Answer): MoonReason | undefined =>
    isCard(answer.card) ? whyNot(s, f, answer.card) : undefined

export const notSwapped = ofCard(notInHand)
export const notEmptyGrey = ofCard(noEmptyGrey)
export const notRecalled = ofCard(noRoverThere)
export const notCopyable = ofCard(notCopied)
export const notDemolished = ofCard(notGivenUp)
export const notTaken = ofCard(notFromDiscard)

/** Of several things that are named, the first that is not listed. */
const ofCards = (named: readonly unknown[], listed: readonly Card[]): Card | undefined =>
  named.filter(isCard).find((card) => !listed.includes(card))

export function notFlippedBack(s: MoonState, f: Effect, pick: readonly unknown[], listed: readonly Card[]) {
  const card = ofCards(pick, listed)
  return card === undefined ? undefined : notFlipped(s, f, card)
}

/** Blue Structures are listed by owner and card. */
export function notProducing(s: MoonState, f: Effect, { on, card }: Answer): MoonReason | undefined {
  if (!s.settlements[Number(on)] || !isCard(card)) return
  if (f.how === 'ownBlue' && on !== f.seat) return { code: 'not-yours', card }
  return { code: standsIn(s, Number(on), card) ? 'not-blue' : 'not-standing', card }
}
