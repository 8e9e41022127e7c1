import { bring, type Card, move, type Seat } from '@perilune/engine'
import { cardOf } from './cards/index.js'
import type { MoonrakersReason, Tell } from './codes.js'
import { MOST_PARTS } from './names.js'
import { discardOf, type MoonrakersState, REMOVED, SHIPS } from './state.js'

/* Installing ship parts, hiring crew, and what both leave behind. */

/** A fifth part needs one of the four to go, and only then. */
export function refuseRemoval(s: MoonrakersState, seat: Seat, remove: unknown): MoonrakersReason | undefined {
  const { ship } = s.captains[seat]
  if (ship.length < MOST_PARTS) return remove === undefined ? undefined : { code: 'room-left' }
  if (remove === undefined) return { code: 'ship-full' }
  return ship.includes(remove as Card) ? undefined : { code: 'not-installed' }
}

/** A card and the place that it lies in. */
interface Source {
  readonly card: Card
  readonly from: number
}

/**
 * The card of a part goes from somewhere onto the ship; the action cards that come with it go to the discard
 * pile.
 */
export function install(
  s: MoonrakersState,
  seat: Seat,
  { card: part, from, remove }: Source & { readonly remove: Card | undefined },
  tell: Tell | undefined,
): void {
  const { ship } = s.captains[seat]
  if (remove !== undefined) {
    ship.splice(ship.indexOf(remove), 1)
    move(s, SHIPS, REMOVED, remove)
    s.turn.replaced[seat] = true
    tell?.({ what: 'removes-part', seat, card: remove })
  }
  move(s, from, SHIPS, part)
  ship.push(part)
  tell?.({ what: 'installs', seat, card: part })
  for (const card of cardOf(part).grants) gain(s, seat, card, tell)
}

/** A new action card from the supply. */
export function gain(s: MoonrakersState, seat: Seat, card: Card, tell: Tell | undefined): void {
  bring(s, discardOf(seat), card)
  tell?.({ what: 'gains-card', seat, card })
}

export function hire(s: MoonrakersState, seat: Seat, { card, from }: Source, tell: Tell | undefined): void {
  move(s, from, discardOf(seat), card)
  s.captains[seat].crewWorth += cardOf(card).cost
  tell?.({ what: 'hires', seat, card })
}

/** A card leaves the game for good, for all to see. */
export function trash(s: MoonrakersState, seat: Seat, { card, from }: Source, tell: Tell | undefined): void {
  move(s, from, REMOVED, card)
  const { deck, cost } = cardOf(card)
  if (deck === 'crew') s.captains[seat].crewWorth -= cost
  tell?.({ what: 'trashes', seat, card })
}

/** Printed costs of ship parts and crew, and credits. */
export function netWorth(s: MoonrakersState, seat: Seat): number {
  const { ship, crewWorth, credits } = s.captains[seat]
  let worth = crewWorth + credits
  for (const part of ship) worth += cardOf(part).cost
  return worth
}
