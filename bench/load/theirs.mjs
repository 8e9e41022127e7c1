import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { start } from './process.mjs'

const ROOM = '/lanterns'

/**
 * boardgame.io's server with a game of the same size, its matches in memory as it comes. Its clients are as light as ours: a
 * socket and JSON, with the few words of socket.io around it, so that the driver costs both sides the same.
 */
export async function boardgameIo({ flags }) {
  const { url, stop, pid } = await start([...flags, fileURLToPath(new URL('./peer.cjs', import.meta.url))])
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`

  /** A socket of socket.io: `0` opens the line, `40` a room, `42` is an event, and `2` wants to hear `3`. */
  const open = (hear) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(address).once('error', reject)
      const emit = (...event) => socket.send(`42${ROOM},${JSON.stringify(event)}`)
      socket.on('message', (data) => {
        const text = String(data)
        if (text.startsWith(`42${ROOM},`)) hear(...JSON.parse(text.slice(3 + ROOM.length)))
        else if (text === '2') socket.send('3')
        else if (text.startsWith('40')) resolve({ emit, close: () => socket.terminate() })
        else if (text.startsWith('0')) socket.send(`40${ROOM},`)
      })
    })

  async function game(n, turn) {
    // A match that nobody made is made when the first player asks for it.
    const matchID = `load-${n}`
    let first = 0
    const sockets = []
    const move = (seat, stateID) => {
      const payload = { type: 'end', args: [], playerID: String(seat) }
      sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, String(seat))
    }
    await Promise.all(
      [0, 1].map(async (seat) => {
        let synced = () => {}
        const ready = new Promise((resolve) => {
          synced = resolve
        })
        sockets[seat] = await open((what, _id, said) => {
          if (what === 'sync') {
            first = said.state._stateID
            synced()
          } else if (what === 'update' && said.ctx.currentPlayer === String(seat))
            turn(() => move(seat, said._stateID))
        })
        sockets[seat].emit('sync', matchID, String(seat), undefined, 2)
        await ready
      }),
    )
    return { begin: () => move(0, first), end: () => void sockets.map((socket) => socket.close()) }
  }
  return { game, pids: [pid], stop }
}
