import type { Card, Seat } from '@perilune/engine'
import { STARTING_DECK } from '../cards/actions.js'
import { cardOf } from '../cards/index.js'
import { KINDS } from '../names.js'
import { deckOf, discardOf, handOf, type MoonrakersState, playedOf } from '../state.js'

/*
 * What a captain can spare. A captain whose shields, thrusters and damage were trashed, or are lost among
 * reactors and misses, can no longer meet a contract, and the game would never end. So search trashes nothing
 * that is scarcer than in the starting deck, in number or as a share, and gains nothing that floods the deck.
 * People may.
 */

const countOf = (kind: number): number => STARTING_DECK.filter((card) => cardOf(card).kind === kind).length

const MISS = KINDS.length
/** By KINDS, then misses. */
const STARTING = [...KINDS.map((_, kind) => countOf(kind)), countOf(-1)]

const placeOf = (card: Card): number => {
  const { kind } = cardOf(card)
  return kind < 0 ? MISS : kind
}

interface Owned {
  all: number
  byKind: number[]
}

/** The captain's cards, wherever they lie. It knows which ones they are, though not their order. */
function ownedBy(s: MoonrakersState, seat: Seat): Owned {
  const owned = { all: 0, byKind: STARTING.map(() => 0) }
  for (const place of [deckOf(seat), handOf(seat), playedOf(seat), discardOf(seat)])
    for (const card of s.places[place]) {
      owned.all++
      owned.byKind[placeOf(card)]++
    }
  return owned
}

const isSpareKind = ({ all, byKind }: Owned, kind: number): boolean =>
  kind === MISS ||
  (byKind[kind] >= STARTING[kind] && byKind[kind] * STARTING_DECK.length >= STARTING[kind] * all)

/** Those of the cards that can be spared: misses and crew always. */
export function spareOf(s: MoonrakersState, seat: Seat, cards: readonly Card[]): Card[] {
  const owned = ownedBy(s, seat)
  return cards.filter((card) => isSpareKind(owned, placeOf(card)))
}

/**
 * Where one of the cards must go and none can be spared: those of which there are most, held against the
 * start.
 */
export function leastScarce(s: MoonrakersState, seat: Seat, cards: readonly Card[]): Card[] {
  const { byKind } = ownedBy(s, seat)
  const plenty = cards.map((card) => byKind[placeOf(card)] / STARTING[placeOf(card)])
  const most = Math.max(...plenty)
  return cards.filter((_, i) => plenty[i] === most)
}

/** Whatever lies on top of the draw pile: could it be spared? */
export function canSpareAny(s: MoonrakersState, seat: Seat): boolean {
  const owned = ownedBy(s, seat)
  return KINDS.every((_, kind) => isSpareKind(owned, kind))
}

/** Would one more of this card flood the deck: is its share one in ten above that of the start already? */
export function floods(s: MoonrakersState, seat: Seat, card: Card): boolean {
  const { all, byKind } = ownedBy(s, seat)
  const kind = placeOf(card)
  return byKind[kind] * STARTING_DECK.length > (STARTING[kind] + 1) * all
}
