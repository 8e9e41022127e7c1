/** A card's place in a hand, in which equal cards may lie side by side. */
export interface Slot {
  readonly id: string
  /** Its index in the hand as the game keeps it. */
  readonly at: number
  /** Distinguishes it from an equal card. */
  readonly key: string
}

export const slotsOf = (cards: readonly string[]): Slot[] =>
  cards.map((id, at) => ({ id, at, key: `${id}:${cards.slice(0, at).filter((one) => one === id).length}` }))

/** The hand in its owner's own order; cards for which `first` holds come before all others. */
export function sortedHand(
  slots: readonly Slot[],
  own: readonly string[],
  first: (slot: Slot) => boolean = () => false,
): Slot[] {
  const place = ({ id }: Slot) => (own.includes(id) ? own.indexOf(id) : own.length)
  return slots.toSorted((a, b) => Number(first(b)) - Number(first(a)) || place(a) - place(b) || a.at - b.at)
}

/** Whether a card's text has all of these words. */
export const saysAll = (text: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word))
