import { digest, type Game } from '@perilune/engine'
import { type Failed, type Finished, isFailed, type Result } from './one-game.js'
import { commandFor, type Plan, seating } from './plan.js'

export interface BotResult {
  /** The share of all wins; a win shared by k seats counts as 1/k for each. */
  winShare: number
  meanScore: number
  /** The standard deviation of the scores. */
  spread: number
}

export interface Summary {
  game: string
  rules: number
  seats: number
  options: Readonly<Record<string, unknown>>
  seed: string
  from: number
  games: number
  errors: number
  decisions: number
  seconds: number
  gamesPerSecond: number
  decisionsPerSecond: number
  /** A digest of all final states, in the order of the games. */
  digest: string
  scores: { mean: number; spread: number }
  /** `seats` is the number of seats the bot had in a game, on average. */
  bots: ({ name: string; seats: number } & BotResult)[]
  bySeat: ({ seat: number } & BotResult)[]
  /** The number of decisions in a game. */
  length: { shortest: number; median: number; p95: number; longest: number }
  failures: { index: number; seed: string; error: string; again: string }[]
}

/** Adds up the scores and wins of one bot, of one seat, or of all. */
export class Tally {
  seatsTaken = 0
  wins = 0
  #sum = 0
  #squares = 0

  add(points: number, share: number): void {
    this.seatsTaken++
    this.wins += share
    this.#sum += points
    this.#squares += points * points
  }

  get mean(): number {
    return this.#sum / Math.max(1, this.seatsTaken)
  }

  get spread(): number {
    return Math.sqrt(Math.max(0, this.#squares / Math.max(1, this.seatsTaken) - this.mean ** 2))
  }

  resultOf(games: number): BotResult {
    return { winShare: this.wins / Math.max(1, games), meanScore: this.mean, spread: this.spread }
  }
}

export function summarise(game: Game, plan: Plan, results: readonly Result[], seconds: number): Summary {
  const finished = results.filter((result): result is Finished => !isFailed(result))
  const failed = results.filter(isFailed)
  const all = new Tally()
  const bySeat = Array.from({ length: plan.seats }, () => new Tally())
  const byBot = new Map(plan.bots.map((name) => [name, new Tally()]))
  for (const { index, points, ranks } of finished) {
    const winners = ranks.filter((rank) => rank === 1).length
    for (const [seat, bot] of seating(plan, index).entries()) {
      const share = ranks[seat] === 1 ? 1 / winners : 0
      for (const tally of [all, bySeat[seat], byBot.get(bot.name)]) tally?.add(points[seat], share)
    }
  }
  const games = finished.length
  const decisions = finished.reduce((sum, result) => sum + result.decisions, 0)
  return {
    game: plan.game,
    rules: game.rules,
    seats: plan.seats,
    options: plan.options,
    seed: plan.seed,
    from: plan.from,
    games: results.length,
    errors: failed.length,
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    digest: digest(results.map((result) => (isFailed(result) ? null : result.digest))),
    scores: { mean: all.mean, spread: all.spread },
    bots: [...byBot].map(([name, tally]) => ({
      name,
      seats: tally.seatsTaken / Math.max(1, games),
      ...tally.resultOf(games),
    })),
    bySeat: bySeat.map((tally, seat) => ({ seat, ...tally.resultOf(games) })),
    length: lengths(finished),
    failures: failed.map((failure: Failed) => ({ ...failure, again: commandFor(game, plan, failure.index) })),
  }
}

export function lengths(finished: readonly { decisions: number }[]): Summary['length'] {
  const sorted = finished.map(({ decisions }) => decisions).sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0
  return { shortest: at(0), median: at(0.5), p95: at(0.95), longest: at(1) }
}
