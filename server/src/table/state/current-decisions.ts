import {
  type Decision,
  type DecisionData,
  type Game,
  isOver,
  type Seat,
  same,
  spokenDecision,
  type Viewer,
} from '@perilune/engine'
import type { AnyMatch } from '../log/replay-log.js'
import type { Form } from '../views/form.js'
import type { Decisions } from '../views/table-view.js'

interface Asked {
  readonly data: DecisionData[]
  /** Made when somebody is told with sentences. */
  spoken?: Decision[]
}

/**
 * The decisions of a table at this moment, made once per viewer, and since when each seat is asked the same.
 */
export class CurrentDecisions {
  /**
   * For every seat, the moment at which its decisions last changed: an answer that has seen it is not stale.
   */
  readonly since: number[] = []
  readonly #game: Game
  #match: AnyMatch | null = null
  readonly #asked = new Map<Viewer, Asked>()
  readonly #last: (readonly object[])[] = []

  constructor(game: Game) {
    this.#game = game
  }

  of(match: AnyMatch, viewer: Viewer, form: Form): Decisions {
    const asked = this.#askedOf(match, viewer)
    if (form === 'data') return asked.data
    asked.spoken ??= asked.data.map((question) => spokenDecision(this.#game.words, question))
    return asked.spoken
  }

  #askedOf(match: AnyMatch, viewer: Viewer): Asked {
    if (this.#match !== match) {
      this.#match = match
      this.#asked.clear()
    }
    const known = this.#asked.get(viewer)
    if (known) return known
    const asked = { data: this.#game.questions(match.state, viewer) }
    this.#asked.set(viewer, asked)
    return asked
  }

  /** Notes which seats are asked something else than before. */
  note(match: AnyMatch, seats: readonly { seat: Seat }[], seq: number): void {
    for (const { seat } of seats) {
      const asked: object[] = []
      if (!isOver(match))
        // A seat's own answer so far does not count: replacing it twice in a row is no surprise.
        for (const d of this.#askedOf(match, seat).data)
          if (d.kind !== 'elsewhere') asked.push('answered' in d ? { ...d, answered: undefined } : d)
      if (asked.length > 0 && same(this.#last[seat], asked)) continue
      this.#last[seat] = asked
      this.since[seat] = seq
    }
  }
}
