import type { RunningServer } from './server.js'

/** So long a server that has failed may take to say goodbye, in ms. */
const STOP_WITHIN = 5000

/**
 * An error that nobody handled leaves the process in a state that nobody knows: it is logged, what was begun is finished,
 * clients are told to connect again, and the process ends with an error, for its supervisor to start another.
 */
export function endOnUnhandledErrors({ house: { log }, stop }: RunningServer): void {
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
