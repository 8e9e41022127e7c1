import { type Card, deal, moveAll, type Seat, shuffle } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import type { Tell } from '../codes/events.js'
import { LEAST_MC_PRODUCTION, MC, RESOURCES } from '../names.js'
import { isTaxed, tax } from '../turmoil/tax.js'
import { DECK, DISCARD, handOf, type MarsState, type Player, RATING_SOURCES } from './state.js'

/*
 * What a player has: stock, production, rating, cubes, cards. Everything that changes them passes here: so
 * often in a search that no object is made for whose, how much, and which card brings it.
 */

export type RatingSource = (typeof RATING_SOURCES)[number]
const SOURCE_INDEX = Object.fromEntries(RATING_SOURCES.map((name, i) => [name, i])) as Record<
  RatingSource,
  number
>

/** A bag as people read it, for events. */
const named = (bag: readonly number[], times: number): Record<string, number> =>
  Object.fromEntries(RESOURCES.flatMap((name, r) => (bag[r] === 0 ? [] : [[name, bag[r] * times]])))

// Parameters: no object is made for them, see above.
export function gain(
  s: MarsState,
  seat: Seat,
  bag: readonly number[],
  times: number,
  why: Card,
  tell: Tell | undefined,
): void {
  if (times === 0) return
  const { stock } = s.players[seat]
  for (let r = 0; r < stock.length; r++) stock[r] += bag[r] * times
  tell?.({ what: 'gains', seat, resources: named(bag, times), card: why })
}

// Parameters: no object is made for them, see above.
export function gainOne(
  s: MarsState,
  seat: Seat,
  resource: number,
  n: number,
  why: Card,
  tell: Tell | undefined,
): void {
  if (n === 0) return
  s.players[seat].stock[resource] += n
  tell?.({ what: 'gains', seat, resources: { [RESOURCES[resource]]: n }, card: why })
}

// Parameters: no object is made for them, see above.
export function lose(
  s: MarsState,
  seat: Seat,
  resource: number,
  n: number,
  why: Card,
  tell: Tell | undefined,
): void {
  if (n === 0) return
  s.players[seat].stock[resource] -= n
  tell?.({ what: 'loses', seat, resources: { [RESOURCES[resource]]: n }, card: why })
}

/** Production up, or down where `n` is negative. What goes down must be there: that was looked at before. */
// Parameters: no object is made for them, see above.
export function produce(
  s: MarsState,
  seat: Seat,
  resource: number,
  n: number,
  why: Card,
  tell: Tell | undefined,
): void {
  if (n === 0) return
  const p = s.players[seat]
  p.production[resource] += n
  tell?.({ what: 'production', seat, resource: RESOURCES[resource], steps: n, card: why })
  if (n > 0 && p.gainsProduced) gainOne(s, seat, resource, n, tell ? gainerOf(p) : '', tell)
}

/** The card by which what is produced is gained at once: not the first corporation, if there are two. */
const gainerOf = (p: Player): Card =>
  p.cards.find((id) => cardOf(id).effects.some((effect) => 'gainsProduced' in effect)) ?? ''

const leastProduction = (resource: number): number => (resource === MC ? LEAST_MC_PRODUCTION : 0)

/** How many steps this production can still go down. */
export const canLose = (p: Player, resource: number): number =>
  p.production[resource] - leastProduction(resource)

export function raiseRating(
  s: MarsState,
  seat: Seat,
  n: number,
  source: RatingSource,
  tell: Tell | undefined,
): void {
  if (n === 0) return
  const p = s.players[seat]
  p.rating += n
  p.ratings[SOURCE_INDEX[source]] += n
  if (n > 0) {
    p.raised = true
    if (isTaxed(s)) tax(s, seat, n)
  }
  tell?.({ what: 'rating', seat, steps: n, rating: p.rating })
}

export function takeCubes(s: MarsState, seat: Seat, card: Card, n: number): void {
  const p = s.players[seat]
  p.cubes[p.cards.indexOf(card)] -= n
}

/** An empty deck is made anew from the discard pile. Returns whether there is a card to draw. */
export function refillDeck(s: MarsState): boolean {
  if (s.places[DECK].length > 0) return true
  if (s.places[DISCARD].length === 0) return false
  moveAll(s, DISCARD, DECK)
  shuffle(s, DECK)
  return true
}

/** Cards from the deck to a place; fewer if deck and discard pile run out. Returns how many came. */
export function dealCards(s: MarsState, to: number, n: number): number {
  let left = n
  while (left > 0 && refillDeck(s)) left -= deal(s, DECK, to, left)
  return n - left
}

export function draw(s: MarsState, seat: Seat, n: number, tell: Tell | undefined): void {
  if (n === 0) return
  const before = tell ? s.places[handOf(seat)].slice() : []
  const drawn = dealCards(s, handOf(seat), n)
  if (!tell || drawn === 0) return
  tell({
    what: 'draws',
    seat,
    cards: added(before, s.places[handOf(seat)]),
    to: [seat],
    others: { what: 'draws', seat, count: drawn },
  })
}

/** The cards that a sorted list has more than it had. */
function added(before: readonly Card[], after: readonly Card[]): Card[] {
  const left = before.slice()
  return after.filter((card) => {
    const i = left.indexOf(card)
    if (i < 0) return true
    left.splice(i, 1)
    return false
  })
}
