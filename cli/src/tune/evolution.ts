import { type Chance, newChance, nextWord, seedFrom } from '@perilune/engine'

/*
 * A mirrored evolution strategy. Each step plays several directions, each as a player displaced along it
 * against one displaced the opposite way, and then moves towards what won points.
 */

export interface Settings {
  readonly seed: string
  /** The number of directions played in a step. */
  readonly directions: number
  /** The displacement of a player, as the logarithm of a factor. */
  readonly reach: number
  /** The length of a step. */
  readonly rate: number
}

/** The state of the evolution as plain data, from which it can be resumed exactly. */
export interface Progress {
  readonly step: number
  readonly logs: readonly number[]
  readonly speed: readonly number[]
  /** A moving average of `logs`, which is less noisy than the last step. */
  readonly mean: readonly number[]
}

const MOMENTUM = 0.6
/** The weight of a new step in the moving average. */
const FRESH = 0.08

export const begin = (size: number): Progress => {
  const zeros = new Array<number>(size).fill(0)
  return { step: 0, logs: zeros, speed: zeros, mean: zeros }
}

const uniform = (chance: Chance): number => (nextWord(chance) + 0.5) / 2 ** 32

const gaussian = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(uniform(chance))) * Math.cos(2 * Math.PI * uniform(chance))

/** A random direction, determined by the seed, the step and its number. */
export function directionOf({ seed }: Settings, step: number, number: number, size: number): number[] {
  const chance = newChance(seedFrom(`${seed}:direction ${step} ${number}`))
  return Array.from({ length: size }, () => gaussian(chance))
}

/** The weights displaced along a direction (1) or opposite to it (-1). */
export const along = (
  { logs }: Progress,
  direction: readonly number[],
  { reach }: Settings,
  sign: 1 | -1,
): number[] => logs.map((log, i) => log + sign * reach * direction[i])

/** Takes one step. `differences` are the points by which each direction beat its mirror image. */
export function advance(now: Progress, settings: Settings, differences: readonly number[]): Progress {
  const size = now.logs.length
  const spread = Math.sqrt(differences.reduce((sum, d) => sum + d * d, 0) / differences.length)
  const gradient = new Array<number>(size).fill(0)
  if (spread > 0)
    for (const [number, difference] of differences.entries()) {
      const direction = directionOf(settings, now.step, number, size)
      for (let i = 0; i < size; i++) gradient[i] += (difference / spread / differences.length) * direction[i]
    }
  const speed = now.speed.map((v, i) => MOMENTUM * v + (1 - MOMENTUM) * settings.rate * gradient[i])
  const logs = now.logs.map((log, i) => log + speed[i])
  const fresh = Math.max(FRESH, 1 / (now.step + 1))
  const mean = now.mean.map((m, i) => m + fresh * (logs[i] - m))
  return { step: now.step + 1, logs, speed, mean }
}
