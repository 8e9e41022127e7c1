import type { Answer } from '@perilune/engine'

/**
 * Answers of one family place the same kind of ring on the same two rings, or in craters whose numbers begin
 * with the same two characters, which is one band of the moon; the same holds for bases.
 */
export function familyOnTheMoon(answer: Answer): string {
  const { ring, on, crater } = answer
  if (on) return `${ring} ${on}`
  return crater ? `${ring} ${String(crater).slice(0, 2)}` : JSON.stringify(answer)
}
