import type { Answer, Card, Json, Seat } from '@perilune/engine'
import { type CompiledCard, cardOf, type Spot } from '../cards/index.js'
import { ruleAnswers } from '../happenings.js'
import { FLAGS, ROVERS, YELLOW } from '../names.js'
import type { Lender, MoonState, Settlement } from '../state.js'
import { expeditionHeld } from '../turn/expedition.js'
import {
  compareParkings,
  eachLendsOnce,
  type Parking,
  parkingSpots,
  parksLeft,
  roomFor,
  sameLender,
} from '../turn/rovers.js'
import {
  discountOn,
  type Lending,
  mayBuildFree,
  missing,
  NO_LENDERS,
  type Payment,
  ruleDiscount,
  ruleWaives,
  spareLender,
} from './construct.js'

/*
 * Every way to construct a card. Listed on nearly every decision: what does not depend on the card is looked
 * up once.
 */

/** What a seat can bring to bear on any Structure right now. */
interface Means {
  readonly s: MoonState
  readonly seat: Seat
  readonly home: Settlement
  /** Flags that may go unmet, by the Expedition's rule too. */
  readonly waives: number
  /** Resources that the Expedition's rule takes off. */
  readonly discount: number
  readonly free: boolean
  /** An Expedition whose rule may answer to a construct. */
  readonly rule: CompiledCard | null
  readonly rovers: number
  /** Where a Rover could be parked, if that is known already. */
  readonly spots: readonly Spot[] | null
  /** What Rovers parked on this turn lend. */
  readonly lent: readonly Lender[]
  /**
   * Those of the spots that lend Flags, in the order in which Rovers are named; looked up when first asked
   * for.
   */
  lending: readonly Spot[] | null
}

function meansOf(s: MoonState, seat: Seat, spots: readonly Spot[] | null): Means {
  const home = s.settlements[seat]
  const held = expeditionHeld(s, seat)
  const rule = held !== null && held.standing.length > 0 && s.turn.seat === seat ? held : null
  return {
    s,
    seat,
    home,
    waives: home.waives + (rule ? ruleWaives(s, seat) : 0),
    discount: rule ? ruleDiscount(s, seat) : 0,
    free: mayBuildFree(s, seat),
    rule: rule && rule.whens.length > 0 ? rule : null,
    rovers: home.supply[ROVERS] === 0 ? 0 : Math.min(parksLeft(s, seat), home.supply[ROVERS]),
    spots,
    lent: s.turn.seat === seat ? s.turn.lent : NO_LENT,
    lending: null,
  }
}

const NO_LENT: readonly Lender[] = []

function lendingSpots({ s, seat, spots }: Means): Spot[] {
  const lending: Spot[] = []
  for (const spot of spots ?? parkingSpots(s, seat)) if (spot.card.colour === YELLOW) lending.push(spot)
  return lending.length > 1 ? lending.sort(compareSpots) : lending
}

const compareSpots = (a: Spot, b: Spot): number => compareParkings(a.parking, b.parking)

const canPay = (supply: readonly number[], cost: readonly number[]): boolean =>
  supply[0] >= cost[0] && supply[1] >= cost[1] && supply[2] >= cost[2] && supply[3] >= cost[3]

/**
 * Every way to pay, without the discount of a rule and with it, and free of charge where that is possible.
 */
function paymentsFor(means: Means, card: CompiledCard): Payment[] {
  const { s, seat, home } = means
  const off = discountOn(s, seat, card)
  const due = card.totalCost - off
  if (due === 0) return [{ pay: [0, 0, 0, 0], free: false }]
  const list: Payment[] = []
  addDiscounted(home.supply, card, off, list)
  if (means.discount > 0) addDiscounted(home.supply, card, off + Math.min(means.discount, due), list)
  if (means.free) list.push({ pay: [0, 0, 0, 0], free: true })
  return list
}

/** Payments with so many Resources taken off, of any types. */
function addDiscounted(supply: readonly number[], card: CompiledCard, off: number, list: Payment[]): void {
  const { cost } = card
  const e = cost[0]
  const w = cost[1]
  const b = cost[2]
  const m = cost[3]
  if (off === 0) {
    if (canPay(supply, cost)) list.push({ pay: cost.slice(), free: false })
    return
  }
  for (let i = Math.min(e, off); i >= 0; i--) {
    if (e - i > supply[0]) continue
    for (let j = Math.min(w, off - i); j >= 0; j--) {
      if (w - j > supply[1]) continue
      for (let k = Math.min(b, off - i - j); k >= 0; k--) {
        const l = off - i - j - k
        if (l > m || b - k > supply[2] || m - l > supply[3]) continue
        list.push({ pay: [e - i, w - j, b - k, m - l], free: false })
      }
    }
  }
}

/** A bit for every type of Flag of which the Structure needs more than are there. */
function lackingTypes(card: CompiledCard, home: Settlement): number {
  let types = 0
  for (let f = 0; f < FLAGS.length; f++) if (card.needs[f] > home.flags[f]) types |= 1 << f
  return types
}

/** A search for Rovers whose Flags serve a construct. */
interface LendingSearch {
  readonly means: Means
  readonly card: CompiledCard
  /** Structures that have some of the Flags that are missing, with a Rover of this turn or room for one. */
  readonly lentBefore: readonly Lender[]
  readonly spots: readonly Spot[]
  /** The Rovers chosen so far, and the Structures that they are parked on. */
  readonly lent: Lender[]
  readonly rovers: Parking[]
  readonly lenders: CompiledCard[]
  readonly found: Lending[]
}

