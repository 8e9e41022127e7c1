import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addRow, commitTo, type Game, isOver, openMatch, type Row } from '@perilune/engine'
import { openSqlite } from '../store/open.js'
import type { GameRow, Store } from '../store/port.js'
import { DATABASE_FILE } from '../store/private-files.js'
import { checkBackup } from './backup.js'

export interface VerifyReport {
  games: number
  /** Logs that were played again, and their rows. */
  replayed: number
  rows: number
  /** Tables whose game never began. */
  notStarted: number
  /** Logs that can't be played again, with the reason. */
  broken: { table: string; game: string; rules: number; problem: string }[]
  /** Logs whose rules this program does not have, by game and version. */
  missing: { game: string; rules: number; logs: number }[]
}

type VersionOf = (game: string, rules: number) => Game | undefined | Promise<Game | undefined>

const PAGE = 500

/** Plays every log of a store again under the rules it was begun with. */
export async function verifyStore(store: Store, versionOf: VersionOf): Promise<VerifyReport> {
  const report: VerifyReport = { games: 0, replayed: 0, rows: 0, notStarted: 0, broken: [], missing: [] }
  for (let last = ''; ; ) {
    const ids = await store.gameIds(last, PAGE)
    if (ids.length === 0) return report
    for (const id of ids) await verifyGame(store, id, versionOf, report)
    last = ids[ids.length - 1]
  }
}

async function verifyGame(
  store: Store,
  id: string,
  versionOf: VersionOf,
  report: VerifyReport,
): Promise<void> {
  const meta = await store.game(id)
  if (!meta) return
  report.games++
  const stored = await store.rows(id, -1)
  if (stored.length === 0) {
    report.notStarted++
    return
  }
  const { game, rules } = meta
  const played = await versionOf(game, rules)
  if (!played) {
    const known = report.missing.find((m) => m.game === game && m.rules === rules)
    if (known) known.logs++
    else report.missing.push({ game, rules, logs: 1 })
    return
  }
  try {
    stored.forEach(({ seq }, i) => {
      if (seq !== i) throw new Error(`row ${i} is missing`)
    })
    const rows = stored.slice(1).map(({ row }) => row as Row)
    replayLog(played, meta, (await store.seats(id)).length, rows)
    report.replayed++
    report.rows += rows.length
  } catch (error) {
    report.broken.push({ table: id, game, rules, problem: (error as Error).message })
  }
}

function replayLog(game: Game, meta: GameRow, seats: number, rows: readonly Row[]): void {
  if (commitTo(meta.seed) !== meta.commit) throw new Error('the seed does not fit its hash')
  const match = openMatch(game, meta.options, seats, meta.seed)
  rows.forEach((row, i) => {
    try {
      addRow(game, match, row)
    } catch (error) {
      throw new Error(`row ${i + 1} can't be played: ${(error as Error).message}`)
    }
  })
  if (isOver(match) !== (meta.state === 'over'))
    throw new Error(`the table is marked ${meta.state}, and its log ${isOver(match) ? 'is over' : 'is not'}`)
}

/** The same for a backup, which stays as it is: a copy is brought up to date and read. */
export async function verifyBackup(file: string, versionOf: VersionOf): Promise<VerifyReport> {
  checkBackup(file)
  const folder = mkdtempSync(join(tmpdir(), 'perilune-verify-'))
  try {
    copyFileSync(file, join(folder, DATABASE_FILE))
    const store = await openSqlite(folder)
    try {
      return await verifyStore(store, versionOf)
    } finally {
      await store.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
