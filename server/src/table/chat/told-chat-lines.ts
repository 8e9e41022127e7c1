/** The most lines remembered. */
const KEPT = 300

/**
 * Chat lines that were sent to watchers. A line comes from this node, another node or the store, often twice,
 * and is sent once. Ids sort by time.
 */
export class ToldChatLines {
  newest = ''
  readonly #told = new Set<string>()
  /** Lines up to this id are not sent again. */
  #old = ''

  /** Was it not sent before? */
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

  /** Lines from this id on are known; older ones are never asked for. */
  knownFrom(id: string): void {
    for (const told of this.#told) if (told <= id) this.#forget(told)
    if (id > this.#old) this.#old = id
  }

  #forget(id: string): void {
    this.#told.delete(id)
    if (id > this.#old) this.#old = id
  }
}
