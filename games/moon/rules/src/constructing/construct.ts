import { type Answer, type Card, deal, type Json, move, moveAll, type Seat, shuffle } from '@perilune/engine'
import { type CompiledCard, cardOf } from '../cards/index.js'
import type { MoonReason, MoonTell } from '../codes.js'
import { happens, ruleAnswers, ruleHappens } from '../happenings.js'
import { FLAGS, HEARTS, RESOURCES, YELLOW } from '../names.js'
import {
  DISCARD,
  handOf,
  type Lender,
  type MoonState,
  type Settlement,
  settlementOf,
  stackOf,
} from '../state.js'
import { bagOf, type Gain, raise, spend, take } from '../supply.js'
import { expeditionHeld, ruleOf, showExpedition } from '../turn/expedition.js'
import {
  compareParkings,
  eachLendsOnce,
  isLender,
  isParking,
  type Parking,
  park,
  refuseParking,
  roomFor,
  sameLender,
} from '../turn/rovers.js'

/*
 * Constructing. An answer names the card, what is paid for it (by RESOURCES), Rovers parked for their Flags,
 * and what it makes use of. `refuseConstruct` decides; construct-answers.ts lists every way there is. The
 * conformance kit holds the two together.
 */

const KEYS = new Set(['act', 'card', 'pay', 'rovers', 'lent', 'free', 'quiet'])

/** Flags that are needed and neither there nor lent by one of these Structures, but for one of them. */
export const missing = (
  needs: readonly number[],
  flags: readonly number[],
  lenders: readonly CompiledCard[],
  but = -1,
): number => {
  let short = 0
  for (let f = 0; f < FLAGS.length; f++) {
    if (needs[f] === 0) continue
    let has = flags[f]
    for (let i = 0; i < lenders.length; i++) if (i !== but) has += lenders[i].flags[f]
    if (has < needs[f]) short += needs[f] - has
  }
  return short
}

/**
 * Flags that the Expedition's rule lets go unmet, and Resources that it takes off, while it has not served.
 */
export const ruleWaives = (s: MoonState, seat: Seat): number => (s.turn.ruleUsed ? 0 : ruleOf(s, seat).waives)
export const ruleDiscount = (s: MoonState, seat: Seat): number =>
  s.turn.ruleUsed ? 0 : ruleOf(s, seat).discount

/** What the Structure costs less in any case. */
export const discountOn = (s: MoonState, seat: Seat, card: CompiledCard): number =>
  Math.min(s.settlements[seat].discounts[card.colour], card.totalCost)

export const mayBuildFree = (s: MoonState, seat: Seat): boolean => s.turn.free > 0 || s.settlements[seat].free

const ruleWouldAnswer = (s: MoonState, seat: Seat, card: CompiledCard): boolean => {
  if (s.turn.seat !== seat) return false
  const held = expeditionHeld(s, seat)
  return held !== null && held.whens.length > 0 && ruleAnswers(held, { event: 'construct', card })
}

/** A Structure without whose Flags the others would do as well: no Rover is parked for nothing. */
export function spareLender(
  card: CompiledCard,
  home: Settlement,
  lenders: readonly CompiledCard[],
): CompiledCard | undefined {
  const short = missing(card.needs, home.flags, lenders)
  for (let i = 0; i < lenders.length; i++) {
    const without = missing(card.needs, home.flags, lenders, i)
    if (without <= home.waives || without <= short) return lenders[i]
  }
  return undefined
}

/**
 * Rovers whose Flags serve a construct: some that are parked along with it, and some that were parked before.
 */
export interface Lending {
  readonly rovers: readonly Parking[]
  readonly lent: readonly Lender[]
}

/** The Structures whose Flags serve a construct. */
const lendersOf = ({ rovers, lent }: Lending): readonly CompiledCard[] =>
  rovers.length + lent.length === 0 ? NO_LENDERS : [...lent, ...rovers].map(({ card }) => cardOf(card))

/** Rovers that were parked before and are said to lend their Flags now. */
function refuseLent(s: MoonState, lent: readonly Lender[]): MoonReason | undefined {
  const left = s.turn.lent.slice()
  for (let i = 0; i < lent.length; i++) {
    const { on, card } = lent[i]
    if (i > 0 && compareParkings(lent[i - 1], lent[i]) > 0) return { code: 'malformed' }
    const at = left.findIndex((other) => sameLender(other, lent[i]))
    if (at < 0)
      return s.settlements[on]?.structures.some((c) => c.card === card)
        ? { code: 'not-lent', card }
        : { code: 'not-offered' }
    left.splice(at, 1)
  }
  for (const lender of lent)
    if (!eachLendsOnce(s, lent, lender)) return { code: 'lends-once', card: lender.card }
  return
}

