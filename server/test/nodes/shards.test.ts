import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { type Client, routes } from '@perilune/protocol'
import { readConfig } from '@perilune/server'
import { expect, test } from 'vitest'
import { begin, playBySocket } from '../help/play.js'
import { clientOf, type Served, serve } from '../help/serve.js'

test('the ids of tables begin with the letters of their shard', async () => {
  await using server = await serve({ shard: 'north' })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const ours = /^north[\w-]{22}$/
  expect(id).toMatch(ours)
  await Promise.all([playBySocket(ada, id, 0), playBySocket(bo, id, 1)])
  expect((await ada.call(routes.rematch, { params: { id } })).id).toMatch(ours)
  const record = await ada.call(routes.record, { params: { id } })
  expect((await ada.call(routes.imported, { body: record as never })).id).toMatch(ours)
})

test('letters that could not be told from the rest of an id are refused at the start', () => {
  expect(readConfig({ SHARD: 'north' }, {}).shard).toBe('north')
  expect(readConfig({}, {}).shard).toBeUndefined()
  for (const SHARD of ['North', 'a1', 'a-', 'waytoolong', 'é'])
    expect(() => readConfig({ SHARD }, {})).toThrow(`SHARD is not one to eight small letters: ${SHARD}`)
})

/**
 * A proxy as docs/scale.md describes it: the address says which shard a table belongs to; the rest goes to
 * the first.
 */
async function balance(
  shards: Record<string, Served>,
): Promise<{ url: string; server: Server; log: string[] }> {
  const log: string[] = []
  const [first] = Object.keys(shards)
  const shardOf = ({ url = '' }: IncomingMessage) => {
    const [, letter] = /^\/api\/(?:tables\/|live\?table=)([ab])[\w-]{22}(?:[/?&]|$)/.exec(url) ?? []
    log.push(`${letter ?? first} ${url.replace(/[\w-]{22}(?=[/?&]|$)/, '…')}`)
    return new URL(shards[letter ?? first].url)
  }
  const server = createServer((asked, reply) => {
    const { hostname, port } = shardOf(asked)
    const { method, url: path, headers } = asked
    asked.pipe(
      request({ hostname, port, method, path, headers }, (answer) => {
        reply.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(reply)
      }),
    )
  })
  server.on('upgrade', (asked: IncomingMessage, socket) => {
    const { hostname, port } = shardOf(asked)
    const shard = connect(Number(port), hostname)
    const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    shard.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join('')}\r\n`)
    shard.pipe(socket).pipe(shard)
    const end = () => [shard, socket].map((one) => one.destroy())
    for (const one of [shard, socket]) one.on('error', end).on('close', end)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, log }
}

test('a page plays at tables of two shards behind one address', async () => {
  const cookieKey = randomBytes(32).toString('base64url')
  await using a = await serve({ shard: 'a', cookieKey })
  await using b = await serve({ shard: 'b', cookieKey })
  const { url, server, log } = await balance({ a, b })
  const person = async (name: string): Promise<Client> => {
    const client = clientOf(url)
    const { id } = await client.call(routes.beGuest, { body: { name } })
    // What the replication of players does.
    const player = await a.context.store.player(id)
    if (player) await b.context.store.createPlayer(player)
    return client
  }
  const people = await Promise.all(['Ada', 'Bo'].map(person))
  const there = people.map(({ cookie }) => Object.assign(clientOf(b.url), { cookie }))
  const tables = [await begin(people), await begin(there)]
  expect(tables.map(({ id }) => id[0])).toEqual(['a', 'b'])
  // Both at once, from the same pages, through the same address.
  const ends = await Promise.all(
    tables.flatMap(({ id }) => people.map((client, seat) => playBySocket(client, id, seat))),
  )
  expect(ends.map(({ now }) => now?.state)).toEqual(['over', 'over', 'over', 'over'])
  for (const { id } of tables) {
    const { seq } = await people[0].call(routes.look, { params: { id } })
    expect(seq).toBeGreaterThan(0)
  }
  expect(log).toContain('b /api/live?table=b…')
  expect(log).toContain('b /api/tables/b…')
  for (const client of people) client.close()
  server.closeAllConnections()
  server.close()
})
