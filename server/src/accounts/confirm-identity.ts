import { Refusal } from '@perilune/protocol'
import type { FastifyRequest } from 'fastify'
import type { RouteServices } from '../routes/route.js'
import type { PlayerRow } from '../store/port.js'
import { type PasskeyGiven, provenBy } from './passkey-proof.js'
import { isPassword } from './passwords.js'

interface Confirmed {
  password?: string | undefined
  passkey?: PasskeyGiven | undefined
}

/**
 * Whoever sits at a device that somebody left signed in must not be able to take the account away: before
 * that, its holder says once more who they are. A guest has nothing to say it with.
 */
export async function refuseUnconfirmed(
  services: RouteServices,
  me: PlayerRow,
  { password, passkey }: Confirmed,
  request: FastifyRequest,
): Promise<void> {
  if (!me.account) return
  if (passkey) {
    if ((await provenBy(services, request, passkey)).player !== me.id) throw new Refusal('PASSKEY_FAILED')
  } else if (password === undefined) throw new Refusal('CONFIRM')
  else if (!(await isPassword(services, request, { name: me.name, account: me, password })))
    throw new Refusal('WRONG_PASSWORD')
}
