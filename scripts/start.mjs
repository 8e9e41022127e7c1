import { ensureBuilt, ensureInstalled } from './prepare.mjs'

ensureInstalled()
await ensureBuilt()
process.argv.splice(2, 0, 'serve')
await import('../cli/bin/perilune.mjs')
