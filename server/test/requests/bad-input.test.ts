import { request } from 'node:http'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { begin, playBySocket } from '../help/play.js'
import { serve } from '../help/serve.js'
import { LONG, socketClosed, socketOpen, until, within } from '../help/wait.js'

const MESSAGES = process.env.PERILUNE_SOAK ? 100_000 : 2000

/** Repeatable chance, so that a failure can be seen again. */
function dice(seed: number) {
  let s = seed
  return (n: number): number => {
    s = (Math.imul(s, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((s / 2 ** 32) * n)
  }
}

const NASTY: unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  '__proto__',
  'constructor',
  '../../../etc/passwd',
  '%00%0d%0a',
  '\u202e\u0000\ud800',
  "'; drop table rows; --",
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5000),
  [],
  [[[[[]]]]],
  {},
  { __proto__: { admin: true } },
  { toString: 1, length: -1 },
  { $gt: '' },
]

type Roll = ReturnType<typeof dice>
const pick = <T>(roll: Roll, list: readonly T[]): T => list[roll(list.length)]

/** A good message with something wrong in it. */
function spoil(roll: Roll, good: unknown, depth = 0): unknown {
  if (typeof good !== 'object' || good === null || roll(4) === 0 || depth > 3) return pick(roll, NASTY)
  const copy: Record<string, unknown> = { ...good }
  const field = pick(roll, [...Object.keys(copy), 'extra'])
  if (roll(4) === 0) delete copy[field]
  else copy[field] = spoil(roll, copy[field], depth + 1)
  return copy
}

const key = 'a-key-of-some-length'
const goodMessages = (table: string) => [
  { do: 'watch', table, seat: 0, since: -1 },
  { do: 'watch', table },
  { do: 'leave', table },
  { do: 'answer', table, seat: 0, answer: { end: 1 }, seen: 0, key },
  { do: 'answer', table, seat: 1, answer: { amounts: { wishes: 1 } }, seen: 1, key },
  { do: 'undo', table, seat: 0, seen: 1, key },
  { do: 'say', table, text: 'hello' },
  { do: 'ping', ref: 'r' },
]

function hostileText(roll: Roll, table: string): string | Buffer {
  switch (roll(8)) {
    case 0:
      return '{"do":"watch"'
    case 1:
      return Buffer.from(Array.from({ length: 200 }, () => roll(256)))
    case 2:
      return '['.repeat(10_000)
    case 3:
      return JSON.stringify(pick(roll, NASTY)) ?? ''
    default:
      return JSON.stringify(spoil(roll, pick(roll, goodMessages(table)))) ?? ''
  }
}

async function fuzzSockets(
  roll: Roll,
  url: string,
  cookie: string,
  table: string,
  count: number,
): Promise<void> {
  for (let sent = 0; sent < count; ) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } })
    socket.on('error', () => {})
    const said = new Promise((resolve) =>
      socket.once('open', () => resolve(true)).once('close', () => resolve(false)),
    )
    const opened = await within('a socket to be opened or refused', said)
    let heard = 0
    socket.on('message', (data) => {
      heard += [JSON.parse(String(data))].flat().length
    })
    const batch = opened ? 15 : 1
    for (let i = 0; i < batch; i++, sent++) if (opened) socket.send(hostileText(roll, table))
    // Every message is answered, or the socket is closed.
    if (opened) {
      const settled = () => heard >= batch || socket.readyState === WebSocket.CLOSED
      await until(settled, { what: 'every message to be answered, or the socket closed', every: 1 })
    }
    socket.terminate()
  }
}

function send(
  url: string,
  method: string,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url)
    const req = request(
      {
        port,
        method,
        path,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (res) => {
        res.resume()
        res.on('end', () => resolve(res.statusCode ?? 0))
      },
    )
    req.on('error', reject)
    req.end(body)
  })
}

async function fuzzHttp(
  roll: Roll,
  url: string,
  cookie: string,
  table: string,
  count: number,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  const all = Object.values(routes)
  for (let i = 0; i < count; i++) {
    const route = pick(roll, all)
    const path = route.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(
        roll(3)
          ? name === 'id'
            ? table
            : '0'
          : (JSON.stringify(pick(roll, NASTY)) ?? '').replace(/[\ud800-\udfff]/g, ''),
      ).slice(0, 300),
    )
    const query = roll(3) ? '' : `?seat=${encodeURIComponent(String(roll(5) - 2))}&after=x&__proto__=1&seat=2`
    const good = {
      name: 'x',
      game: 'lanterns',
      seats: [{ kind: 'me' }],
      answer: { end: 1 },
      seen: 0,
      key,
      what: 'stop',
      text: 't',
    }
    const body = roll(10) === 0 ? '{"broken' : JSON.stringify(spoil(roll, good))
    const headers = { ...HOSTILE, cookie: roll(2) ? cookie : `perilune=${roll(99)}.0.x` }
    const status = await send(
      url,
      roll(20) ? route.method : 'PATCH',
      path + query,
      route.method === 'GET' ? '' : body,
      headers,
    )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return statuses
}

/** Bytes that are not even HTTP. */
const rawBytes = (url: string, bytes: string | Buffer): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes))
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.on('data', () => socket.end())
    setTimeout(() => socket.destroy(), 500)
  })

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heapNow = (): number => {
  collect()
  return process.memoryUsage().heapUsed
}

