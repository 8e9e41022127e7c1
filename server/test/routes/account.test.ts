import { type Client, routes } from '@perilune/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { deviceOf } from '../../src/accounts/device-name.js'
import { codeOf } from '../help/code.js'
import { type MailServer, startMailServer } from '../help/mail.js'
import { idOf, until } from '../help/play.js'
import { type Postgres, startPostgres } from '../help/postgres.js'
import { type Served, serve } from '../help/serve.js'
import { SoftPasskey } from '../help/soft-passkey.js'

const PASSWORD = 'a lantern behind the hill'
const NEXT = 'another lantern on a hill'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres?.stop())

let mail: MailServer
beforeEach(async () => {
  mail = await startMailServer()
})
afterEach(() => mail.stop())

async function accountOf(server: Served, name = 'Ada'): Promise<Client> {
  const person = await server.person(name)
  await person.call(routes.openAccount, { body: { name, password: PASSWORD } })
  return person
}

async function signedIn(server: Served, password = PASSWORD): Promise<Client> {
  const client = server.client()
  await client.call(routes.signIn, { body: { name: 'Ada', password } })
  return client
}

async function addPasskey(client: Client, key: SoftPasskey, label?: string, by: object = {}) {
  const offer = await client.call(routes.passkeyOffer, { body: by })
  const response = key.register(String(offer.challenge))
  return client.call(routes.passkeyAdd, { body: { response, ...(label && { label }) } })
}

async function confirmMail(client: Client, address: string, by: object = { password: PASSWORD }) {
  const before = mail.mails.length
  await client.call(routes.setMail, { body: { ...by, address } })
  await until(() => mail.mails.length > before)
  const code = /address: (\w+)/.exec(mail.mails.at(-1)?.text ?? '')?.[1] ?? ''
  return client.call(routes.confirmMail, { body: { code } })
}

const shown = async (client: Client, key: SoftPasskey) => {
  const { ask, options } = await client.call(routes.passkeyAsk, {})
  return { passkey: { ask, response: key.sign(String(options.challenge)) } }
}

