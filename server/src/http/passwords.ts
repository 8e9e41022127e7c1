import { nameKey, Refusal, SHORTEST_PASSWORD } from '@perilune/protocol'
import argon2 from 'argon2'
import type { House } from '../house.js'
import type { PlayerRow } from '../store/port.js'
import { weaknessOf } from './weak-password.js'

/** Memory-hard, as OWASP asks for. */
const HASH = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
// Checked when there is no such account, so that the time it takes does not tell.
let nobody: Promise<string> | undefined

/** So many passwords may be tried for one account in an hour, from wherever they come. */
export const TRIES = 100
const AN_HOUR = 3_600_000

/**
 * Counted before the password is looked at: of many that come at once none slips through. For a name that no account has it is
 * the same, so that nobody learns which names do.
 */
async function countTry({ shared }: House, name: string): Promise<void> {
  const { count, left } = await shared.count(`password:${nameKey(name)}`, AN_HOUR)
  if (count > TRIES) throw new Refusal('TOO_MANY_GUESSES', { minutes: Math.ceil(left / 60_000) })
}

/** Is this the password of the account, if there is one? */
export async function isPassword(
  house: House,
  name: string,
  account: PlayerRow | undefined,
  password: string,
): Promise<boolean> {
  await countTry(house, name)
  const kept = account && (await house.store.credential(`password:${account.id}`))
  nobody ??= argon2.hash('nobody has this password', HASH)
  const right = await argon2.verify(kept?.secret ?? (await nobody), password)
  return kept !== undefined && right
}

export function refuseWeak(password: string, name: string): void {
  const because = weaknessOf(password, name)
  if (because) throw new Refusal('WEAK_PASSWORD', { because })
}

/** One of old may be short as well. */
export const isWeak = (password: string, name: string): boolean =>
  [...password].length < SHORTEST_PASSWORD || weaknessOf(password, name) !== undefined

export const hashed = (password: string): Promise<string> => argon2.hash(password, HASH)

/** Keeps a password for an account, in the place of the one before. */
export const keepPassword = ({ store }: House, player: string, secret: string): Promise<void> =>
  store.addCredential({ id: `password:${player}`, player, kind: 'password', secret, counter: 0 })
