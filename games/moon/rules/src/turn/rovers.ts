import type { Answer, Card, Seat } from '@perilune/engine'
import { cardOf, isCard, type Spot } from '../cards/index.js'
import type { MoonReason, MoonTell } from '../codes.js'
import { happens } from '../happenings.js'
import { BLUE, ROVERS } from '../names.js'
import type { Lender, MoonState, PlacedCard } from '../state.js'
import { take } from '../supply.js'
import { ruleOf, showExpedition } from './expedition.js'

/** One Rover to be parked: on whose Structure, and whether by the Reckless Expedition. */
export interface Parking {
  readonly on: Seat
  readonly card: Card
  readonly reckless?: true
}

/** How many Rovers the seat may park on a turn without its Expedition. */
const usualParks = (s: MoonState, seat: Seat): number => 1 + s.settlements[seat].parksMore

export const parksLeft = (s: MoonState, seat: Seat): number =>
  usualParks(s, seat) + ruleOf(s, seat).parksMore - s.turn.parked

const mayParkRecklessly = (s: MoonState, seat: Seat): boolean => ruleOf(s, seat).parksRecklessly

/** A Structure of this kind with an empty Rover space, or any of them for a reckless Rover. */
function spaceOn(s: MoonState, on: Seat, card: Card, reckless: boolean): PlacedCard | undefined {
  for (const c of s.settlements[on].structures) if (c.card === card && (reckless || c.rovers === 0)) return c
  return undefined
}

/** An answer that parks a Rover, and nothing else. */
export function isParkAnswer(answer: Answer): answer is Answer & Parking {
  for (const key in answer)
    if (key !== 'act' && key !== 'on' && key !== 'card' && key !== 'reckless') return false
  const { on, card, reckless } = answer
  return Number.isInteger(on) && typeof card === 'string' && (reckless === undefined || reckless === true)
}

export function isParking(value: unknown): value is Parking {
  if (typeof value !== 'object' || value === null) return false
  const { on, card, reckless, ...rest } = value as Record<string, unknown>
  return (
    Number.isInteger(on) &&
    typeof card === 'string' &&
    (reckless === undefined || reckless === true) &&
    Object.keys(rest).length === 0
  )
}

/** Why nothing can be parked on a card that is no Structure of this seat. */
function refuseAbsent(s: MoonState, on: Seat, card: Card): MoonReason {
  if (!isCard(card)) return { code: 'not-offered' }
  return { code: s.settlements[on].base === card ? 'no-rover-space' : 'not-standing', card }
}

/** Why this Rover can't be parked there. `also` are the Rovers that go out with it. */
export function refuseParking(s: MoonState, seat: Seat, parking: Parking, also = 0): MoonReason | undefined {
  const { on, card } = parking
  const reckless = parking.reckless === true
  if (s.settlements[seat].supply[ROVERS] <= also) return { code: 'no-rover' }
  if (parksLeft(s, seat) <= also) return { code: 'parked-enough', allows: s.turn.parked + parksLeft(s, seat) }
  if (on < 0 || on >= s.seats) return { code: 'not-offered' }
  if (on === seat) return { code: 'own-structure' }
  if (reckless && !mayParkRecklessly(s, seat)) return { code: 'not-reckless' }
  const there = spaceOn(s, on, card, true)
  if (!there) return refuseAbsent(s, on, card)
  if (!cardOf(card).roverSpace) return { code: 'no-rover-space', card }
  if (!reckless && !spaceOn(s, on, card, false)) return { code: 'space-taken', card }
  return
}

/** The Rover goes out; on a Blue Structure it brings back all that is produced there. */
export function park(s: MoonState, seat: Seat, parking: Parking, tell: MoonTell | undefined): void {
  const { on, card: id } = parking
  const card = cardOf(id)
  const reckless = parking.reckless === true
  s.settlements[seat].supply[ROVERS]--
  s.turn.parked++
  if (reckless || s.turn.parked > usualParks(s, seat)) showExpedition(s, seat, tell)
  if (!reckless) {
    ;(spaceOn(s, on, id, false) as PlacedCard).rovers = 1
    s.settlements[on].roversOut++
  }
  tell?.({ what: 'parks', seat, on, card: id, reckless })
  if (card.colour === BLUE) take(s, { seat, why: id }, card.produces, tell)
  happens(s, { event: 'park', seat }, tell)
  if (!reckless) happens(s, { event: 'parkedOnMine', seat: on }, tell)
}

/**
 * Is there room for all of these Rovers on the Structures that one of them is parked on? Each lends its Flags
 * once, to a reckless Rover as well, and those of `lent` do already.
 */
export function roomFor(
  s: MoonState,
  rovers: readonly Parking[],
  lent: readonly Lender[],
  { on, card, reckless }: Parking,
): boolean {
  let same = 0
  let here = 0
  for (let i = 0; i < lent.length; i++) if (lent[i].on === on && lent[i].card === card) here++
  for (const rover of rovers) {
    if (rover.on !== on || rover.card !== card) continue
    here++
    if (rover.reckless === reckless) same++
  }
  if (here === 1) return true
  let copies = 0
  let spaces = 0
  for (const c of s.settlements[on].structures) {
    if (c.card !== card) continue
    copies++
    if (reckless || c.rovers === 0) spaces++
  }
  return same <= spaces && here <= copies
}

/** Is this one Structure of the table? */
export const isLender = (value: unknown): value is Lender => {
  if (typeof value !== 'object' || value === null) return false
  const { on, card, ...rest } = value as Record<string, unknown>
  return Number.isInteger(on) && typeof card === 'string' && Object.keys(rest).length === 0
}

export const sameLender = (a: Lender, b: Lender): boolean => a.on === b.on && a.card === b.card

/** Are there so many Structures of this kind that each of these Rovers uses another one? */
export const eachLendsOnce = (s: MoonState, lent: readonly Lender[], of: Lender): boolean => {
  let uses = 0
  for (let i = 0; i < lent.length; i++) if (sameLender(lent[i], of)) uses++
  if (uses === 1) return true
  let copies = 0
  for (const c of s.settlements[of.on].structures) if (c.card === of.card) copies++
  return uses <= copies
}

/** Every place for a Rover, equal Structures of a seat once: by seat, and in the order they were built. */
export function parkingSpots(s: MoonState, seat: Seat): Spot[] {
  const reckless = mayParkRecklessly(s, seat)
  const spots: Spot[] = []
  for (let on = 0; on < s.seats; on++) {
    if (on === seat) continue
    const { structures } = s.settlements[on]
    const from = spots.length
    for (let i = 0; i < structures.length; i++) {
      const taken = structures[i].rovers > 0
      if (taken && !reckless) continue
      const card = cardOf(structures[i].card)
      if (!card.roverSpace) continue
      if (!taken) addOnce(spots, from, card.spots[on])
      if (reckless) addOnce(spots, from, card.recklessSpots[on])
    }
  }
  return spots
}

function addOnce(spots: Spot[], from: number, spot: Spot): void {
  for (let i = from; i < spots.length; i++) if (spots[i] === spot) return
  spots.push(spot)
}

/** -1, 0 or 1: the order in which Rovers of one answer are named. */
export function compareParkings(a: Parking, b: Parking): number {
  if (a.on !== b.on) return a.on - b.on
  if (a.card !== b.card) return a.card < b.card ? -1 : 1
  return (a.reckless ? 1 : 0) - (b.reckless ? 1 : 0)
}
