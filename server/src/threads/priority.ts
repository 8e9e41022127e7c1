import { getPriority, setPriority } from 'node:os'

/**
 * Lowers the priority of this thread, so that the main thread goes first. `by` is added to its nice value, up
 * to 19. Only Linux has priorities by thread: elsewhere the call would slow down the whole process.
 */
export function lowerPriority(by: number): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(19, getPriority() + by))
  } catch {
    // A sandbox may forbid it; the thread does its work all the same.
  }
}
