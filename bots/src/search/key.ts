import type { Answer } from '@perilune/engine'

/** Games make plain answers once and hand them out again and again. */
const kept = new WeakMap<Answer, string>()

/** The same for the same answer, whichever state it was made for. */
export function keyOf(answer: Answer): string {
  let key = kept.get(answer)
  if (key === undefined) {
    key = JSON.stringify(answer)
    kept.set(answer, key)
  }
  return key
}
