import { createHmac } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, routes } from '@perilune/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { recipientOf } from '../src/accounts/mail-limits.js'
import { isPublic } from '../src/notifications/public-address.js'
import { isHost, isTooDeep } from '../src/requests/check-request.js'
import { codeOf } from './help/code.js'
import { type MailServer, startMailServer } from './help/mail.js'
import { begin } from './help/play.js'
import { clientOf, type Served, serve, temporaryFolder } from './help/serve.js'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('the data folder', () => {
  test('is made for its owner alone, and so are its files', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    await using server = await serve({ dataDir })
    await server.person('Ada')
    expect(modeOf(dataDir)).toBe('700')
    const files = readdirSync(dataDir)
    expect(files).toContain('perilune.sqlite-wal')
    for (const file of files) expect(modeOf(join(dataDir, file)), file).toBe('600')
  })

  test('that others could read is narrowed at the next start', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    mkdirSync(dataDir)
    {
      await using _server = await serve({ dataDir })
    }
    chmodSync(dataDir, 0o755)
    for (const file of readdirSync(dataDir)) chmodSync(join(dataDir, file), 0o644)
    await using server = await serve({ dataDir })
    await server.person('Ada')
    expect(modeOf(dataDir)).toBe('700')
    for (const file of readdirSync(dataDir)) expect(modeOf(join(dataDir, file)), file).toBe('600')
  })
})

describe('COOKIE_KEY', () => {
  const LONG = 'thirty-two bytes and a few more: 1'
  const NEXT = 'thirty-two bytes and a few more: 2'
  const nameOf = async (server: Served, { cookie }: Client) => {
    const client = clientOf(server.url)
    client.cookie = cookie
    return (await client.call(routes.me, {}))?.name
  }
  const warnings = (server: Served) =>
    server.logged.filter(({ msg }) => String(msg).includes('COOKIE_KEY')).length

  test('takes a list of which the first signs and all verify', async () => {
    const dataDir = temporaryFolder()
    let old: Client
    {
      await using server = await serve({ dataDir, cookieKey: LONG })
      old = await server.person('Ada')
    }
    let fresh: Client
    {
      await using server = await serve({ dataDir, cookieKey: `${NEXT}, ${LONG}` })
      expect(await nameOf(server, old)).toBe('Ada')
      fresh = await server.person('Bo')
      expect(warnings(server)).toBe(0)
    }
    await using server = await serve({ dataDir, cookieKey: NEXT })
    expect(await nameOf(server, fresh)).toBe('Bo')
    expect(await nameOf(server, old)).toBeUndefined()
  })

  test('that is shorter than 32 bytes only verifies, with a warning', async () => {
    const dataDir = temporaryFolder()
    await using server = await serve({ dataDir, cookieKey: 'short' })
    expect(warnings(server)).toBe(1)
    const ada = await server.person('Ada')
    const [, says, signature] = /perilune=(.*)\.([\w-]+)$/.exec(ada.cookie) ?? []
    const short = createHmac('sha256', 'short').update(says).digest('base64url')
    expect(signature).not.toBe(short)
    const old = clientOf(server.url)
    old.cookie = `perilune=${says}.${short}`
    expect(await nameOf(server, old)).toBe('Ada')
  })

  test('with a comma in it, from before lists, still verifies its cookies', async () => {
    const key = 'a key, of the time before lists'
    await using server = await serve({ cookieKey: key })
    const ada = await server.person('Ada')
    const says = /perilune=(.*)\.[\w-]+$/.exec(ada.cookie)?.[1] ?? ''
    const old = clientOf(server.url)
    old.cookie = `perilune=${says}.${createHmac('sha256', key).update(says).digest('base64url')}`
    expect(await nameOf(server, old)).toBe('Ada')
  })
})

test('a Host is a name or an address, with or without a port', () => {
  for (const host of [
    'localhost',
    'games.example:8080',
    '127.0.0.1',
    '[::1]:80',
    'my_host',
    'xn--mnchen-3ya.de',
  ])
    expect(isHost(host), host).toBe(true)
  for (const host of [
    'a b',
    '[',
    'x:y:z',
    '%zz',
    'a/b',
    'me@host',
    '',
    'host:',
    '1.2.3.4.5:1',
    '[::1',
    'a?b',
  ])
    expect(isHost(host), host).toBe(false)
})

