import { digest, type Game } from '@perilune/engine'
import { type BotResult, lengths, type Summary, Tally } from '../simulate/summary.js'
import { type Fought, isBroken, type Result } from './one-game.js'
import { type ArenaPlan, commandFor } from './plan.js'
import { eloOf, type Interval, meanInterval, sequential, wilson } from './statistics.js'

export interface Fighter {
  name: string
  games: number
  /** Seats it had in each game, on average. */
  seats: number
  /** The share of its games that it won; a win shared by k seats counts as 1/k for each. */
  winShare: number
  winInterval: Interval
  elo: number
  meanScore: number
  scoreInterval: Interval
  spread: number
  /** The number of answers that took thought; the times below are in milliseconds. */
  thoughts: number
  msPerMove: number
  longestMove: number
}

/** A result with its intervals. */
type Surely<T> = T & { winInterval: Interval; scoreInterval: Interval }

/** The summary of `simulate`, with intervals. */
export interface ArenaSummary extends Omit<Summary, 'bots' | 'bySeat' | 'scores'> {
  scores: Summary['scores'] & { interval: Interval }
  bySeat: Surely<Summary['bySeat'][number]>[]
  bots: Fighter[]
  /** `beaten[a][b]`: the share of their meetings in which a was ahead of b. */
  beaten: (number | null)[][]
  /** The first bot's share of wins after each of its games, with the interval that is valid at any time. */
  course: { game: number; share: number; interval: Interval }[]
  /**
   * What the sequential test found about the first bot: better or worse than its even share; null if
   * undecided.
   */
  decided: 'better' | 'worse' | null
}

/** The share of its games that a bot would win if all were equal. */
export const evenShare = (plan: ArenaPlan): number => 1 / Math.min(plan.seats, plan.bots.length)

/** Summarises the games in order. The same games give the same summary, except for times. */
export function summarise(
  game: Game,
  plan: ArenaPlan,
  results: readonly Result[],
  seconds: number,
): ArenaSummary {
  const fought = results.filter((result): result is Fought => !isBroken(result))
  const tallies = plan.bots.map(() => newTally())
  const wins = plan.bots.map(() => plan.bots.map(() => 0))
  const course: ArenaSummary['course'] = []
  for (const result of fought) {
    add(tallies, wins, result)
    if (!result.seats.includes(0)) continue
    const share = tallies[0].wins / tallies[0].games
    course.push({ game: result.index, share, interval: sequential(share, tallies[0].games) })
  }
  const elo = eloOf(wins)
  const games = fought.length
  const { all, bySeat } = seatTallies(plan, fought)
  const decisions = fought.reduce((sum, result) => sum + result.decisions, 0)
  return {
    game: plan.game,
    rules: game.rules,
    seats: plan.seats,
    options: plan.options,
    seed: plan.seed,
    from: plan.from,
    games: results.length,
    errors: results.length - games,
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    digest: digest(results.map((result) => (isBroken(result) ? null : result.digest))),
    scores: {
      mean: all.mean,
      spread: all.spread,
      interval: meanInterval(all.mean, all.spread, all.seatsTaken),
    },
    bySeat: bySeat.map((tally, seat) => ({ seat, ...surely(tally, games) })),
    length: lengths(fought),
    bots: plan.bots.map(({ name }, i) => fighter(name, tallies[i], elo[i])),
    beaten: wins.map((row, a) => row.map((n, b) => (n + wins[b][a] > 0 ? n / (n + wins[b][a]) : null))),
    course,
    decided: decide(course, evenShare(plan)),
    failures: results
      .filter(isBroken)
      .map((broken) => ({ ...broken, again: commandFor(game, plan, broken.index) })),
  }
}

/** The match is decided when the interval first excludes the even share. */
export function decide(course: ArenaSummary['course'], even: number): 'better' | 'worse' | null {
  for (const { interval } of course) {
    if (interval.low > even) return 'better'
    if (interval.high < even) return 'worse'
  }
  return null
}

function seatTallies({ seats }: ArenaPlan, fought: readonly Fought[]) {
  const all = new Tally()
  const bySeat = Array.from({ length: seats }, () => new Tally())
  for (const { points, ranks } of fought) {
    const winners = ranks.filter((rank) => rank === 1).length
    for (const [seat, tally] of bySeat.entries())
      for (const one of [all, tally]) one.add(points[seat], ranks[seat] === 1 ? 1 / winners : 0)
  }
  return { all, bySeat }
}

function surely(tally: Tally, games: number): Surely<BotResult> {
  const result = tally.resultOf(games)
  return {
    ...result,
    winInterval: wilson(result.winShare, games),
    scoreInterval: meanInterval(result.meanScore, result.spread, games),
  }
}

interface BotTally {
  games: number
  seats: number
  wins: number
  sum: number
  squares: number
  thoughts: number
  milliseconds: number
  longest: number
}

const newTally = (): BotTally => ({
  games: 0,
  seats: 0,
  wins: 0,
  sum: 0,
  squares: 0,
  thoughts: 0,
  milliseconds: 0,
  longest: 0,
})

function add(tallies: readonly BotTally[], wins: number[][], result: Fought): void {
  const { seats, ranks, points } = result
  const winners = ranks.filter((rank) => rank === 1).length
  for (const [seat, bot] of seats.entries()) {
    const tally = tallies[bot]
    tally.seats++
    tally.sum += points[seat]
    tally.squares += points[seat] ** 2
    if (ranks[seat] === 1) tally.wins += 1 / winners
    for (const [other, their] of seats.entries())
      if (their !== bot)
        wins[bot][their] += ranks[seat] < ranks[other] ? 1 : ranks[seat] === ranks[other] ? 0.5 : 0
  }
  for (const [bot, tally] of tallies.entries()) {
    if (seats.includes(bot)) tally.games++
    tally.thoughts += result.thoughts[bot]
    tally.milliseconds += result.milliseconds[bot]
    tally.longest = Math.max(tally.longest, result.longest[bot])
  }
}

function fighter(name: string, tally: BotTally, elo: number): Fighter {
  const { games } = tally
  const n = Math.max(1, tally.seats)
  const meanScore = tally.sum / n
  const spread = Math.sqrt(Math.max(0, tally.squares / n - meanScore ** 2))
  const winShare = tally.wins / Math.max(1, games)
  return {
    name,
    games,
    seats: tally.seats / Math.max(1, games),
    winShare,
    winInterval: wilson(winShare, games),
    elo,
    meanScore,
    scoreInterval: meanInterval(meanScore, spread, tally.seats),
    spread,
    thoughts: tally.thoughts,
    msPerMove: tally.milliseconds / Math.max(1, tally.thoughts),
    longestMove: tally.longest,
  }
}
