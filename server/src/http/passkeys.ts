import { nameKey, Refusal, routes } from '@perilune/protocol'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { hashOf, newId } from '../ports/ids.js'
import { tellAccount } from './account-mail.js'
import { refuseUnconfirmed } from './confirm.js'
import { deviceOf } from './device.js'
import { type Doors, open, signedIn } from './door.js'
import { type KeptKey, provenBy, siteOf } from './passkey-proof.js'
import { becomeAccount, enter, meOf } from './people.js'

const FIVE_MINUTES = 300_000

export function passkeyDoors(doors: Doors): void {
  const { store, now } = doors.house

  open(doors, routes.passkeyOffer, async ({ body, player, request }) => {
    const me = signedIn(player)
    await refuseUnconfirmed(doors, me, body, request)
    const name = me.account ? me.name : (body.name ?? me.name)
    if (!me.account && (await store.accountNamed(nameKey(name)))) throw new Refusal('NAME_TAKEN')
    const kept = (await store.credentials(me.id)).filter((c) => c.kind === 'passkey')
    const options = await generateRegistrationOptions({
      rpName: 'Perilune',
      rpID: siteOf(doors, request).rpID,
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

  open(doors, routes.passkeyAdd, async ({ body, player, request, reply }) => {
    const me = signedIn(player)
    const offer = (await store.takeToken(hashOf(`offer:${me.id}`), 'offer', now())) as
      | { challenge: string; name: string }
      | undefined
    const { rpID, origin } = siteOf(doors, request)
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
      await tellAccount(doors, me, `A passkey was added${name}. It can sign in to your account.`)
      return meOf(me)
    }
    return becomeAccount(doors, { request, reply }, { ...me, name: offer.name })
  })

  open(doors, routes.passkeyAsk, async ({ request }) => {
    const options = await generateAuthenticationOptions({ rpID: siteOf(doors, request).rpID })
    const ask = newId()
    await store.putToken(hashOf(ask), 'ask', { challenge: options.challenge }, now() + FIVE_MINUTES)
    return { ask, options: { ...options } }
  })

  open(doors, routes.passkeySignIn, async (asked) => {
    const { player } = await provenBy(doors, asked.request, asked.body)
    const account = await store.player(player)
    if (!account) throw new Refusal('PASSKEY_FAILED')
    return enter(doors, asked, account)
  })
}
