import type { Answer, Card, Reason, Seat, Tell } from '@perilune/engine'
import { type CompiledCard, cardOf } from './cards/index.js'
import { ruleOf, showExpedition } from './expedition.js'
import { happens } from './happenings.js'
import { BLUE, ROVERS } from './names.js'
import type { MoonState, Standing } from './state.js'
import { take } from './supply.js'

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
export function spaceOn(s: MoonState, on: Seat, card: Card, reckless: boolean): Standing | undefined {
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

/** Why this Rover can't be parked there. `also` are the Rovers that go out with it. */
export function refuseParking(s: MoonState, seat: Seat, parking: Parking, also = 0): Reason | undefined {
  const { on, card } = parking
  const reckless = parking.reckless === true
  if (s.settlements[seat].supply[ROVERS] <= also) return { code: 'no-rover' }
  if (parksLeft(s, seat) <= also) return { code: 'parked-enough', allows: s.turn.parked + parksLeft(s, seat) }
  if (on < 0 || on >= s.seats) return { code: 'not-offered' }
  if (on === seat) return { code: 'own-structure' }
  if (reckless && !mayParkRecklessly(s, seat)) return { code: 'not-reckless' }
  const there = spaceOn(s, on, card, true)
  if (!there) return { code: 'not-offered' }
  if (!cardOf(card).roverSpace) return { code: 'no-rover-space', card }
  if (!reckless && !spaceOn(s, on, card, false)) return { code: 'space-taken', card }
  return
}

/** The Rover goes out; on a Blue Structure it brings back all that is produced there. */
export function park(s: MoonState, seat: Seat, parking: Parking, tell: Tell | undefined): void {
  const { on, card: id } = parking
  const card = cardOf(id)
  const reckless = parking.reckless === true
  s.settlements[seat].supply[ROVERS]--
  s.turn.parked++
  if (reckless || s.turn.parked > usualParks(s, seat)) showExpedition(s, seat, tell)
  if (!reckless) {
    ;(spaceOn(s, on, id, false) as Standing).rovers = 1
    s.settlements[on].roversOut++
  }
  tell?.({ what: 'parks', seat, on, card: id, reckless })
  if (card.colour === BLUE) take(s, seat, card.produces, id, tell)
  happens(s, seat, 'park', {}, tell)
  if (!reckless) happens(s, on, 'parkedOnMine', {}, tell)
}

/** A Structure of another player that a Rover could be parked on, how many spaces it has by its copies, and how many copies. */
export interface Spot {
  readonly parking: Parking
  readonly card: CompiledCard
  readonly spaces: number
  readonly copies: number
}

/** Is there room for all of these Rovers there? Each Structure lends its Flags once, to a reckless Rover as well. */
export function roomFor(rovers: readonly Parking[], { parking, spaces, copies }: Spot): boolean {
  let same = 0
  let here = 0
  for (const rover of rovers) {
    if (rover.on !== parking.on || rover.card !== parking.card) continue
    here++
    if (rover.reckless === parking.reckless) same++
  }
  return same <= spaces && here <= copies
}

/** Every place for a Rover, in the order that answers name them: by seat, card, and reckless last. */
export function parkingSpots(s: MoonState, seat: Seat, colour: number | null): Spot[] {
  const reckless = mayParkRecklessly(s, seat)
  const spots: Spot[] = []
  for (let on = 0; on < s.seats; on++) {
    if (on === seat) continue
    const structures = s.settlements[on].structures
    for (let i = 0; i < structures.length; i++) {
      const id = structures[i].card
      const card = cardOf(id)
      if (!card.roverSpace || (colour !== null && card.colour !== colour)) continue
      let copies = 0
      let empty = 0
      let first = true
      for (let j = 0; j < structures.length; j++) {
        if (structures[j].card !== id) continue
        if (j < i) first = false
        copies++
        if (structures[j].rovers === 0) empty++
      }
      if (!first) continue
      if (empty > 0) spots.push({ parking: card.parking[on], card, spaces: empty, copies })
      if (reckless) spots.push({ parking: { on, card: id, reckless: true }, card, spaces: copies, copies })
    }
  }
  return spots
}

/** -1, 0 or 1: the order in which Rovers of one answer are named. */
export function compareParkings(a: Parking, b: Parking): number {
  if (a.on !== b.on) return a.on - b.on
  if (a.card !== b.card) return a.card < b.card ? -1 : 1
  return (a.reckless ? 1 : 0) - (b.reckless ? 1 : 0)
}

/** Lists every Rover that could be parked, each place once. */
export function addParkings(s: MoonState, seat: Seat, out: Answer[]): void {
  const reckless = mayParkRecklessly(s, seat)
  for (let on = 0; on < s.seats; on++) {
    if (on === seat) continue
    const { structures } = s.settlements[on]
    const from = out.length
    for (let i = 0; i < structures.length; i++) {
      const taken = structures[i].rovers > 0
      if (taken && !reckless) continue
      const card = cardOf(structures[i].card)
      if (!card.roverSpace) continue
      if (!taken) addOnce(out, from, card.park[on])
      if (reckless) addOnce(out, from, card.parkRecklessly[on])
    }
  }
}

/** Equal Structures are parked on by one answer: is it among those listed from here on? */
function addOnce(out: Answer[], from: number, answer: Answer): void {
  for (let i = from; i < out.length; i++) if (out[i] === answer) return
  out.push(answer)
}