/** The hostile come from an address of their own, so that limits hit them and nobody else. */
const HOSTILE = { 'x-forwarded-for': '198.51.100.66' }

const withLimits = async (rateLimits: boolean) => {
  await using server = await serve({ rateLimits, trustProxy: true })
  const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map(server.person))
  const { id: theirs } = await begin([eve, await server.person('Mallory')])
  const before = heapNow()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed)
  }, 100)
  const roll = dice(7)
  const half = MESSAGES / 2
  const fuzz = Promise.all([
    fuzzSockets(roll, server.url, eve.cookie, theirs, half),
    fuzzHttp(roll, server.url, eve.cookie, theirs, half),
  ])
  const { id } = await begin([ada, bo])
  const [a] = await Promise.all([playBySocket(ada, id, 0), playBySocket(bo, id, 1)])
  expect(a.now?.state).toBe('over')
  const [, statuses] = await fuzz
  for (const bytes of [
    '\0\0\0',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\n${'x: y\r\n'.repeat(5000)}\r\n`,
    Buffer.alloc(100_000, 255),
  ])
    await rawBytes(server.url, bytes)
  clearInterval(watch)
  expect(statuses.get(500) ?? 0).toBe(0)
  expect(server.logged.filter((l) => (l.level as number) >= 50)).toEqual([])
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  // What was logged is the test's own to keep.
  server.logged.length = 0
  const after = heapNow()
  const mb = (bytes: number) => Math.round(bytes / 1e6)
  const refused = [...statuses].map(([status, n]) => `${status}: ${n}`).join(', ')
  console.log(
    `${MESSAGES} hostile messages, limits ${rateLimits ? 'on' : 'off'}: heap ${mb(before)} MB before, ${mb(most)} MB at most, ${mb(after)} MB after; HTTP ${refused}`,
  )
  expect(after - before).toBeLessThan(30_000_000)
  return statuses
}

/**
 * A body in chunks that goes on until the server has had enough; returns the first line of what it says to
 * that.
 */
function endlessBody(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const head = ['POST /api/guests HTTP/1.1', 'host: x', 'content-type: application/json']
    socket.write(`${[...head, 'transfer-encoding: chunked'].join('\r\n')}\r\n\r\n`)
    const piece = `3e8\r\n${'x'.repeat(1000)}\r\n`
    const more = setInterval(() => socket.writable && socket.write(piece), 1)
    socket.setTimeout(LONG, () => socket.destroy(new Error(`the server said nothing for ${LONG} ms`)))
    let said = ''
    socket.on('data', (data) => {
      said += String(data)
    })
    socket.on('error', (error) => said || reject(error))
    socket.on('close', () => {
      clearInterval(more)
      resolve(said.split('\r\n')[0])
    })
  })
}

const CALM = { timeout: 1_800_000 }

test(
  `${MESSAGES} hostile messages without limits: each is answered or closed, and the others play on`,
  CALM,
  async () => {
    const statuses = await withLimits(false)
    expect(statuses.get(429) ?? 0).toBe(0)
  },
)

test(
  `${MESSAGES} hostile messages with limits: many are refused, and the other players play on`,
  CALM,
  async () => {
    const statuses = await withLimits(true)
    // A slow machine spreads a short run over several minutes of the limit: only a long one is refused often.
    expect(statuses.get(429)).toBeGreaterThan(process.env.PERILUNE_SOAK ? MESSAGES / 20 : 0)
  },
)

test('a message that is too large is refused or closed, and so is one that never ends', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const large = JSON.stringify({ name: 'x'.repeat(100_000) })
  expect(await send(server.url, 'POST', '/api/guests', large, {})).toBe(413)
  const open = async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
      headers: { cookie: ada.cookie },
    })
    await socketOpen(socket)
    const closed = socketClosed(socket)
    return { socket, closed }
  }
  const once = await open()
  once.socket.send('x'.repeat(70_000))
  expect(await once.closed).toBe(1009)
  // Piece after piece, none of them large, and never the last one.
  const endless = await open()
  endless.socket.on('error', () => {})
  let pieces = 0
  const more = setInterval(() => {
    if (endless.socket.readyState !== WebSocket.OPEN) return
    endless.socket.send('x'.repeat(1000), { fin: false })
    pieces++
  }, 1)
  expect(await endless.closed).toBe(1009)
  clearInterval(more)
  expect(pieces).toBeGreaterThan(60)
  expect(await endlessBody(server.url)).toContain('413')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('a key with characters that a database cannot store is refused before it can fail other rows of its write', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const { id } = await begin([ada, await server.person('Bo')])
  const answer = (key: string) =>
    send(
      server.url,
      'POST',
      `/api/tables/${id}/seats/0/answers`,
      JSON.stringify({ answer: { end: 1 }, seen: 0, key }),
      {
        cookie: ada.cookie,
      },
    )
  expect(await answer('long enough\u0000')).toBe(400)
  expect(await answer('long enough')).toBe(200)
})

test('with limits on, a client that keeps sending nonsense is disconnected', async () => {
  await using server = await serve({ rateLimits: true })
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`)
  await socketOpen(socket)
  const closed = socketClosed(socket)
  for (let i = 0; i < 200; i++) socket.send('nonsense')
  expect([4002, 4003]).toContain(await closed)
})
