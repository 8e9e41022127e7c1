import type { Card } from '../state.js'

/*
 * Lists of cards are searched, kept in order and cut on every answer of every game. Written as plain loops: a
 * built-in that hands back an array for the one card it took out, or compares strings where the same string
 * is the same object, costs several times as much.
 */

/**
 * A text that was put together, as it would be if it stood in the program: engines keep one copy of those,
 * and compare them by where they lie. For the names of cards, which are compared more often than anything
 * else.
 */
export const asName = (text: string): string => Object.keys({ [text]: 0 })[0]

/** Where the card lies, nearest to the top of a pile; -1 where there is none. */
export function indexOfCard(cards: readonly Card[], card: Card): number {
  let i = cards.length - 1
  while (i >= 0 && cards[i] !== card) i--
  return i
}

export function removeAt<T>(list: T[], index: number): void {
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i]
  list.pop()
}

/** Puts a card into a sorted list, behind those equal to it. */
export function insertSorted(cards: Card[], card: Card): void {
  let low = 0
  let high = cards.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (cards[middle] > card) high = middle
    else low = middle + 1
  }
  cards.push(card)
  for (let i = cards.length - 1; i > low; i--) cards[i] = cards[i - 1]
  cards[low] = card
}

/** Two sorted lists as one. */
export function mergeSorted(a: readonly Card[], b: readonly Card[]): Card[] {
  if (a.length === 0) return b.slice()
  if (b.length === 0) return a.slice()
  const merged: Card[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) merged.push(a[i] <= b[j] ? a[i++] : b[j++])
  while (i < a.length) merged.push(a[i++])
  while (j < b.length) merged.push(b[j++])
  return merged
}

/** Most lists that are to be sorted are. */
export function sortedCopy(cards: readonly Card[]): Card[] {
  const copy = cards.slice()
  for (let i = 1; i < copy.length; i++) if (copy[i - 1] > copy[i]) return copy.sort()
  return copy
}

const zeroesOf: number[][] = []

/** So many zeroes. A copy of a kept list: filling a new one takes several times as long. */
export function zeroes(length: number): number[] {
  for (let have = zeroesOf.length; have <= length; have++)
    zeroesOf.push(have === 0 ? [] : [...zeroesOf[have - 1], 0])
  return zeroesOf[length].slice()
}
