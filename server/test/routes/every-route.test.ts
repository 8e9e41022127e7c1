import { commitTo, seedFrom } from '@perilune/engine'
import { type Client, type Route, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { lanterns } from '../games/lanterns.js'
import { codeOf } from '../help/code.js'
import {
  HOST_ROUTES,
  namesTable,
  SOCKET_MESSAGES,
  TABLE_ROUTES,
  tableMessages,
} from '../help/every-request.js'
import { begin, idOf, until } from '../help/play.js'
import { serve } from '../help/serve.js'
import { socketOf } from '../help/socket.js'

test('nobody can read or move for another’s seat over HTTP', async () => {
  await using server = await serve()
  const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map(server.person))
  const all = Object.entries(routes) as [keyof typeof TABLE_ROUTES, Route][]
  // A new route that names a table has to be tried here, too.
  expect(Object.keys(TABLE_ROUTES).sort()).toEqual(
    all
      .filter(([, route]) => namesTable(route))
      .map(([name]) => name)
      .sort(),
  )
  const { id } = await begin([ada, bo])
  const clients = { stranger: eve, other: bo, nobody: server.client() }
  for (const [name, route] of all) {
    const attempt = TABLE_ROUTES[name]
    if (!attempt) continue
    for (const [who, client] of Object.entries(clients) as [keyof typeof clients, Client][])
      expect(await codeOf(client.call(route, attempt.given(id, 0) as never)), `${name}, ${who}`).toBe(
        attempt[who],
      )
  }
  const waiting = await ada.call(routes.create, {
    body: { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] },
  })
  await bo.call(routes.join, { params: { id: waiting.id }, body: {} })
  for (const name of HOST_ROUTES)
    for (const client of [eve, bo]) {
      const given = TABLE_ROUTES[name]?.given(waiting.id, 0)
      expect(await codeOf(client.call(routes[name] as Route, given as never)), name).toBe('NOT_HOST')
    }
  expect((await ada.call(routes.look, { params: { id: waiting.id } })).seats[0].name).toBe('Ada')
  const table = await ada.call(routes.look, { params: { id } })
  expect(table).toMatchObject({ seq: 0, proposal: null, queued: null, state: 'playing' })
  expect(table.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Ada'],
    ['person', 'Bo'],
  ])
  // Spectators see no hand.
  const watched = await eve.call(routes.look, { params: { id } })
  expect(watched.viewer).toBe('spectator')
  expect((watched.view?.places as { cards: unknown }[] | undefined)?.map((p) => p.cards)).toEqual([
    null,
    [],
    null,
    null,
  ])
})

test('nobody can read or move for another’s seat over the socket', async () => {
  await using server = await serve()
  const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map(server.person))
  expect(Object.keys(SOCKET_MESSAGES).sort()).toEqual([...tableMessages].sort())
  const { id: table } = await begin([ada, bo])
  const clients = [
    ['stranger', eve.cookie],
    ['other', bo.cookie],
    ['nobody', ''],
    ['nobody', 'perilune=forged.0.signature'],
  ] as const
  for (const [who, cookie] of clients) {
    const { ask, socket, heard } = await socketOf(server.url, cookie)
    for (const [name, attempt] of Object.entries(SOCKET_MESSAGES)) {
      const said = await ask({ do: name, table, ...attempt.given })
      expect(said.is === 'refused' ? said.error : said.is, `${name}, ${who}`).toBe(attempt[who])
    }
    // No message contains a card of a hand.
    expect(heard.join()).not.toContain('of-glass')
    socket.close()
  }
  expect((await ada.call(routes.look, { params: { id: table } })).seq).toBe(0)
})

