/** A 95 % interval. */
export interface Interval {
  low: number
  high: number
}

const Z = 1.959963984540054

/**
 * Wilson's interval of a proportion of n. Unlike the normal approximation, it is valid for small n and for
 * proportions near 0 and 1.
 */
export const wilson = (part: number, n: number): Interval =>
  n === 0 ? { low: 0, high: 1 } : score(part, n, Z)

function score(part: number, n: number, z: number): Interval {
  const z2 = z * z
  const middle = (part + z2 / (2 * n)) / (1 + z2 / n)
  const half = (z / (1 + z2 / n)) * Math.sqrt((part * (1 - part)) / n + z2 / (4 * n * n))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The interval of a mean, from the standard deviation. */
export function meanInterval(mean: number, spread: number, n: number): Interval {
  const half = n < 2 ? Number.POSITIVE_INFINITY : (Z * spread) / Math.sqrt(n - 1)
  return { low: mean - half, high: mean + half }
}

/**
 * An interval that may be checked after every game: checking an ordinary one repeatedly would find
 * differences by chance. This one is wider, as if the error were divided among the checks at every doubling
 * of the games. A test plays thousands of even matches and finds that fewer than one in twenty is decided.
 */
export function sequential(part: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 }
  return score(part, n, Math.sqrt(2 * Math.log((2 / 0.05) * Math.max(1, Math.log2(n)))))
}

/**
 * Wins of each bot against each other; a shared win counts as half. `beaten[a][b]` is how often a was ahead
 * of b.
 */
export type Beaten = readonly (readonly number[])[]

/**
 * Elo by the Bradley–Terry model over all pairs, with the pool's mean at 0. Half a win is added to both sides
 * of every pair that met, so that a bot which won every game gets a finite rating.
 */
export function eloOf(beaten: Beaten): number[] {
  const n = beaten.length
  const met = (a: number, b: number) => beaten[a][b] + beaten[b][a] > 0
  const won = (a: number, b: number) => (met(a, b) ? beaten[a][b] + 0.5 : 0)
  let strength = new Array<number>(n).fill(1)
  for (let round = 0; round < 1000; round++) {
    const next = strength.map((mine, a) => {
      let wins = 0
      let games = 0
      for (let b = 0; b < n; b++) {
        if (b === a || !met(a, b)) continue
        wins += won(a, b)
        games += (won(a, b) + won(b, a)) / (mine + strength[b])
      }
      return games === 0 ? mine : wins / games
    })
    const mean = Math.exp(next.reduce((sum, s) => sum + Math.log(s), 0) / n)
    const scaled = next.map((s) => s / mean)
    const change = Math.max(...scaled.map((s, i) => Math.abs(Math.log(s / strength[i]))))
    strength = scaled
    if (change < 1e-9) break
  }
  return strength.map((s) => (400 * Math.log(s)) / Math.LN10)
}
