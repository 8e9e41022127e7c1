/** Messages between nodes. Any of them may be lost: the truth is in the store. */
export interface Bus {
  publish(topic: string, news: unknown): void
  /** Returns how to stop listening. */
  subscribe(topic: string, listener: (news: unknown) => void): () => void
  /** Called when messages arrive again after some may have been lost. */
  onBack: () => void
  close(): Promise<void>
}

/** A single node: tables of this node may listen to each other. */
export class LocalBus implements Bus {
  onBack = (): void => {}
  readonly #topics = new Map<string, Set<(news: unknown) => void>>()

  publish(topic: string, news: unknown): void {
    for (const listener of this.#topics.get(topic) ?? []) listener(news)
  }

  hears(topic: string): boolean {
    return this.#topics.has(topic)
  }

  subscribe(topic: string, listener: (news: unknown) => void): () => void {
    const listeners = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#topics.delete(topic)
    }
  }

  async close(): Promise<void> {}
}
