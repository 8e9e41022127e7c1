import { type Card, deal, moveAll, type Seat, shuffle } from '@perilune/engine'
import { cardOf } from './cards/index.js'
import type { Tell } from './codes.js'
import { HAND_SIZE } from './names.js'
import {
  CONTRACT_DECK,
  CONTRACT_DISCARD,
  CONTRACTS,
  CREW_DECK,
  CREW_DISCARD,
  CREW_ROW,
  deckOf,
  discardOf,
  handOf,
  type MoonrakersState,
  PART_DECK,
  PART_DISCARD,
  PARTS,
} from './state.js'

/* Piles, and what happens when they run out. */

/** A pile that ran out is made anew from what was discarded. False if there is still nothing in it. */
function renew(s: MoonrakersState, pile: number, discards: number): boolean {
  if (s.places[pile].length > 0) return true
  if (s.places[discards].length === 0) return false
  moveAll(s, discards, pile)
  shuffle(s, pile)
  return true
}

/** Takes cards from the top of a seat's draw pile; fewer if draw and discard pile give no more. */
export function takeFromDeck(s: MoonrakersState, seat: Seat, to: number, count: number): number {
  let taken = 0
  while (taken < count && renew(s, deckOf(seat), discardOf(seat)))
    taken += deal(s, deckOf(seat), to, Math.min(count - taken, s.places[deckOf(seat)].length))
  return taken
}

export function draw(s: MoonrakersState, seat: Seat, count: number, tell: Tell | undefined): void {
  const drawn = takeFromDeck(s, seat, handOf(seat), count)
  if (drawn > 0) tell?.({ what: 'draws', seat, count: drawn })
}

/** The size of a hand is read at the moment it is drawn. */
export function handSize(s: MoonrakersState, seat: Seat): number {
  for (const part of s.captains[seat].ship) {
    const { ability } = cardOf(part)
    if (ability?.when === 'always' && 'handSize' in ability) return ability.handSize
  }
  return HAND_SIZE
}

/** A whole new hand. */
export const drawHand = (s: MoonrakersState, seat: Seat, tell: Tell | undefined): void =>
  draw(s, seat, handSize(s, seat), tell)

/** The decks of the armory and of the dispatch board. */
export const BOARD = {
  contract: { deck: CONTRACT_DECK, row: CONTRACTS, discard: CONTRACT_DISCARD },
  part: { deck: PART_DECK, row: PARTS, discard: PART_DISCARD },
  crew: { deck: CREW_DECK, row: CREW_ROW, discard: CREW_DISCARD },
} as const
export type BoardDeck = keyof typeof BOARD

/** The top card of a deck goes somewhere; none if there is none, not even among the discards. */
export function dealFrom(s: MoonrakersState, which: BoardDeck, to: number): boolean {
  const { deck, discard } = BOARD[which]
  if (!renew(s, deck, discard)) return false
  deal(s, deck, to)
  return true
}

/** Is there a card to be had of this deck? */
export const canDeal = (s: MoonrakersState, which: BoardDeck): boolean =>
  s.places[BOARD[which].deck].length + s.places[BOARD[which].discard].length > 0

/** An empty space is filled at once. */
export function refill(s: MoonrakersState, which: BoardDeck, tell: Tell | undefined): void {
  const { row } = BOARD[which]
  const before = s.places[row].slice()
  if (!dealFrom(s, which, row) || !tell) return
  const card = s.places[row].find((c, i) => c !== before[i]) as Card
  tell({ what: 'appears', card })
}

/** Where a card of the armory lies: with the crew or with the ship parts. */
export const armoryDeck = (s: MoonrakersState, card: unknown): 'crew' | 'part' | null =>
  s.places[CREW_ROW].includes(card as Card) ? 'crew' : s.places[PARTS].includes(card as Card) ? 'part' : null
