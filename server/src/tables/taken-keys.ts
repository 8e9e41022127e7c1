/** So many keys of answers are remembered at least: an answer that is sent again later than that has long become stale. */
export const KEYS = 250

/** The keys of answers that were taken lately, each with its place in the log. */
export class TakenKeys {
  // In two halves, for to forget the older one costs nothing; to forget the oldest key at every new one does.
  #newer = new Map<string, number>()
  #older = new Map<string, number>()

  seqOf(key: string): number | undefined {
    return this.#newer.get(key) ?? this.#older.get(key)
  }

  add(key: string, seq: number): void {
    if (this.#newer.size === KEYS) {
      this.#older = this.#newer
      this.#newer = new Map()
    }
    this.#newer.set(key, seq)
  }
}
