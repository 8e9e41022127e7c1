import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { games } from '@perilune/games'
import { benchPlaces, placesReport } from './places.js'
import { report } from './report.js'
import { bench, type Results } from './run.js'
import { benchSearch, searchReport } from './search.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '4' },
    options: { type: 'string', default: '{}' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    name: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

// The bundle is in dist, like the compiled files.
const folder = fileURLToPath(new URL('../results', import.meta.url))

/** The search is measured with a small game of its own. */
const SEARCH = 'search'

async function measureSearch(): Promise<void> {
  const results = await benchSearch(Number(values.rounds))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${SEARCH}.json`), `${JSON.stringify(results, null, 2)}\n`)
  process.stdout.write(values.json ? `${JSON.stringify(results)}\n` : searchReport(results))
}

for (const id of positionals.length > 0 ? positionals : [...Object.keys(games), SEARCH]) {
  if (id === SEARCH) {
    await measureSearch()
    continue
  }
  const game = games[id]
  if (!game) {
    console.error(`bench: there is no game '${id}'; there are: ${[...Object.keys(games), SEARCH].join(', ')}`)
    process.exitCode = 2
    break
  }
  const { seats, rounds, seconds } = values
  const measured = {
    game,
    seats: Math.min(Number(seats), game.seats.max),
    options: JSON.parse(values.options),
  }
  const results = bench(measured, { rounds: Number(rounds), seconds: Number(seconds) })
  const file = join(folder, `${values.name ?? id}.json`)
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : undefined
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  if (id === 'moon-base') {
    const places = benchPlaces()
    writeFileSync(join(folder, 'moon-base-places.json'), `${JSON.stringify(places, null, 2)}\n`)
    if (!values.json) process.stdout.write(placesReport(places))
  }
  process.stdout.write(values.json ? `${JSON.stringify(results)}\n` : report(results, before))
}
