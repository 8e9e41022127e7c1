import { once } from 'node:events'
import { newKey, type Refusal, routes } from '@perilune/protocol'
import { openSqlite } from '@perilune/server'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { StoreAway } from '../src/store/port.js'
import { begin, playBySocket, until } from './help/play.js'
import { serve, temporaryFolder } from './help/serve.js'
import { socketOf } from './help/socket.js'
import { socketClosed, socketOpen, until as untilHolds, within } from './help/wait.js'

const END = { end: 1 }
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: Refusal) => error.code,
  )

async function watcher(url: string, table: string, options: object = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, options)
  await socketOpen(socket)
  socket.send(JSON.stringify({ do: 'watch', table }))
  await within('the table to be shown', once(socket, 'message'))
  return socket
}

test('a client that does not read is dropped with one log line, and the others play on', async () => {
  await using server = await serve({ backlog: 100_000 })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const slow = await watcher(server.url, id)
  slow.pause()
  const line = { player: 'p', name: 'Ada', seat: 0, text: 'x'.repeat(50_000), at: 0 }
  let lines = 0
  const flood = setInterval(
    () => server.tables.peek(id)?.broadcast.chat({ ...line, id: String(lines++).padStart(9, '0') }),
    1,
  )
  await until(() => server.logged.some((l) => l.code === 4000), 20_000)
  clearInterval(flood)
  const [a] = await Promise.all([playBySocket(ada, id, 0), playBySocket(bo, id, 1)])
  expect(a.now?.state).toBe('over')
  expect(server.logged.filter((l) => l.code === 4000)).toHaveLength(1)
  slow.terminate()
})

test('a client that does not answer pings is dropped', async () => {
  await using server = await serve({ heartbeat: 100 })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const silent = await watcher(server.url, id, { autoPong: false })
  const lively = await watcher(server.url, id)
  await socketClosed(silent)
  expect(server.logged.filter((l) => l.code === 4001)).toHaveLength(1)
  expect(lively.readyState).toBe(lively.OPEN)
  lively.terminate()
})

test('a thousand idle sockets slow nobody down', { timeout: 60_000 }, async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const idle: WebSocket[] = []
  for (let i = 0; i < 20; i++)
    idle.push(...(await Promise.all(Array.from({ length: 50 }, () => watcher(server.url, id)))))
  const { id: other } = await begin([ada, bo])
  const begun = performance.now()
  await Promise.all([playBySocket(ada, other, 0), playBySocket(bo, other, 1)])
  expect(performance.now() - begun).toBeLessThan(5000)
  for (const socket of idle) socket.terminate()
  await until(() => server.tables.peek(id)?.broadcast.size === 0)
})

test('a flood of chat is limited for its sender alone', async () => {
  await using server = await serve({ rateLimits: true })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const said = await Promise.all(
    Array.from({ length: 40 }, () =>
      codeOf(ada.call(routes.say, { params: { id }, body: { text: 'spam' } })),
    ),
  )
  expect(said.filter((code) => code === 'accepted')).toHaveLength(10)
  expect(said.filter((code) => code === 'TOO_MANY')).toHaveLength(30)
  // Over HTTP, where nobody's socket is closed for it, the log says so once.
  const floods = () => server.logged.filter(({ msg }) => msg === 'a flood of chat is held back')
  const me = await ada.call(routes.me, {})
  expect(floods()).toMatchObject([{ player: me?.id }])
  expect(await codeOf(bo.call(routes.say, { params: { id }, body: { text: 'quiet please' } }))).toBe(
    'accepted',
  )
  const flood = Array.from({ length: 200 }, () => codeOf(ada.live.say(id, 'spam')))
  await Promise.all(flood)
  expect(server.logged.some((l) => l.code === 4002)).toBe(true)
  expect(floods()).toHaveLength(1)
  expect(await codeOf(bo.live.answer(id, 1, { may: 'wave' }, 0))).toBe('accepted')
})

test('with rate limits on, too many requests are refused with a sentence', async () => {
  await using server = await serve({ rateLimits: true })
  const all = await Promise.all(Array.from({ length: 700 }, () => fetch(`${server.url}/api/games`)))
  const refused = all.find((r) => r.status === 429)
  expect(await refused?.json()).toMatchObject({ error: 'TOO_MANY' })
})

test('one address guesses the password of an account 20 times an hour, and passwords 30 times a minute', async () => {
  await using server = await serve({ rateLimits: true })
  const eve = await server.person('Eve')
  const guesses = []
  for (let i = 0; i < 40; i++)
    guesses.push(await codeOf(eve.call(routes.signIn, { body: { name: 'Ada', password: `guess ${i}` } })))
  const expected = [
    ...Array(20).fill('WRONG_PASSWORD'),
    ...Array(10).fill('TOO_MANY_GUESSES'),
    ...Array(10).fill('TOO_MANY'),
  ]
  expect(guesses).toEqual(expected)
  expect(await eve.call(routes.me, {})).toMatchObject({ name: 'Eve' })
})

