#!/usr/bin/env node
// Live games on one node, ours beside boardgame.io's, turn by turn in one run so that a slow moment of the machine falls on
// both. Ours are on the disk before they are acknowledged, theirs are in memory.
//   node bench/bin/load.mjs [--games 200] [--seconds 8] [--rounds 3] [--pace 400] [--only perilune|boardgame.io] [--save]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measure, median } from '../load/measure.mjs'
import { perilune } from '../load/ours.mjs'
import { boardgameIo } from '../load/theirs.mjs'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    pace: { type: 'string', default: '400' },
    only: { type: 'string' },
    save: { type: 'boolean', default: false },
    'node-flags': { type: 'string', default: '--max-semi-space-size=64' },
  },
})
const games = Number(values.games)
const seconds = Number(values.seconds)
// The same settings of Node for both.
const flags = values['node-flags'].split(' ').filter(Boolean)
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

const results = { node: process.versions.node, games, seconds, flags }
results.saturated = await compare('saturated', 0)
if (Number(values.pace)) results.paced = await compare('paced', Number(values.pace))
for (const kind of ['saturated', 'paced']) {
  const { throughputRatio, p99Ratio, cpuRatio } = results[kind] ?? {}
  console.log(
    `${kind}: ${throughputRatio} times their answers a second, ${p99Ratio} of their p99, ${cpuRatio} times less processor time`,
  )
}
if (values.save) {
  const file = new URL('../results/load.json', import.meta.url)
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}
process.exit(0)