/** The same on the embedded store and on Postgres. */
function onBoth(open: (name: string) => Promise<Served>): void {
  test('adding a passkey requires the password or another passkey, not just a session', async () => {
    await using server = await open('adds')
    const ada = await accountOf(server)
    const [first, second] = [new SoftPasskey(server.url), new SoftPasskey(server.url)]
    expect(await codeOf(addPasskey(ada, first))).toBe('CONFIRM')
    expect(await codeOf(addPasskey(ada, first, '', { password: 'a guess at it' }))).toBe('WRONG_PASSWORD')
    const response = first.register('no challenge of ours')
    expect(await codeOf(ada.call(routes.passkeyAdd, { body: { response } }))).toBe('PASSKEY_FAILED')
    expect(await codeOf(addPasskey(ada, first, 'Laptop', { password: PASSWORD }))).toBe('accepted')
    expect(await codeOf(addPasskey(ada, second, 'Phone', await shown(ada, first)))).toBe('accepted')
    const { passkeys, password } = await ada.call(routes.passkeys, {})
    expect(password).toBe(true)
    expect(passkeys.map(({ name }) => name)).toEqual(['Laptop', 'Phone'])
    expect(passkeys[0].used).not.toBeNull()
    expect(passkeys[1].used).toBeNull()
  })

  test('passkeys are named and removed, but not the last way into the account', async () => {
    await using server = await open('removes')
    const ada = await server.person('Ada')
    const [first, second] = [new SoftPasskey(server.url), new SoftPasskey(server.url)]
    await addPasskey(ada, first, 'Laptop', { name: 'Ada' })
    const methods = await ada.call(routes.passkeys, {})
    const params = { passkey: methods.passkeys[0].id }
    const named = await ada.call(routes.namePasskey, { params, body: { name: 'Old laptop' } })
    expect(named.passkeys[0].name).toBe('Old laptop')
    const remove = async (by: object) => codeOf(ada.call(routes.removePasskey, { params, body: by }))
    expect(await remove({})).toBe('CONFIRM')
    expect(await remove(await shown(ada, first))).toBe('LAST_SIGN_IN_METHOD')
    await addPasskey(ada, second, 'Phone', await shown(ada, first))
    expect(await remove(await shown(ada, second))).toBe('accepted')
    expect((await ada.call(routes.passkeys, {})).passkeys.map(({ name }) => name)).toEqual(['Phone'])
    const gone = await shown(server.client(), first)
    expect(await codeOf(server.client().call(routes.passkeySignIn, { body: gone.passkey }))).toBe(
      'PASSKEY_FAILED',
    )
    expect(await remove(await shown(ada, second))).toBe('NO_SUCH_PASSKEY')
  })

  test('nobody can rename or remove another player’s passkey', async () => {
    await using server = await open('others')
    const ada = await accountOf(server)
    await addPasskey(ada, new SoftPasskey(server.url), 'Laptop', { password: PASSWORD })
    const params = { passkey: (await ada.call(routes.passkeys, {})).passkeys[0].id }
    const eve = await accountOf(server, 'Eve')
    expect(await codeOf(eve.call(routes.namePasskey, { params, body: { name: 'Mine' } }))).toBe(
      'NO_SUCH_PASSKEY',
    )
    expect(await codeOf(eve.call(routes.removePasskey, { params, body: { password: PASSWORD } }))).toBe(
      'NO_SUCH_PASSKEY',
    )
    expect((await ada.call(routes.passkeys, {})).passkeys[0].name).toBe('Laptop')
  })

  test('sessions are listed and ended one by one', async () => {
    await using server = await open('sessions')
    const ada = await accountOf(server)
    const phone = await signedIn(server)
    const tablet = await signedIn(server)
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
      headers: { cookie: phone.cookie },
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    await new Promise((resolve) => socket.once('open', resolve))
    const { sessions } = await ada.call(routes.sessions, {})
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const ofPhone = (await phone.call(routes.sessions, {})).sessions.find(({ current }) => current)
    const params = { session: ofPhone?.id ?? '' }
    const eve = await accountOf(server, 'Eve')
    expect(await codeOf(eve.call(routes.endSession, { params }))).toBe('NO_SUCH_SESSION')
    expect((await ada.call(routes.endSession, { params })).sessions).toHaveLength(2)
    expect(await closed).toBe(4006)
    expect(await codeOf(phone.call(routes.mine, {}))).toBe('NOT_SIGNED_IN')
    expect(await codeOf(tablet.call(routes.mine, {}))).toBe('accepted')
    expect(await codeOf(ada.call(routes.endSession, { params }))).toBe('NO_SUCH_SESSION')
    await ada.call(routes.signOut, {})
    expect((await tablet.call(routes.sessions, {})).sessions).toHaveLength(1)
  })

  test('a password is reset by a link that works once, for 30 minutes, and ends other sessions', async () => {
    await using server = await open('reset')
    const ada = await accountOf(server)
    await confirmMail(ada, 'ada@example.org')
    const token = await requestReset(server, 'ada')
    const stranger = server.client()
    const reset = (next: string, given = token) =>
      stranger.call(routes.resetPassword, { body: { token: given, next } })
    expect(await codeOf(reset('password1234'))).toBe('WEAK_PASSWORD')
    expect(await codeOf(reset(NEXT, 'x'.repeat(22)))).toBe('NO_SUCH_LINK')
    expect(await reset(NEXT)).toMatchObject({ name: 'Ada', account: true })
    expect(await codeOf(ada.call(routes.mine, {}))).toBe('NOT_SIGNED_IN')
    expect(await codeOf(stranger.call(routes.mine, {}))).toBe('accepted')
    expect(await codeOf(reset('a third lantern on a hill'))).toBe('NO_SUCH_LINK')
    expect(await codeOf(signedIn(server, PASSWORD))).toBe('WRONG_PASSWORD')
    expect(await codeOf(signedIn(server, NEXT))).toBe('accepted')
    await until(() => mail.mails.some(({ text }) => text.includes('was reset')))
  })

  test('what is kept of sessions and passkeys is exported, and erased with the person', async () => {
    await using server = await open('export')
    const ada = await accountOf(server)
    const id = await idOf(ada)
    await addPasskey(ada, new SoftPasskey(server.url), 'Laptop', { password: PASSWORD })
    await confirmMail(ada, 'ada@example.org')
    await requestReset(server, 'Ada', 61_000)
    const { passkeys, sessions } = await ada.call(routes.exported, { query: {} })
    expect(passkeys).toMatchObject([{ name: 'Laptop' }])
    expect(sessions).toHaveLength(1)
    await ada.call(routes.erase, { body: { name: 'Ada', password: PASSWORD } })
    const { store } = server.context
    expect(await store.sessions(id)).toEqual([])
    expect(await store.credentials(id)).toEqual([])
    const token = /: ([\w-]{22})\s/.exec(mail.mails.at(-1)?.text ?? '')?.[1] ?? ''
    expect(await codeOf(server.client().call(routes.resetPassword, { body: { token, next: NEXT } }))).toBe(
      'NO_SUCH_LINK',
    )
  })
}

