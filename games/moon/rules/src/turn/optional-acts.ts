import type { Answer, Card, Seat } from '@perilune/engine'
import { move } from '@perilune/engine'
import { type CompiledCard, cardOf, isCard, type Spot } from '../cards/index.js'
import type { Act, MoonReason, MoonTell } from '../codes.js'
import { kinds } from '../constructing/construct.js'
import { count } from '../counters.js'
import { happens } from '../happenings.js'
import { PINK, ROVERS, YELLOW } from '../names.js'
import { expeditionOf, type MoonState, REPUTATIONS, settlementOf } from '../state.js'
import { applyOngoing } from '../supply.js'
import { beginEffect, refuseEffect } from '../verbs/carry-out.js'
import { expeditionHeld, showExpedition } from './expedition.js'
import { addClaims, firstUnmet } from './requirements.js'
import { isParkAnswer, type Parking, park, parkingSpots, parksLeft, refuseParking } from './rovers.js'

/*
 * What may be done once on a turn beside the main action: park a Rover, flip a card, use the Expedition,
 * claim a Reputation.
 */

const EXPEDITION: Answer = Object.freeze({ act: 'expedition' })

const MALFORMED: MoonReason = { code: 'malformed' }

export const onlyKeys = (answer: Answer, key1 = 'act', key2 = 'act'): boolean => {
  for (const key in answer) if (key !== 'act' && key !== key1 && key !== key2) return false
  return true
}

function refuseFlip(s: MoonState, seat: Seat, answer: Answer): MoonReason | undefined {
  if (!onlyKeys(answer, 'card')) return MALFORMED
  const { card } = answer
  if (!isCard(card)) return { code: 'not-offered' }
  const structure = s.settlements[seat].structures.find((c) => c.card === card)
  if (!structure) return { code: 'not-yours', card }
  if (cardOf(card).colour !== PINK) return { code: 'not-pink', card }
  if (structure.flipped) return { code: 'is-flipped', card: structure.card }
  if (s.turn.flipped) return { code: 'one-flip' }
  return refuseEffect(s, seat, cardOf(structure.card))
}

function refuseExpedition(s: MoonState, seat: Seat, answer: Answer): MoonReason | undefined {
  if (!onlyKeys(answer)) return MALFORMED
  const held = expeditionHeld(s, seat)
  if (!held || held.ops.length === 0) return { code: 'no-expedition-action' }
  if (s.turn.expedition) return { code: 'one-expedition' }
  return refuseEffect(s, seat, held)
}

/** Why a Reputation that does not lie on the table can't be claimed. */
const refuseAbsent = (s: MoonState, card: Card): MoonReason => ({
  code: s.settlements.some((home) => home.reputations.some((c) => c.card === card))
    ? 'claimed'
    : 'not-in-game',
  card,
})

function refuseClaim(s: MoonState, seat: Seat, answer: Answer): MoonReason | undefined {
  if (!onlyKeys(answer, 'card')) return MALFORMED
  const { card } = answer
  if (!isCard(card)) return { code: 'not-offered' }
  if (!s.places[REPUTATIONS].includes(card)) return refuseAbsent(s, card)
  if (s.turn.claimed) return { code: 'one-claim' }
  const unmet = firstUnmet(s, seat, answer.card as Card)
  if (!unmet) return
  const { count: counter, atLeast } = unmet
  return { code: 'requirement', counter, needs: atLeast, has: count(s, seat, counter) }
}

export function refuseOptional(s: MoonState, seat: Seat, answer: Answer): MoonReason | undefined {
  switch (answer.act as Act) {
    case 'park':
      return isParkAnswer(answer) ? refuseParking(s, seat, answer) : MALFORMED
    case 'flip':
      return refuseFlip(s, seat, answer)
    case 'expedition':
      return refuseExpedition(s, seat, answer)
    case 'claim':
      return refuseClaim(s, seat, answer)
    default:
      return { code: 'not-offered' }
  }
}

