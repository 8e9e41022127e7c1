import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { bundle } from '../../server/test/bundle.mjs'
import { start } from './process.mjs'

/**
 * Our server, every answer on the disk before it is acknowledged; a game as its clients see it. Of several nodes the two
 * players of a game use different ones, or the same where the balancer keeps them `together`.
 */
export async function perilune({ flags, settings = {}, nodes = 1, together = false, dataDir: given }) {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'perilune-load-'))
  const program = fileURLToPath(await bundle('programs/server'))
  const servers = []
  for (let n = 0; n < nodes; n++)
    servers.push(await start([...flags, program, JSON.stringify({ dataDir, ...settings })]))
  const [{ url }] = servers
  const at = (node) => servers[node % nodes].url

  async function call(address, body, cookie = '') {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    const [set] = response.headers.getSetCookie()
    return { ...(await response.json()), cookie: set?.split(';')[0] }
  }

  async function socketFor(cookie, node) {
    const socket = new WebSocket(`${at(node).replace('http', 'ws')}/api/live`, { headers: { cookie } })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return socket
  }

  /** Two guests at a table; `turn(seat, go)` is called whenever a client sees that it is its turn. */
  async function game(n, turn) {
    const cookies = await Promise.all(
      [0, 1].map(async (s) => (await call(`${at(n)}/api/guests`, { name: `p${n}-${s}` })).cookie),
    )
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const options = { rounds: 10_000 }
    const { id } = await call(
      `${at(n)}/api/tables`,
      { game: 'lanterns', options, seats, begin: 'full' },
      cookies[0],
    )
    await call(`${at(n)}/api/tables/${id}/join`, {}, cookies[1])
    const sockets = await Promise.all(
      cookies.map((cookie, seat) => socketFor(cookie, together ? n : n + seat)),
    )
    let keys = 0
    const move = (seat, seen) => {
      const key = `load-key-${n}-${keys++}`
      sockets[seat].send(JSON.stringify({ do: 'answer', table: id, seat, answer: { end: 1 }, seen, key }))
    }
    const shown = sockets.map(
      (socket, seat) =>
        new Promise((resolve) => {
          const hear = (message) => {
            if (message.is === 'refused') throw new Error(message.message)
            if (message.is === 'table') resolve()
            // Every answer here ends a turn: the seats take turns with the moments.
            else if (
              message.is === 'update' &&
              message.seq > (socket.seen ?? 0) &&
              message.seq % 2 === seat
            ) {
              socket.seen = message.seq
              turn(() => move(seat, message.seq))
            }
          }
          socket.on('message', (data) => {
            const said = JSON.parse(data)
            if (Array.isArray(said)) said.forEach(hear)
            else hear(said)
          })
          socket.send(JSON.stringify({ do: 'watch', table: id, seat }))
        }),
    )
    await Promise.all(shown)
    return { begin: () => move(0, 0), end: () => void sockets.map((socket) => socket.terminate()) }
  }

  const end = async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }
  return { game, pids: servers.map(({ pid }) => pid), stop: end, url }
}
