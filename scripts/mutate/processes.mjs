import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { usedByGroup } from './processor-time.mjs'

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url))
/** A mutant that is on for this long, in ms, has stopped its process in code without ticks. */
const SILENT = 60_000
/** A process that uses no processor time for this long, in ms, waits for something that will not come. */
const IDLE = 30_000

/**
 * The time of a group of processes, in ms: the processor time used, plus long periods of idleness. Wall-clock
 * time would depend on how busy the machine is.
 */
function timeOf(group) {
  const begun = Date.now()
  let used = 0
  let idleSince = Date.now()
  let idle = 0
  return () => {
    const now = usedByGroup(group)
    if (now === undefined) return Date.now() - begun
    if (now > used) {
      used = now
      idleSince = Date.now()
    }
    const waited = Date.now() - idleSince
    if (waited > IDLE) {
      idle += waited
      idleSince = Date.now()
    }
    return used + idle
  }
}

/** Follows a growing file: each call returns its new complete lines. */
function follow(file) {
  let read = 0
  return () => {
    const text = readFileSync(file, 'utf8')
    const end = text.lastIndexOf('\n') + 1
    const fresh = text.slice(read, end)
    read = end
    return fresh
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
}

/**
 * Runs one process with a plan and passes on its notes. Returns how it ended, and the mutant that stopped it,
 * if any.
 */
export async function runPlan({ folder, name, plan, hear, patience = Number.POSITIVE_INFINITY }) {
  const file = (kind) => join(folder, `${name}.${kind}`)
  for (const kind of ['journal', 'current']) writeFileSync(file(kind), '')
  writeFileSync(file('plan'), JSON.stringify({ ...plan, journal: file('journal'), current: file('current') }))
  const child = spawn(process.execPath, ['--no-warnings', WORKER, file('plan')], {
    stdio: ['ignore', 'ignore', process.env.PERILUNE_MUTATE_TALK ? 'inherit' : 'ignore'],
    // A process group of its own, so that vitest's processes end with it.
    detached: true,
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  const stop = () => process.kill(-child.pid, 'SIGKILL')
  process.once('exit', stop)
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)))
  const running = () => {
    const [number, since] = readFileSync(file('current'), 'utf8').trim().split(' ')
    return since === undefined ? { number: -1, since: '' } : { number: Number(number), since }
  }
  const news = follow(file('journal'))
  const time = timeOf(child.pid)
  let seen = { since: '', at: 0 }
  let stopped
  const watch = setInterval(() => {
    hear(news())
    const { number, since } = running()
    const now = time()
    if (since !== seen.since) seen = { since, at: now }
    const silent = number >= 0 && now - seen.at > SILENT
    if (!silent && now < patience) return
    stopped = silent ? number : (plan.on ?? number)
    stop()
  }, 1000)
  const code = await ended
  clearInterval(watch)
  process.off('exit', stop)
  hear(news())
  // The process may have ended because of a mutant, for example by running out of memory.
  const { number } = running()
  return { code, stopped: stopped ?? (number >= 0 ? number : undefined) }
}
