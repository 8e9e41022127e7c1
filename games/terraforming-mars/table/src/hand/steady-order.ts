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
