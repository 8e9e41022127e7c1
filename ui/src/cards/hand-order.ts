import { keepWish, wishOf } from '../wishes.js'

/* In which order a hand lies: never sorted anew in mid-turn, and as its owner put it. */

/** Keeps cards where they are: what left the hand is gone, what is new comes last, and nothing changes places. */
export function steadyOrder(before: readonly string[] | undefined, sorted: readonly string[]): string[] {
  if (!before) return [...sorted]
  const kept = before.filter((id) => sorted.includes(id))
  return [...kept, ...sorted.filter((id) => !before.includes(id))]
}

/** The order after a card was put before another one, or at the end. */
export function putBefore(order: readonly string[], card: string, next: string | undefined): string[] {
  if (card === next) return [...order]
  const rest = order.filter((id) => id !== card)
  const at = next === undefined ? -1 : rest.indexOf(next)
  return at < 0 ? [...rest, card] : [...rest.slice(0, at), card, ...rest.slice(at)]
}

/** More than the cards of a game. */
const MOST = 400

/** The order in which somebody likes to hold cards, kept under this key: it outlives a page, and the game. */
export function ownOrder(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(wishOf(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Remembers the order of these cards, and still that of others. */
export function keepOwnOrder(key: string, order: readonly string[]): void {
  const others = ownOrder(key).filter((id) => !order.includes(id))
  keepWish(key, JSON.stringify([...order, ...others].slice(0, MOST)))
}
