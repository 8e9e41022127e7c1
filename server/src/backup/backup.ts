import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { COOKIE_KEY_FILE, DATABASE_FILE } from '../store/private-files.js'

/** What the operator asked for can't be done; the message says why. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** The row of a backup that holds the key of the cookies: without it every guest would lose their seats. */
const COOKIE_KEY_ROW = 'cookie-key-file'
const ALL_PAGES = 0x7fffffff

/**
 * Copies the database of a folder into one file, while a server may be writing to it. Gives the file's size
 * in bytes.
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  const source = join(dataDir, DATABASE_FILE)
  if (!existsSync(source)) throw new BackupError(`there is no database in ${dataDir}`)
  if (existsSync(file)) throw new BackupError(`${file} exists already`)
  const folder = dirname(file)
  if (!existsSync(folder)) throw new BackupError(`there is no folder ${folder}`)
  const part = `${file}.part`
  discard(part)
  try {
    // Made before anything is in it, so that nobody else can ever read it.
    closeSync(openSync(part, 'wx', 0o600))
    const db = new Database(source, { fileMustExist: true, timeout: 10_000 })
    try {
      // In one step: the copy is a consistent snapshot, and constant writes can't make it start again.
      await db.backup(part, { progress: () => ALL_PAGES })
    } finally {
      db.close()
    }
    completeBackup(part, join(dataDir, COOKIE_KEY_FILE))
    makeDurable(part, file)
  } catch (error) {
    discard(part)
    throw error
  }
  return statSync(file).size
}

function discard(part: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${suffix}`, { force: true })
}

/** One file without a write-ahead log beside it, checked, with the key of the cookies. */
function completeBackup(part: string, keyFile: string): void {
  const db = new Database(part)
  try {
    db.pragma('journal_mode = DELETE')
    if (existsSync(keyFile))
      db.prepare('insert or replace into kept (name, value) values (?, ?)').run(
        COOKIE_KEY_ROW,
        readFileSync(keyFile).toString('base64url'),
      )
    checkIntegrity(db, part)
  } finally {
    db.close()
  }
}

function checkIntegrity(db: Database.Database, file: string): void {
  const found = db.pragma('integrity_check', { simple: true })
  if (found !== 'ok') throw new BackupError(`${file} is damaged: ${String(found)}`)
}

/** Gives a finished file its name, once it is on the disk. */
function makeDurable(part: string, file: string): void {
  const opened = openSync(part, 'r+')
  fsyncSync(opened)
  closeSync(opened)
  renameSync(part, file)
}

/** Throws unless the file is a whole backup. */
export function checkBackup(file: string): void {
  if (!existsSync(file)) throw new BackupError(`there is no file ${file}`)
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true })
    try {
      checkIntegrity(db, file)
      db.prepare('select count(*) from games').get()
      db.prepare('select count(*) from rows').get()
    } finally {
      db.close()
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`${file} is not a backup: ${(error as Error).message}`)
  }
}

/**
 * Restores a backup into a data folder. An existing database is renamed with `replace`, and is a reason to
 * refuse without it.
 */
export function restore(
  file: string,
  dataDir: string,
  { replace = false } = {},
): { replaced: string | null } {
  checkBackup(file)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const target = join(dataDir, DATABASE_FILE)
  const occupied = existsSync(target) && statSync(target).size > 0
  if (occupied && !replace)
    throw new BackupError(`there is a database in ${dataDir}: give an empty folder, or --replace`)
  if (occupied) refuseInUse(target)
  const part = `${target}.part`
  discard(part)
  copyFileSync(file, part)
  chmodSync(part, 0o600)
  const key = takeCookieKey(part)
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  const keyFile = join(dataDir, COOKIE_KEY_FILE)
  const aside = (path: string) => `${path}.replaced-${stamp}`
  if (occupied) renameSync(target, aside(target))
  if (key && existsSync(keyFile)) renameSync(keyFile, aside(keyFile))
  if (key) writeFileSync(keyFile, key, { mode: 0o600 })
  makeDurable(part, target)
  return { replaced: occupied ? aside(target) : null }
}

/** Takes the key of the cookies out of a database: it belongs into a file of its own again. */
function takeCookieKey(file: string): Buffer | undefined {
  const db = new Database(file)
  try {
    const row = db.prepare('delete from kept where name = ? returning value').get(COOKIE_KEY_ROW) as
      | { value: string }
      | undefined
    return row && Buffer.from(row.value, 'base64url')
  } finally {
    db.close()
  }
}

/** Only the last connection can end the write-ahead log. */
function refuseInUse(target: string): void {
  const db = new Database(target, { timeout: 500 })
  try {
    if (db.pragma('journal_mode = DELETE', { simple: true }) === 'delete') return
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
  } finally {
    db.close()
  }
  throw new BackupError('a server is running on this folder: stop it first')
}
