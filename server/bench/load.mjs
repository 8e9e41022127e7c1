// Live games on one node: answers a second, and the time from sending an answer to the other client's update.
// The same driver plays against boardgame.io's server in the same run.
//   node server/bench/load.mjs [--games 200] [--seconds 10] [--pace 0] [--only perilune|boardgame.io]
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { bundle } from './bundle.mjs'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    pace: { type: 'string', default: '0' },
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
})
const GAMES = Number(values.games)
const SECONDS = Number(values.seconds)
/** How long a player thinks, in ms; 0 plays as fast as the server can. */
const PACE = Number(values.pace)

async function start(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => child.kill('SIGKILL'))
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('http') && resolve(line))
    child.on('exit', () => reject(new Error('the server ended before it began')))
  })
  const stop = () =>
    new Promise((resolve) => {
      child.on('exit', resolve)
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 3000).unref()
    })
  return { url, stop, pid: child.pid }
}

/** The processor time a process has used, in ms, where the system tells; it is fairer than the clock on a busy machine. */
function usedBy(pid) {
  try {
    const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}

async function perilune() {
  const dataDir = mkdtempSync(join(tmpdir(), 'perilune-load-'))
  const program = fileURLToPath(await bundle('programs/server'))
  const flags = values.profile ? ['--cpu-prof', '--cpu-prof-dir=/tmp/perilune-prof'] : []
  const { url, stop, pid } = await start([...flags, program, JSON.stringify({ dataDir })])
  const call = async (path, body, cookie = '') => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    const [set] = response.headers.getSetCookie()
    return { ...(await response.json()), cookie: set?.split(';')[0] }
  }

  async function game(n, sample) {
    const cookies = await Promise.all(
      [0, 1].map(async (s) => (await call('/api/guests', { name: `p${n}-${s}` })).cookie),
    )
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const options = { rounds: 10_000 }
    const { id } = await call('/api/tables', { game: 'lanterns', options, seats, begin: 'full' }, cookies[0])
    await call(`/api/tables/${id}/join`, {}, cookies[1])
    const sockets = await Promise.all(
      cookies.map(async (cookie) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } })
        await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
        return socket
      }),
    )
    let keys = 0
    let sentAt = 0
    const move = (seat, seen) => {
      sentAt = performance.now()
      const key = `load-key-${n}-${keys++}`
      sockets[seat].send(JSON.stringify({ do: 'answer', table: id, seat, answer: { end: 1 }, seen, key }))
    }
    sockets.forEach((socket, seat) => {
      socket.on('message', (data) => {
        const message = JSON.parse(String(data))
        if (message.is === 'refused') throw new Error(message.message)
        if (message.is !== 'update' || message.seq === 0 || message.seq % 2 !== seat) return
        if (message.seq === socket.seen) return
        socket.seen = message.seq
        sample(performance.now() - sentAt)
        if (PACE) setTimeout(() => move(seat, message.seq), PACE * (0.5 + Math.random()))
        else move(seat, message.seq)
      })
    })
    await Promise.all(
      sockets.map((socket, seat) => {
        const shown = new Promise((resolve) =>
          socket.on('message', function first(data) {
            if (JSON.parse(String(data)).is === 'table') resolve(socket.off('message', first))
          }),
        )
        socket.send(JSON.stringify({ do: 'watch', table: id, seat }))
        return shown
      }),
    )
    return { begin: () => move(0, 0), end: () => void sockets.map((socket) => socket.terminate()) }
  }
  return { game, pid, stop: () => stop().then(() => rmSync(dataDir, { recursive: true, force: true })) }
}

async function boardgameIo() {
  const { url, stop, pid } = await start([fileURLToPath(new URL('./peer.cjs', import.meta.url))])
  const { io } = createRequire(import.meta.url)('socket.io-client')

  async function game(n, sample) {
    // A match that nobody made is made when the first player asks for it.
    const matchID = `load-${n}`
    let sentAt = 0
    const sockets = ['0', '1'].map(() => io(`${url}/lanterns`, { transports: ['websocket'], forceNew: true }))
    const move = (seat, stateID) => {
      sentAt = performance.now()
      const payload = { type: 'end', args: [], playerID: String(seat) }
      sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, String(seat))
    }
    let first = 0
    await Promise.all(
      sockets.map(
        (socket, seat) =>
          new Promise((resolve) => {
            socket.on('sync', (_id, { state }) => {
              first = state._stateID
              resolve()
            })
            socket.on('update', (_id, state) => {
              if (state.ctx.currentPlayer !== String(seat)) return
              sample(performance.now() - sentAt)
              if (PACE) setTimeout(() => move(seat, state._stateID), PACE * (0.5 + Math.random()))
              else move(seat, state._stateID)
            })
            socket.emit('sync', matchID, String(seat), undefined, 2)
          }),
      ),
    )
    return { begin: () => move(0, first), end: () => void sockets.map((socket) => socket.disconnect()) }
  }
  return { game, pid, stop }
}

async function measure(name, open) {
  const server = await open()
  let times = []
  const sample = (ms) => times.push(ms)
  const games = []
  for (let n = 0; n < GAMES; n += 20)
    games.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, GAMES - n) }, (_, i) => server.game(n + i, sample)),
      )),
    )
  for (const game of games) game.begin()
  const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  // The first seconds warm up both sides.
  await wait(Math.min(3, SECONDS / 3))
  times = []
  const usedBefore = usedBy(server.pid)
  const begun = performance.now()
  await wait(SECONDS)
  const taken = times.sort((a, b) => a - b)
  const used = usedBy(server.pid) - usedBefore
  const seconds = (performance.now() - begun) / 1000
  for (const game of games) game.end()
  await server.stop()
  const at = (share) => taken[Math.floor(taken.length * share)]?.toFixed(1)
  return {
    server: name,
    games: GAMES,
    pace: PACE,
    answersPerSecond: Math.round(taken.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    serverMsPerAnswer: (used / taken.length).toFixed(3),
  }
}

const rows = []
if (values.only !== 'boardgame.io') rows.push(await measure('perilune (durable)', perilune))
if (values.only !== 'perilune') rows.push(await measure('boardgame.io (in memory)', boardgameIo))
console.table(rows)
process.exit(0)