test('nesting is counted outside of texts', () => {
  const deep = (n: number) => `${'[{"a":'.repeat(n)}1${'}]'.repeat(n)}`
  expect(isTooDeep(deep(32))).toBe(false)
  expect(isTooDeep(deep(33))).toBe(true)
  expect(isTooDeep(JSON.stringify({ text: `\\"${'['.repeat(500)}` }))).toBe(false)
  expect(isTooDeep(JSON.stringify(Array.from({ length: 500 }, () => [[1]])))).toBe(false)
})

test('a message that is nested too deep is refused on HTTP and on the socket', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const deep = `${'['.repeat(9000)}${']'.repeat(9000)}`
  const body = `{"game":"lanterns","seats":[{"kind":"me"}],"options":{"x":${deep}}}`
  const headers = { 'content-type': 'application/json', cookie: ada.cookie }
  const answer = await fetch(`${server.url}/api/tables`, { method: 'POST', body, headers })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: 'BAD_MESSAGE',
    message: expect.stringMatching(/nested deeper/),
  })
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
    headers: { cookie: ada.cookie },
  })
  const said = new Promise((resolve) => socket.once('message', (data) => resolve(String(data))))
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(`{"do":"answer","table":"${id}","seat":0,"answer":{"x":${deep}},"seen":0,"key":"k"}`)
  expect(await said).toContain('nested deeper')
  socket.terminate()
})

test('metadata services of clouds are not public', () => {
  for (const address of [
    ...['168.63.129.16', '169.254.169.254', '100.100.100.200', '192.0.0.192', '192.80.8.124'],
    ...[
      '161.26.0.10',
      '166.8.1.1',
      'fd00:ec2::254',
      'fd20:ce::254',
      '64:ff9b::a9fe:a9fe',
      '2002:a9fe:a9fe::',
    ],
  ])
    expect(isPublic(address), address).toBe(false)
  for (const address of ['168.63.129.17', '161.27.0.1', '166.12.0.1']) expect(isPublic(address)).toBe(true)
})

test('one sentence serves all refused webhooks', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const sentences = await Promise.all(
    ['http://10.0.0.1/', 'http://no-such-name.invalid/', 'ftp://1.1.1.1/', 'http://1.1.1.1:22/', 'x'].map(
      (url) =>
        ada.call(routes.setWebhook, { body: { url } }).then(
          () => 'accepted',
          (error: Error) => error.message,
        ),
    ),
  )
  expect([...new Set(sentences)]).toEqual([
    'this address can’t be called: it is not a web address on the public internet',
  ])
})

describe('the pause between mails', () => {
  let mail: MailServer
  afterEach(() => mail?.stop())

  test('counts mails per recipient, whoever requests them', async () => {
    mail = await startMailServer()
    let now = 1_000_000
    await using server = await serve({ smtpUrl: mail.url, now: () => now })
    const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(server.person))
    const ask = (client: Client, address: string) =>
      codeOf(client.call(routes.setMail, { body: { address } }))
    expect(await ask(ada, 'victim@example.org')).toBe('accepted')
    expect(await ask(bo, 'Victim+1@Example.org')).toBe('TOO_MANY')
    expect(await ask(cy, 'somebody@example.org')).toBe('accepted')
    now += 60_001
    expect(await ask(bo, 'victim@example.org')).toBe('accepted')
    expect(mail.mails.map(({ to }) => to)).toEqual([
      'victim@example.org',
      'somebody@example.org',
      'victim@example.org',
    ])
  })

  test('is followed by a longer one after five mails in an hour', async () => {
    mail = await startMailServer()
    let now = 1_000_000
    await using server = await serve({ smtpUrl: mail.url, now: () => now })
    const codes: string[] = []
    for (let i = 0; i < 7; i++) {
      const guest = await server.person(`Guest ${i}`)
      codes.push(await codeOf(guest.call(routes.setMail, { body: { address: 'victim@example.org' } })))
      now += 61_000
    }
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(5)
    expect(mail.mails).toHaveLength(5)
  })

  test('is one for all ways to write an address', () => {
    expect(recipientOf('Ada+games@Example.org')).toBe('ada@example.org')
    expect(recipientOf('ada@example.org')).toBe('ada@example.org')
  })
})
