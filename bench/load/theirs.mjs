import { fileURLToPath } from 'node:url'
import { installPeer } from '../peer/install.mjs'
import { start } from './process.mjs'
import { numberAfter, openWire } from './wire.mjs'

const NAMESPACE = '/lanterns'
const SYNC = `42${NAMESPACE},["sync"`
const UPDATE = `42${NAMESPACE},["update"`

/** boardgame.io's server with a game of the same size, its matches in memory, which is the default. */
export async function boardgameIo({ flags }) {
  installPeer()
  const program = fileURLToPath(new URL('../peer/server.cjs', import.meta.url))
  const { url, stop, pid } = await start([...flags, program])
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`

  // The socket.io protocol: `0` opens the connection, `40` a namespace, `42` is an event, and `3` replies to
  // `2`.
  const open = (hear) =>
    new Promise((resolve, reject) => {
      const wire = openWire(address, {}, (text) => {
        if (text.startsWith(`42${NAMESPACE},`)) hear(text)
        else if (text === '2') wire.then((socket) => socket.send('3'))
        else if (text.startsWith('40'))
          wire.then((socket) =>
            resolve({
              ...socket,
              emit: (...event) => socket.send(`42${NAMESPACE},${JSON.stringify(event)}`),
            }),
          )
        else if (text.startsWith('0')) wire.then((socket) => socket.send(`40${NAMESPACE},`))
      })
      wire.catch(reject)
    })

  async function game(n, turn) {
    // A match that does not exist yet is created when the first player requests it.
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
        sockets[seat] = await open((text) => {
          const moment = numberAfter(text, '"_stateID":')
          if (text.startsWith(SYNC)) {
            first = moment
            synced()
          } else if (text.startsWith(UPDATE) && text.includes(`"currentPlayer":"${seat}"`))
            turn(() => move(seat, moment))
        })
        sockets[seat].emit('sync', matchID, String(seat), undefined, 2)
        await ready
      }),
    )
    return { begin: () => move(0, first), end: () => void sockets.map((socket) => socket.close()) }
  }
  return { game, pids: [pid], stop }
}
