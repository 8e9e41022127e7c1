#!/usr/bin/env node
// Measures live games on one node with SQLite, on one with Postgres, and on three with Postgres and Redis,
// alternating within one run. On three nodes, once with a table's players on different nodes, and once with a
// balancer that keeps them together.
//   node bench/bin/nodes.mjs [--games 200] [--seconds 5] [--rounds 2] [--pace 0] [--save]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bundle } from '../../server/test/bundle.mjs'
import { measure, median } from '../load/measure.mjs'
import { perilune } from '../load/ours.mjs'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '2' },
    pace: { type: 'string', default: '0' },
    save: { type: 'boolean', default: false },
  },
})
const flags = ['--max-semi-space-size=64']
const [games, seconds, pace] = ['games', 'seconds', 'pace'].map((name) => Number(values[name]))
const { startPostgres } = await import(await bundle('help/postgres'))
const { startRedis } = await import(await bundle('help/redis'))
const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()])

const setups = {
  'one node, SQLite': async () => ({ nodes: 1 }),
  'one node, Postgres': async (n) => ({
    nodes: 1,
    settings: { databaseUrl: await postgres.database(`one_${n}`) },
  }),
  'three nodes, Postgres': async (n) => ({
    nodes: 3,
    settings: { databaseUrl: await postgres.database(`three_${n}`), redisUrl: redis.url },
  }),
  'three nodes, Postgres, a table on one of them': async (n) => ({
    nodes: 3,
    together: true,
    settings: { databaseUrl: await postgres.database(`together_${n}`), redisUrl: redis.url },
  }),
}

const rounds = []
for (let n = 0; n < Number(values.rounds); n++) {
  const round = {}
  for (const [name, setup] of Object.entries(setups)) {
    round[name] = await measure(perilune, { games, seconds, pace, flags, ...(await setup(n)) })
    console.log(n + 1, name, JSON.stringify(round[name]))
  }
  rounds.push(round)
}
await Promise.all([postgres.stop(), redis.stop()])
const summary = Object.keys(setups).map((name) => {
  const of = (key) => median(rounds.map((round) => round[name][key]))
  return { setup: name, answersPerSecond: of('answersPerSecond'), p50: of('p50'), p99: of('p99') }
})
console.table(summary)
if (values.save) {
  const results = { node: process.versions.node, games, seconds, pace, summary, rounds }
  writeFileSync(new URL('../results/nodes.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
}
process.exit(0)
