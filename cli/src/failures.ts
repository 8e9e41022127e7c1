import { plural } from './layout.js'
import type { Terminal } from './terminal.js'

/** A game that failed, and the command that repeats it, if there is one. */
interface Failure {
  index: number
  seed: string
  error: string
  again?: string
}

/** One mistake in the rules can fail every game, so the first few failures are enough. */
const SHOWN = 5

export function showFailures(failures: readonly Failure[], terminal: Terminal): void {
  for (const { index, seed, error, again } of failures.slice(0, SHOWN)) {
    const how = again === undefined ? '' : `  again with: ${again}\n`
    terminal.err(`game ${index} failed: ${error}\n  its seed is ${seed}\n${how}`)
  }
  const more = failures.length - SHOWN
  if (more > 0) terminal.err(`and ${plural(more, 'game')} more failed\n`)
}
