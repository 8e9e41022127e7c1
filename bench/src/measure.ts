/** What was done in a period of time. */
export interface Rate {
  games: number
  moves: number
  seconds: number
}

/**
 * The processor time of this process, in seconds. On a busy machine the clock runs on while the process
 * waits.
 */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Plays games until they have used this much processor time. */
export function warmUp(seconds: number, playGame: (index: number) => number, from: number): void {
  const until = processorSeconds() + seconds
  for (let games = 0; processorSeconds() < until; games++) playGame(from + games)
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

const WINDOWS = 9
/** How often all things are called between two readings of the time, which take as long as a short call. */
const TURNS = 20

/**
 * The processor time of one call in microseconds, over all things: the median of several windows, so that
 * neither compilation nor another process that fills the caches for a moment affects it.
 */
export function microseconds<T>(seconds: number, things: readonly T[], call: (thing: T) => unknown): number {
  const times: number[] = []
  for (let window = 0; window < WINDOWS; window++) {
    const begun = processorSeconds()
    const until = begun + seconds / WINDOWS
    let calls = 0
    while (processorSeconds() < until) {
      for (let turn = 0; turn < TURNS; turn++) for (const thing of things) call(thing)
      calls += TURNS * things.length
    }
    times.push(((processorSeconds() - begun) * 1e6) / calls)
  }
  return median(times)
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
