import { nameKey, Refusal } from '@perilune/protocol'
import type { FastifyRequest } from 'fastify'
import { addressKey } from '../requests/client-address.js'
import type { RouteServices } from '../routes/route.js'
import type { PlayerRow } from '../store/port.js'

/** So many passwords may be tried for one account in an hour, from all addresses together. */
export const TRIES = 100
/** From one address, and on a device that has signed in to the account. */
export const TRIES_PER_ADDRESS = 20
export const TRIES_PER_DEVICE = 20
const AN_HOUR = 3_600_000

/**
 * Counts a try before the password is looked at, so that of many at once none slips through. Tries count by
 * account and address first: one stranger alone uses up little of what all may try together. A device that
 * has signed in to this very account counts for itself, so that strangers can't lock its owner out. A name
 * without an account counts like one with.
 */
export async function countTry(
  { context: { counters }, sessions }: RouteServices,
  request: FastifyRequest,
  name: string,
  account: PlayerRow | undefined,
): Promise<void> {
  const add = async (counter: string, most: number) => {
    const { count, left } = await counters.count(counter, AN_HOUR)
    if (count > most) throw new Refusal('TOO_MANY_GUESSES', { minutes: Math.ceil(left / 60_000) })
  }
  const device = account && (await sessions.knownDevice(request.headers.cookie, account.id))
  if (device) return add(`password-device:${device}`, TRIES_PER_DEVICE)
  const key = nameKey(name)
  await add(`password-address:${addressKey(request.ip)}:${key}`, TRIES_PER_ADDRESS)
  await add(`password:${key}`, TRIES)
}
