import type { RunningServer } from './server.js'

/** The longest time to stop after a failure, in ms. */
const STOP_WITHIN = 5000

/**
 * After an unhandled error the state of the process is unknown: it logs the error, finishes what was begun,
 * tells clients to reconnect and exits with an error, for its supervisor to start another.
 */
export function endOnUnhandledErrors({ context: { log }, stop }: RunningServer): void {
  let ending = false
  const end = (kind: string) => (err: unknown) => {
    log.fatal({ err }, `${kind}: the server ends`)
    if (ending) return
    ending = true
    const late = setTimeout(() => process.exit(1), STOP_WITHIN)
    void stop()
      .catch((error: unknown) => log.fatal({ err: error }, 'the server could not stop cleanly'))
      .finally(() => {
        clearTimeout(late)
        process.exit(1)
      })
  }
  process.on('unhandledRejection', end('a rejection was not handled'))
  process.on('uncaughtException', end('an exception was not caught'))
}