function refuseRovers(
  s: MoonState,
  seat: Seat,
  card: CompiledCard,
  lending: Lending,
): MoonReason | undefined {
  const { rovers, lent } = lending
  const home = s.settlements[seat]
  const reason = refuseLent(s, lent)
  if (reason) return reason
  for (let i = 0; i < rovers.length; i++) {
    const reason = refuseParking(s, seat, rovers[i], i)
    if (reason) return reason
    if (cardOf(rovers[i].card).colour !== YELLOW) return { code: 'rover-for-flags' }
    if (i > 0 && compareParkings(rovers[i - 1], rovers[i]) > 0) return { code: 'malformed' }
  }
  for (const rover of rovers)
    if (!roomFor(s, rovers, lent, rover)) return { code: 'lends-once', card: rover.card }
  const spare = spareLender(card, home, lendersOf(lending))
  return spare ? { code: 'rover-not-needed', card: spare.id } : undefined
}

function refuseFlags(
  s: MoonState,
  seat: Seat,
  card: CompiledCard,
  lenders: readonly CompiledCard[],
): MoonReason | undefined {
  const home = s.settlements[seat]
  if (missing(card.needs, home.flags, lenders) <= home.waives + ruleWaives(s, seat)) return
  for (let f = 0; f < FLAGS.length; f++) {
    let has = home.flags[f]
    for (const lender of lenders) has += lender.flags[f]
    if (has < card.needs[f]) return { code: 'flags', flag: FLAGS[f], needs: card.needs[f], has }
  }
  return
}

/** What is paid, by RESOURCES, or nothing for a Structure that is free. */
export interface Payment {
  readonly pay: readonly number[]
  readonly free: boolean
}

function refusePayment(
  s: MoonState,
  seat: Seat,
  card: CompiledCard,
  { pay, free }: Payment,
): MoonReason | undefined {
  const due = card.totalCost - discountOn(s, seat, card)
  const paid = pay[0] + pay[1] + pay[2] + pay[3]
  if (free) {
    if (due === 0) return { code: 'nothing-to-save' }
    if (!mayBuildFree(s, seat)) return { code: 'not-free' }
    return paid === 0 ? undefined : { code: 'wrong-payment', due: 0, paid }
  }
  for (let r = 0; r < RESOURCES.length; r++)
    if (pay[r] > card.cost[r]) return { code: 'not-due', resource: RESOURCES[r], needs: card.cost[r] }
  const least = due - Math.min(ruleDiscount(s, seat), due)
  if (paid !== due && paid !== least) return { code: 'wrong-payment', due, paid }
  const supply = s.settlements[seat].supply
  for (let r = 0; r < RESOURCES.length; r++)
    if (supply[r] < pay[r]) return { code: 'cost', resource: RESOURCES[r], needs: pay[r], has: supply[r] }
  return
}

function isPayment(pay: unknown): pay is readonly number[] {
  if (!Array.isArray(pay) || pay.length !== RESOURCES.length) return false
  for (let r = 0; r < RESOURCES.length; r++) if (!Number.isInteger(pay[r]) || pay[r] < 0) return false
  return true
}

/**
 * Why this Structure can't be constructed in this way. Where the card comes from is the caller's to check.
 */
export function refuseConstruct(
  s: MoonState,
  seat: Seat,
  answer: Answer,
  alsoKeys?: string,
): MoonReason | undefined {
  const card = cardOf(answer.card as Card)
  if (answer === card.says.construct)
    return (
      (card.needsAny ? refuseFlags(s, seat, card, NO_LENDERS) : undefined) ??
      refusePayment(s, seat, card, { pay: card.cost, free: false })
    )
  for (const key in answer) if (!KEYS.has(key) && key !== alsoKeys) return { code: 'malformed' }
  const { pay, rovers = NONE, lent = NONE, free, quiet } = answer
  if (!isPayment(pay) || (free !== undefined && free !== true) || (quiet !== undefined && quiet !== true))
    return { code: 'malformed' }
  if (!isList(rovers, isParking) || !isList(lent, isLender)) return { code: 'malformed' }
  const lending = { rovers, lent } as unknown as Lending
  if (quiet && !ruleWouldAnswer(s, seat, card)) return { code: 'nothing-quiet' }
  return (
    (lending.rovers.length + lending.lent.length > 0 ? refuseRovers(s, seat, card, lending) : undefined) ??
    (card.needsAny ? refuseFlags(s, seat, card, lendersOf(lending)) : undefined) ??
    refusePayment(s, seat, card, { pay, free: free === true })
  )
}

const NONE: readonly Json[] = []
const NO_PARKINGS: readonly Parking[] = []
const NO_LENT: readonly Lender[] = []

/** Left out, or a list of such things that is not empty. */
const isList = (value: Json, of: (value: unknown) => boolean): boolean =>
  value === NONE || (Array.isArray(value) && value.length > 0 && value.every(of))

export const NO_LENDERS: readonly CompiledCard[] = []

/**
 * The plainest way to construct a card, whether allowed or not: what is greyed out, with the reason, when
 * there is no way.
 */
