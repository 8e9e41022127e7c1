import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'

/** How long processes may take to end before they are killed, and to be gone after that. */
const PATIENCE = 5000

const read = (get) => {
  try {
    return get()
  } catch {
    // It has ended, or belongs to somebody else.
    return ''
  }
}

/**
 * Processes of a run of the tests: its folder is in their environment, their arguments or their working
 * directory. All three are looked at, because Redis and Chromium write their titles over the first two.
 */
export function processesOf(folder) {
  // Without /proc nothing is found: there tests end what they started themselves, or nobody does.
  const ids = read(() => readdirSync('/proc')) || []
  return ids
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      title: read(() => readFileSync(`/proc/${name}/comm`, 'utf8')).trim(),
      told: [
        read(() => readFileSync(`/proc/${name}/environ`, 'utf8')),
        read(() => readFileSync(`/proc/${name}/cmdline`, 'utf8')),
        read(() => readlinkSync(`/proc/${name}/cwd`)),
      ],
    }))
    .filter(({ pid, told }) => pid !== process.pid && told.some((text) => text.includes(folder)))
}

/** Ends every process of a run but these; resolves when they are gone, and says so where some are not. */
export async function endProcessesOf(folder, but = []) {
  const found = () => processesOf(folder).filter(({ pid }) => !but.includes(pid))
  const begun = Date.now()
  for (let left = found(); left.length > 0; left = found()) {
    const late = Date.now() - begun
    if (late > 2 * PATIENCE) {
      console.error(`still running: ${left.map(({ pid, title }) => `${title} (${pid})`).join(', ')}`)
      return
    }
    for (const { pid, title } of left) {
      // Postgres gives its shared memory back when it is asked to end at once, not when it is killed.
      const signal = title === 'postgres' && late < PATIENCE ? 'SIGQUIT' : 'SIGKILL'
      read(() => process.kill(pid, signal))
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export function removeFolders(folders) {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
