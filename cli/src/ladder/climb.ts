import type { Game } from '@perilune/engine'
import type { ArenaPlan } from '../arena/plan.js'
import { runArena } from '../arena/run-arena.js'
import { eloOf, type Interval, wilson } from '../arena/statistics.js'
import { summarise } from '../arena/summary.js'
import type { Pair } from './rungs.js'

/** The result of a match. */
export interface Step {
  readonly upper: string
  readonly lower: string
  readonly games: number
  readonly errors: number
  readonly share: number
  readonly interval: Interval
  readonly least: number | undefined
}

export interface Rung {
  readonly name: string
  /** Elo relative to random play, which is 0. */
  readonly elo: number
}

export interface Ladder {
  readonly game: string
  readonly rules: number
  readonly steps: readonly Step[]
  /** Sorted by strength, the strongest first. */
  readonly rungs: readonly Rung[]
}

type Setting = Pick<ArenaPlan, 'seats' | 'options' | 'seed' | 'games'> & { readonly threads: number }

/** Plays all pairs and rates all bots on one scale. */
export async function climb(
  game: Game,
  pairs: readonly Pair[],
  { threads, ...setting }: Setting,
  onStep: (step: Step) => void,
): Promise<Ladder> {
  const steps: Step[] = []
  for (const { upper, lower, least } of pairs) {
    const plan: ArenaPlan = { ...setting, game: game.id, from: 0, bots: [upper, lower] }
    const results = await runArena(game, plan, { sequential: false, threads })
    const { bots, errors } = summarise(game, plan, results, 1)
    const [{ winShare: share, games }] = bots
    const step = {
      upper: upper.name,
      lower: lower.name,
      games,
      errors,
      share,
      interval: wilson(share, games),
      least,
    }
    steps.push(step)
    onStep(step)
  }
  return { game: game.id, rules: game.rules, steps, rungs: rungsOf(steps) }
}

export function rungsOf(steps: readonly Step[]): Rung[] {
  const names = [...new Set(steps.flatMap(({ upper, lower }) => [upper, lower]))]
  const beaten = names.map(() => names.map(() => 0))
  for (const { upper, lower, share, games } of steps) {
    const [a, b] = [names.indexOf(upper), names.indexOf(lower)]
    beaten[a][b] += share * games
    beaten[b][a] += (1 - share) * games
  }
  const elo = eloOf(beaten)
  const zero = elo[names.indexOf('random')] ?? 0
  return names.map((name, i) => ({ name, elo: elo[i] - zero })).sort((a, b) => b.elo - a.elo)
}

/** The faults of a ladder as sentences: too few wins, and broken games. */
export const faultsOf = ({ steps }: Ladder): string[] =>
  steps.flatMap(({ upper, lower, share, least, errors }) => [
    ...(least !== undefined && share < least
      ? [`${upper} won ${(100 * share).toFixed(1)} % against ${lower}, less than ${100 * least} %`]
      : []),
    ...(errors > 0 ? [`${errors} games of ${upper} against ${lower} broke`] : []),
  ])
