/** How much was done in how long. */
export interface Rate {
  games: number
  moves: number
  seconds: number
}

/** Plays games until the time is up; the last one is played to its end. */
export function playFor(seconds: number, playGame: (index: number) => number, from: number): Rate {
  const begun = performance.now()
  const until = begun + seconds * 1000
  let games = 0
  let moves = 0
  while (performance.now() < until) {
    moves += playGame(from + games)
    games++
  }
  return { games, moves, seconds: (performance.now() - begun) / 1000 }
}

/** Microseconds that one call takes, over calls for the given time, on each of the things in turn. */
export function microseconds<T>(seconds: number, things: readonly T[], call: (thing: T) => unknown): number {
  const begun = performance.now()
  const until = begun + seconds * 1000
  let calls = 0
  while (performance.now() < until) {
    for (const thing of things) call(thing)
    calls += things.length
  }
  return ((performance.now() - begun) * 1000) / calls
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
