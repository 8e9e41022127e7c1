import { fileURLToPath } from 'node:url'
import { games } from '@perilune/games'
import { run } from './run-command.js'
import { processTerminal } from './terminal.js'

const context = { games, terminal: processTerminal(), home: fileURLToPath(new URL('../..', import.meta.url)) }
// Not process.exit, which would lose output that is still being written to a pipe.
process.exitCode = await run(process.argv.slice(2), context)
