import { nameKey, Refusal, routes } from '@perilune/protocol'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { tellAccount } from '../accounts/account-mail.js'
import { refuseUnconfirmed } from '../accounts/confirm-identity.js'
import { deviceOf } from '../accounts/device-name.js'
import { type KeptKey, provenBy, siteOf } from '../accounts/passkey-proof.js'
import { hashOf, newId } from '../ports/ids.js'
import { becomeAccount, enter, meOf } from './people.js'
import { addRoute, type RouteServices, requirePlayer } from './route.js'

const FIVE_MINUTES = 300_000

export function addPasskeyRoutes(services: RouteServices): void {
  addPasskeyOffer(services)
  addPasskeyAdd(services)
  addPasskeySignIn(services)
}

/** What a browser needs to make a passkey. */
function addPasskeyOffer(services: RouteServices): void {
  const { store, now } = services.context

  addRoute(services, routes.passkeyOffer, async ({ body, player, request }) => {
    const me = requirePlayer(player)
    await refuseUnconfirmed(services, me, body, request)
    const name = me.account ? me.name : (body.name ?? me.name)
    if (!me.account && (await store.accountNamed(nameKey(name)))) throw new Refusal('NAME_TAKEN')
    const kept = (await store.credentials(me.id)).filter((c) => c.kind === 'passkey')
    const options = await generateRegistrationOptions({
      rpName: 'Perilune',
      rpID: siteOf(services, request).rpID,
      userName: name,
      userID: new TextEncoder().encode(me.id),
      attestationType: 'none',
      excludeCredentials: kept.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    // One offer at a time for a player: the newest counts.
    await store.takeToken(hashOf(`offer:${me.id}`), 'offer', now())
    await store.putToken(
      hashOf(`offer:${me.id}`),
      'offer',
      { challenge: options.challenge, name },
      now() + FIVE_MINUTES,
    )
    return { ...options }
  })
}

/** Takes the passkey that was made; a guest becomes an account by it. */
function addPasskeyAdd(services: RouteServices): void {
  const { store, now } = services.context

  addRoute(services, routes.passkeyAdd, async ({ body, player, request, reply }) => {
    const me = requirePlayer(player)
    const offer = (await store.takeToken(hashOf(`offer:${me.id}`), 'offer', now())) as
      | { challenge: string; name: string }
      | undefined
    const { rpID, origin } = siteOf(services, request)
    const result = await verifyRegistrationResponse({
      response: body.response as never,
      expectedChallenge: offer?.challenge ?? 'none',
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }).catch(() => undefined)
    if (!offer || !result?.verified || !result.registrationInfo) throw new Refusal('PASSKEY_FAILED')
    const { credential } = result.registrationInfo
    if (await store.credential(credential.id)) throw new Refusal('PASSKEY_FAILED')
    if (!me.account && !(await store.makeAccount(me.id, offer.name, nameKey(offer.name))))
      throw new Refusal('NAME_TAKEN')
    const secret: KeptKey = {
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      ...(credential.transports && { transports: credential.transports }),
    }
    await store.addCredential({
      id: credential.id,
      player: me.id,
      kind: 'passkey',
      secret: JSON.stringify(secret),
      counter: credential.counter,
      name: body.label || deviceOf(request.headers['user-agent']),
      added: now(),
    })
    if (me.account) {
      const name = body.label ? `: ${body.label}` : ''
      await tellAccount(services, me, `A passkey was added${name}. It can sign in to your account.`)
      return meOf(me)
    }
    return becomeAccount(services, { request, reply }, { ...me, name: offer.name })
  })
}

function addPasskeySignIn(services: RouteServices): void {
  const { store, now } = services.context

  addRoute(services, routes.passkeyAsk, async ({ request }) => {
    const options = await generateAuthenticationOptions({ rpID: siteOf(services, request).rpID })
    const ask = newId()
    await store.putToken(hashOf(ask), 'ask', { challenge: options.challenge }, now() + FIVE_MINUTES)
    return { ask, options: { ...options } }
  })

  addRoute(services, routes.passkeySignIn, async (asked) => {
    const { player } = await provenBy(services, asked.request, asked.body)
    const account = await store.player(player)
    if (!account) throw new Refusal('PASSKEY_FAILED')
    return enter(services, asked, account)
  })
}
