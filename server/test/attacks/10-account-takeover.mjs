import { startMailServer } from './mail-server.mjs'
import { register } from './soft-passkey.mjs'

export const name = 'a stolen session is turned into a way into the account that outlives it'

const PASSWORD = 'a lantern behind the hill'

export async function attack({ serve }) {
  const mail = await startMailServer()
  const server = await serve({ SMTP_URL: mail.url })
  const owner = await server.account('Ada', PASSWORD, { address: '127.0.0.3' })
  const thief = server.client({ address: '127.0.0.2' })
  for (const [cookie, value] of owner.cookies) thief.cookies.set(cookie, value)

  // The passkey of the thief.
  const origin = `http://127.0.0.1:${server.port}`
  const offer = await thief.call('POST', '/api/passkeys/offer', {})
  const response = register(origin, String(offer.json?.challenge))
  const added = await thief.call('POST', '/api/passkeys', { response })
  // The mail address of the thief, which would receive a password reset.
  const address = await thief.call('PUT', '/api/me/calls/mail', { address: 'mallory@example.org' })
  // What the owner can do about it.
  const passkeys = await owner.call('GET', '/api/passkeys')
  const sessions = await owner.call('GET', '/api/sessions')
  const others = (sessions.json?.sessions ?? []).filter(({ current }) => !current)
  const reset = await owner.call('POST', '/api/account/reset', { account: 'Ada' })
  await mail.stop()
  return {
    offerStatus: offer.status,
    addStatus: added.status,
    mailStatus: address.status,
    mailsToThief: mail.mails.filter(({ to }) => to.includes('mallory@example.org')).length,
    listPasskeysStatus: passkeys.status,
    passkeysOfThief: (passkeys.json?.passkeys ?? []).length,
    listSessionsStatus: sessions.status,
    sessionsBesideOwn: others.length,
    resetStatus: reset.status,
  }
}

export const holds = (f) => ({
  'a session alone does not begin to add a passkey': f.offerStatus === 401,
  'a session alone does not add a passkey': f.addStatus === 401,
  'a session alone does not change the mail address': f.mailStatus === 401 && f.mailsToThief === 0,
  'the owner can list passkeys': f.listPasskeysStatus === 200 && f.passkeysOfThief === 0,
  'the owner can list sessions': f.listSessionsStatus === 200,
  'a forgotten password can be reset by mail': f.resetStatus === 200,
})
