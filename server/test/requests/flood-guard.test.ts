import { request } from 'node:http'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { trustOf } from '../../src/requests/client-address.js'
import { FloodGuard, MOST_REFUSED } from '../../src/requests/flood-guard.js'
import { serve } from '../help/serve.js'

const refuse = (floodGuard: FloodGuard, peer: string, times: number, now: number) => {
  for (let n = 0; n < times; n++) floodGuard.count(peer, now)
}

test('an address is hung up on after hundreds of refusals in ten seconds, until these are over', () => {
  const floodGuard = new FloodGuard(trustOf(undefined))
  refuse(floodGuard, '203.0.113.1', MOST_REFUSED, 1000)
  expect(floodGuard.isOver('203.0.113.1', 1000)).toBe(false)
  refuse(floodGuard, '::ffff:203.0.113.1', 1, 5000)
  expect(floodGuard.isOver('203.0.113.1', 5000)).toBe(true)
  expect(floodGuard.isOver('203.0.113.2', 5000)).toBe(false)
  expect(floodGuard.isOver('203.0.113.1', 11_000)).toBe(false)
  refuse(floodGuard, '203.0.113.1', MOST_REFUSED, 11_000)
  expect(floodGuard.isOver('203.0.113.1', 11_000)).toBe(false)
})

test('a trusted proxy is never hung up on, for it carries the requests of others', () => {
  const floodGuard = new FloodGuard(trustOf('10.0.0.0/8'))
  refuse(floodGuard, '10.0.0.1', 10 * MOST_REFUSED, 1000)
  expect(floodGuard.isOver('10.0.0.1', 1000)).toBe(false)
})

test.each(['requests', 'sockets'])(
  'a flood of %s ends in closed connections; others are served',
  async (kind) => {
    const limits = { requests: 5, upgrades: 5 }
    await using server = await serve({ rateLimits: true, host: '0.0.0.0', limits: limits as never })
    const { port } = new URL(server.url)
    const get = (localAddress: string) =>
      new Promise<number | string>((resolve) => {
        const sent = request({ port, host: '127.0.0.1', path: '/api/me', localAddress, agent: false })
        sent.on('response', (response) => resolve(response.resume().statusCode ?? 0))
        sent.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''))
        sent.end()
      })
    const connect = (localAddress: string) =>
      new Promise<number | string>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { localAddress })
        socket.on('open', () => resolve(101))
        socket.on('unexpected-response', (_, response) => resolve(response.resume().statusCode ?? 0))
        socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? ''))
      })
    const once = kind === 'requests' ? get : connect
    const answers: (number | string)[] = []
    // More than should be needed, for on a slow machine the ten seconds may be over before.
    for (let n = 0; n < 10 * MOST_REFUSED && answers.at(-1) !== 'ECONNRESET'; n += 20)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => once('127.0.0.2')))))
    expect(answers.slice(5, MOST_REFUSED)).toEqual(Array(MOST_REFUSED - 5).fill(429))
    expect(answers.at(-1)).toBe('ECONNRESET')
    expect(await get('127.0.0.3')).toBe(200)
  },
)
