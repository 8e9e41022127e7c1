// node server/test/attacks/all-at-once.mjs [--checkout <folder>] [--seconds 60] [--rounds 3] [--load
// busy,attack] A bystander's latencies and the answers of their bots while one address does its worst
// (`attack`), or while a process of the same priority on the same core does nothing but compute (`busy`). The
// load is niced and kept to one core. The loads take turns, each round on a new server; prints a table of all
// rounds and how the loads compare.
import { spawn } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { HttpClient, load, recordOf, sample, sleep, startServer, summary, timed, until } from './lib.mjs'

const { values } = parseArgs({
  options: {
    checkout: { type: 'string', default: fileURLToPath(new URL('../../..', import.meta.url)) },
    seconds: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '3' },
    load: { type: 'string', default: 'busy,attack' },
    // For the process that is started for the load.
    port: { type: 'string' },
  },
})
const checkout = resolve(values.checkout)
const seconds = Number(values.seconds)
const LEVELS = ['easy', 'medium', 'hard']
const ATTACKER = { address: '127.0.0.2', sockets: 64 }

if (values.port) await (values.load === 'busy' ? compute() : attackAll(Number(values.port)))
else await compare(values.load.split(','))
process.exit()

/** Computes on one core until the time is up. */
async function compute() {
  const end = Date.now() + 1000 * seconds
  for (let n = 0; Date.now() < end; n++) Math.sqrt(n)
}

