import type { Logger } from 'pino'

/** Logs once that the store fails, and once that it works again, however many moves fail in between. */
export class StoreHealth {
  readonly #log: Logger
  readonly #count: () => void
  #failures = 0

  constructor(log: Logger, count: () => void = () => {}) {
    this.#log = log
    this.#count = count
  }

  failed(err: unknown): void {
    this.#count()
    if (this.#failures++ === 0) this.#log.error({ err }, 'moves can’t be stored, and are refused')
  }

  worked(): void {
    if (this.#failures === 0) return
    this.#log.info({ refused: this.#failures }, 'moves are stored again')
    this.#failures = 0
  }
}
