import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.js'
import type { Store } from '../store/port.js'
import { COOKIE_KEY_FILE } from '../store/private-files.js'

/** HMAC-SHA-256 is as strong as its key up to this many bytes. */
const SHORTEST_KEY = 32

/** The first key signs cookies; all of them verify. */
export type CookieKeys = readonly [Buffer, ...Buffer[]]

type KeySettings = Pick<Config, 'cookieKey' | 'databaseUrl' | 'dataDir'>

/**
 * The keys of COOKIE_KEY, separated by commas. The first that is long enough signs; without one, a key is
 * made once and kept. Cookies that were signed with a short key, or with a setting that had commas in it, are
 * still verified.
 */
export async function cookieKeys(settings: KeySettings, store: Store, log: Logger): Promise<CookieKeys> {
  const { cookieKey } = settings
  if (!cookieKey) return [await keptKey(settings, store)]
  const listed = cookieKey
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
  const isLong = (key: string) => Buffer.byteLength(key) >= SHORTEST_KEY
  const short = listed.filter((key) => !isLong(key)).length
  if (short > 0)
    log.warn(
      { short, listed: listed.length },
      `a key in COOKIE_KEY is shorter than ${SHORTEST_KEY} bytes: it verifies cookies and signs none`,
    )
  const signing = listed.find(isLong)
  const verifying = [...listed, cookieKey].filter((key) => key !== signing)
  const first = signing === undefined ? await keptKey(settings, store) : Buffer.from(signing)
  return [first, ...[...new Set(verifying)].map((key) => Buffer.from(key))]
}

/** A key that is made once and kept where only the owner reads it, or all nodes. */
async function keptKey({ databaseUrl, dataDir }: KeySettings, store: Store): Promise<Buffer> {
  if (databaseUrl)
    return Buffer.from(await store.keep('cookie', randomBytes(32).toString('base64url')), 'base64url')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, COOKIE_KEY_FILE)
  try {
    writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file)
}
