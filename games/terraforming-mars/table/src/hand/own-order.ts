import { keepWish, wishOf } from '../wishes.js'

/** Where the order lies in which somebody likes to hold cards: it outlives a page, and the game. */
const KEY = 'mars:hand-order'
/** More than the cards of a game. */
const MOST = 400

export function ownOrder(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(wishOf(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Remembers the order of these cards, and still that of others. */
export function keepOwnOrder(order: readonly string[]): void {
  const others = ownOrder().filter((id) => !order.includes(id))
  keepWish(KEY, JSON.stringify([...order, ...others].slice(0, MOST)))
}
