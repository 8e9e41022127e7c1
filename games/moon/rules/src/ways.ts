import type { Answer, Card, Json, Seat } from '@perilune/engine'
import type { CompiledCard, Spot } from './cards/index.js'
import {
  discountOn,
  mayBuildFree,
  missing,
  NO_LENDERS,
  ruleDiscount,
  ruleWaives,
  spareLender,
} from './construct.js'
import { expeditionHeld } from './expedition.js'
import { ruleAnswers } from './happenings.js'
import { FLAGS, ROVERS, YELLOW } from './names.js'
import { compareParkings, type Parking, parkingSpots, parksLeft, roomFor } from './rovers.js'
import type { MoonState, Settlement } from './state.js'

/* Every way to construct a card. Listed on nearly every decision: what does not depend on the card is looked up once. */

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
  /** Those of them that lend Flags, in the order in which Rovers are named; looked up when first asked for. */
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
    lending: null,
  }
}

function lendingSpots({ s, seat, spots }: Means): Spot[] {
  const lending: Spot[] = []
  for (const spot of spots ?? parkingSpots(s, seat)) if (spot.card.colour === YELLOW) lending.push(spot)
  return lending.length > 1 ? lending.sort(compareSpots) : lending
}

const compareSpots = (a: Spot, b: Spot): number => compareParkings(a.parking, b.parking)

const canPay = (supply: readonly number[], cost: readonly number[]): boolean =>
  supply[0] >= cost[0] && supply[1] >= cost[1] && supply[2] >= cost[2] && supply[3] >= cost[3]

interface Payment {
  readonly pay: readonly number[]
  readonly free: boolean
}

/** Every way to pay, without the discount of a rule and with it, and free of charge where that is possible. */
function payments(means: Means, card: CompiledCard): Payment[] {
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

/** A search for Rovers to be parked along with a construct. */
interface RoverSearch {
  readonly means: Means
  readonly card: CompiledCard
  /** Structures that have some of the Flags that are missing. */
  readonly spots: readonly Spot[]
  /** The Rovers chosen so far, and the Structures that they are parked on. */
  readonly set: Parking[]
  readonly lenders: CompiledCard[]
  readonly found: Parking[][]
}

/** Every set of Rovers, none of them for nothing, whose Flags make up for those that are missing. */
function roverSets(means: Means, card: CompiledCard, short: number): Parking[][] {
  means.lending ??= lendingSpots(means)
  const lacking = lackingTypes(card, means.home)
  const spots: Spot[] = []
  for (const spot of means.lending) if ((spot.card.flagTypes & lacking) !== 0) spots.push(spot)
  const found: Parking[][] = []
  if (spots.length > 0) addRover({ means, card, spots, set: [], lenders: [], found }, 0, short)
  return found
}

/** One more Rover, on one of the spots from here on; `before` is how many Flags were missing without it. */
function addRover(search: RoverSearch, from: number, before: number): void {
  const { means, card, spots, set, lenders } = search
  const { home } = means
  for (let i = from; i < spots.length; i++) {
    const spot = spots[i]
    set.push(spot.parking)
    lenders.push(spot.card)
    const left = missing(card.needs, home.flags, lenders)
    if (left < before && roomFor(means.s, set, spot.parking)) {
      if (left <= means.waives && !spareLender(card, home, lenders)) search.found.push(set.slice())
      if (set.length < means.rovers) addRover(search, i, left)
    }
    set.pop()
    lenders.pop()
  }
}

/** What all answers that construct one card have in common. */
interface Said {
  readonly act: string
  readonly card: Card
  /** One field more, where it is not empty. */
  readonly key: string
  readonly value: Card
  /** An Expedition's rule would answer: it can be kept quiet. */
  readonly quiet: boolean
}

/** Lists every way to pay, with these Rovers. */
function addPaid(
  said: Said,
  ways: readonly Payment[],
  rovers: readonly Parking[] | null,
  out: Answer[],
): void {
  const { act, card, key, value, quiet } = said
  for (const { pay, free } of ways)
    for (let hushed = 0; hushed <= (quiet ? 1 : 0); hushed++) {
      const answer: Record<string, Json> = hushed ? { act, card, pay, quiet: true } : { act, card, pay }
      if (key) answer[key] = value
      if (free) answer.free = true
      if (rovers) answer.rovers = rovers as unknown as Json
      out.push(answer)
    }
}

function addWays(
  means: Means,
  card: CompiledCard,
  act: string,
  key: string,
  value: Card,
  out: Answer[],
): void {
  const { home } = means
  const onePrice = home.discounts[card.colour] === 0 && means.discount === 0 && !means.free
  if (onePrice && !canPay(home.supply, card.cost)) return
  const short = card.needsAny ? missing(card.needs, home.flags, NO_LENDERS) : 0
  if (short > means.waives && means.rovers === 0) return
  const quiet = means.rule !== null && ruleAnswers(means.rule, 'construct', { card })
  // What most cards come down to: one price, Flags that are there, and nothing to be chosen.
  if (onePrice && short === 0 && !quiet && act === 'construct') {
    out.push(card.says.construct)
    return
  }
  const sets = short > home.waives && means.rovers > 0 ? roverSets(means, card, short) : NO_SETS
  if (short > means.waives && sets.length === 0) return
  const ways = payments(means, card)
  const said = { act, card: card.id, key, value, quiet }
  if (short <= means.waives) addPaid(said, ways, null, out)
  for (const rovers of sets) addPaid(said, ways, rovers, out)
}

const NO_SETS: readonly Parking[][] = []

/**
 * Lists every way to construct each of these cards, as answers with this act and, where it is not empty, one field more. `spots` is
 * where a Rover could be parked, if that is known already.
 */
export function addConstructs(
  s: MoonState,
  seat: Seat,
  cards: readonly CompiledCard[],
  act: string,
  key: string,
  value: Card,
  spots: readonly Spot[] | null,
  out: Answer[],
): void {
  const means = meansOf(s, seat, spots)
  for (let i = 0; i < cards.length; i++) addWays(means, cards[i], act, key, value, out)
}
