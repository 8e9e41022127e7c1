import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, newKey, routes } from '@perilune/protocol'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { type AddressPolicy, isPublic, post, publicInternet } from '../../src/notifications/public-address.js'
import { begin, until } from '../help/play.js'
import { serve } from '../help/serve.js'

/** The network of the tests: names lead where the test says, and this machine counts as public. */
const local = (names: Record<string, string[]> = {}): AddressPolicy => ({
  allowed: (address) => address === '127.0.0.1' || isPublic(address),
  resolve: (host, done) =>
    names[host]
      ? done(
          null,
          names[host].map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      : done(new Error('ENOTFOUND'), []),
})

interface Caught {
  url: string
  got: { headers: IncomingMessage['headers']; body: Buffer }[]
  server: Server
  [Symbol.dispose](): void
}

/** Somebody's address: keeps what is posted to it. */
async function letterBox(status = 200, headers: Record<string, string> = {}): Promise<Caught> {
  const got: Caught['got'] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status, headers).end('x'.repeat(1_000_000))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, got, server, [Symbol.dispose]: () => void server.close() }
}

const end = (id: string, seat: number, seen: number) => ({
  params: { id, seat },
  body: { answer: { end: 1 }, seen, key: newKey() },
})

test('only addresses of the public internet are public', () => {
  for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::1'])
    expect(isPublic(address), address).toBe(true)
  for (const address of [
    ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...[
      '100.64.0.1',
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.7',
      '203.0.113.9',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:1.1.1.1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'not an address', ''],
  ])
    expect(isPublic(address), address).toBe(false)
})

test('an address that leads into the server’s own network is refused, however it is written', async () => {
  await using server = await serve({
    addressPolicy: {
      ...publicInternet,
      resolve: local({ 'inside.example': ['10.0.0.5'], 'both.example': ['1.1.1.1', '127.0.0.1'] }).resolve,
    },
  })
  const ada = await server.person('Ada')
  for (const url of [
    ...['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1:8080/', 'http://[::1]/', 'http://0/'],
    ...['http://[::ffff:127.0.0.1]/', 'http://169.254.169.254/latest/meta-data', 'http://192.168.1.1:8080'],
    ...['http://inside.example/', 'https://both.example/', 'https://nowhere.example/'],
    ...['ftp://1.1.1.1/', 'file:///etc/passwd', 'javascript:1', 'nonsense', 'https://me:secret@1.1.1.1/'],
    ...['http://1.1.1.1:25/', 'http://1.1.1.1:22/'],
  ]) {
    const keys = { p256dh: 'x', auth: 'y' }
    const refused = { code: 'BAD_ADDRESS' }
    await expect(ada.call(routes.setWebhook, { body: { url } }), url).rejects.toMatchObject(refused)
    await expect(ada.call(routes.addDevice, { body: { endpoint: url, keys } }), url).rejects.toMatchObject(
      refused,
    )
  }
  expect((await ada.call(routes.calls, {})).webhook).toBeNull()
  await ada.call(routes.setWebhook, { body: { url: 'https://1.1.1.1:8443/x' } })
})

test('a name that leads elsewhere by the time it is called is not called', async () => {
  using box = await letterBox()
  const { port } = new URL(box.url)
  const message = { headers: {}, body: 'x' }
  const rebound = { ...publicInternet, resolve: local({ 'turns.example': ['127.0.0.1'] }).resolve }
  await expect(post(`http://turns.example:${port}/`, message, rebound)).rejects.toThrow('public internet')
  // Even where the names lie, the connection itself is looked at.
  let asked = 0
  const lying = { ...rebound, allowed: () => ++asked === 1 }
  await expect(post(`http://turns.example:${port}/`, message, lying)).rejects.toThrow('public internet')
  expect(box.got).toEqual([])
})

test('redirects are not followed, silence is not waited for, and an endless answer is not read', async () => {
  using inside = await letterBox()
  using elsewhere = await letterBox(302, { location: inside.url })
  const message = { headers: {}, body: '{}' }
  expect(await post(elsewhere.url, message, local())).toBe(302)
  expect(inside.got).toEqual([])
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  await expect(post(url, message, local(), 50)).rejects.toThrow('in time')
  silent.closeAllConnections()
  silent.close()
})

