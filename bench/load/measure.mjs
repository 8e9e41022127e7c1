import { usedBy } from './process.mjs'

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
const OPENED_AT_ONCE = 20
/** A server is warmed up by this many answers, or for this many seconds if it is slower. */
const WARM = { answers: 20_000, seconds: 15 }

/**
 * Plays live games on one server and measures the answers per second and the time from sending an answer to
 * the other client's update. `pace` is how long a player thinks, in ms; 0 plays as fast as possible.
 */
export async function measure(open, { games, seconds, pace, warm: most = WARM, ...setup }) {
  const server = await open(setup)
  let times = []
  // Both servers are warmed up at full speed, because a server in use is warm.
  let thinking = 0
  const playing = []
  for (let n = 0; n < games; n += OPENED_AT_ONCE) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, games - n) }, (_, i) => {
      let sentAt = 0
      const send = (go) => {
        sentAt = performance.now()
        go()
      }
      const turn = (go) => {
        times.push(performance.now() - sentAt)
        if (thinking) setTimeout(send, thinking * (0.5 + Math.random()), go)
        else send(go)
      }
      return server.game(n + i, turn).then((game) => ({ ...game, begin: () => send(game.begin) }))
    })
    playing.push(...(await Promise.all(some)))
  }
  for (const game of playing) game.begin()
  const warm = performance.now() + most.seconds * 1000
  await wait(Math.max(2, seconds / 3))
  while (times.length < most.answers && performance.now() < warm) await wait(0.1)
  thinking = pace
  // Answers come one by one from here; those sent in the warm-up must be handled first.
  if (pace) await wait((2 * pace) / 1000)
  times = []
  const used = { server: usedBy(server.pids), driver: process.cpuUsage() }
  const begun = performance.now()
  await wait(seconds)
  const taken = times.sort((a, b) => a - b)
  const passed = (performance.now() - begun) / 1000
  const driver = process.cpuUsage(used.driver)
  const serverMs = usedBy(server.pids) - used.server
  for (const game of playing) game.end()
  await server.stop()
  const at = (share) => Number((taken[Math.floor(taken.length * share)] ?? Number.NaN).toFixed(2))
  return {
    answersPerSecond: Math.round(taken.length / passed),
    p50: at(0.5),
    p99: at(0.99),
    serverMsPerAnswer: Number((serverMs / taken.length).toFixed(3)),
    driverMsPerAnswer: Number(((driver.user + driver.system) / 1000 / taken.length).toFixed(3)),
  }
}

export const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]
