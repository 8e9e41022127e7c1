import { Refusal, SHORTEST_PASSWORD } from '@perilune/protocol'
import argon2 from 'argon2'
import type { FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.js'
import type { RouteServices } from '../routes/route.js'
import type { PlayerRow } from '../store/port.js'
import { countTry } from './password-tries.js'
import { weaknessOf } from './weak-password.js'

/** Memory-hard, as OWASP asks for. */
const HASH = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
// Checked when there is no such account, so that the time it takes does not tell.
let nobody: Promise<string> | undefined

interface PasswordTry {
  /** What was typed as the name, whether or not an account has it. */
  name: string
  account: PlayerRow | undefined
  password: string
}

/** Is this the password of the account, if there is one? */
export async function isPassword(
  services: RouteServices,
  request: FastifyRequest,
  { name, account, password }: PasswordTry,
): Promise<boolean> {
  await countTry(services, request, name, account)
  const kept = account && (await services.context.store.credential(`password:${account.id}`))
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
export const keepPassword = ({ store }: ServerContext, player: string, secret: string): Promise<void> =>
  store.addCredential({ id: `password:${player}`, player, kind: 'password', secret, counter: 0 })
