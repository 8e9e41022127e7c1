import { sample, sleep } from './lib.mjs'

export const name = 'hundreds of sockets of one address that ask for the same large table again and again'

export async function attack({ serve }, { short }) {
  const server = await serve()
  const attacker = await server.guest('Mallory', { address: '127.0.0.2' })
  const bystander = await server.guest('Ada', { address: '127.0.0.3' })
  const seats = [{ kind: 'me' }, ...Array(4).fill({ kind: 'bot', level: 'random' })]
  const { id } = await attacker.ok('POST', '/api/tables', { game: 'terraforming-mars', seats, begin: 'full' })
  const mine = await bystander.socket()
  const before = await pings(mine, 1000)

  const [count, watches] = short ? [128, 40] : [256, 55]
  const sockets = []
  let refused = 0
  for (let i = 0; i < count; i += 16) {
    const some = Array.from({ length: Math.min(16, count - i) }, () => attacker.socket({ keep: false }))
    for (const opened of await Promise.allSettled(some))
      if (opened.status === 'fulfilled') sockets.push(opened.value)
      else refused++
  }
  const during = sample(() => mine.ask({ do: 'ping' }, 60_000), 100)
  for (let i = 0; i < watches; i++) {
    for (const socket of sockets)
      if (socket.closed === null) socket.send({ do: 'watch', table: id, ref: 'w' })
    await sleep(1)
  }
  await quiet(sockets, short ? 10_000 : 60_000)
  const { p50, p99, worst } = await during.stop()
  const figures = {
    socketsOpened: sockets.length,
    socketsRefused: refused,
    watchesSent: sockets.length * watches,
    megabytesOut: Math.round(sockets.reduce((sum, { bytes }) => sum + bytes, 0) / 1e5) / 10,
    socketsClosed: sockets.filter(({ closed }) => closed !== null).length,
    bystanderBefore: before.p50,
    bystander: { p50, p99, worst },
    bystanderClosed: mine.closed !== null,
  }
  for (const socket of sockets) socket.close()
  return figures
}

async function pings(socket, ms) {
  const sampled = sample(() => socket.ask({ do: 'ping' }), 100)
  await sleep(ms)
  return sampled.stop()
}

/** Waits until nothing has arrived for six seconds. */
async function quiet(sockets, most) {
  const end = performance.now() + most
  let last = -1
  let since = performance.now()
  while (performance.now() < end && (last <= 0 || performance.now() - since < 6000)) {
    await sleep(200)
    const bytes = sockets.reduce((sum, socket) => sum + socket.bytes, 0)
    if (bytes !== last) since = performance.now()
    last = bytes
  }
}

export const holds = (f) => ({
  'one player has no more than 30 sockets': f.socketsOpened <= 30,
  'one player is sent no more than 25 MB for asking': f.megabytesOut <= 25,
  'nobody else waits for more than 2 s': f.bystander.worst < 2000,
  'nobody else is thrown out': !f.bystanderClosed,
})
