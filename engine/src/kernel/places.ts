import type { Card, Class, KernelState, PlaceId, Seat } from '../state.js'
import { sees } from '../state.js'
import { below, shuffleWith } from './chance.js'
import { knowsOf, learnAll, learnCard, seeAll, seeCardLeave, shiftUnseen } from './knowledge.js'
import { indexOfCard, insertSorted, mergeSorted, removeAt, sortedCopy } from './lists.js'

/*
 * The kernel's verbs. Only these touch places and chance, so that what every seat knows, and what can be
 * taken back, is always right without a game having to think of it. A place that nobody sees into is a pile,
 * with its top at the end of the list; one that anybody sees into has no order and is kept sorted, so that
 * the order of arrival tells nobody anything.
 */

function put(s: KernelState, place: PlaceId, card: Card): void {
  if (s.sight[place] !== 0) insertSorted(s.places[place], card)
  else s.places[place].push(card)
}

/** All cards of one place as they come to another: sorted where anybody sees them. */
const arriving = (s: KernelState, from: PlaceId, to: PlaceId): Card[] =>
  s.sight[from] === 0 && s.sight[to] !== 0 ? sortedCopy(s.places[from]) : s.places[from]

function leaves(s: KernelState, from: PlaceId, to: PlaceId, card: Card): void {
  for (let v = 0; v <= s.seats; v++) {
    const classes = s.knows[v]
    if (classes) leavesFor(s, v, classes, from, to, card)
  }
}

/** What one viewer learns from a card that moves from one place to another. */
// Parameters: called for every card and viewer; an object for each call would cost more than the work.
function leavesFor(
  s: KernelState,
  viewer: number,
  classes: Class[],
  from: PlaceId,
  to: PlaceId,
  card: Card,
): void {
  const bit = 1 << viewer
  if ((s.sight[from] & bit) !== 0) {
    if ((s.sight[to] & bit) === 0) learnCard(classes, to, card, s.places.length)
  } else if ((s.sight[to] & bit) !== 0) {
    if (seeCardLeave(classes, from, card) && viewer === s.traces.by) s.traces.learned = true
  } else shiftUnseen(classes, from, to, 1)
}

/** Moves a chosen card, by its kind. */
export function move(s: KernelState, from: PlaceId, to: PlaceId, card: Card): void {
  const pile = s.places[from]
  const i = indexOfCard(pile, card)
  if (i < 0) throw new Error(`there is no ${card} in place ${from}`)
  removeAt(pile, i)
  leaves(s, from, to, card)
  put(s, to, card)
}

/**
 * Moves a chosen card under a pile. Who knows that it went there knows that it is in the pile, and no more.
 */
export function bury(s: KernelState, from: PlaceId, to: PlaceId, card: Card): void {
  if (s.sight[to] !== 0) throw new Error(`place ${to} is seen into: it has no bottom`)
  move(s, from, to, card)
  const pile = s.places[to]
  pile.unshift(pile.pop() as Card)
}

/** A card of an endless kind comes from the supply, for everybody to see. */
export function bring(s: KernelState, to: PlaceId, card: Card): void {
  for (let v = 0; v <= s.seats; v++) {
    const classes = s.knows[v]
    if (classes && !sees(s, v, to)) learnCard(classes, to, card, s.places.length)
  }
  put(s, to, card)
}

/** Moves cards from the top of a pile. Returns how many there were to move. */
export function deal(s: KernelState, from: PlaceId, to: PlaceId, count = 1): number {
  const pile = s.places[from]
  const dealt = Math.min(count, pile.length)
  // A sampled state keeps no knowledge of the acting seat, so a card turned up counts as learnt.
  if (dealt > 0 && !sees(s, s.traces.by, from) && sees(s, s.traces.by, to)) s.traces.learned = true
  const cards: Card[] = []
  for (let i = 0; i < dealt; i++) cards.push(pile.pop() as Card)
  for (let v = 0; v <= s.seats; v++) {
    const classes = s.knows[v]
    if (!classes) continue
    if (sees(s, v, from) || sees(s, v, to)) for (const card of cards) leavesFor(s, v, classes, from, to, card)
    else if (dealt > 0) shiftUnseen(classes, from, to, dealt)
  }
  for (const card of cards) put(s, to, card)
  return dealt
}

