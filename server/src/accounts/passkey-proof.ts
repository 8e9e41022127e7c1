import { Refusal } from '@perilune/protocol'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { hashOf } from '../ports/ids.js'
import type { RouteServices } from '../routes/route.js'
import type { Credential } from '../store/port.js'

/** What is kept of a passkey, as JSON. */
export interface KeptKey {
  publicKey: string
  transports?: string[]
}

/** A passkey belongs to the site's name. */
export function siteOf(services: RouteServices, request: FastifyRequest): { rpID: string; origin: string } {
  if (services.site === undefined && request.headers.host === undefined)
    throw new Refusal('BAD_MESSAGE', { problem: 'the Host header is missing' })
  const origin = services.site ?? `${request.protocol}://${request.headers.host}`
  return { rpID: new URL(origin).hostname, origin }
}

export interface PasskeyGiven {
  ask: string
  response: Record<string, unknown>
}

/** The passkey that has answered a challenge of ours; every challenge is good once, whatever comes of it. */
export async function provenBy(
  services: RouteServices,
  request: FastifyRequest,
  { ask: name, response }: PasskeyGiven,
): Promise<Credential> {
  const { store, now } = services.context
  const ask = (await store.takeToken(hashOf(name), 'ask', now())) as { challenge: string } | undefined
  const kept = typeof response.id === 'string' ? await store.credential(response.id) : undefined
  if (!ask || kept?.kind !== 'passkey') throw new Refusal('PASSKEY_FAILED')
  const { publicKey, ...rest } = JSON.parse(kept.secret) as KeptKey
  const { rpID, origin } = siteOf(services, request)
  const result = await verifyAuthenticationResponse({
    response: response as never,
    expectedChallenge: ask.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: kept.id,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter: kept.counter,
      ...rest,
    },
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!result?.verified) throw new Refusal('PASSKEY_FAILED')
  await store.setCounter(kept.id, result.authenticationInfo.newCounter, now())
  return kept
}
