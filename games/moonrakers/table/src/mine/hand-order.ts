/* The order of the cards in a hand: during a turn, only their owner changes it. */

export interface HandOrder {
  /** The turn for which the order lasts, and the seat that holds the cards. */
  readonly turn: string
  /** The hand in the last view. */
  readonly told: readonly string[]
  readonly cards: readonly string[]
}

export const NO_HAND: HandOrder = { turn: '', told: [], cards: [] }

/** The cards in their owner's own order; cards that it does not contain come last. */
export function sortedBy(own: readonly string[], hand: readonly string[]): string[] {
  const place = (card: string) => (own.includes(card) ? own.indexOf(card) : own.length)
  return [...hand].sort((a, b) => place(a) - place(b))
}

/** Keeps cards in their places, removes those that left the hand, and appends new ones. */
export function steady(before: readonly string[], hand: readonly string[]): string[] {
  const left = [...hand]
  const kept = before.filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return [...kept, ...left]
}

/** The order of the hand in a new view; a new turn sorts it again. */
export const ordered = (
  before: HandOrder,
  turn: string,
  told: readonly string[],
  own: readonly string[],
): HandOrder => ({
  turn,
  told,
  cards: before.turn === turn ? steady(before.cards, sortedBy(own, told)) : sortedBy(own, told),
})

/** Moves one item to another place. */
export function movedTo<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, i) => i !== from)
  return [...rest.slice(0, to), all[from], ...rest.slice(to)]
}

/** The marks after a card was moved: the same cards stay marked. */
export function marksAfter(
  marks: ReadonlySet<number>,
  from: number,
  to: number,
  length: number,
): Set<number> {
  const places = movedTo(
    Array.from({ length }, (_, i) => i),
    from,
    to,
  )
  return new Set(places.flatMap((before, now) => (marks.has(before) ? [now] : [])))
}

/** The owner's own order as this hand shows it, followed by the earlier one for all other cards. */
export const likedAfter = (cards: readonly string[], own: readonly string[]): string[] => [
  ...new Set([...cards, ...own]),
]
