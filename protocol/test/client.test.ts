import { expect, test } from 'vitest'
import { Client, type ClientOptions, newKey, routes } from '../src/index.js'

interface Asked {
  url: string
  init: RequestInit & { headers: Record<string, string> }
}

/** A client whose server is the test: it gives the same answer to everything. */
function clientOf(answer: () => Response, options: ClientOptions = {}) {
  const asked: Asked[] = []
  const fetch = (async (url: string, init: Asked['init']) => {
    asked.push({ url, init })
    return answer()
  }) as unknown as typeof globalThis.fetch
  return { client: new Client({ base: 'https://games.example', fetch, ...options }), asked }
}
const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    new Response(JSON.stringify(body), init)
const refusedWith = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (error) => [error.code, error.message],
  )

test('a call fills the path, and asks only for what was given', async () => {
  const { client, asked } = clientOf(json({ tables: [] }))
  await client.call(routes.look, { params: { id: 'a/b' }, query: { seat: 2 } })
  await client.call(routes.look, { params: { id: 't' }, query: { seat: undefined } })
  await client.call(routes.arrange, { params: { id: 't', seat: 1 }, body: { kind: 'open' } })
  await client.call(routes.listed, { query: { game: 'a & b', before: 5 } })
  expect(asked.map(({ url, init }) => `${init.method} ${url}`)).toEqual([
    'GET https://games.example/api/tables/a%2Fb?seat=2',
    'GET https://games.example/api/tables/t',
    'PUT https://games.example/api/tables/t/seats/1',
    'GET https://games.example/api/tables?game=a+%26+b&before=5',
  ])
  expect(asked.map(({ init }) => init.body)).toEqual([undefined, undefined, '{"kind":"open"}', undefined])
  expect(asked.map(({ init }) => init.headers['content-type'])).toEqual([
    undefined,
    undefined,
    'application/json',
    undefined,
  ])
})

test('a refusal is thrown with its code; what is no refusal of ours is BROKEN', async () => {
  const from = (answer: () => Response) => refusedWith(clientOf(answer).client.call(routes.me, {}))
  const status = 403
  expect(await from(json({ error: 'BANNED', message: 'go' }, { status }))).toEqual(['BANNED', 'go'])
  for (const answer of [null, 'no', 7, {}, { error: 'BANNED' }, { message: 'go' }])
    expect((await from(json(answer, { status })))[0], JSON.stringify(answer)).toBe('BROKEN')
  expect((await from(() => new Response('<html>', { status: 502 })))[0]).toBe('BROKEN')
})

test('an answer of an undocumented form is an error only for clients that check', async () => {
  const wrong = json({ id: 7 })
  expect(await clientOf(wrong).client.call(routes.me, {})).toEqual({ id: 7 })
  await expect(clientOf(wrong, { check: true }).client.call(routes.me, {})).rejects.toThrow()
})

test('the client keeps cookies where the platform does not: the last of each name, none that is empty', async () => {
  let set: string[] = []
  const answer = () => {
    const headers = new Headers()
    for (const line of set) headers.append('set-cookie', line)
    return new Response('null', { headers })
  }
  const { client, asked } = clientOf(answer, { keepCookies: true })
  const ask = async (...lines: string[]) => {
    set = lines
    await client.call(routes.me, {})
    return client.cookie
  }
  expect(await ask()).toBe('')
  expect(await ask('one=1; Path=/; HttpOnly', 'two=a=b; Secure')).toBe('one=1; two=a=b')
  expect(await ask('one=3')).toBe('one=3; two=a=b')
  expect(await ask('two=; Max-Age=0')).toBe('one=3')
  expect(await ask()).toBe('one=3')
  expect(asked.map(({ init }) => init.headers.cookie)).toEqual([
    undefined,
    undefined,
    'one=1; two=a=b',
    'one=3; two=a=b',
    'one=3',
  ])
  const page = clientOf(answer)
  set = ['one=1']
  page.client.cookie = 'mine=1'
  await page.client.call(routes.me, {})
  expect(page.client.cookie).toBe('mine=1')
  expect(page.asked[0].init.headers.cookie).toBeUndefined()
})

test('a client without an address of its own asks the server of the page', async () => {
  const { client, asked } = clientOf(json(null), { base: undefined as never })
  await client.call(routes.me, {})
  expect(asked[0].url).toBe('/api/me')
  expect(client.live).toBe(client.live)
  const before = client.live
  client.close()
  expect(client.live).not.toBe(before)
})

test('no two keys are the same, and the server takes them', () => {
  const keys = [newKey(), newKey()]
  expect(keys[0]).not.toBe(keys[1])
  expect(routes.undo.body.parse({ seen: 0, key: keys[0] }).key).toBe(keys[0])
})