/** Every set of Rovers, none of them for nothing, whose Flags make up for those that are missing. */
function lendings(means: Means, card: CompiledCard, short: number): Lending[] {
  const lacking = lackingTypes(card, means.home)
  const lentBefore: Lender[] = []
  for (const lender of means.lent)
    if ((cardOf(lender.card).flagTypes & lacking) !== 0 && !lentBefore.some((l) => sameLender(l, lender)))
      lentBefore.push(lender)
  if (lentBefore.length > 1) lentBefore.sort(compareParkings)
  const spots: Spot[] = []
  if (means.rovers > 0) {
    means.lending ??= lendingSpots(means)
    for (const spot of means.lending) if ((spot.card.flagTypes & lacking) !== 0) spots.push(spot)
  }
  const found: Lending[] = []
  if (lentBefore.length > 0)
    addLent({ means, card, lentBefore, spots, lent: [], rovers: [], lenders: [], found }, 0, short)
  else if (spots.length > 0)
    addRover({ means, card, lentBefore, spots, lent: [], rovers: [], lenders: [], found }, 0, short)
  return found
}

/**
 * One Rover more of those that were parked before, from here on; `before` is how many Flags were missing
 * without it.
 */
function addLent(search: LendingSearch, from: number, before: number): void {
  const { means, card, lentBefore, lent, lenders } = search
  const usesLeft = (lender: Lender) =>
    means.lent.filter((l) => sameLender(l, lender)).length - lent.filter((l) => sameLender(l, lender)).length
  for (let i = from; i < lentBefore.length; i++) {
    const lender = lentBefore[i]
    if (usesLeft(lender) === 0) continue
    lent.push(lender)
    lenders.push(cardOf(lender.card))
    const left = missing(card.needs, means.home.flags, lenders)
    if (left < before && eachLendsOnce(means.s, lent, lender)) {
      note(search, left)
      addLent(search, i, left)
    }
    lent.pop()
    lenders.pop()
  }
  if (means.rovers > 0) addRover(search, 0, before)
}

function note({ means, card, lent, rovers, lenders, found }: LendingSearch, left: number): void {
  if (left <= means.waives && !spareLender(card, means.home, lenders))
    found.push({ rovers: rovers.slice(), lent: lent.slice() })
}

/** One more Rover to be parked, on one of the spots from here on. */
function addRover(search: LendingSearch, from: number, before: number): void {
  const { means, card, spots, lent, rovers, lenders } = search
  for (let i = from; i < spots.length; i++) {
    const spot = spots[i]
    rovers.push(spot.parking)
    lenders.push(spot.card)
    const left = missing(card.needs, means.home.flags, lenders)
    if (left < before && roomFor(means.s, rovers, lent, spot.parking)) {
      note(search, left)
      if (rovers.length < means.rovers) addRover(search, i, left)
    }
    rovers.pop()
    lenders.pop()
  }
}

/** What all answers that construct one card have in common. */
interface AnswerFields extends Constructing {
  readonly card: Card
  /** An Expedition's rule would answer: it can be kept quiet. */
  readonly quiet: boolean
}

/** Lists every way to pay, with these Rovers. */
function addPaid(
  fields: AnswerFields,
  payments: readonly Payment[],
  lending: Lending | null,
  out: Answer[],
): void {
  const { act, card, key, value, quiet } = fields
  for (const { pay, free } of payments)
    for (let hushed = 0; hushed <= (quiet ? 1 : 0); hushed++) {
      const answer: Record<string, Json> = hushed ? { act, card, pay, quiet: true } : { act, card, pay }
      if (key) answer[key] = value
      if (free) answer.free = true
      if (lending !== null) {
        if (lending.rovers.length > 0) answer.rovers = lending.rovers as unknown as Json
        if (lending.lent.length > 0) answer.lent = lending.lent as unknown as Json
      }
      out.push(answer)
    }
}

function addAnswers(
  means: Means,
  card: CompiledCard,
  { act, key, value }: Constructing,
  out: Answer[],
): void {
  const { home } = means
  const onePrice = home.discounts[card.colour] === 0 && means.discount === 0 && !means.free
  if (onePrice && !canPay(home.supply, card.cost)) return
  const short = card.needsAny ? missing(card.needs, home.flags, NO_LENDERS) : 0
  const mayBorrow = means.rovers > 0 || means.lent.length > 0
  if (short > means.waives && !mayBorrow) return
  const quiet = means.rule !== null && ruleAnswers(means.rule, { event: 'construct', card })
  // What most cards come down to: one price, Flags that are there, and nothing to be chosen.
  if (onePrice && short === 0 && !quiet && act === 'construct') {
    out.push(card.says.construct)
    return
  }
  const sets = short > home.waives && mayBorrow ? lendings(means, card, short) : NO_SETS
  if (short > means.waives && sets.length === 0) return
  const payments = paymentsFor(means, card)
  const fields = { act, card: card.id, key, value, quiet }
  if (short <= means.waives) addPaid(fields, payments, null, out)
  for (const lending of sets) addPaid(fields, payments, lending, out)
}

const NO_SETS: readonly Lending[] = []

/**
 * How the answers that construct a card are told from others: by their act and, where it is not empty, one
 * field more.
 */
interface Constructing {
  readonly act: string
  readonly key: string
  readonly value: Card
}

export const PLAIN_CONSTRUCT: Constructing = { act: 'construct', key: '', value: '' }

/** Cards that may be constructed, and where a Rover could be parked, if that is known already. */
interface Candidates {
  readonly cards: readonly CompiledCard[]
  readonly spots: readonly Spot[] | null
}

/** Lists every way to construct each of these cards. */
export function addConstructs(
  s: MoonState,
  seat: Seat,
  { cards, spots, as }: Candidates & { readonly as: Constructing },
  out: Answer[],
): void {
  const means = meansOf(s, seat, spots)
  for (let i = 0; i < cards.length; i++) addAnswers(means, cards[i], as, out)
}
