import { type Chance, newChance, nextWord, seedFrom } from '@perilune/engine'

/*
 * A mirrored evolution strategy: a step plays some directions, each as one player that goes a little along
 * it against one that goes as far the other way, and then moves towards what won points.
 */

export interface Settings {
  readonly seed: string
  /** Directions played in a step. */
  readonly directions: number
  /** How far along a direction a player goes, as the logarithm of a factor. */
  readonly reach: number
  /** How far a step moves. */
  readonly rate: number
}

/** Where the evolution stands, as plain data: it goes on from there as if it had never stopped. */
export interface Progress {
  readonly step: number
  readonly logs: readonly number[]
  readonly speed: readonly number[]
  /** The mean of where recent steps stood: steadier than the last of them. */
  readonly mean: readonly number[]
}

const MOMENTUM = 0.6
/** How much of the mean a step replaces. */
const FRESH = 0.08

export const begin = (size: number): Progress => {
  const zeros = new Array<number>(size).fill(0)
  return { step: 0, logs: zeros, speed: zeros, mean: zeros }
}

const uniform = (chance: Chance): number => (nextWord(chance) + 0.5) / 2 ** 32

const gaussian = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(uniform(chance))) * Math.cos(2 * Math.PI * uniform(chance))

/** The same for the same step and number, whoever asks. */
export function directionOf({ seed }: Settings, step: number, number: number, size: number): number[] {
  const chance = newChance(seedFrom(`${seed}:direction ${step} ${number}`))
  return Array.from({ length: size }, () => gaussian(chance))
}

/** The weights of a player that goes along a direction (1) or the other way (-1). */
export const along = (
  { logs }: Progress,
  direction: readonly number[],
  { reach }: Settings,
  sign: 1 | -1,
): number[] => logs.map((log, i) => log + sign * reach * direction[i])

/** One step: `differences` are the points by which each direction was ahead of its mirror image. */
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
