/*
 * A bot that sits down at a live table of any server, by the link of the table's page, and plays any game
 * through the WebSocket:
 *
 *     npm install ws && node docs/examples/seat.ts https://perilune.example/t/TABLE
 *
 * Node 22.18 and later run it as it is. It takes any answer; docs/bots.md has the messages, /api/docs all
 * their fields.
 */
import { WebSocket } from 'ws'

const link = new URL(process.argv[2])
const table = link.pathname.split('/')[2]
// ms before a move: a server accepts 20 messages a second, and people want to watch.
const PACE = Number(process.argv[3] ?? 150)

let cookie = ''
async function call(method: string, path: string, body?: object) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const reply = await fetch(link.origin + path, { method, headers, body: body && JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  return reply.json()
}
await call('POST', '/api/guests', { name: 'Any Bot' })
let seat = (await call('POST', `/api/tables/${table}/join`, {})).viewer

const live = `${link.origin.replace(/^http/, 'ws')}/api/live?table=${table}`
const socket = new WebSocket(live, { headers: { cookie } })
const say = (what: string, more = {}) => socket.send(JSON.stringify({ do: what, table, seat, ...more }))
let asking: NodeJS.Timeout | undefined
const PASSING = new Set(['NOT_STARTED', 'NO_SUCH_SEAT', 'NOT_YOUR_SEAT']) // what was asked as the game began

socket.on('open', () => say('watch'))
socket.on('message', async (data) => {
  for (const heard of [JSON.parse(String(data))].flat()) {
    if (heard.is === 'answers' && heard.must.length > 0) {
      const answer = heard.must[Math.floor(Math.random() * heard.must.length)]
      say('answer', { answer, seen: heard.seq, key: crypto.randomUUID() })
    } else if (heard.is === 'left') {
      // Seats move up when a game begins without some of them.
      seat = (await call('GET', `/api/tables/${table}`)).viewer
      say('watch')
    } else if (heard.is === 'table' || heard.is === 'update' || heard.error === 'STALE') {
      clearTimeout(asking) // however much has changed, one question is enough
      asking = setTimeout(() => say('answers'), PACE)
    } else if (heard.error === 'GAME_OVER') socket.close()
    else if (heard.error && !PASSING.has(heard.error)) console.error(heard.message)
  }
})
