/** An answer's number of visits and mean result. */
interface Tried {
  readonly visits: number
  readonly mean: number
}

/** A difference of this many standard errors counts as real. */
const CLEAR = 2

/** The win probability that stopping early may cost. */
export const TOLERANCE = 0.00125

/**
 * The iteration of the first check whether to stop; further checks follow at every doubling, because checking
 * more often would stop too early on noise.
 */
const FIRST_LOOK = 128

export const isTimeToLook = (iterations: number): boolean =>
  iterations >= FIRST_LOOK && (iterations & (iterations - 1)) === 0

/** Whether no other answer can overtake the most visited one within the iterations left. */
export function isDecided(visits: readonly number[], left: number): boolean {
  if (visits.length < 2) return true
  const [first, second] = visits.toSorted((a, b) => b - a)
  return first - second > left
}

/**
 * Whether the first answer is so much better than each other one that more iterations would hardly change the
 * choice: it is ahead by two standard errors, or the expected loss of stopping is below the tolerance.
 */
export function isClear(first: Tried, others: readonly Tried[], spread: number, tolerance: number): boolean {
  let loss = 0
  for (const { visits, mean } of others) {
    if (visits === 0) return false
    const error = spread * Math.sqrt(1 / first.visits + 1 / visits)
    const ahead = first.mean - mean
    if (ahead < CLEAR * error) loss += expectedLoss(ahead, error)
  }
  return loss < tolerance
}

/** The expected shortfall below zero of a normal variable with this mean and standard error. */
export function expectedLoss(ahead: number, error: number): number {
  if (error === 0) return Math.max(0, -ahead)
  const x = ahead / error
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
  return error * (density - x * tail(x))
}

/** The upper tail of the normal distribution at x, by Abramowitz and Stegun 26.2.17, to seven digits. */
function tail(x: number): number {
  if (x < 0) return 1 - tail(-x)
  const t = 1 / (1 + 0.2316419 * x)
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

/** The standard deviation of one result, pooled over all answers. */
export function spreadOf(tried: readonly { visits: number; sum: number; squares: number }[]): number {
  let within = 0
  let tries = 0
  for (const { visits, sum, squares } of tried) {
    if (visits < 2) continue
    within += squares - (sum * sum) / visits
    tries += visits - 1
  }
  return tries === 0 ? Number.POSITIVE_INFINITY : Math.sqrt(Math.max(0, within) / tries)
}