let clock = 1_000_000
const now = () => clock

/** Asks for a reset a little later, and reads the token from the mail. */
async function requestReset(server: Served, given: string, later = 61_000): Promise<string> {
  clock += later
  const before = mail.mails.length
  await server.client().call(routes.requestReset, { body: { account: given } })
  await until(() => mail.mails.length > before)
  return /: ([\w-]{22})\s/.exec(mail.mails.at(-1)?.text ?? '')?.[1] ?? ''
}

describe('SQLite', () => onBoth(() => serve({ smtpUrl: mail.url, now })))
describe('Postgres', () =>
  onBoth(async (name) =>
    serve({ smtpUrl: mail.url, now, databaseUrl: await postgres.database(`account_${name}`) }),
  ))

test('a mail tells the owner of a passkey, a new password and a new mail address', async () => {
  await using server = await serve({ smtpUrl: mail.url, now, site: undefined })
  const ada = await accountOf(server)
  await confirmMail(ada, 'ada@example.org')
  const key = new SoftPasskey(server.url)
  await addPasskey(ada, key, 'Laptop', { password: PASSWORD })
  await until(() => mail.mails.length === 2)
  expect(mail.mails[1]).toMatchObject({ to: 'ada@example.org' })
  expect(mail.mails[1].text).toContain('A passkey was added: Laptop')
  await ada.call(routes.changePassword, { body: { password: PASSWORD, next: NEXT } })
  expect(mail.mails[2].text).toContain('password was changed')
  clock += 61_000
  await confirmMail(ada, 'new@example.org', { password: NEXT })
  const told = mail.mails.at(-1)
  expect(told).toMatchObject({ to: 'ada@example.org' })
  expect(told?.text).toContain('is now new@example.org')
  const params = { passkey: (await ada.call(routes.passkeys, {})).passkeys[0].id }
  await ada.call(routes.removePasskey, { params, body: { password: NEXT } })
  expect(mail.mails.at(-1)).toMatchObject({ to: 'new@example.org' })
  expect(mail.mails.at(-1)?.text).toContain('A passkey was removed: Laptop')
})

test('a session alone changes or removes no mail address of an account', async () => {
  await using server = await serve({ smtpUrl: mail.url, now })
  const ada = await accountOf(server)
  await confirmMail(ada, 'ada@example.org')
  clock += 61_000
  const set = (by: object) =>
    codeOf(ada.call(routes.setMail, { body: { ...by, address: 'eve@example.org' } }))
  expect(await set({})).toBe('CONFIRM')
  expect(await set({ password: 'a guess at it' })).toBe('WRONG_PASSWORD')
  expect(await codeOf(ada.call(routes.removeMail, {}))).toBe('CONFIRM')
  // The address from before stays until the new one is confirmed.
  expect(await set({ password: PASSWORD })).toBe('accepted')
  expect((await ada.call(routes.removeMail, {})).mail).toEqual({
    offered: true,
    address: 'ada@example.org',
    waiting: false,
  })
  const removed = await ada.call(routes.removeMail, { body: { password: PASSWORD } })
  expect(removed.mail.address).toBeNull()
})