test('an absent player is notified by webhook on their turn, a present one is not', async () => {
  using box = await letterBox()
  await using server = await serve({ addressPolicy: local(), callAfter: 0, site: 'https://perilune.example' })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  for (const client of [ada, bo])
    await client.call(routes.setWebhook, { body: { url: `${box.url}/${client === ada}` } })
  const { id } = await begin([ada, bo], { options: { rounds: 20 } })
  await until(() => box.got.length === 1)
  const call = JSON.parse(String(box.got[0].body)) as Call
  expect(call).toMatchObject({ table: id, seat: 0, seq: 0, url: `https://perilune.example/t/${id}` })
  expect(call.content).toBe('It is your turn in Lanterns.')
  const watching = bo.live.watch(id, 1)
  await until(() => watching.now)
  await ada.call(routes.answer, end(id, 0, 0))
  await bo.call(routes.answer, end(id, 1, 1))
  // Bo was looking and was not called; Ada was not.
  await until(() => box.got.length === 2)
  expect(JSON.parse(String(box.got[1].body))).toMatchObject({ seat: 0, seq: 2 })
  await ada.call(routes.removeWebhook, {})
  watching.stop()
  await until(() => server.tables.peek(id)?.broadcast.size === 0)
  await ada.call(routes.answer, end(id, 0, 2))
  await until(() => box.got.length === 3)
  expect(JSON.parse(String(box.got[2].body))).toMatchObject({ seat: 1 })
})

test('an absent player is notified of a proposal and of when silence counts as agreement', async () => {
  using box = await letterBox()
  await using server = await serve({ addressPolicy: local(), callAfter: 0, site: 'https://perilune.example' })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo], { options: { rounds: 20 } })
  await bo.call(routes.setWebhook, { body: { url: box.url } })
  await ada.call(routes.propose, { params: { id, seat: 0 }, body: { what: 'stop' } })
  await until(() => box.got.length === 1)
  const call = JSON.parse(String(box.got[0].body)) as Call
  expect(call).toMatchObject({ title: 'Your answer is needed', table: id, seat: 1 })
  expect(call.text).toMatch(
    /^Ada proposes to end the game without a winner in .+\. Without an answer by \d{4}-\d\d-\d\d \d\d:\d\d UTC, you agree\.$/,
  )
})

test('a browser is notified by web push, and one that is gone is forgotten', async () => {
  using box = await letterBox(201)
  using gone = await letterBox(410)
  await using server = await serve({ addressPolicy: local(), callAfter: 0 })
  const ada = await server.person('Ada')
  const keys = {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  }
  for (const { url } of [box, gone])
    await ada.call(routes.addDevice, { body: { endpoint: `${url}/push`, keys } })
  const { tried } = await ada.call(routes.tryCalls, {})
  expect(tried.map((t) => t.worked).sort()).toEqual([false, true])
  expect(box.got[0].headers['content-encoding']).toBe('aes128gcm')
  expect(box.got[0].headers.authorization).toMatch(/^vapid t=/)
  const after = await ada.call(routes.calls, {})
  expect(after.devices).toHaveLength(1)
  // The key is made once: browsers know the server by it.
  await server.stop()
  await using again = await serve({ dataDir: server.dataDir })
  const ada2 = again.client()
  ada2.cookie = ada.cookie
  expect((await ada2.call(routes.calls, {})).pushKey).toBe(after.pushKey)
  const { devices } = await ada2.call(routes.removeDevice, { params: { device: after.devices[0].id } })
  expect(devices).toEqual([])
})

test('mail is sent where a server is set, after the code that came by mail was typed in', async () => {
  const mails: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (part) => {
        text += part
      })
      stream.on('end', () => {
        mails.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as AddressInfo
  {
    await using server = await serve({ callAfter: 0, smtpUrl: `smtp://127.0.0.1:${port}` })
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
    const { mail } = await ada.call(routes.setMail, { body: { address: 'ada@example.org' } })
    expect(mail).toEqual({ offered: true, address: 'ada@example.org', waiting: true })
    await expect(ada.call(routes.setMail, { body: { address: 'b@example.org' } })).rejects.toMatchObject({
      code: 'TOO_MANY',
    })
    expect((await ada.call(routes.tryCalls, {})).tried).toEqual([])
    const code = /address: (\w+)/.exec(mails[0].replace(/=\r?\n/g, ''))?.[1] ?? ''
    const wrong = { code: 'WRONG_CODE' }
    await expect(ada.call(routes.confirmMail, { body: { code: 'nonsense' } })).rejects.toMatchObject(wrong)
    await expect(bo.call(routes.confirmMail, { body: { code } })).rejects.toMatchObject(wrong)
    const confirmed = await ada.call(routes.confirmMail, { body: { code } })
    expect(confirmed.mail.waiting).toBe(false)
    const { id } = await begin([ada, bo])
    await until(() => mails.length === 2)
    expect(mails[1]).toContain('ada@example.org')
    expect(mails[1]).toContain(`/t/${id}`.slice(0, 20))
    expect((await ada.call(routes.removeMail, {})).mail.address).toBeNull()
  }
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await using without = await serve()
  const eve = await without.person('Eve')
  expect((await eve.call(routes.calls, {})).mail.offered).toBe(false)
  await expect(eve.call(routes.setMail, { body: { address: 'e@example.org' } })).rejects.toMatchObject({
    code: 'NO_MAIL',
  })
})
