import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { commitTo, newChance, openMatch, pickWith, type Row, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { pino } from 'pino'
import type { ServerContext } from '../../src/context.js'
import { makeMetrics } from '../../src/metrics.js'
import { LocalBus } from '../../src/ports/bus.js'
import { newId } from '../../src/ports/ids.js'
import { LocalCounters } from '../../src/ports/shared-counters.js'
import { replaysHere } from '../../src/replay/replays.js'
import { StoreHealth } from '../../src/store/health.js'
import { openSqlite } from '../../src/store/open.js'
import type { GameRow, SeatRow } from '../../src/store/port.js'
import { LiveTables } from '../../src/table/live-tables.js'
import { HostedTables } from '../../src/table/lobby/hosted-tables.js'
import { openFromLog, snapshotOf } from '../../src/table/log/replay-log.js'
import { versionsOf } from '../../src/versions.js'
import { toys } from '../games/index.js'

/*
 * What it costs to open a stored game and to have it open: time with and without the snapshot, memory of a
 * game that is live and of one that is put away. Writes one line of JSON.
 */

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heap = () => {
  for (let i = 0; i < 4; i++) collect()
  return process.memoryUsage().heapUsed
}

const folder = mkdtempSync(path(tmpdir(), 'perilune-opening-'))
const log = pino({ level: 'silent' })
let now = Date.now()
// Nothing of this is measured while it is written.
const opened = await openSqlite(folder, { synchronous: 'OFF' })
const context: ServerContext = {
  ...versionsOf(Object.values({ ...toys, ...games })),
  store: opened,
  storeHealth: new StoreHealth(log),
  bus: new LocalBus(),
  counters: new LocalCounters(),
  node: 'alone',
  alone: true,
  bots: {
    think: () => new Promise(() => {}),
    advise: () => new Promise(() => {}),
    close: async () => {},
  },
  hosted: new HostedTables({ store: opened, now: () => now, limits: undefined }),
  replays: replaysHere(Object.values({ ...toys, ...games })),
  log,
  metrics: makeMetrics(),
  now: () => now,
  newTableId: newId,
  newSeed: () => seedFrom('opening'),
  release: undefined,
  botNames: ['greedy'],
  standIn: 'greedy',
  botPace: 0,
}
const { store } = context

/**
 * Stores a game of so many moves, without playing it through the server: that would be another measurement.
 */
async function storeGame(name: string, options: object, seats: number, moves: number, n: number) {
  const game = context.games.get(name)
  if (!game) throw new Error(`there is no game ${name}`)
  const seed = seedFrom(`${name} ${n}`)
  const chance = newChance(seed)
  const meta: GameRow = {
    id: `${name}-${moves}-${n}`,
    game: name,
    rules: game.rules,
    options: { ...options },
    seed,
    commit: commitTo(seed),
    time: { kind: 'none' },
    onTimeout: 'bot',
    listed: false,
    begin: 'host',
    host: 'ada',
    state: 'open',
    created: now,
    rematch: null,
    chosenSeed: false,
    seating: 0,
  }
  const rows: Row[] = []
  const { state } = openMatch(game, meta.options, seats, seed)
  while (rows.length < moves && game.asked(state).length > 0) {
    const seat = game.asked(state)[0]
    const answer = pickWith(chance, game.answers(state, seat))
    game.play(state, seat, answer)
    rows.push({ seat, answer })
  }
  const people = Array.from({ length: seats }, (_, seat): SeatRow => {
    return { seat, kind: 'person', player: `player-${seat}`, name: `Player ${seat}`, level: null }
  })
  await store.createGame(meta, people)
  const stored = { key: null, at: now, asked: [0], bot: false, progress: '' }
  await store.start(meta.id, people, { game: meta.id, row: { ...stored, seq: 0, row: null } })
  await Promise.all(
    rows.map((row, i) => store.append({ game: meta.id, row: { ...stored, seq: i + 1, row } })),
  )
  const early = rows.slice(0, Math.floor(rows.length / 50) * 50)
  const kept = await openFromLog(store, game, { ...meta, seats }, early)
  return { id: meta.id, rows: rows.length, snapshot: snapshotOf(game, kept), rules: game.rules }
}

async function timeOf(id: string): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 25; i++) {
    const begun = performance.now()
    await new LiveTables(context).get(id)
    times.push(performance.now() - begun)
  }
  return Number(times.sort((a, b) => a - b)[12].toFixed(2))
}

async function opening(name: string, options: object, seats: number, moves: number) {
  const { id, rows, snapshot, rules } = await storeGame(name, options, seats, moves, 0)
  const replayed = await timeOf(id)
  await store.putSnapshot(id, rules, snapshot)
  return { game: name, moves: rows, replayedMs: replayed, fromSnapshotMs: await timeOf(id) }
}

async function memory(
  name: string,
  options: object,
  seats: number,
  moves: number,
  stored: number,
  count: number,
) {
  const tables = new LiveTables(context)
  const empty = heap()
  const ids: string[] = []
  for (let n = 1; n <= stored; n++) ids.push((await storeGame(name, options, seats, moves, n)).id)
  const before = heap()
  for (const id of ids.slice(0, count)) await tables.get(id)
  const live = heap()
  now += 3_600_000
  tables.sweep()
  const idle = heap()
  const each = (bytes: number) => Math.round(bytes / count / 1000)
  return {
    game: name,
    moves,
    stored,
    live: count,
    storedKb: Number(((before - empty) / stored / 1000).toFixed(2)),
    liveKb: each(live - before),
    putAwayKb: each(idle - before),
  }
}

const results = {
  opening: [
    await opening('lanterns', { rounds: 10_000 }, 2, 1000),
    await opening('lanterns', { rounds: 10_000 }, 2, 5000),
    await opening('moon', {}, 3, 1000),
  ],
  memory: [
    await memory('lanterns', { rounds: 10_000 }, 2, 20, 10_000, 1000),
    await memory('moon', {}, 3, 200, 1000, 1000),
  ],
}
await store.close()
rmSync(folder, { recursive: true, force: true })
console.log(JSON.stringify(results))
process.exit(0)
