/** How many answer keys are remembered: a repeated answer older than that is stale. */
export const KEYS = 256

/** The keys of recent answers, each with its place in the log. */
export class AnswerKeys {
  readonly #seqs = new Map<string, number>()

  seqOf(key: string): number | undefined {
    return this.#seqs.get(key)
  }

  add(key: string, seq: number): void {
    this.#seqs.set(key, seq)
    if (this.#seqs.size <= KEYS) return
    for (const oldest of this.#seqs.keys()) {
      this.#seqs.delete(oldest)
      return
    }
  }
}
