import { request } from 'node:http'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { trustOf } from '../src/http/address.js'
import { HangUps, MOST_REFUSED } from '../src/http/hang-up.js'
import { serve } from './help/serve.js'

const refuse = (hangUps: HangUps, peer: string, times: number, now: number) => {
  for (let n = 0; n < times; n++) hangUps.count(peer, now)
}

test('an address is hung up on after hundreds of refusals in ten seconds, until these are over', () => {
  const hangUps = new HangUps(trustOf(undefined))
  refuse(hangUps, '203.0.113.1', MOST_REFUSED, 1000)
  expect(hangUps.isOver('203.0.113.1', 1000)).toBe(false)
  refuse(hangUps, '::ffff:203.0.113.1', 1, 5000)
  expect(hangUps.isOver('203.0.113.1', 5000)).toBe(true)
  expect(hangUps.isOver('203.0.113.2', 5000)).toBe(false)
  expect(hangUps.isOver('203.0.113.1', 11_000)).toBe(false)
  refuse(hangUps, '203.0.113.1', MOST_REFUSED, 11_000)
  expect(hangUps.isOver('203.0.113.1', 11_000)).toBe(false)
})

test('a trusted proxy is never hung up on, for it carries the requests of others', () => {
  const hangUps = new HangUps(trustOf('10.0.0.0/8'))
  refuse(hangUps, '10.0.0.1', 10 * MOST_REFUSED, 1000)
  expect(hangUps.isOver('10.0.0.1', 1000)).toBe(false)
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
