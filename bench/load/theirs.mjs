import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { start } from './process.mjs'

/** boardgame.io's server with a game of the same size, its matches in memory as it comes. */
export async function boardgameIo({ flags }) {
  const { url, stop, pid } = await start([...flags, fileURLToPath(new URL('./peer.cjs', import.meta.url))])
  const { io } = createRequire(import.meta.url)('socket.io-client')

  async function game(n, turn) {
    // A match that nobody made is made when the first player asks for it.
    const matchID = `load-${n}`
    const sockets = ['0', '1'].map(() => io(`${url}/lanterns`, { transports: ['websocket'], forceNew: true }))
    const move = (seat, stateID) => {
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
              if (state.ctx.currentPlayer === String(seat)) turn(() => move(seat, state._stateID))
            })
            socket.emit('sync', matchID, String(seat), undefined, 2)
          }),
      ),
    )
    return { begin: () => move(0, first), end: () => void sockets.map((socket) => socket.disconnect()) }
  }
  return { game, pids: [pid], stop }
}
