/** So many keys of answers are remembered: an answer that is sent again later than that has long become stale. */
export const KEYS = 256

/**
 * The keys of answers that were taken lately, each with its place in the log. Every answer asks for its key and nearly none is there: so hashes are
 * looked through, which lie close together, and only where one is the same the key itself. A map would send the processor all over the memory.
 */
export class TakenKeys {
  readonly #hashes = new Int32Array(KEYS)
  readonly #keys: string[] = []
  readonly #seqs: number[] = []
  /** Where the next one goes; from the end on, in the place of the oldest. */
  #next = 0

  seqOf(key: string): number | undefined {
    const hash = hashOf(key)
    for (let i = this.#hashes.indexOf(hash); i >= 0; i = this.#hashes.indexOf(hash, i + 1))
      if (this.#keys[i] === key) return this.#seqs[i]
    return undefined
  }

  add(key: string, seq: number): void {
    const at = this.#next
    this.#hashes[at] = hashOf(key)
    this.#keys[at] = key
    this.#seqs[at] = seq
    this.#next = (at + 1) % KEYS
  }
}

/** Keys begin with their player and seat; what tells them apart stands at their end. */
const TOLD_APART = 24

function hashOf(key: string): number {
  let hash = 0
  for (let i = Math.max(0, key.length - TOLD_APART); i < key.length; i++)
    hash = (Math.imul(hash, 31) + key.charCodeAt(i)) | 0
  return hash
}
