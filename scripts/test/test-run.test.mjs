import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { processesOf } from '../test-run/test-processes.mjs'
import { root } from '../workspaces.mjs'

const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const config = join('scripts', 'test', 'fixtures', 'vitest.config.mjs')

/** A run of the tests that starts one of each; resolves when it has. */
async function startRun(more = {}) {
  const started = join(mkdtempSync(join(tmpdir(), 'started-')), 'started.json')
  const { PERILUNE_TEST_RUN: _, ...env } = process.env
  const runner = spawn(process.execPath, [program, 'run', '--config', config], {
    cwd: root,
    // As a shell starts it: Ctrl-C reaches the whole group.
    detached: true,
    stdio: 'ignore',
    env: { ...env, ...more, STARTED: started },
  })
  const ended = new Promise((resolve) => runner.once('exit', (code, signal) => resolve(signal ?? code)))
  await expect.poll(() => existsSync(started), { timeout: 120_000, message: 'the run has begun' }).toBe(true)
  return { runner, ended, ...JSON.parse(readFileSync(started, 'utf8')) }
}

/** Whether it runs; one that has ended and was not waited for by its parent yet does not. */
const alive = (pid) => {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && !/^\d+ \(.*\) Z/.test(readFileSync(file, 'utf8'))
}

const left = ({ run, pids, bundled }) => ({
  processes: [...processesOf(run).map(({ title }) => title), ...pids.filter(alive)],
  files: [run, fileURLToPath(bundled)].filter(existsSync),
})

const NOTHING = { processes: [], files: [] }
const TIME = { timeout: 240_000 }
const patience = { timeout: 60_000, interval: 100 }

test('what tests started is gone after their runner was killed, and so are their files', TIME, async () => {
  const run = await startRun()
  expect(left(run).files).toHaveLength(2)
  expect(left(run).processes.length).toBeGreaterThan(run.pids.length)
  run.runner.kill('SIGKILL')
  expect(await run.ended).toBe('SIGKILL')
  await expect.poll(() => left(run), patience).toEqual(NOTHING)
})

test('what tests started is gone after Ctrl-C, and so are their files', TIME, async () => {
  const run = await startRun()
  process.kill(-run.runner.pid, 'SIGINT')
  await run.ended
  await expect.poll(() => left(run), patience).toEqual(NOTHING)
})

test('what tests started is gone after a hook of theirs failed, and so are their files', TIME, async () => {
  const run = await startRun({ FAIL: '1' })
  expect(await run.ended).toBe(1)
  await expect.poll(() => left(run), patience).toEqual(NOTHING)
})
