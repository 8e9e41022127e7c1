import { ensureBuilt, ensureInstalled } from './prepare.mjs'

ensureInstalled()
ensureBuilt()
process.argv.push('--help')
await import('../cli/bin/perilune.mjs')
