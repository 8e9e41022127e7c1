#!/usr/bin/env node
// Compares the speed of the rules with that of another checkout, in alternating pairs: processor time per
// decision in random games, ours divided by theirs. A control compares this checkout with itself and shows
// the noise.
//   node bench/bin/pairs.mjs --against <another checkout, with its node_modules> [<game> …]
//     [--pairs 10] [--seconds 6] [--seats 4] [--options '{}'] [--save <name>]
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    pairs: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '6' },
    seats: { type: 'string', default: '4' },
    options: { type: 'string', default: '{}' },
    save: { type: 'string' },
  },
})
if (!values.against) {
  console.error('Beside which checkout? node bench/bin/pairs.mjs --against <folder>')
  process.exit(2)
}

const here = fileURLToPath(new URL('../..', import.meta.url))
const play = join(here, 'bench/pairs/play.mjs')
const folder = mkdtempSync(join(tmpdir(), 'perilune-pairs-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Bundles the games of a checkout and the program that plays them into one file. */
async function bundle(checkout, name) {
  const { sourceEntries } = await import(pathToFileURL(join(checkout, 'scripts/workspaces.mjs')).href)
  const entries = sourceEntries()
  const alias = Object.fromEntries(entries.map(({ specifier, source }) => [`${specifier}$`, source]))
  const list = entries.find(({ specifier }) => /^@perilune\/games(?:\/node)?$/.test(specifier))
  const built = await rolldown({
    input: play,
    platform: 'node',
    resolve: {
      alias: { ...alias, 'perilune-games': list.source },
      modules: [join(checkout, 'node_modules')],
    },
    transform: { target: 'es2023' },
  })
  const file = join(folder, `${name}.mjs`)
  await built.write({ file, format: 'esm', codeSplitting: false })
  await built.close()
  return file
}

const ours = await bundle(here, 'ours')
const theirs = await bundle(resolve(values.against), 'theirs')
const games = readdirSync(join(here, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(here, 'games', entry.name, 'game.ts')))
  .map(({ name }) => name)

/** The processor time per decision, in seconds. */
function measure(file, game) {
  const how = [game, values.seats, values.options, values.seconds]
  const output = execFileSync(process.execPath, [file, ...how])
  const { seconds, decisions } = JSON.parse(output)
  return seconds / decisions
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b)
const median = (numbers) => {
  const all = sorted(numbers)
  return (all[(all.length - 1) >> 1] + all[all.length >> 1]) / 2
}

function pairsOf(game) {
  const ratios = { against: [], control: [] }
  for (let pair = 0; pair < Number(values.pairs); pair++) {
    const order = pair % 2 === 0 ? ['ours', 'theirs', 'again'] : ['again', 'theirs', 'ours']
    const took = Object.fromEntries(
      order.map((side) => [side, measure(side === 'theirs' ? theirs : ours, game)]),
    )
    ratios.against.push(took.ours / took.theirs)
    ratios.control.push(took.ours / took.again)
  }
  return ratios
}

/** The median and an interval: for ten pairs the second and the ninth ratio, which is a 98 % interval. */
function written(ratios) {
  const all = sorted(ratios)
  const cut = Math.floor(all.length / 10)
  const shown = [median(all), all[cut], all.at(-1 - cut)].map((ratio) => ratio.toFixed(2))
  return `${shown[0]} (${shown[1]} to ${shown[2]})`
}

const results = {}
for (const id of positionals.length > 0 ? positionals : games) {
  const ratios = pairsOf(id)
  results[id] = ratios
  console.log(`${id}: ours / theirs ${written(ratios.against)}, control ${written(ratios.control)}`)
}
if (values.save) {
  const file = join(here, 'bench/results', `${values.save}.json`)
  const round = (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value)
  const report = { node: process.versions.node, seconds: Number(values.seconds), results }
  writeFileSync(file, `${JSON.stringify(report, round, 2)}\n`)
}
