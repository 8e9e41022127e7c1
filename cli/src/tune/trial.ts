import { type BotPlan, evaluationOf, greedy, makeBot, playGame, random, weights } from '@perilune/bots'
import { type Game, type KernelState, seedFrom } from '@perilune/engine'
import type { GameWeights, Numbers } from '@perilune/engine/bot'
import { along, directionOf, type Progress, type Settings } from './evolution.js'
import { type Place, placesOf, scaled } from './numbers.js'

/** A tuning run as plain data that can be sent to workers. */
export interface Trial extends Settings {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  /** Which weights to tune: those of the evaluation, or those that a search judges by. */
  readonly part: 'evaluation' | 'judged'
  readonly bot: BotPlan
  readonly places: readonly Place[]
  readonly progress: Progress
}

export interface Played {
  /** The mean points of the direction less those of its mirror image. */
  readonly difference: number
  readonly errors: number
}

const partOf = (all: GameWeights, part: Trial['part']): Numbers => all[part] ?? all.evaluation

export const withPart = (all: GameWeights, part: Trial['part'], numbers: Numbers): GameWeights => ({
  ...all,
  [part]: numbers,
})

/** Plays a direction against its mirror image: twice on one seed, with the seats swapped. */
export function playDirection(game: Game, trial: Trial, number: number): Played {
  const { seats, part, places, progress, seed, options } = trial
  const all = weights[trial.game]
  const direction = directionOf(trial, progress.step, number, places.length)
  const bots = ([1, -1] as const).map((sign) => {
    const numbers = scaled(partOf(all, part), places, along(progress, direction, trial, sign))
    return makeBot({ ...trial.bot, weights: withPart(all, part, numbers) })
  })
  let difference = 0
  let errors = 0
  for (const turn of [0, 1]) {
    const seated = Array.from({ length: seats }, (_, seat) => (seat + turn) % 2)
    try {
      const { outcome } = playGame(
        game,
        seated.map((bot) => bots[bot]),
        { seed: seedFrom(`${seed}:game ${progress.step} ${number}`), options },
      )
      difference += meanOf(outcome.points, seated, 0) - meanOf(outcome.points, seated, 1)
    } catch {
      errors++
    }
  }
  return { difference: difference / 2, errors }
}

function meanOf(points: readonly number[], seated: readonly number[], bot: number): number {
  const mine = points.filter((_, seat) => seated[seat] === bot)
  return mine.reduce((sum, n) => sum + n, 0) / mine.length
}

/** The number of games that positions are taken from, and the number of answers between two positions. */
const LOOKED_AT = 4
const APART = 7

/** The weights that affect the evaluation of such games; others would only drift. */
export function placesThatMatter(game: Game, trial: Omit<Trial, 'places' | 'progress'>): Place[] {
  const all = weights[trial.game]
  const numbers = partOf(all, trial.part)
  const states = positions(game, trial)
  const heights = (changed: Numbers): number[] => {
    const evaluate = evaluationOf(game, { ...all, evaluation: changed })
    return states.flatMap((s) => s.pending.map((_, seat) => evaluate(s, seat)))
  }
  const full: Numbers = { ...all.evaluation, ...numbers }
  const before = heights(full)
  return placesOf(numbers).filter((place) =>
    heights(scaled(full, [place], [0.5])).some((height, i) => Math.abs(height - before[i]) > 1e-9),
  )
}

function positions(game: Game, { seats, options, seed }: Omit<Trial, 'places' | 'progress'>): KernelState[] {
  const states: KernelState[] = []
  for (let n = 0; n < LOOKED_AT; n++) {
    let asked = 0
    const watching = {
      ...greedy,
      answer(look: Parameters<typeof greedy.answer>[0]) {
        if (asked++ % APART === 0) states.push(game.sample(look.view(), look.chance))
        return (n === 0 ? random : greedy).answer(look)
      },
    }
    playGame(game, new Array(seats).fill(watching), { seed: seedFrom(`${seed}:look ${n}`), options })
  }
  return states
}
