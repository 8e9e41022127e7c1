// A run of the tests has one folder for all that it makes, and a process beside it that cleans up after it,
// however it ends: what tests start is told by that folder, which is in its environment, its arguments or its
// working directory.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../workspaces.mjs'
import { endProcessesOf, removeFolders } from './test-processes.mjs'

const guardProgram = fileURLToPath(new URL('./test-guard.mjs', import.meta.url))

/** Begins a run, or joins the one that this process belongs to; returns how to end it. */
export function beginTestRun() {
  if (process.env.PERILUNE_TEST_RUN) return async () => {}
  const outside = process.env.TMPDIR
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'perilune-tests-')))
  // A database that the tests start as nobody must be able to pass through.
  chmodSync(folder, 0o711)
  const folders = [folder, bundleFolder(folder)]
  // Its standard input ends when this process does. It is in a session of its own: Ctrl-C does not reach it.
  const guard = spawn(process.execPath, [guardProgram, ...folders], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, TMPDIR: outside ?? tmpdir() },
  })
  guard.unref()
  guard.stdin.unref()
  process.env.PERILUNE_TEST_RUN = folder
  process.env.TMPDIR = folder
  return async () => {
    await endProcessesOf(folder, [process.pid, guard.pid])
    removeFolders(folders)
    delete process.env.PERILUNE_TEST_RUN
    if (outside === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = outside
    guard.kill('SIGKILL')
  }
}

/**
 * Programs that are bundled for a run lie below the server's own packages, which they find by name from
 * there.
 */
export const bundleFolder = (run) => join(root, 'server', 'node_modules', '.perilune', basename(run))