/** Moves everything from one place to another; what was known of it stays known. */
export function moveAll(s: KernelState, from: PlaceId, to: PlaceId): void {
  if (from === to) return
  const cards = arriving(s, from, to)
  for (let v = 0; v <= s.seats; v++) {
    const classes = s.knows[v]
    if (!classes) continue
    const saw = sees(s, v, from)
    const seesNow = sees(s, v, to)
    if (saw && !seesNow) learnAll(classes, to, cards, s.places.length)
    else if (!saw && seesNow) {
      if (seeAll(classes, from, cards) && v === s.traces.by) s.traces.learned = true
    } else if (!saw)
      for (const c of classes) {
        c.at[to] += c.at[from]
        c.at[from] = 0
      }
  }
  s.places[from] = []
  if (s.sight[to] === 0) for (const card of cards) s.places[to].push(card)
  else s.places[to] = mergeSorted(s.places[to], cards)
}

/**
 * Every place passes all its cards to the next one in the list, the last to the first, at the same moment.
 */
export function passOn(s: KernelState, ring: readonly PlaceId[]): void {
  const passed: Passed[] = []
  for (let i = 0; i < ring.length; i++) {
    const from = ring[i]
    const to = ring[i + 1 < ring.length ? i + 1 : 0]
    passed.push({
      from,
      to,
      cards: arriving(s, from, to),
      lost: s.sight[from] & ~s.sight[to],
      won: s.sight[to] & ~s.sight[from],
    })
  }
  for (let v = 0; v <= s.seats; v++) passesFor(s, v, ring, passed)
  for (const { to, cards } of passed) s.places[to] = cards
}

/**
 * Cards on their way from one place to the next, with a bit for each viewer who loses sight of them or comes
 * to see them.
 */
interface Passed {
  readonly from: PlaceId
  readonly to: PlaceId
  readonly cards: Card[]
  readonly lost: number
  readonly won: number
}

function passesFor(
  s: KernelState,
  viewer: number,
  ring: readonly PlaceId[],
  passed: readonly Passed[],
): void {
  const classes = s.knows[viewer]
  if (!classes) return
  const bit = 1 << viewer
  for (let i = 0; i < passed.length; i++)
    if (
      (passed[i].won & bit) !== 0 &&
      seeAll(classes, passed[i].from, passed[i].cards) &&
      viewer === s.traces.by
    )
      s.traces.learned = true
  const last = ring.length - 1
  for (let c = 0; c < classes.length; c++) {
    const { at } = classes[c]
    const held = at[ring[last]]
    for (let i = last; i > 0; i--) at[ring[i]] = at[ring[i - 1]]
    at[ring[0]] = held
  }
  for (let i = 0; i < passed.length; i++)
    if ((passed[i].lost & bit) !== 0) learnAll(classes, passed[i].to, passed[i].cards, s.places.length)
}

/** One seat looks through a place that it can't see into, and remembers what it saw. */
export function look(s: KernelState, seat: Seat, place: PlaceId): void {
  if (sees(s, seat, place)) return
  const classes = s.knows[seat]
  if (!classes) {
    if (seat === s.traces.by) s.traces.learned = true
    return
  }
  const cards = sortedCopy(s.places[place])
  if (seeAll(classes, place, cards) && seat === s.traces.by) s.traces.learned = true
  learnAll(classes, place, cards, s.places.length)
}

/** A card is shown to everybody and stays where it is. */
export function reveal(s: KernelState, place: PlaceId, card: Card): void {
  for (let v = 0; v <= s.seats; v++) {
    const classes = s.knows[v]
    if (!classes || sees(s, v, place) || knowsOf(classes, place, card)) continue
    if (seeCardLeave(classes, place, card) && v === s.traces.by) s.traces.learned = true
    learnCard(classes, place, card, s.places.length)
  }
}

export function shuffle(s: KernelState, place: PlaceId): void {
  if (s.sight[place] !== 0) throw new Error(`place ${place} is seen into: it has no order to be shuffled`)
  if (s.places[place].length < 2) return
  s.traces.chance = true
  shuffleWith(s.chance, s.places[place])
}

/** A die, or any other open draw: 0 to sides - 1. */
export function roll(s: KernelState, sides: number): number {
  s.traces.chance = true
  return below(s.chance, sides)
}
