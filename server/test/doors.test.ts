import { commitTo, seedFrom } from '@perilune/engine'
import { type Client, newKey, type Refusal, routes, type ServerMessage } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { lanterns } from './games/lanterns.js'
import { begin, idOf, until } from './help/play.js'
import { serve } from './help/serve.js'

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: Refusal) => error.code,
  )

async function socketOf(url: string, cookie: string, origin?: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: { cookie, ...(origin && { origin }) },
  })
  const heard: string[] = []
  // What is said at one moment comes as a list.
  socket.on('message', (data) => {
    const said = [JSON.parse(String(data))].flat()
    heard.push(...said.map((message) => JSON.stringify(message)))
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let refs = 0
  const ask = async (message: object): Promise<ServerMessage> => {
    const ref = `r${refs++}`
    socket.send(JSON.stringify({ ...message, ref }))
    const text = await until(() => heard.find((h) => h.includes(`"ref":"${ref}"`)))
    return JSON.parse(text)
  }
  return { socket, heard, ask }
}

test('nobody reads or moves for a seat that is not theirs, on HTTP', async () => {
  await using server = await serve()
  const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map(server.person))
  const nobody = server.client()
  const { id } = await begin([ada, bo])
  const key = newKey()
  const attempts = (client: Client, seat: number) => [
    client.call(routes.look, { params: { id }, query: { seat } }),
    client.call(routes.log, { params: { id }, query: { seat } }),
    client.call(routes.past, { params: { id, seq: 0 }, query: { seat } }),
    client.call(routes.record, { params: { id }, query: { seat } }),
    client.call(routes.answer, { params: { id, seat }, body: { answer: { end: 1 }, seen: 0, key } }),
    client.call(routes.undo, { params: { id, seat }, body: { seen: 0, key } }),
    client.call(routes.resign, { params: { id, seat } }),
    client.call(routes.bot, { params: { id, seat } }),
    client.call(routes.person, { params: { id, seat } }),
    client.call(routes.propose, { params: { id, seat }, body: { what: 'stop' } }),
    client.call(routes.vote, { params: { id, seat }, body: { proposal: 'x', agree: true } }),
    client.call(routes.makeLink, { params: { id, seat } }),
  ]
  const codes = async (client: Client, seat: number) =>
    new Set(await Promise.all(attempts(client, seat).map(codeOf)))
  expect(await codes(eve, 0)).toEqual(new Set(['NOT_YOUR_SEAT']))
  expect(await codes(bo, 0)).toEqual(new Set(['NOT_YOUR_SEAT']))
  expect(await codes(nobody, 0)).toEqual(new Set(['NOT_YOUR_SEAT', 'NOT_SIGNED_IN']))
  expect(await codeOf(eve.call(routes.say, { params: { id }, body: { text: 'hi' } }))).toBe('NOT_SEATED')
  expect(await codeOf(bo.call(routes.start, { params: { id } }))).toBe('NOT_HOST')
  expect(await codeOf(bo.call(routes.close, { params: { id } }))).toBe('NOT_HOST')
  expect((await ada.call(routes.look, { params: { id } })).seq).toBe(0)
  // Those who only watch see no hand.
  const watched = await eve.call(routes.look, { params: { id } })
  expect(watched.viewer).toBe('spectator')
  expect((watched.view?.places as { cards: unknown }[] | undefined)?.map((p) => p.cards)).toEqual([
    null,
    [],
    null,
    null,
  ])
})

test('nobody reads or moves for a seat that is not theirs, on the socket', async () => {
  await using server = await serve()
  const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map(server.person))
  const { id: table } = await begin([ada, bo])
  for (const cookie of [eve.cookie, bo.cookie, '', 'perilune=forged.0.signature']) {
    const { ask, socket } = await socketOf(server.url, cookie)
    const signedIn = cookie === eve.cookie || cookie === bo.cookie
    expect(await ask({ do: 'watch', table, seat: 0 })).toMatchObject({ error: 'NOT_YOUR_SEAT' })
    for (const message of [
      { do: 'answer', table, seat: 0, answer: { end: 1 }, seen: 0, key: newKey() },
      { do: 'undo', table, seat: 0, seen: 0, key: newKey() },
    ])
      expect(await ask(message)).toMatchObject({ error: signedIn ? 'NOT_YOUR_SEAT' : 'NOT_SIGNED_IN' })
    socket.close()
  }
  expect((await ada.call(routes.look, { params: { id: table } })).seq).toBe(0)
})

test('a cookie that was changed, or signed out everywhere, opens nothing', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const thief = server.client()
  const [, , signature] = ada.cookie.split('=')[1].split('.')
  const boId = await idOf(bo)
  for (const forged of [`${boId}.0.${signature}`, `${boId}.0.`, `${boId}.0`, `${boId}..`, '...', '']) {
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
