/* The order in which the cards of a hand lie: nothing but their owner changes it before the turn is over. */

export interface HandOrder {
  /** The turn that it lasts for, and who holds the cards. */
  readonly turn: string
  /** The hand as it was told last. */
  readonly told: readonly string[]
  readonly cards: readonly string[]
}

export const NO_HAND: HandOrder = { turn: '', told: [], cards: [] }

/** The cards as somebody likes to hold them; what is not among those comes last. */
export function sortedBy(own: readonly string[], hand: readonly string[]): string[] {
  const place = (card: string) => (own.includes(card) ? own.indexOf(card) : own.length)
  return [...hand].sort((a, b) => place(a) - place(b))
}

/** What left is gone, what is new comes last, and nothing changes places. */
export function steady(before: readonly string[], hand: readonly string[]): string[] {
  const left = [...hand]
  const kept = before.filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return [...kept, ...left]
}

/** The order of a hand that is told: a new turn sorts it anew. */
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

/** One of them at another place. */
export function movedTo<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, i) => i !== from)
  return [...rest.slice(0, to), all[from], ...rest.slice(to)]
}

/** The same cards are marked after one of the hand was moved. */
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

/** The order that this hand shows somebody to like, before what was liked earlier. */
export const likedAfter = (cards: readonly string[], own: readonly string[]): string[] => [
  ...new Set([...cards, ...own]),
]
