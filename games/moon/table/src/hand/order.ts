/** A card of a hand, in which equal cards may lie side by side. */
export interface Slot {
  readonly id: string
  /** Where it lies in the hand as the game keeps it. */
  readonly at: number
  /** Tells it from an equal card. */
  readonly key: string
}

export const slotsOf = (cards: readonly string[]): Slot[] =>
  cards.map((id, at) => ({ id, at, key: `${id}:${cards.slice(0, at).filter((one) => one === id).length}` }))

/** The hand in its owner's own order; with `first`, what it holds true of before all else. */
export function sortedHand(
  slots: readonly Slot[],
  own: readonly string[],
  first: (slot: Slot) => boolean = () => false,
): Slot[] {
  const place = ({ id }: Slot) => (own.includes(id) ? own.indexOf(id) : own.length)
  return slots.toSorted((a, b) => Number(first(b)) - Number(first(a)) || place(a) - place(b) || a.at - b.at)
}

/** Does a card say all of these words? */
export const saysAll = (text: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
