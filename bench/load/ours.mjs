import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../server/test/bundle.mjs'
import { start } from './process.mjs'
import { numberAfter, openWire } from './wire.mjs'

async function call(address, body, cookie = '') {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const [set] = response.headers.getSetCookie()
  return { ...(await response.json()), cookie: set?.split(';')[0] }
}

/**
 * Our server, which stores every answer on disk before it acknowledges it, with a game as its clients see it.
 * With several nodes the two players of a game use different ones, or the same if a balancer keeps them
 * `together`.
 */
export async function perilune({ flags, settings = {}, nodes = 1, together = false, dataDir: given }) {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'perilune-load-'))
  const program = fileURLToPath(await bundle('programs/server'))
  const servers = []
  for (let n = 0; n < nodes; n++)
    servers.push(await start([...flags, program, JSON.stringify({ dataDir, ...settings })]))
  const [{ url }] = servers
  const at = (node) => servers[node % nodes].url

  /** Seats two guests at a table; `turn(seat, go)` is called whenever a client sees that it is its turn. */
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
    let keys = 0
    const sockets = []
    const move = (seat, seen) => {
      const key = `load-key-${n}-${keys++}`
      sockets[seat].send(JSON.stringify({ do: 'answer', table: id, seat, answer: { end: 1 }, seen, key }))
    }
    await Promise.all(
      cookies.map(async (cookie, seat) => {
        let shown = () => {}
        const ready = new Promise((resolve) => {
          shown = resolve
        })
        let seen = 0
        const hear = (text) => {
          if (text.includes('"is":"refused"')) throw new Error(text)
          if (text.includes('"is":"table"')) return shown()
          // Every answer ends a turn in this game, so seq determines the seat to play.
          const seq = numberAfter(text, '"seq":')
          if (seq <= seen || seq % 2 !== seat || !text.includes('"is":"update"')) return
          seen = seq
          turn(() => move(seat, seq))
        }
        const address = `${at(together ? n : n + seat).replace('http', 'ws')}/api/live`
        sockets[seat] = await openWire(address, { cookie }, hear)
        sockets[seat].send(JSON.stringify({ do: 'watch', table: id, seat }))
        await ready
      }),
    )
    return { begin: () => move(0, 0), end: () => void sockets.map((socket) => socket.close()) }
  }

  const end = async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }
  return { game, pids: servers.map(({ pid }) => pid), stop: end, url }
}
