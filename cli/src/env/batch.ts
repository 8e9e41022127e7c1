import { type Asked, askThrough, type PlayedGame } from '@perilune/bots'
import { type Answer, type Game, type Seat, seedFrom } from '@perilune/engine'
import { observe } from './observation.js'

/** The settings that all games of a batch share. */
export interface EnvPlan {
  readonly game: Game
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  /** The number of games played side by side. */
  readonly batch: number
  /** The length of an observation. */
  readonly numbers: number
  /** The seed from which the seeds of all games are derived, unless the client gives them. */
  readonly seed: string
}

/** The result of a finished game. */
export interface Ended {
  readonly game: number
  readonly seed: string
  readonly ranks: readonly number[]
  readonly points: readonly number[]
  readonly decisions: number
}

/** The current questions of all games of the batch. */
export interface Questions {
  readonly seats: readonly Seat[]
  /** The number of picks for each game; they are numbered from 0. */
  readonly counts: readonly number[]
  /** Whether the last pick declines an optional answer. */
  readonly extras: readonly boolean[]
}

interface Running {
  readonly seed: string
  readonly course: Generator<Asked, PlayedGame, Answer | undefined>
  asked: Asked
}

/**
 * Games played side by side, each answered by the number of a pick. A finished game is replaced by one with
 * the next seed.
 */
export class Batch {
  #games: Running[] = []
  #begun = 0
  readonly #numbers: Float32Array

  constructor(readonly plan: EnvPlan) {
    this.#numbers = new Float32Array(plan.batch * plan.numbers)
  }

  /** Restarts all games with the given seeds, or with the next ones. */
  reset(seeds: readonly string[] = Array.from({ length: this.plan.batch }, () => this.#nextSeed())): void {
    this.#games = seeds.map((seed) => this.#begin(seed))
  }

  #nextSeed = (): string => `${this.plan.seed} ${this.#begun++}`

  #begin(seed: string): Running {
    const { game, seats, options } = this.plan
    const course = askThrough(game, seats, { seed: seedFrom(`${seed}:env`), options })
    const first = course.next()
    if (first.done) throw new Error('the game was over before it began')
    return { seed, course, asked: first.value }
  }

  get isBegun(): boolean {
    return this.#games.length > 0
  }

  get questions(): Questions {
    const asked = this.#games.map((running) => running.asked)
    return {
      seats: asked.map(({ observation }) => observation.seat),
      counts: asked.map(countOf),
      extras: asked.map(({ extra }) => extra),
    }
  }

  /**
   * The observations of the seats that are asked, one after another. The array is reused by the next call.
   */
  observations(): Float32Array {
    const { numbers } = this.plan
    for (const [i, { asked }] of this.#games.entries())
      observe(asked.peek(), this.#numbers.subarray(i * numbers, (i + 1) * numbers))
    return this.#numbers
  }

  answersIn = (game: number): readonly Answer[] => this.#games[game].asked.observation.answers
  viewIn = (game: number): unknown => this.#games[game].asked.observation.view()

  /** Plays one pick in every game, replaces the finished games by new ones, and returns their results. */
  step(picks: readonly number[]): Ended[] {
    const ended: Ended[] = []
    for (const [i, running] of this.#games.entries()) {
      const next = running.course.next(running.asked.observation.answers[picks[i]])
      if (!next.done) {
        running.asked = next.value
        continue
      }
      const { outcome, decisions } = next.value
      ended.push({ game: i, seed: running.seed, ranks: outcome.ranks, points: outcome.points, decisions })
      this.#games[i] = this.#begin(this.#nextSeed())
    }
    return ended
  }
}

const countOf = ({ observation, extra }: Asked): number => observation.answers.length + (extra ? 1 : 0)
