import { fileURLToPath } from 'node:url'
import { games } from '@perilune/games'
import { run } from './run-command.js'
import { processTerminal } from './terminal.js'

const context = { games, terminal: processTerminal(), home: fileURLToPath(new URL('../..', import.meta.url)) }
// Not process.exit: what is still on its way into a pipe would be lost.
process.exitCode = await run(process.argv.slice(2), context)
