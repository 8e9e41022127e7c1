import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const DATABASE_FILE = 'perilune.sqlite'
export const COOKIE_KEY_FILE = 'cookie.key'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const STICKY = 0o1000

/** Files of the data folder, with those that SQLite keeps beside the database. */
const FILES = [
  DATABASE_FILE,
  `${DATABASE_FILE}-wal`,
  `${DATABASE_FILE}-shm`,
  `${DATABASE_FILE}-journal`,
  COOKIE_KEY_FILE,
]

/**
 * Makes the data folder, and keeps it and its files to their owner: seeds, password hashes and keys are in
 * them. Folders and files from before are narrowed too. Where they belong to another user, that is left to
 * that user.
 */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  // A folder that all users share, such as /tmp, stays theirs.
  if (!(statSync(folder).mode & STICKY)) narrow(folder, FOLDER_MODE)
  // SQLite gives its other files the mode of the database, which therefore has to be there first.
  closeSync(openSync(join(folder, DATABASE_FILE), 'a', FILE_MODE))
  for (const name of FILES) {
    const file = join(folder, name)
    if (existsSync(file)) narrow(file, FILE_MODE)
  }
}

function narrow(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOTSUP') throw error
  }
}
