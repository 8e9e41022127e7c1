import { createHmac } from 'node:crypto'
import { type Client, newKey, routes } from '@perilune/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { codeOf } from '../help/code.js'
import { begin, idOf } from '../help/play.js'
import { type Postgres, startPostgres } from '../help/postgres.js'
import { clientOf, type Served, serve } from '../help/serve.js'
import { has, testWith } from '../help/services.js'
import { socketClosed, socketOpen } from '../help/wait.js'

let postgres: Postgres
beforeAll(async () => {
  if (has('postgres')) postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres?.stop())

const KEY = 'a key for the tests alone, of enough letters'
const account = { name: 'Ada', password: 'a lantern behind the hill' }
const whoIs = (client: Client) => codeOf(client.call(routes.mine, {}))

/** Somebody who has seen a cookie and kept it. */
function thiefOf(server: Served, { cookie }: Client): Client {
  const thief = clientOf(server.url)
  thief.cookie = cookie
  return thief
}

/** A socket that tells by which code it was closed, and answers nothing to that. */
async function stubborn(server: Served, { cookie }: Client) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, { headers: { cookie } })
  const closed = socketClosed(socket)
  await socketOpen(socket)
  return { socket, closed }
}

/** The same on the embedded store and on Postgres. */
function onBoth(open: (name: string) => Promise<Served>): void {
  test('after signing out the old cookie is refused over HTTP and WebSocket, and other devices stay signed in', async () => {
    await using server = await open('out')
    const ada = await server.person('Ada')
    await ada.call(routes.openAccount, { body: account })
    const phone = server.client()
    await phone.call(routes.signIn, { body: account })
    expect(phone.cookie).not.toBe(ada.cookie)
    const { id } = await begin([ada, await server.person('Bo')])
    const [here, there] = [await stubborn(server, ada), await stubborn(server, phone)]
    const thief = thiefOf(server, ada)
    expect(await whoIs(thief)).toBe('accepted')
    await ada.call(routes.signOut, {})
    expect(await here.closed).toBe(4006)
    expect(await whoIs(thief)).toBe('NOT_SIGNED_IN')
    expect(await codeOf(thief.live.answer(id, 0, { end: 1 }, 0))).toBe('NOT_SIGNED_IN')
    thief.close()
    expect(await whoIs(phone)).toBe('accepted')
    expect(there.socket.readyState).toBe(WebSocket.OPEN)
    there.socket.terminate()
  })

  test('signing out everywhere ends every cookie and every open socket at once', async () => {
    await using server = await open('everywhere')
    const ada = await server.person('Ada')
    await ada.call(routes.openAccount, { body: account })
    const phone = server.client()
    await phone.call(routes.signIn, { body: account })
    const { id } = await begin([ada, await server.person('Bo')])
    const sockets = [await stubborn(server, ada), await stubborn(server, phone)]
    const thieves = [thiefOf(server, ada), thiefOf(server, phone)]
    await ada.call(routes.signOut, { query: { everywhere: 'true' } })
    for (const { closed } of sockets) expect(await closed).toBe(4006)
    for (const thief of thieves) expect(await whoIs(thief)).toBe('NOT_SIGNED_IN')
    expect((await server.tables.get(id)).seq).toBe(0)
  })
}

describe('SQLite', () => onBoth(() => serve()))
describe.skipIf(!has('postgres'))('Postgres', () =>
  onBoth(async (name) => serve({ databaseUrl: await postgres.database(`sessions_${name}`) })),
)

testWith('postgres')(
  'a sign-out that a node was not told of reaches its sockets at the next beat',
  async () => {
    const databaseUrl = await postgres.database('sessions_nodes')
    let now = 1_000_000
    // Long enough for a busy machine: a socket that does not answer a beat is closed for that.
    const both = { databaseUrl, now: () => now, heartbeat: 500 }
    await using one = await serve(both)
    await using two = await serve(both)
    const ada = await one.person('Ada')
    const { closed } = await stubborn(two, ada)
    await ada.call(routes.signOut, {})
    now += 10_000
    expect(await closed).toBe(4006)
  },
)

test('messages of a signed-out socket are ignored', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const { id } = await begin([ada, await server.person('Bo')])
  const { socket } = await stubborn(server, ada)
  // What is sent at the very moment of the sign-out arrives after the socket was closed, or is never read.
  socket.pause()
  await ada.call(routes.signOut, { query: { everywhere: 'true' } })
  socket.send(
    JSON.stringify({ do: 'answer', table: id, seat: 0, answer: { end: 1 }, seen: 0, key: newKey() }),
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await server.tables.get(id)).seq).toBe(0)
  socket.terminate()
})

test('signing in and creating an account set a new cookie, and the guest’s old one is refused', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const before = thiefOf(server, ada)
  await ada.call(routes.openAccount, { body: account })
  expect(await whoIs(ada)).toBe('accepted')
  expect(await whoIs(before)).toBe('NOT_SIGNED_IN')
  const [first, second] = [server.client(), server.client()]
  for (const device of [first, second]) await device.call(routes.signIn, { body: account })
  expect(first.cookie).not.toBe(second.cookie)
})

test('a session ends by itself after a year', async () => {
  let now = 1_000_000
  await using server = await serve({ now: () => now })
  const ada = await server.person('Ada')
  now += 364 * 86_400_000
  expect(await whoIs(ada)).toBe('accepted')
  now += 2 * 86_400_000
  expect(await whoIs(ada)).toBe('NOT_SIGNED_IN')
})

test('a cookie of an earlier release is still valid, and signing out ends it, too', async () => {
  await using server = await serve({ cookieKey: KEY })
  const ada = await server.person('Ada')
  const id = await idOf(ada)
  const says = `${id}.0`
  const old = clientOf(server.url)
  old.cookie = `perilune=${says}.${createHmac('sha256', KEY).update(says).digest('base64url')}`
  const thief = thiefOf(server, old)
  const { closed } = await stubborn(server, old)
  expect(await whoIs(old)).toBe('accepted')
  await old.call(routes.signOut, {})
  expect(await closed).toBe(4006)
  expect(await whoIs(thief)).toBe('NOT_SIGNED_IN')
})

test('on https the cookie is bound to the host, and one under the plain name is moved over without a sign-out', async () => {
  await using server = await serve({ trustProxy: true })
  const ada = await server.person('Ada')
  expect(ada.cookie).toMatch(/^perilune=/)
  const me = (cookie: string) =>
    fetch(`${server.url}/api/me`, { headers: { cookie, 'x-forwarded-proto': 'https' } })
  const [dropped, kept] = (await me(ada.cookie)).headers.getSetCookie()
  expect(dropped).toMatch(/^perilune=;.*Max-Age=0/)
  expect(kept).toMatch(/^__Host-perilune=/)
  for (const flag of ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']) expect(kept).toContain(`; ${flag}`)
  expect(kept).not.toContain('Domain')
  const cookie = kept.split(';')[0]
  const again = await me(cookie)
  expect(again.status).toBe(200)
  expect(again.headers.getSetCookie()).toEqual([])
  // A cookie that a neighbour under the same domain has planted does not count beside it.
  const bo = await server.person('Bo')
  expect(await (await me(`${bo.cookie}; ${cookie}`)).json()).toMatchObject({ name: 'Ada' })
  const out = await fetch(`${server.url}/api/session`, {
    method: 'DELETE',
    headers: { cookie, 'x-forwarded-proto': 'https' },
  })
  expect(out.headers.getSetCookie().map((set) => set.split(';')[0])).toEqual([
    'perilune=',
    '__Host-perilune=',
  ])
  expect(await (await me(cookie)).json()).toBeNull()
})