describe('a request to reset a password', () => {
  test('is answered alike whether or not there is such an account', async () => {
    await using server = await serve({ smtpUrl: mail.url, now })
    const ada = await accountOf(server)
    await accountOf(server, 'Bo')
    await confirmMail(ada, 'ada@example.org')
    clock += 61_000
    const ask = async (given: string) => {
      const response = await server.client().fetch('POST', '/api/account/reset', { account: given })
      return `${response.status} ${await response.text()}`
    }
    const answers = [await ask('Ada'), await ask('Bo'), await ask('Nobody'), await ask('no@example.org')]
    expect(new Set(answers)).toEqual(new Set(['200 {"done":true}']))
    await until(() => mail.mails.length === 2)
    expect(mail.mails[1].to).toBe('ada@example.org')
  })

  test('names the account or its mail address, in any case', async () => {
    await using server = await serve({ smtpUrl: mail.url, now })
    const ada = await accountOf(server)
    await confirmMail(ada, 'Ada@example.org')
    expect(await requestReset(server, 'ADA')).toHaveLength(22)
    expect(await requestReset(server, 'ada@Example.org')).toHaveLength(22)
  })

  test('sends a link to the site that is set, never to the Host of the request', async () => {
    await using server = await serve({ smtpUrl: mail.url, now, site: 'https://games.example' })
    const ada = await accountOf(server)
    await confirmMail(ada, 'ada@example.org')
    clock += 61_000
    await fetch(`${server.url}/api/account/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ account: 'Ada' }),
    })
    await until(() => mail.mails.length === 2)
    expect(mail.mails[1].text).toMatch(/https:\/\/games\.example\/reset#[\w-]{22}/)
    expect(mail.mails[1].text).not.toContain('evil')
  })

  test('whose link is older than 30 minutes, or than a change of password, is refused', async () => {
    await using server = await serve({ smtpUrl: mail.url, now })
    const ada = await accountOf(server)
    await confirmMail(ada, 'ada@example.org')
    const reset = (token: string) =>
      codeOf(server.client().call(routes.resetPassword, { body: { token, next: NEXT } }))
    const late = await requestReset(server, 'Ada')
    clock += 30 * 60_000 + 1
    expect(await reset(late)).toBe('NO_SUCH_LINK')
    const early = await requestReset(server, 'Ada')
    await ada.call(routes.changePassword, { body: { password: PASSWORD, next: NEXT } })
    expect(await reset(early)).toBe('NO_SUCH_LINK')
  })

  test('is refused in a sentence where the server sends no mail', async () => {
    await using server = await serve()
    const asked = server.client().call(routes.requestReset, { body: { account: 'Ada' } })
    expect(await codeOf(asked)).toBe('NO_MAIL')
  })

  test('sends nothing to an address that is not confirmed', async () => {
    await using server = await serve({ smtpUrl: mail.url, now })
    const ada = await accountOf(server)
    await ada.call(routes.setMail, { body: { password: PASSWORD, address: 'ada@example.org' } })
    clock += 61_000
    for (const given of ['Ada', 'ada@example.org'])
      await server.client().call(routes.requestReset, { body: { account: given } })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(mail.mails).toHaveLength(1)
  })
})

test('a session from before sessions were listed is listed when it is used', async () => {
  let later = 2_000_000
  await using server = await serve({ now: () => later })
  const ada = await accountOf(server)
  const { store } = server.context
  const id = await idOf(ada)
  const [listed] = await store.sessions(id)
  await store.removeSession(listed.id, id)
  later += 11 * 60_000
  const { sessions } = await ada.call(routes.sessions, {})
  expect(sessions).toMatchObject([{ id: listed.id, seen: later, current: true }])
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Safari/537.36 Edg/128.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.0', ''],
  [undefined, ''],
])('%s is called %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
