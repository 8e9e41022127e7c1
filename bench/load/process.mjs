import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** Starts a server in a process of its own, which prints its address on a line of its own. */
export async function start(args, env = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on(
      'line',
      (line) => line.startsWith('http') && resolve(line.trim()),
    )
    child.on('exit', () => reject(new Error('the server ended before it began')))
  })
  const stop = () =>
    new Promise((resolve) => {
      child.on('exit', resolve)
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 5000).unref()
    })
  return { url, stop, pid: child.pid }
}

/**
 * The processor time used by processes, in ms, if the system reports it. On a busy machine it is fairer than
 * wall-clock time.
 */
export const usedBy = (pids) => pids.reduce((sum, pid) => sum + usedByOne(pid), 0)

function usedByOne(pid) {
  try {
    const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}
