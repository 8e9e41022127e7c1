import { type Decision, type Game, isOver, type Seat, same, type Viewer } from '@perilune/engine'
import type { AnyMatch } from './opening.js'

/** What a table asks at the moment: made once for every viewer, and since when each seat is asked the same. */
export class Asking {
  /** For every seat, the moment at which what it is asked last changed: an answer that has seen it is not stale. */
  readonly since: number[] = []
  readonly #game: Game
  #match: AnyMatch | null = null
  #forSpectators: Decision[] | undefined
  #forSeats: (Decision[] | undefined)[] = []
  readonly #last: (readonly object[])[] = []

  constructor(game: Game) {
    this.#game = game
  }

  of(match: AnyMatch, viewer: Viewer): Decision[] {
    if (this.#match !== match) {
      this.#match = match
      this.#forSpectators = undefined
      this.#forSeats = []
    }
    if (viewer === 'spectator') {
      this.#forSpectators ??= this.#game.decisions(match.state, viewer)
      return this.#forSpectators
    }
    this.#forSeats[viewer] ??= this.#game.decisions(match.state, viewer)
    return this.#forSeats[viewer]
  }

  /** Looks which seats are asked something else than before. */
  note(match: AnyMatch, seats: readonly { seat: Seat }[], seq: number): void {
    for (const { seat } of seats) {
      const asked: object[] = []
      if (!isOver(match))
        // My own answer so far is not what I am asked: replacing it twice in a row is no surprise to me.
        for (const d of this.of(match, seat))
          if (d.kind !== 'elsewhere') asked.push('answered' in d ? { ...d, answered: undefined } : d)
      if (asked.length > 0 && same(this.#last[seat], asked)) continue
      this.#last[seat] = asked
      this.since[seat] = seq
    }
  }
}
