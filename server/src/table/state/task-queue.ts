/** Runs one task at a time, in order. A task that finds the queue empty starts at once. */
export class TaskQueue {
  #unfinished = 0
  #last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#unfinished++ === 0 ? work() : this.#last.then(work)
    this.#last = next.then(this.#done, this.#done)
    return next
  }

  #done = (): void => {
    this.#unfinished--
  }
}
