import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { start } from './process.mjs'
import { numberAfter, openWire } from './wire.mjs'

/** The number of different games played; a table that ends is replaced by another one. */
const DIFFERENT = 24

/** Pages request data and make the sentences themselves; servers before 0.2 send only sentences. */
const formOf = (tree) =>
  readFileSync(join(tree, 'protocol/src/socket.ts'), 'utf8').includes('form:') ? { form: 'data' } : {}

const seedOf = (n) => createHash('sha256').update(`load ${n}`).digest('hex')

async function post(address, body, cookie = '') {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(answer))
  return { ...answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] }
}

/**
 * Our server with real games. The random answers are computed beforehand, so that clients cost little. With
 * `deflate` the sockets request compression, as browsers do. `tree` is the root of the sources to measure.
 */
export async function realGames({ flags, game: id, seats, deflate, tree, env = {}, settings = {} }) {
  const { bundle } = await import(pathToFileURL(join(tree, 'server/test/bundle.mjs')).href)
  const seeds = Array.from({ length: DIFFERENT }, (_, n) => seedOf(n))
  const wanted = JSON.stringify({ game: id, seats, options: {}, seeds })
  const player = fileURLToPath(await bundle('programs/random-games'))
  const plays = JSON.parse(execFileSync(process.execPath, [player, wanted], { maxBuffer: 1 << 30 }))
  const rowsOf = new Map(plays.map(({ commit, rows }) => [commit, rows]))
  const dataDir = mkdtempSync(join(tmpdir(), 'perilune-load-'))
  const program = fileURLToPath(await bundle('programs/games-server'))
  const server = await start([...flags, program, JSON.stringify({ dataDir, seeds, ...settings })], env)
  const { url } = server
  const form = formOf(tree)

  const call = (path, body, cookie) => post(url + path, body, cookie)
  const site = { id, url, deflate, form, rowsOf, call }

  /** Plays one table after another with the same players. */
  async function game(n, turn) {
    const people = Array.from({ length: seats }, (_, s) => call('/api/guests', { name: `p${n}-${s}` }))
    const cookies = (await Promise.all(people)).map(({ cookie }) => cookie)
    let ended = false
    let close = () => {}
    const next = async () => {
      const table = await openTable(site, { n, cookies }, turn, () => {
        table.close()
        if (ended) return
        // A server that is shutting down refuses to open another table.
        next().then(
          (begin) => !ended && turn(begin),
          (error) => {
            if (!ended) throw error
          },
        )
      })
      close = table.close
      return table.begin
    }
    const begin = await next()
    const end = () => {
      ended = true
      close()
    }
    return { begin, end }
  }

  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { game, pids: [server.pid], stop, url }
}

/** Opens a table; `turn` is called whenever a seat may send its next row, and `over` after the last row. */
async function openTable({ id, url, deflate, form, rowsOf, call }, { n, cookies }, turn, over) {
  const wishes = cookies.map((_, s) => ({ kind: s === 0 ? 'me' : 'open' }))
  const made = await call('/api/tables', { game: id, seats: wishes, begin: 'full' }, cookies[0])
  for (const [s, cookie] of cookies.entries())
    if (s > 0) await call(`/api/tables/${made.id}/join`, { seat: s }, cookie)
  const rows = rowsOf.get(made.commit)
  /** The index of the next row; its seat sends it when it has seen the previous moment. */
  let at = 0
  const sockets = []
  const send = () => {
    const [seat, answer] = rows[at]
    const message = {
      do: 'answer',
      table: made.id,
      seat,
      answer,
      seen: at,
      key: `load-${n}-${made.id}-${at}`,
    }
    at++
    sockets[seat].send(JSON.stringify(message))
  }
  const close = () => {
    for (const socket of sockets) socket.close()
  }
  const opened = cookies.map(async (cookie, seat) => {
    let shown = () => {}
    const ready = new Promise((resolve) => {
      shown = resolve
    })
    // Only the seat that acts next reads its messages: sending is the server's work, but unpacking is the
    // client's.
    const isRead = () => at === 0 || at === rows.length || rows[at][0] === seat
    const hear = (text) => {
      if (text.includes('"is":"refused"')) throw new Error(text.slice(0, 1000))
      if (text.includes('"is":"table"')) return shown()
      if (!text.includes('"is":"update"') || numberAfter(text, '"seq":') !== at || at === 0) return
      if (at === rows.length) return seat === 0 && over()
      if (rows[at][0] === seat) turn(send)
    }
    sockets[seat] = await openWire(`${url.replace('http', 'ws')}/api/live`, { cookie }, hear, {
      deflate,
      isRead,
    })
    sockets[seat].send(JSON.stringify({ do: 'watch', table: made.id, seat, ...form }))
    await ready
  })
  await Promise.all(opened)
  return { begin: send, close }
}