test('a cookie that was changed, or signed out everywhere, opens nothing', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const thief = server.client()
  const [, epoch, session, until, signature] = ada.cookie.split('=')[1].split('.')
  const boId = await idOf(bo)
  for (const forged of [
    `${boId}.${epoch}.${session}.${until}.${signature}`,
    `${boId}.0.${signature}`,
    `${boId}.0.${session}.${until}.`,
    `${boId}.0.`,
    `${boId}.0`,
    `${boId}..`,
    '...',
    '....',
    '',
  ]) {
    thief.cookie = `perilune=${forged}`
    expect(await thief.call(routes.me, {})).toBeNull()
    expect(await codeOf(thief.call(routes.mine, {}))).toBe('NOT_SIGNED_IN')
  }
  thief.cookie = ada.cookie
  expect(await idOf(thief)).toBe(await idOf(ada))
  await ada.call(routes.signOut, { query: { everywhere: 'true' } })
  expect(await thief.call(routes.me, {})).toBeNull()
  expect(await codeOf(thief.call(routes.mine, {}))).toBe('NOT_SIGNED_IN')
})

test('pages of other sites can neither call nor connect', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const post = (headers: Record<string, string>) =>
    fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { cookie: ada.cookie, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'bot' }] }),
    })
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ origin: 'null' })).status).toBe(403)
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post({ origin: server.url })).status).toBe(200)
  await expect(socketOf(server.url, ada.cookie, 'https://evil.example')).rejects.toThrow('403')
  const { socket } = await socketOf(server.url, ada.cookie, server.url)
  socket.close()
})

/** Two worlds that look the same to seat 0 at the start and differ in what it can't see. */
function twins(): [string, string] {
  const seen = new Map<string, string>()
  for (let i = 0; ; i++) {
    const seed = seedFrom(`twin ${i}`)
    const s = lanterns.setup({}, 2, seed)
    const hand = [...s.places[2]].sort().join()
    const other = seen.get(hand)
    if (
      other &&
      lanterns.setup({}, 2, other).places[3].slice().sort().join() !== s.places[3].slice().sort().join()
    )
      return [other, seed]
    seen.set(hand, seed)
  }
}

test('all that a seat is ever sent is the same in two worlds that differ in what it may not see', async () => {
  const traffic = async (seed: string) => {
    await using server = await serve({ newSeed: () => seed, now: () => 1000 })
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
    const all: string[] = []
    const fetched = ada.fetch.bind(ada)
    ada.fetch = async (...given) => {
      const response = await fetched(...given)
      all.push(await response.clone().text())
      return response
    }
    const { id } = await begin([ada, bo])
    const { heard, ask } = await socketOf(server.url, ada.cookie)
    await ask({ do: 'watch', table: id, seat: 0, since: -1 })
    const boSeat = bo.live.watch(id, 1)
    await until(() => boSeat.now)
    await ada.live.answer(id, 0, { mark: 1 }, 0)
    await ada.live.undo(id, 0, 1)
    await ada.live.answer(id, 0, { end: 1 }, 2)
    await bo.live.answer(id, 1, { draw: 1 }, 3)
    await ada.live.answer(id, 0, { end: 1 }, 4)
    await bo.live.answer(id, 1, { mark: 1 }, 5)
    await codeOf(ada.live.answer(id, 0, { light: 'a card of the other hand' }, 4))
    await ada.call(routes.look, { params: { id } })
    await ada.call(routes.log, { params: { id } })
    await ada.call(routes.record, { params: { id } })
    for (const seq of [0, 2, 4, 6]) await ada.call(routes.past, { params: { id, seq } })
    await ada.call(routes.mine, {})
    await until(() => heard.at(-1)?.includes('"seq":6'))
    const ids = [id, ...['host', 'player'].map(() => '')]
    const players = [await idOf(ada), await idOf(bo)]
    const text = [...all, ...heard].join('\n')
    return {
      hidden: server.tables.peek(id)?.match?.state.places[3],
      text: blank(text, [...ids, ...players, commitTo(seed)]),
    }
  }
  const blank = (text: string, names: string[]) =>
    names.filter(Boolean).reduce((t, name) => t.replaceAll(name, '_'), text)
  const [one, two] = twins()
  const [a, b] = [await traffic(one), await traffic(two)]
  expect(a.hidden).not.toEqual(b.hidden)
  expect(a.text.length).toBeGreaterThan(5000)
  expect(a.text).toEqual(b.text)
  expect(a.text).not.toContain(one)
})
