import type { Card, Class, KernelState, PlaceId } from '../state.js'
import { sees } from '../state.js'
import { indexOfCard, insertSorted, mergeSorted, removeAt, zeroes } from './lists.js'

/*
 * What a viewer knows of the cards it can't see. Every card in an unseen place belongs to exactly one class.
 * Losing sight of a card keeps it known; an unseen move shifts counts; classes merge only where a move could
 * have taken a card of either. Merging forgets a little, never invents: every world that was possible stays
 * possible.
 */

const isKnown = (c: Class, place: PlaceId): boolean => c.at[place] === c.cards.length

/** Does the viewer know for certain that there is such a card in this place? */
export function knowsOf(classes: Class[], place: PlaceId, card: Card): boolean {
  for (const c of classes) if (isKnown(c, place) && indexOfCard(c.cards, card) >= 0) return true
  return false
}

/** The class of cards that are known for certain to lie in this place. */
function knownAt(classes: Class[], place: PlaceId): Class | undefined {
  for (let i = 0; i < classes.length; i++) if (isKnown(classes[i], place)) return classes[i]
  return undefined
}

/** The viewer knows for certain that this card lies in this place. */
export function learnCard(classes: Class[], place: PlaceId, card: Card, places: number): void {
  const known = knownAt(classes, place)
  if (known) {
    insertSorted(known.cards, card)
    known.at[place]++
    return
  }
  const at = zeroes(places)
  at[place] = 1
  classes.push({ cards: [card], at })
}

/** The viewer knows for certain that all these cards lie in this place. They are sorted. */
export function learnAll(classes: Class[], place: PlaceId, cards: readonly Card[], places: number): void {
  if (cards.length === 0) return
  const known = knownAt(classes, place)
  if (known) {
    known.cards = mergeSorted(known.cards, cards)
    known.at[place] += cards.length
    return
  }
  const at = zeroes(places)
  at[place] = cards.length
  classes.push({ cards: cards.slice(), at })
}

function mergeAt(classes: Class[], place: PlaceId, holding: Card | null): Class | undefined {
  let first: Class | undefined
  for (let i = 0; i < classes.length; i++) {
    const c = classes[i]
    if (c.at[place] === 0 || (holding !== null && indexOfCard(c.cards, holding) < 0)) continue
    if (!first) {
      first = c
      continue
    }
    first.cards = mergeSorted(first.cards, c.cards)
    for (let p = 0; p < c.at.length; p++) first.at[p] += c.at[p]
    removeAt(classes, i--)
  }
  return first
}

/** One card fewer in this place: that of the class which stands at `index` among its cards. */
function dropAt(classes: Class[], c: Class, place: PlaceId, index: number): void {
  removeAt(c.cards, index)
  c.at[place]--
  if (c.cards.length === 0) removeAt(classes, classes.indexOf(c))
}

/**
 * One such card fewer in this place. It could be of any class that has one and has cards there: those become
 * one.
 */
function dropCard(classes: Class[], place: PlaceId, card: Card): void {
  const c = mergeAt(classes, place, card)
  if (!c) throw new Error(`knowledge is broken: no unseen ${card} was thought to be in place ${place}`)
  dropAt(classes, c, place, indexOfCard(c.cards, card))
}

/** A card that lay unseen in this place has come to light. True if the viewer did not know it was there. */
export function seeCardLeave(classes: Class[], place: PlaceId, card: Card): boolean {
  let found: Class | undefined
  let index = -1
  let several = false
  for (let i = 0; i < classes.length; i++) {
    const c = classes[i]
    if (c.at[place] === 0) continue
    const at = indexOfCard(c.cards, card)
    if (at < 0) continue
    // One known to be there goes first: if another of its kind was there too, they are as good as each other.
    if (isKnown(c, place)) {
      dropAt(classes, c, place, at)
      return false
    }
    several = found !== undefined
    found = c
    index = at
  }
  if (found && !several) dropAt(classes, found, place, index)
  else dropCard(classes, place, card)
  return true
}

/** So many cards went from one unseen place to another. */
export function shiftUnseen(classes: Class[], from: PlaceId, to: PlaceId, cards: number): void {
  const c = mergeAt(classes, from, null)
  if (!c) throw new Error(`knowledge is broken: place ${from} was thought to be empty`)
  c.at[from] -= cards
  c.at[to] += cards
}

/** Where one class alone has cards in this place, all of them leave it in one go. Both lists are sorted. */
function dropFromOne(classes: Class[], place: PlaceId, cards: readonly Card[]): boolean {
  let only: Class | undefined
  for (const c of classes)
    if (c.at[place] > 0) {
      if (only) return false
      only = c
    }
  if (!only) return false
  const from = only.cards
  let kept = 0
  let dropped = 0
  for (let i = 0; i < from.length; i++)
    if (dropped < cards.length && from[i] === cards[dropped]) dropped++
    else from[kept++] = from[i]
  if (dropped < cards.length)
    throw new Error(`knowledge is broken: ${cards} were not all thought to be in place ${place}`)
  from.length = kept
  only.at[place] -= dropped
  if (kept === 0) removeAt(classes, classes.indexOf(only))
  return true
}

/** All cards of an unseen place, sorted, come to light at once. True if that told the viewer anything. */
export function seeAll(classes: Class[], place: PlaceId, cards: readonly Card[]): boolean {
  for (let i = 0; i < classes.length; i++)
    if (classes[i].at[place] === cards.length && isKnown(classes[i], place)) {
      removeAt(classes, i)
      return false
    }
  const left = cards.slice()
  for (let i = 0; i < classes.length; i++)
    if (isKnown(classes[i], place)) {
      for (const card of classes[i].cards) removeAt(left, indexOfCard(left, card))
      removeAt(classes, i--)
    }
  if (left.length > 0 && dropFromOne(classes, place, left)) return true
  for (const card of left) dropCard(classes, place, card)
  return left.length > 0
}

/** Does what the viewer knows agree with what is there? For tests: the laws of views rest on it. */
export function fits(s: KernelState, viewer: number): string | undefined {
  const classes = s.knows[viewer]
  if (!classes) return
  const unseen: Card[] = []
  for (let p = 0; p < s.places.length; p++) {
    let counted = 0
    for (const c of classes) counted += c.at[p]
    const there = sees(s, viewer, p) ? 0 : s.places[p].length
    if (counted !== there) return `place ${p} holds ${there} unseen cards, ${counted} are thought to be there`
    if (there > 0) unseen.push(...s.places[p])
  }
  const thought = classes.flatMap((c) => c.cards).sort()
  if (unseen.sort().join() !== thought.join()) return `unseen are ${unseen}, thought of are ${thought}`
  for (const c of classes) {
    if (c.cards.length !== c.at.reduce((a, b) => a + b, 0))
      return 'a class counts more or fewer cards than it has'
    const place = c.at.indexOf(c.cards.length)
    if (place >= 0 && !within(c.cards, s.places[place])) return `${c.cards} are not all in place ${place}`
  }
  return
}

function within(cards: readonly Card[], pile: readonly Card[]): boolean {
  const left = pile.slice()
  for (const card of cards) {
    const i = left.indexOf(card)
    if (i < 0) return false
    left.splice(i, 1)
  }
  return true
}
