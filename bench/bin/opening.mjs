#!/usr/bin/env node
// Measures the time to open a stored game, from its snapshot and by replaying it, and the memory of an open
// game.
//   node bench/bin/opening.mjs [--save]
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../server/test/bundle.mjs'

const program = fileURLToPath(await bundle('programs/opening'))
const results = JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' }))
console.table(results.opening)
console.table(results.memory)
if (process.argv.includes('--save'))
  writeFileSync(new URL('../results/opening.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
process.exit(0)
