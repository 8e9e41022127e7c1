import { plural } from './layout.js'
import type { Terminal } from './terminal.js'

/** A game that broke, and how to see it again where one command does that. */
interface Failure {
  index: number
  seed: string
  error: string
  again?: string
}

/** One mistake in the rules can fail every game: the first few say it all. */
const SHOWN = 5

export function showFailures(failures: readonly Failure[], terminal: Terminal): void {
  for (const { index, seed, error, again } of failures.slice(0, SHOWN)) {
    const how = again === undefined ? '' : `  again with: ${again}\n`
    terminal.err(`game ${index} failed: ${error}\n  its seed is ${seed}\n${how}`)
  }
  const more = failures.length - SHOWN
  if (more > 0) terminal.err(`and ${plural(more, 'game')} more failed\n`)
}
