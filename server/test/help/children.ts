import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { within } from './wait.js'

const started = new Map<ChildProcess, NodeJS.Signals>()

// The process of a test file ends with the file, also after a hook that failed.
process.on('exit', () => {
  for (const [child, signal] of started) child.kill(signal)
})

/** Ends the child with this process at the latest. */
export function endWithTests<T extends ChildProcess>(child: T, signal: NodeJS.Signals = 'SIGKILL'): T {
  started.set(child, signal)
  child.once('exit', () => started.delete(child))
  return child
}

/** Ends a child, and waits until it has gone. */
export async function endChild(what: string, child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await within(`${what} to end after ${signal}`, ended)
}