test.each([
  ['opening an account', 'POST', '/api/account'],
  ['signing in', 'POST', '/api/session'],
  ['adding a passkey', 'POST', '/api/passkeys'],
  ['checking a record', 'POST', '/api/records/verify'],
  ['importing a record', 'POST', '/api/records'],
  ['reporting a player', 'POST', '/api/reports'],
  ['using a seat link', 'POST', '/api/seat-links'],
  ['reading notification settings', 'GET', '/api/me/calls'],
  ['exporting one’s data', 'GET', '/api/me/export'],
  ['erasing an account', 'POST', '/api/me/erase'],
  ['reporting a rule', 'POST', '/api/tables/AAAAAAAAAAAAAAAAAAAAAA/rule-reports'],
])('%s is allowed 30 times a minute and no more', async (_, method, path) => {
  await using server = await serve({ rateLimits: true })
  const codes = []
  for (let n = 0; n < 31; n++) codes.push((await fetch(`${server.url}${path}`, { method })).status)
  expect(codes.slice(0, 30)).not.toContain(429)
  expect(codes[30]).toBe(429)
})

test('one socket watches at most fifty tables at a time; leaving one makes room', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const ids: string[] = []
  for (let n = 0; n < 51; n++) {
    const body = { game: 'lanterns', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] }
    ids.push((await ada.call(routes.create, { body })).id)
  }
  const { socket, ask } = await socketOf(server.url, ada.cookie)
  for (const table of ids.slice(0, 50))
    expect(await ask({ do: 'watch', table })).toMatchObject({ is: 'table' })
  expect(await ask({ do: 'watch', table: ids[50] })).toMatchObject({ is: 'refused', error: 'TOO_MANY' })
  // Watching the same table again is not one more.
  expect(await ask({ do: 'watch', table: ids[49] })).toMatchObject({ is: 'table' })
  await ask({ do: 'leave', table: ids[0] })
  expect(await ask({ do: 'watch', table: ids[50] })).toMatchObject({ is: 'table' })
  socket.terminate()
})

test('on a full disk moves are refused whole, play resumes when there is space, and the log has two lines', async () => {
  const store = await openSqlite(temporaryFolder())
  let full = false
  const error = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  await using server = await serve({
    store: { ...store, append: (a) => (full ? Promise.reject(error) : store.append(a)) },
  })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const other = bo.live.watch(id, 1)
  await until(() => other.now)
  full = true
  const key = newKey()
  for (let i = 0; i < 5; i++) expect(await codeOf(ada.live.answer(id, 0, END, 0, key))).toBe('STORE_FAILED')
  expect((await ada.call(routes.look, { params: { id } })).seq).toBe(0)
  expect(other.now?.seq).toBe(0)
  full = false
  expect(await ada.live.answer(id, 0, END, 0, key)).toMatchObject({ seq: 1, again: false })
  await until(() => other.now?.seq === 1)
  expect(server.logged.filter((l) => String(l.msg).includes('stored')).map((l) => l.level)).toEqual([50, 30])
})

test('a database that can’t grow any more refuses moves and keeps what it has', async () => {
  const folder = temporaryFolder()
  await (await openSqlite(folder)).close()
  await using server = await serve({ store: await openSqlite(folder, { max_page_count: 45 }) })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo], { options: { rounds: 10_000 } })
  let seq = 0
  let code = 'accepted'
  for (; code === 'accepted' && seq < 5000; seq++)
    code = await codeOf((seq % 2 ? bo : ada).live.answer(id, seq % 2, END, seq))
  expect(code).toBe('STORE_FAILED')
  expect((await ada.call(routes.look, { params: { id } })).seq).toBe(seq - 1)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('a server that stops says so to every socket, and finishes what was begun', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const socket = await watcher(server.url, id)
  const closed = socketClosed(socket)
  const acknowledged = ada.live.answer(id, 0, END, 0)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await server.stop()
  expect(await closed).toBe(1001)
  expect((await acknowledged).seq).toBe(1)
  await using again = await serve({ dataDir: server.dataDir })
  expect((await again.client().call(routes.look, { params: { id } })).seq).toBe(1)
})

test('a client that connects while the database is down is shown the table when it is back', async () => {
  const store = await openSqlite(temporaryFolder())
  let away = false
  const game = (id: string) => (away ? Promise.reject(new StoreAway('away')) : store.game(id))
  await using server = await serve({ store: { ...store, game } })
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin(people)
  const [{ live }] = people
  server.tables.close()
  away = true
  const watched = live.watch(id, 0)
  const refusals = () => server.context.metrics.refusals.get()
  const refused = async () => (await refusals()).values.some(({ labels }) => labels.code === 'STORE_AWAY')
  await untilHolds(refused, { what: 'the refusal that the store is away' })
  expect(watched.now).toBeNull()
  away = false
  await until(() => watched.now)
})