function addFlips(s: MoonState, seat: Seat, out: Answer[]): void {
  const { structures, colours } = s.settlements[seat]
  // Once all Pink ones have been seen, the rest need not be looked up.
  let pinks = colours[PINK]
  for (let i = 0; pinks > 0 && i < structures.length; i++) {
    if (structures[i].flipped) {
      pinks--
      continue
    }
    const card = cardOf(structures[i].card)
    if (card.colour !== PINK) continue
    pinks--
    if (!refuseEffect(s, seat, card)) out.push(card.says.flip)
  }
}

const NO_SPOTS: readonly Spot[] = []

/** Where a Rover can be parked now. */
export const spotsToPark = (s: MoonState, seat: Seat): readonly Spot[] =>
  s.settlements[seat].supply[ROVERS] > 0 && parksLeft(s, seat) > 0 ? parkingSpots(s, seat) : NO_SPOTS

/** The Expedition in the seat's hand, and where a Rover can be parked. */
interface AtHand {
  readonly held: CompiledCard | null
  readonly spots: readonly Spot[]
}

export function addOptional(s: MoonState, seat: Seat, { held, spots }: AtHand, out: Answer[]): void {
  const { turn } = s
  for (let i = 0; i < spots.length; i++) out.push(spots[i].park)
  if (!turn.flipped) addFlips(s, seat, out)
  if (!turn.expedition && held && held.ops.length > 0 && !refuseEffect(s, seat, held)) out.push(EXPEDITION)
  if (!turn.claimed) addClaims(s, seat, out)
}

export const isOffered = (offered: readonly Answer[], act: Act, card?: Card): boolean =>
  offered.some((a) => a.act === act && (!card || a.card === card))

/** What is there but can't be done now: each with the one answer that its refusal is about. */
export function addGreyedOptional(s: MoonState, seat: Seat, offered: readonly Answer[], out: Answer[]): void {
  const home = s.settlements[seat]
  for (let on = 0; on < s.seats; on++)
    if (on !== seat)
      for (const card of kinds(s.settlements[on].structures.map((c) => c.card)))
        if (
          cardOf(card).roverSpace &&
          !offered.some((a) => a.act === 'park' && a.on === on && a.card === card)
        )
          out.push({ act: 'park', on, card })
  for (const card of kinds(home.structures.map((c) => c.card)))
    if (cardOf(card).colour === PINK && !isOffered(offered, 'flip', card)) out.push({ act: 'flip', card })
  const held = expeditionHeld(s, seat)
  if (held && held.ops.length > 0 && !isOffered(offered, 'expedition')) out.push({ act: 'expedition' })
  for (const card of s.places[REPUTATIONS].slice().sort())
    if (!isOffered(offered, 'claim', card)) out.push({ act: 'claim', card })
}

export function takeOptional(s: MoonState, seat: Seat, answer: Answer, tell: MoonTell | undefined): void {
  const card = answer.card as Card
  switch (answer.act as Act) {
    case 'park':
      park(s, seat, answer as unknown as Parking, tell)
      if (cardOf(card).colour === YELLOW) s.turn.lent.push({ on: answer.on as Seat, card })
      break
    case 'flip':
      s.turn.flipped = true
      for (const c of s.settlements[seat].structures) if (c.card === card) c.flipped = true
      tell?.({ what: 'flips', seat, card })
      beginEffect(s, seat, card)
      happens(s, { event: 'flip', seat, card: cardOf(card) }, tell)
      break
    case 'expedition':
      s.turn.expedition = true
      showExpedition(s, seat, tell)
      beginEffect(s, seat, s.places[expeditionOf(seat)][0])
      break
    case 'claim':
      claim(s, seat, card, tell)
      break
  }
}

function claim(s: MoonState, seat: Seat, id: Card, tell: MoonTell | undefined): void {
  const card = cardOf(id)
  s.turn.claimed = true
  move(s, REPUTATIONS, settlementOf(seat), id)
  s.settlements[seat].reputations.push({ card: id, rovers: 0, hearts: 0, flipped: false })
  applyOngoing(s.settlements[seat], card)
  tell?.({ what: 'claims', seat, card: id })
  if (card.ops.some((op) => op.op === 'construct')) s.turn.owed.push(id)
  else if (card.ops.length > 0) beginEffect(s, seat, id)
}
