import type { Answer } from '@perilune/engine'

/**
 * Rings of a kind on the same two rings; on craters of one band of the moon, as their numbers go from the top
 * to the bottom; bases likewise.
 */
export function familyOnTheMoon(answer: Answer): string {
  const { ring, on, crater } = answer
  if (on) return `${ring} ${on}`
  return crater ? `${ring} ${String(crater).slice(0, 2)}` : JSON.stringify(answer)
}
