import type { Answer } from '@perilune/engine'

/** Games create answers without parameters once and reuse the same objects. */
const kept = new WeakMap<Answer, string>()

/** A key that is the same for equal answers from any state. */
export function keyOf(answer: Answer): string {
  let key = kept.get(answer)
  if (key === undefined) {
    key = JSON.stringify(answer)
    kept.set(answer, key)
  }
  return key
}
