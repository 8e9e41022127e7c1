/*
 * The switches that rewritten code reads. They are global, because code in any module refers to them by name.
 */

globalThis.__mutation ??= {
  /** The number of the active mutant; -1 for none. */
  on: -1,
  /** The mutants reached since this set was created. */
  reached: new Set(),
  /** In processor time of this process, in ms. */
  deadline: Number.POSITIVE_INFINITY,
  /** Whether the deadline has passed within a loop. */
  late: false,
  /** Whether a loop has been found that seems endless. */
  endless: false,
  /** Loops with many iterations even without a mutant. */
  long: new Set(),
  ticks: 0,
}
export const mutation = globalThis.__mutation

/**
 * The processor time used by this process, in ms. Unlike wall-clock time it does not advance while others use
 * the machine.
 */
export function used() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

globalThis.__mutant ??= (number) => {
  mutation.reached.add(number)
  return number === mutation.on
}

/** A loop with more iterations than this without a mutant is long. */
const LONG = 10_000
/** A loop that is not long and has more iterations than this with a mutant counts as endless. */
const ENDLESS = 100_000

/**
 * Called in every iteration of a loop, because nothing else can interrupt a loop that a mutant has made
 * endless.
 */
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
