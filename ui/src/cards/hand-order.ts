import { keepWish, wishOf } from '../wishes.js'

/* The order of a hand: as its owner arranged it, and never sorted again during a turn. */

/** Keeps cards in their places, removes those that left the hand, and appends new ones. */
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

/** More cards than any game has. */
const MOST = 400

/** The order in which the player arranged cards, stored under this key for later games as well. */
export function ownOrder(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(wishOf(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Stores the order of these cards and keeps that of all others. */
export function keepOwnOrder(key: string, order: readonly string[]): void {
  const others = ownOrder(key).filter((id) => !order.includes(id))
  keepWish(key, JSON.stringify([...order, ...others].slice(0, MOST)))
}
