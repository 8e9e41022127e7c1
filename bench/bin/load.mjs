#!/usr/bin/env node
// Measures live games on one node. What is compared takes turns within one run, so that slow moments of the
// machine affect all alike. Real games, with random answers; --deflate requests compression, as browsers do:
//   node bench/bin/load.mjs --game terraforming-mars --seats 4 --deflate [--tables 40] [--seconds 8]
//     [--rounds 3] [--against <another checkout, with its node_modules>] [--save]
// A toy game beside boardgame.io's: Perilune stores an answer on disk before it is acknowledged, boardgame.io
// keeps it in memory:
//   node bench/bin/load.mjs [--games 200] [--seconds 8] [--rounds 3] [--pace 400]
//     [--only perilune|boardgame.io] [--save]
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measure, median } from '../load/measure.mjs'
import { perilune } from '../load/ours.mjs'
import { realGames } from '../load/real-games.mjs'
import { boardgameIo } from '../load/theirs.mjs'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    pace: { type: 'string', default: '400' },
    only: { type: 'string' },
    game: { type: 'string' },
    seats: { type: 'string', default: '4' },
    tables: { type: 'string', default: '40' },
    deflate: { type: 'boolean', default: false },
    against: { type: 'string' },
    save: { type: 'boolean', default: false },
    'node-flags': { type: 'string', default: '--max-semi-space-size=64' },
  },
})
const games = Number(values.games)
const seconds = Number(values.seconds)
// Both run with the same settings of Node.
const flags = values['node-flags'].split(' ').filter(Boolean)
const root = fileURLToPath(new URL('../..', import.meta.url))
const servers = { perilune, 'boardgame.io': boardgameIo }

async function compare(name, pace) {
  const rounds = []
  for (let round = 0; round < Number(values.rounds); round++) {
    const row = {}
    for (const [server, open] of Object.entries(servers)) {
      if (values.only && values.only !== server) continue
      row[server] = await measure(open, { games, seconds, pace, flags })
      console.log(name, round + 1, server, JSON.stringify(row[server]))
    }
    rounds.push(row)
  }
  const middle = (of) => {
    const all = rounds.map(of)
    return Number.isFinite(all[0]) ? Number(median(all).toFixed(2)) : undefined
  }
  const ours = (r) => r.perilune ?? {}
  const theirs = (r) => r['boardgame.io'] ?? {}
  return {
    pace,
    rounds,
    throughputRatio: middle((r) => ours(r).answersPerSecond / theirs(r).answersPerSecond),
    p99Ratio: middle((r) => ours(r).p99 / theirs(r).p99),
    cpuRatio: middle(
      (r) =>
        (theirs(r).serverMsPerAnswer + theirs(r).driverMsPerAnswer) /
        (ours(r).serverMsPerAnswer + ours(r).driverMsPerAnswer),
    ),
  }
}

/** Plays real games on this checkout and, if given, on another one; both in every round. */
async function real() {
  const { game, deflate } = values
  const trees = { here: root, ...(values.against && { there: values.against }) }
  const seats = Number(values.seats)
  const wanted = { games: Number(values.tables), seconds, pace: 0, flags, game, seats, deflate }
  const rounds = []
  for (let round = 0; round < Number(values.rounds); round++) {
    const row = {}
    // The order alternates, because the first to run may have an advantage.
    const order = Object.entries(trees)
    if (round % 2) order.reverse()
    for (const [name, tree] of order) {
      row[name] = await measure(realGames, { ...wanted, tree, warm: { answers: 10_000, seconds: 15 } })
      console.log(game, round + 1, name, JSON.stringify(row[name]))
    }
    rounds.push(row)
  }
  const middle = (of) => Number(median(rounds.map(of)).toFixed(3))
  const summary = {}
  for (const key of ['answersPerSecond', 'p50', 'p99', 'serverMsPerAnswer'])
    summary[key] = middle((row) => row.here[key])
  if (values.against)
    summary.cpuRatio = middle((row) => row.here.serverMsPerAnswer / row.there.serverMsPerAnswer)
  console.table(summary)
  return { node: process.versions.node, ...wanted, summary, rounds }
}

if (values.game) {
  const found = await real()
  if (values.save) {
    const file = new URL(`../results/load-${values.game}.json`, import.meta.url)
    writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
  }
  process.exit(0)
}

const results = { node: process.versions.node, games, seconds, flags }
results.saturated = await compare('saturated', 0)
if (Number(values.pace)) results.paced = await compare('paced', Number(values.pace))
for (const kind of ['saturated', 'paced']) {
  const { throughputRatio, p99Ratio, cpuRatio } = results[kind] ?? {}
  console.log(
    `${kind}: ${throughputRatio} times their answers a second, ${p99Ratio} of their p99, ${cpuRatio} ` +
      'times less processor time',
  )
}
if (values.save) {
  const file = new URL('../results/load.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}
process.exit(0)
