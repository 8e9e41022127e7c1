/* The switches that rewritten code asks. They are global, as code in any module reaches them by name. */

globalThis.__mutation ??= {
  /** The number of the mutant that is on, -1 for none. */
  on: -1,
  /** The numbers that were reached since this was set. */
  reached: new Set(),
  /** By the time that the process has used. */
  deadline: Number.POSITIVE_INFINITY,
  /** Whether the deadline has passed in the middle of a loop. */
  late: false,
  /** Whether a loop has been found that does not seem to end. */
  endless: false,
  /** Loops that take many turns without a mutant, too. */
  long: new Set(),
  ticks: 0,
}
export const mutation = globalThis.__mutation

/**
 * The time that this process has used, in ms. Unlike the clock's it does not run faster on a busy machine.
 */
export function used() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

globalThis.__mutant ??= (number) => {
  mutation.reached.add(number)
  return number === mutation.on
}

/** A loop that takes more turns than this without a mutant is long. */
const LONG = 10_000
/** A loop that is not long and takes more turns than this with a mutant is endless. */
const ENDLESS = 100_000

/** In every turn of a loop: a mutant may have made it endless, and nothing else could interrupt it. */
globalThis.__tick ??= (turns, loop) => {
  if (turns > LONG && mutation.on < 0) mutation.long.add(loop)
  if (turns > ENDLESS && mutation.on >= 0 && !mutation.long.has(loop)) {
    mutation.endless = true
    throw new Error('endless loop')
  }
  if ((++mutation.ticks & 255) !== 0 || used() <= mutation.deadline) return
  mutation.late = true
  throw new Error('too long')
}
