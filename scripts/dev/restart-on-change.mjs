import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'

/**
 * Editors write a file in several steps, and a checkout changes many files: wait until nothing more comes.
 */
const QUIET_MS = 100

/**
 * A server says goodbye to its clients first. What it has acknowledged is stored, so that it may be killed
 * then.
 */
const GRACE_MS = 1000

/**
 * Keeps a program running and restarts it after changes in `folders`. `build` runs before every start; while
 * it fails, the program of the last successful build goes on. `isUp` resolves once a started program answers.
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
    /** Resolves when no restart is under way. */
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