export function plainWay(s: MoonState, seat: Seat, id: Card): { act: string; card: Card; pay: number[] } {
  const card = cardOf(id)
  const pay = card.cost.slice()
  const supply = s.settlements[seat].supply
  for (let off = discountOn(s, seat, card); off > 0; off--) {
    const r = RESOURCES.map((_, i) => i).reduce((a, b) => (pay[b] - supply[b] > pay[a] - supply[a] ? b : a))
    pay[pay[r] > 0 ? r : pay.findIndex((n) => n > 0)]--
  }
  return { act: 'construct', card: id, pay }
}

/** The Flags that a Rover lent have served. */
function forgetLent({ turn }: MoonState, lender: Lender): void {
  turn.lent.splice(
    turn.lent.findIndex((other) => sameLender(other, lender)),
    1,
  )
}

/** An answer that constructs a card, and where the card lies. */
interface Constructing {
  readonly from: number
  readonly answer: Answer
}

/** Carries out a construct that has been checked. */
export function construct(
  s: MoonState,
  seat: Seat,
  { from, answer }: Constructing,
  tell: MoonTell | undefined,
): void {
  const card = cardOf(answer.card as Card)
  const home = s.settlements[seat]
  // The same numbers, not frozen: lists of one kind are read several times as fast.
  const pay = answer === card.says.construct ? card.cost : (answer.pay as readonly number[])
  const rovers = (answer.rovers as unknown as readonly Parking[] | undefined) ?? NO_PARKINGS
  const lent = (answer.lent as unknown as readonly Lender[] | undefined) ?? NO_LENT
  const waived = card.needsAny && missing(card.needs, home.flags, lendersOf({ rovers, lent })) > home.waives
  const due = card.totalCost - discountOn(s, seat, card)
  const discounted = answer.free !== true && pay[0] + pay[1] + pay[2] + pay[3] < due
  move(s, from, settlementOf(seat), card.id)
  tell?.({ what: 'constructs', seat, card: card.id, from, pay: bagOf(pay), free: answer.free === true })
  for (const rover of rovers) park(s, seat, rover, tell)
  for (const lender of lent) forgetLent(s, lender)
  if (waived || discounted) {
    s.turn.ruleUsed = true
    showExpedition(s, seat, tell)
  }
  if (card.isObelisk) s.turn.obelisks.push(card.id)
  if (home.free) s.turn.freeCovered = true
  if (answer.free === true) {
    if (s.turn.free > 0) s.turn.free--
    else home.free = false
  }
  spend(s, seat, pay)
  // Most Settlements wait for nothing: the event is not even made.
  for (let r = 0; home.listens > 0 && r < RESOURCES.length; r++)
    if (pay[r] > 0)
      happens(s, { event: 'spendToConstruct', seat, resource: RESOURCES[r], amount: pay[r] }, tell)
  raise(s, seat, card)
  if (card.producesAny) take(s, { seat, why: card.id }, card.produces, tell)
  if (home.listens > 0) happens(s, { event: 'construct', seat, card }, tell)
  if (answer.quiet !== true && ruleWouldAnswer(s, seat, card)) {
    const held = expeditionHeld(s, seat) as CompiledCard
    showExpedition(s, seat, tell)
    ruleHappens(s, held, { event: 'construct', seat, card }, tell)
  }
}

/** A hand that gave an extra Structure gets a card for it: is there one to get? */
export const mayRefill = (s: MoonState): boolean =>
  s.places[stackOf(s.era)].length > 0 || s.places[DISCARD].length > 0

export function refill(s: MoonState, seat: Seat, tell: MoonTell | undefined): void {
  const stack = stackOf(s.era)
  if (s.places[stack].length === 0) {
    moveAll(s, DISCARD, stack)
    shuffle(s, stack)
  }
  deal(s, stack, handOf(seat))
  tell?.({ what: 'refills-hand', seat })
}

/** A returned Obelisk that is constructed again or put away is no longer in the hand. */
export function forgetReturned(s: MoonState, card: Card): void {
  const i = s.turn.returned.indexOf(card)
  if (i >= 0) s.turn.returned.splice(i, 1)
}

/** Different cards of any list, sorted. */
export function kinds(cards: readonly Card[]): Card[] {
  const different: Card[] = []
  let sorted = true
  let last = ''
  for (const card of cards) {
    if (card === last) continue
    if (sorted && card < last) sorted = false
    if (sorted || !different.includes(card)) different.push(card)
    last = card
  }
  return sorted ? different : different.sort()
}

/** Different cards of a place that is seen into: there equal cards lie side by side. */
export function kindsIn(place: readonly Card[]): Card[] {
  const different: Card[] = []
  for (let i = 0; i < place.length; i++) if (i === 0 || place[i] !== place[i - 1]) different.push(place[i])
  return different
}

/** What assimilating a card gives; the Hearts of an Obelisk are X. */
export function takeReward(s: MoonState, to: Gain, card: CompiledCard, tell: MoonTell | undefined): void {
  if (!card.rewardX) {
    take(s, to, card.reward, tell)
    return
  }
  const hearts = new Array<number>(HEARTS + 1).fill(0)
  hearts[HEARTS] = s.x
  take(s, to, hearts, tell)
}
