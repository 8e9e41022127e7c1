#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/*
 * Finds better weights of a game by play: some of them are changed by chance, the changed bot meets the one as it was in the arena, and what wins
 * clearly enough stays. What stayed is written into games/<game>/bot/src/weights.ts. Needs the compiled code (npm run build).
 *
 *   node scripts/tune-bots.mjs moon-base --rounds 20 --games 60 --part evaluation
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '20' },
    games: { type: 'string', default: '60' },
    part: { type: 'string', default: 'evaluation' },
    iterations: { type: 'string', default: '40' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
})
const [id] = positionals
const fromRoot = (path) => new URL(`../${path}`, import.meta.url).href
const { games } = await import(fromRoot('games/all/dist/index.js'))
const { weights } = await import(fromRoot('bots/dist/index.js'))
const { runArena } = await import(fromRoot('cli/dist/arena/run-arena.js'))
const { summarise } = await import(fromRoot('cli/dist/arena/summary.js'))
const { below, newChance, seedFrom, shuffleWith } = await import(fromRoot('engine/dist/index.js'))

const game = games[id]
if (!game || !weights[id]) {
  console.error(`tune-bots: which game? there are: ${Object.keys(weights).join(', ')}`)
  process.exit(2)
}
const { part } = values
if (part !== 'evaluation' && part !== 'search') {
  console.error("tune-bots: --part is 'evaluation' or 'search'")
  process.exit(2)
}

/** Of even games a candidate wins this part by luck about once in ten. */
const CLEAR = 0.5 + 0.64 / Math.sqrt(Number(values.games))
const chance = newChance(seedFrom(`tune ${id} ${values.seed}`))

/** One to three weights, each up to a third more or less. */
function changed(now) {
  const next = structuredClone(now)
  const keys = Object.keys(next[part]).filter((key) => typeof next[part][key] === 'number')
  const some = shuffleWith(chance, keys).slice(0, 1 + below(chance, 3))
  for (const key of some) {
    const before = next[part][key]
    const after = before * Math.exp((below(chance, 2001) - 1000) / 2500)
    next[part][key] =
      Number.isInteger(before) && before > 3 ? Math.round(after) : Number(after.toPrecision(3))
  }
  return { next, some }
}

const plays = part === 'search' ? 'search' : 'greedy'
const budget = { iterations: Number(values.iterations) }
let best = structuredClone(weights[id])
for (let round = 0; round < Number(values.rounds); round++) {
  const { next, some } = changed(best)
  const plan = {
    game: id,
    seats: Number(values.seats),
    options: JSON.parse(values.options),
    bots: [
      { name: 'changed', plays, budget, weights: next },
      { name: 'as it was', plays, budget, weights: best },
    ],
    seed: `${values.seed}:tune ${round}`,
    from: 0,
    games: Number(values.games),
  }
  const results = await runArena(game, plan, { sequential: true, threads: Number(values.threads) })
  const [{ winShare }] = summarise(game, plan, results, 1).bots
  const stays = winShare > CLEAR
  const what = some.map((key) => `${key} ${best[part][key]} → ${next[part][key]}`).join(', ')
  console.log(`${stays ? '+' : ' '} ${(100 * winShare).toFixed(1)} % of ${results.length}: ${what}`)
  if (!stays) continue
  best = next
  write(best[part])
}

/** Only the numbers change: what each of them means stays where it is. */
function write(numbers) {
  const file = fileURLToPath(new URL(`../games/${id}/bot/src/weights.ts`, import.meta.url))
  const [head, tail] = readFileSync(file, 'utf8').split(/(?= {2}search: \{)/)
  const set = (text) =>
    Object.entries(numbers).reduce(
      (at, [key, value]) =>
        typeof value === 'number' ? at.replace(new RegExp(`(\\n    ${key}: )[^,\\n]+,`), `$1${value},`) : at,
      text,
    )
  writeFileSync(file, part === 'evaluation' ? set(head) + tail : head + set(tail))
}
