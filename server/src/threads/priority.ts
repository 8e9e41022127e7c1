import { getPriority, setPriority } from 'node:os'

/**
 * Lets other threads of the server go first, the one that answers everybody above all. `by` is added to the thread's
 * nice value, up to 19. Only Linux has priorities by thread: elsewhere the call would slow down the whole process.
 */
export function lowerPriority(by: number): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(19, getPriority() + by))
  } catch {
    // A sandbox may forbid it; the thread does its work all the same.
  }
}
