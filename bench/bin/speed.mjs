#!/usr/bin/env node
// Measures how much time each optimisation saves in a real game: each is switched off in turn, and all
// together, alternating within one run. One that saves less than a tenth of the processor time of an answer
// is not worth its code.
//   node bench/bin/speed.mjs [--game terraforming-mars] [--seats 4] [--rounds 5] [--seconds 6]
//     [--tables 40] [--save]
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measure, median } from '../load/measure.mjs'
import { realGames } from '../load/real-games.mjs'

const PARTS = ['ownFrames', 'noPretenuring']

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'terraforming-mars' },
    seats: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '6' },
    tables: { type: 'string', default: '40' },
    save: { type: 'boolean', default: false },
  },
})
const tree = fileURLToPath(new URL('../..', import.meta.url))
const wanted = {
  game: values.game,
  seats: Number(values.seats),
  games: Number(values.tables),
  seconds: Number(values.seconds),
  pace: 0,
  deflate: true,
  flags: ['--max-semi-space-size=64'],
}
const variants = { everything: [], ...Object.fromEntries(PARTS.map((part) => [part, [part]])), all: PARTS }

const rounds = []
for (let n = 0; n < Number(values.rounds); n++) {
  const row = {}
  // The order changes every round, because the first to run may have an advantage.
  const names = Object.keys(variants)
  for (const name of [...names.slice(n % names.length), ...names.slice(0, n % names.length)]) {
    const env = { PERILUNE_BENCH_WITHOUT: variants[name].join(',') }
    const warm = { answers: 6000, seconds: 8 }
    row[name] = await measure(realGames, { ...wanted, tree, env, warm })
    console.log(
      n + 1,
      name === 'everything' ? 'with everything' : `without ${name}`,
      JSON.stringify(row[name]),
    )
  }
  rounds.push(row)
}

/** The extra processor time of an answer without a part: 0.1 means 10 % more. */
const summary = Object.keys(variants)
  .filter((name) => name !== 'everything')
  .map((part) => {
    const ratios = rounds.map((row) => row[part].serverMsPerAnswer / row.everything.serverMsPerAnswer)
    const round = (ratio) => Number((ratio - 1).toFixed(3))
    return {
      part,
      saves: round(median(ratios)),
      from: round(Math.min(...ratios)),
      to: round(Math.max(...ratios)),
    }
  })
console.table(summary)
if (values.save) {
  const results = { node: process.versions.node, ...wanted, summary, rounds }
  writeFileSync(new URL('../results/speed.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
}
process.exit(0)
