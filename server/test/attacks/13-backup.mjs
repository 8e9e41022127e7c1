import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { load } from './lib.mjs'

export const name = 'a disk that fails: what was played must be in the backup'

const run = promisify(execFile)

/** Starts a solo game and resigns: two rows that the server has acknowledged. Gives the table's id. */
async function played(client) {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
  const { id } = await client.ok('POST', '/api/tables', { game: 'moon', seats })
  await client.call('POST', `/api/tables/${id}/start`)
  await client.ok('POST', `/api/tables/${id}/seats/0/resign`)
  return id
}

/** Of these tables, those whose log in a data folder ends with the resignation. */
async function found(checkout, folder, tables) {
  const { withStore } = await load(checkout, 'server')
  return withStore(folder, async (store) => {
    let kept = 0
    for (const id of tables) if (((await store.log(id)) ?? []).some((row) => row.act === 'resign')) kept++
    return kept
  })
}

export async function attack({ serve, checkout }, { short }) {
  const server = await serve({ RATE_LIMITS: 'off' })
  const clients = await Promise.all(Array.from({ length: 4 }, (_, i) => server.guest(`Player ${i}`)))
  const acknowledged = []
  let on = true
  const load = clients.map(async (client) => {
    while (on) acknowledged.push(await played(client))
  })
  const until = performance.now() + (short ? 1000 : 20_000)
  while (performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50))
  const before = [...acknowledged]

  const folder = mkdtempSync(join(tmpdir(), 'perilune-backup-'))
  const file = join(folder, 'backup.sqlite')
  const perilune = (...args) =>
    run(process.execPath, [join(checkout, 'cli/dist/main.js'), ...args], { timeout: 60_000 }).then(
      () => 0,
      (error) => error.code,
    )
  const backup = await perilune('backup', file, '--data', server.dataDir)
  // What somebody would do without such a command: copy the file.
  const copied = join(folder, 'copied')
  mkdirSync(copied)
  copyFileSync(join(server.dataDir, 'perilune.sqlite'), join(copied, 'perilune.sqlite'))
  on = false
  await Promise.all(load)
  await server.stop()

  const restored = join(folder, 'restored')
  const made = existsSync(file)
  const [restore, verify] = await Promise.all([
    made ? perilune('restore', file, '--data', restored) : null,
    made ? perilune('verify', file) : null,
  ])
  const figures = {
    acknowledgedBeforeBackup: before.length,
    inCopyOfTheFile: await found(checkout, copied, before).catch(() => 0),
    backupExit: backup,
    restoreExit: restore,
    inRestoredBackup: restore === 0 ? await found(checkout, restored, before) : 0,
    verifyExit: verify,
  }
  rmSync(folder, { recursive: true, force: true })
  return figures
}

export const holds = (f) => ({
  'a backup is made while the server runs': f.backupExit === 0,
  'it can be restored': f.restoreExit === 0,
  'every log acknowledged before the backup began is in it':
    f.inRestoredBackup === f.acknowledgedBeforeBackup,
  'every log in it can be replayed': f.verifyExit === 0,
})
