/** So many lines are remembered. */
const KEPT = 300

/**
 * The lines of chat that those who watch a table have been told. A line comes from here, from another node or from the store,
 * often by two of these ways, and is told once. Their names sort by time.
 */
export class Lines {
  newest = ''
  readonly #told = new Set<string>()
  /** What is not younger than this is no news, whether or not it was told. */
  #old = ''

  /** Is it news? */
  add(id: string): boolean {
    if (id <= this.#old || this.#told.has(id)) return false
    this.#told.add(id)
    if (id > this.newest) this.newest = id
    for (const first of this.#told) {
      if (this.#told.size <= KEPT) break
      this.#forget(first)
    }
    return true
  }

  /** All from this one on were told, and nobody asks for those before it. */
  knownFrom(id: string): void {
    for (const told of this.#told) if (told <= id) this.#forget(told)
    if (id > this.#old) this.#old = id
  }

  #forget(id: string): void {
    this.#told.delete(id)
    if (id > this.#old) this.#old = id
  }
}