/** Runs the loads in turn and prints what each round and all of them together gave. */
async function compare(loads) {
  console.log(
    '| load | machine load | requests | median | p99 | worst | bots: median (worst) of easy, medium, hard |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  const runs = []
  for (let round = 1; round <= Number(values.rounds); round++)
    for (const load of loads) {
      const run = await measure(load)
      runs.push(run)
      console.log(row(`${load} ${round}`, run))
    }
  const all = loads.map((load) => together(runs.filter((run) => run.load === load)))
  for (const run of all) console.log(row(`${run.load}, all`, run))
  const p99 = all.map(({ times }) => summary(times).p99)
  if (loads.length === 2) console.log(`\np99 of ${loads[1]} / ${loads[0]}: ${(p99[1] / p99[0]).toFixed(2)}`)
}

function together(runs) {
  return {
    load: runs[0].load,
    machineLoad: runs.flatMap(({ machineLoad }) => machineLoad),
    times: runs.flatMap(({ times }) => times),
    failed: runs.reduce((sum, { failed }) => sum + failed, 0),
    bots: Object.fromEntries(LEVELS.map((level) => [level, runs.flatMap(({ bots }) => bots[level])])),
  }
}

function row(name, { machineLoad, times, failed, bots }) {
  const { count, p50, p99, worst } = summary(times)
  const load = `${Math.min(...machineLoad).toFixed(1)}–${Math.max(...machineLoad).toFixed(1)}`
  const requests = failed > 0 ? `${count}, ${failed} failed` : count
  const answers = LEVELS.map((level) => botText(bots[level])).join(', ')
  return `| ${[name, load, requests, `${p50} ms`, `${p99} ms`, `${worst} ms`, answers].join(' | ')} |`
}

function botText(times) {
  const { count, p50, worst } = summary(times.filter((ms) => ms !== null))
  const none = times.length - count
  const text = count > 0 ? `${(p50 / 1000).toFixed(1)} s (${(worst / 1000).toFixed(1)})` : ''
  return none > 0 ? `${text} ${none} without an answer`.trim() : text
}

/** One round: a server, a bystander and the load. */
async function measure(loadName) {
  const server = await startServer(checkout)
  const ada = await server.guest('Ada', { address: '127.0.0.3' })
  const socket = await ada.socket({ keep: false })
  // A server that has been running: the threads of its bots have started.
  await botAnswer(ada, 'easy')
  const core = String(cpus().length - 1)
  const args = [process.execPath, fileURLToPath(import.meta.url), '--port', String(server.port)]
  const more = ['--checkout', checkout, '--seconds', values.seconds, '--load', loadName]
  const before = loadavg()[0]
  const child = spawn('taskset', ['-c', core, 'nice', '-n', '10', ...args, ...more], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await sleep(3000)
  const http = sample(() => ada.ok('GET', '/api/me'), 300)
  const pings = sample(() => socket.ask({ do: 'ping' }, 60_000), 200)
  const bots = Object.fromEntries(LEVELS.map((level) => [level, []]))
  const end = performance.now() + 1000 * (seconds - 5)
  for (let n = 0; performance.now() < end && n < 18; n++) {
    const level = LEVELS[n % LEVELS.length]
    bots[level].push(await botAnswer(ada, level).catch(() => null))
    await sleep(Math.max(0, Math.min(5000, end - performance.now())))
  }
  while (performance.now() < end) await sleep(200)
  const failed = (await http.stop()).failed + (await pings.stop()).failed
  kill()
  process.off('exit', kill)
  const machineLoad = [before, loadavg()[0]]
  await server.stop()
  return { load: loadName, machineLoad, times: [...http.times, ...pings.times], failed, bots }
}

/** How long a bot takes for its first answer, in ms; null if it gave none in 20 s. */
async function botAnswer(client, level) {
  const seats = [{ kind: 'me' }, { kind: 'bot', level }]
  const { id } = await client.ok('POST', '/api/tables', { game: 'terraforming-mars', seats, begin: 'full' })
  const { ms, result } = await timed(() =>
    until(async () => (await client.ok('GET', `/api/tables/${id}`)).seq > 0, 20_000, 200),
  )
  return result ? ms : null
}

async function attackAll(port) {
  const end = Date.now() + 1000 * seconds
  const { addRow, commitTo, newSeed, openMatch } = await load(checkout, 'engine')
  const { games } = await load(checkout, 'games/all')
  const game = Object.values(games).find(({ id }) => id === 'terraforming-mars')
  const guest = async () => {
    const client = new HttpClient(port, ATTACKER)
    await client.call('POST', '/api/guests', { name: 'Mallory' })
    return client
  }
  const mallory = await guest()
  const forever = async (work) => {
    while (Date.now() < end) {
      await work().catch(() => {})
      await sleep(1)
    }
  }
  const bots = { game: game.id, seats: Array(5).fill({ kind: 'bot', level: 'hard' }), begin: 'full' }
  const open = { game: 'moon', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true }
  const banned = { ...bots, options: { banned: Array.from({ length: 12_000 }, (_, i) => `x${i % 10}`) } }
  const record = JSON.stringify(costlyRecord({ addRow, commitTo, newSeed, openMatch }, game))
  const { json: watched } = await mallory.call('POST', '/api/tables', bots)
  const forged = () => ({ 'x-forwarded-for': `10.${rand()}.${rand()}.${rand()}` })
  await Promise.all([
    forever(() => mallory.call('POST', '/api/records/verify', record)),
    forever(async () => {
      const { json } = await mallory.call('POST', '/api/records', record)
      if (!json?.id) return sleep(1000)
      await mallory.call('GET', `/api/tables/${json.id}/at/3000`)
      await mallory.call('GET', `/api/tables/${json.id}/analysis`)
    }),
    forever(() => mallory.call('POST', '/api/tables', banned)),
    forever(() => mallory.call('POST', '/api/tables', bots)),
    forever(() => mallory.call('POST', '/api/tables', open)),
    // With a new guest each time: caps by player must not be all there is.
    forever(async () => (await guest()).call('POST', '/api/tables', bots)),
    forever(() => mallory.call('POST', '/api/session', { name: 'Ada', password: 'a guess' }, forged())),
    forever(() => mallory.call('GET', '/metrics', undefined, forged())),
    forever(() => mallory.call('GET', '/healthz', undefined, forged())),
    ...Array.from({ length: 256 }, () => forever(() => watchForEver(mallory, watched?.id ?? 'none', end))),
  ])
}

function rand() {
  return Math.floor(Math.random() * 256)
}

async function watchForEver(client, table, end) {
  const socket = await client.socket({ keep: false }).catch(() => null)
  if (!socket) return sleep(500)
  for (let n = 0; n < 55 && socket.closed === null; n++) socket.send({ do: 'watch', table, ref: 'w' })
  while (socket.closed === null && Date.now() < end) {
    await sleep(100)
    socket.send({ do: 'watch', table, ref: 'w' })
  }
  socket.close()
}

/** Answers to a question to all seats, replaced and taken back thousands of times. */
function costlyRecord(engine, game) {
  const seed = engine.newSeed()
  const { state } = engine.openMatch(game, {}, 5, seed)
  const [answer] = game.answers(state, 0)
  const rows = [
    ...Array(5000).fill({ seat: 0, answer }),
    ...Array(5000).fill({ seat: 0, undo: true }),
    { act: 'stop' },
  ]
  return recordOf(engine, game, { seats: 5, seed, rows })
}
