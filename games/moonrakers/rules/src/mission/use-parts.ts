import { type Answer, type Card, move, type Seat } from '@perilune/engine'
import { type CompiledCard, cardOf } from '../cards/index.js'
import type { Ability, Cost } from '../cards/language.js'
import { copiesIn, hasOnly, kindsIn, MALFORMED } from '../choices.js'
import type { MoonrakersReason, Tell } from '../codes.js'
import { playedCrew } from '../effects/effects.js'
import { trash } from '../ship.js'
import { discardOf, handOf, type MoonrakersState, missionOf } from '../state.js'
import { isUsed, usedMark } from './play-options.js'
import { beginEffect } from './playing.js'

/*
 * Ship parts that their owner uses when it likes: { act: 'use', part, cards? }, the cards that pay for it
 * where there is a choice.
 */

type Activated = Extract<Ability, { when: 'activate' }>

export function activated(card: CompiledCard): Activated | null {
  return card.ability?.when === 'activate' ? card.ability : null
}

/** Does the owner choose the cards that pay? */
const choosesCards = (cost: Cost): boolean => typeof cost.discard === 'string' || cost.trash === 'any'

const isShield = (card: Card): boolean => card === 'shield'

/** The cards that a part asks for where it leaves no choice. */
const fixedCards = (cost: Cost): readonly Card[] => {
  if (Array.isArray(cost.discard)) return cost.discard
  return cost.trash !== undefined && cost.trash !== 'any' ? [cost.trash] : []
}

/** The first card of a price that the hand does not have. */
function lacking(hand: readonly Card[], cards: readonly Card[]): Card | undefined {
  return cards.find((card) => copiesIn(cards, card) > copiesIn(hand, card))
}

function refuseChosen(hand: readonly Card[], cost: Cost, cards: unknown): MoonrakersReason | undefined {
  if (!Array.isArray(cards) || !cards.every((card) => typeof card === 'string')) return MALFORMED
  if (cards.length !== (cost.trash === 'any' ? 1 : 2)) return MALFORMED
  // One way to name them, so that offers can be compared.
  if (cards.length === 2 && cards[0] > cards[1]) return MALFORMED
  if (lacking(hand, cards) !== undefined) return { code: 'not-in-hand' }
  if (cost.discard === 'twoNotShield' && cards.some(isShield)) return { code: 'no-shields' }
  if (cost.discard === 'twoAlike' && cards[0] !== cards[1]) return { code: 'not-alike' }
  return
}

/** Would using the part do nothing at all? */
function refuseVoid(s: MoonrakersState, seat: Seat, ability: Activated): MoonrakersReason | undefined {
  const hand = s.places[handOf(seat)]
  for (const op of ability.do)
    switch (op.op) {
      case 'playFromHand':
        if (!hand.includes(op.card)) return { code: 'lacks-card', card: op.card }
        break
      case 'replayCrew':
        if (playedCrew(s, seat).length === 0) return { code: 'no-crew-played' }
        break
      case 'cycle':
        if (hand.length === 0) return { code: 'empty-hand' }
        break
    }
  return
}

function refuseBefore(
  s: MoonrakersState,
  seat: Seat,
  part: Card,
  ability: Activated,
): MoonrakersReason | undefined {
  const m = missionOf(s)
  if (ability.once && isUsed(s, seat, part)) return { code: 'used', card: part }
  if (m.actions[seat] < (ability.cost.actions ?? 0)) return { code: 'no-action' }
  const lacks = lacking(s.places[handOf(seat)], fixedCards(ability.cost))
  return lacks === undefined ? refuseVoid(s, seat, ability) : { code: 'lacks-card', card: lacks }
}

export function refuseUse(s: MoonrakersState, seat: Seat, answer: Answer): MoonrakersReason | undefined {
  if (!hasOnly(answer, 'act', 'part', 'cards')) return MALFORMED
  const part = answer.part as Card
  if (!s.captains[seat].ship.includes(part)) return { code: 'not-installed' }
  const ability = activated(cardOf(part))
  if (!ability) return { code: 'not-usable', card: part }
  const before = refuseBefore(s, seat, part, ability)
  if (before) return before
  if (choosesCards(ability.cost)) {
    const ways = payments(s.places[handOf(seat)], ability.cost)
    if (ways.length === 0) return { code: 'cannot-pay-cards', card: part }
    return refuseChosen(s.places[handOf(seat)], ability.cost, answer.cards)
  }
  return answer.cards === undefined ? undefined : MALFORMED
}

/** Every choice of cards that pays. */
function payments(hand: readonly Card[], cost: Cost): Card[][] {
  const kinds = kindsIn(hand)
  if (cost.trash === 'any') return kinds.map((card) => [card])
  if (cost.discard === 'twoAlike')
    return kinds.filter((card) => copiesIn(hand, card) > 1).map((card) => [card, card])
  const pairs: Card[][] = []
  const plain = kinds.filter((card) => !isShield(card))
  for (let i = 0; i < plain.length; i++)
    for (let j = i; j < plain.length; j++)
      if (i !== j || copiesIn(hand, plain[i]) > 1) pairs.push([plain[i], plain[j]])
  return pairs
}

export function addUses(s: MoonrakersState, seat: Seat, out: Answer[]): void {
  for (const part of s.captains[seat].ship) {
    const ability = activated(cardOf(part))
    if (!ability || refuseBefore(s, seat, part, ability)) continue
    if (!choosesCards(ability.cost)) out.push({ act: 'use', part })
    else
      for (const cards of payments(s.places[handOf(seat)], ability.cost))
        out.push({ act: 'use', part, cards })
  }
}

export function usePart(s: MoonrakersState, seat: Seat, answer: Answer, tell: Tell | undefined): void {
  const part = answer.part as Card
  const card = cardOf(part)
  const ability = activated(card) as Activated
  const m = missionOf(s)
  if (ability.once) m.used.push(usedMark(seat, part))
  m.actions[seat] -= ability.cost.actions ?? 0
  tell?.({ what: 'uses-part', seat, card: part })
  const cards = choosesCards(ability.cost) ? (answer.cards as readonly Card[]) : fixedCards(ability.cost)
  for (const paid of cards)
    if (ability.cost.trash !== undefined) trash(s, seat, { card: paid, from: handOf(seat) }, tell)
    else move(s, handOf(seat), discardOf(seat), paid)
  if (cards.length > 0 && ability.cost.trash === undefined)
    tell?.({ what: 'discards', seat, cards: cards.slice() })
  beginEffect(s, { seat, card: part, program: card.program, mercenary: false })
}
