import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'

/** Editors write a file in several steps, and a checkout changes many files, so wait until changes stop. */
const QUIET_MS = 100

/**
 * How long a stopping server may take to close its connections. It can be killed after that, because
 * everything it has acknowledged is stored.
 */
const GRACE_MS = 1000

/**
 * Keeps a program running and restarts it after changes in `folders`. `build` runs before every start; while
 * it fails, the previous program keeps running. `isUp` resolves once a started program accepts connections.
 */
export function restartOnChange({ folders, build, command, env, isUp, log }) {
  let program
  let timer
  let stopped = false
  let work = Promise.resolve()

  const restart = async () => {
    if (stopped) return
    try {
      await build()
    } catch (error) {
      log(`not restarted: ${error.message}`)
      return
    }
    await end(program)
    if (stopped) return
    program = start()
    await isUp(program)
  }

  const start = () => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'], env })
    child.once('exit', (code, signal) => {
      if (child === program && !child.asked)
        log(`ended with ${signal ?? `exit code ${code}`}; waiting for a change`)
    })
    return child
  }

  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(restart)
    }, QUIET_MS)
  }

  const watchers = folders.map((folder) => watch(folder, { recursive: true }, schedule))
  work = restart()

  return {
    /** Resolves when no restart is in progress. */
    ready: () => work,
    async stop() {
      stopped = true
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      await end(program)
      await work
    },
  }
}

async function end(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.asked = true
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await ended
  clearTimeout(timer)
}
