import { once } from 'node:events'
import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { DEFAULT_LIMITS, limitSetting, readLimits } from '../../src/limits.js'
import { Budget, SocketUsage } from '../../src/socket/usage.js'
import { until } from '../help/play.js'
import { type Served, serve } from '../help/serve.js'

test('a budget refills at its rate and lends nothing', () => {
  const budget = new Budget(10, 20, 0)
  expect(budget.take(20, 0)).toBe(true)
  expect(budget.take(5, 0)).toBe(false)
  expect(budget.left(500)).toBe(0)
  expect(budget.take(5, 1000)).toBe(true)
  expect(budget.full(2500)).toBe(false)
  expect(budget.full(3000)).toBe(true)
})

test('unused data is removed, used data is kept', () => {
  const usage = new SocketUsage(DEFAULT_LIMITS)
  const [address, player] = usage.of('a', 'ada')
  address.sockets++
  usage.sweep()
  expect(usage.of('a', null)[0]).toBe(address)
  expect(usage.of('a', 'ada')[1]).not.toBe(player)
})

test('every limit is a setting, and one that is no number is refused', () => {
  expect(limitSetting('playerOpenTables')).toBe('LIMIT_PLAYER_OPEN_TABLES')
  expect(readLimits({ LIMIT_SOCKETS: '7' })).toEqual({ ...DEFAULT_LIMITS, sockets: 7 })
  expect(() => readLimits({ LIMIT_SOCKETS: 'many' })).toThrow('LIMIT_SOCKETS is not a number')
})

/** Opens a socket: 101, or the status it was refused with. */
async function open(server: Served, cookie: string, forwarded: string) {
  const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}/api/live`, {
    headers: { cookie, 'x-forwarded-for': forwarded },
  })
  const status = await new Promise<number>((resolve) => {
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => {})
  })
  return { socket, status }
}

test('sockets are counted for the address and for the player, until they close', async () => {
  const limits = { sockets: 4, playerSockets: 2 }
  await using server = await serve({ rateLimits: true, trustProxy: 1, limits })
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(server.person))
  const mine = await Promise.all([1, 2, 3].map(() => open(server, ada.cookie, '203.0.113.1')))
  expect(mine.map(({ status }) => status).sort()).toEqual([101, 101, 429])
  const theirs = await Promise.all([1, 2].map(() => open(server, bo.cookie, '203.0.113.1')))
  expect(theirs.map(({ status }) => status)).toEqual([101, 101])
  expect((await open(server, cy.cookie, '203.0.113.1')).status).toBe(429)
  expect((await open(server, cy.cookie, '203.0.113.2')).status).toBe(101)
  expect((await open(server, ada.cookie, '203.0.113.3')).status).toBe(429)
  theirs[0].socket.close()
  await once(theirs[0].socket, 'close')
  await expect.poll(async () => (await open(server, cy.cookie, '203.0.113.1')).status).toBe(101)
})

test('sockets that are opened and closed without end are refused after a while', async () => {
  await using server = await serve({ rateLimits: true, trustProxy: 1, limits: { upgrades: 5 } })
  const ada = await server.person('Ada')
  const statuses: number[] = []
  for (let n = 0; n < 8; n++) {
    const { socket, status } = await open(server, ada.cookie, '203.0.113.1')
    statuses.push(status)
    socket.terminate()
  }
  expect(statuses.filter((status) => status === 101).length).toBe(5)
  expect((await open(server, ada.cookie, '203.0.113.9')).status).toBe(429)
  expect((await open(server, '', '203.0.113.9')).status).toBe(101)
})

test('messages are counted over all sockets of a player', async () => {
  await using server = await serve({ rateLimits: true, trustProxy: 1, limits: { playerMessages: 10 } })
  const ada = await server.person('Ada')
  const sockets = await Promise.all([1, 2, 3].map(() => open(server, ada.cookie, '203.0.113.1')))
  const closed: number[] = []
  for (const { socket } of sockets) socket.on('close', (code) => closed.push(code))
  for (let n = 0; n < 25; n++) for (const { socket } of sockets) socket.send('{"do":"ping"}')
  await until(() => closed.length > 0)
  expect(closed[0]).toBe(4002)
})

test('a client over its byte limit waits before watching more, and still gets updates', async () => {
  await using server = await serve({ rateLimits: true, trustProxy: 1, limits: { playerKilobytes: 1 } })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const body = {
    game: 'lanterns',
    seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
    begin: 'full' as const,
  }
  const { id } = await ada.call(routes.create, { body })
  await bo.call(routes.join, { params: { id }, body: {} })
  const { socket } = await open(server, bo.cookie, '203.0.113.1')
  const heard: Record<string, unknown>[] = []
  socket.on('message', (data) => void heard.push(...[JSON.parse(String(data))].flat()))
  for (let n = 0; n < 40; n++) socket.send(JSON.stringify({ do: 'watch', table: id, seat: 1 }))
  await until(() => heard.some(({ error }) => error === 'TOO_MANY'))
  expect(heard.some((message) => message.is === 'table')).toBe(true)
  const before = heard.length
  await ada.live.answer(id, 0, { end: 1 }, 0)
  await until(() => heard.slice(before).some((message) => message.is === 'update'))
})
