// One process of a mutation run: `node worker.mjs plan.json`. See ../mutate.mjs.
import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BaseSequencer, startVitest } from 'vitest/node'
import { root } from '../workspaces.mjs'
import { rewrite } from './rewrite.mjs'

const plan = JSON.parse(readFileSync(process.argv[2], 'utf8'))
process.env.PERILUNE_MUTATE = process.argv[2]

const mutantsIn = Map.groupBy?.(plan.mutants, (m) => m.file) ?? group(plan.mutants)

function group(mutants) {
  const byFile = new Map()
  for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant])
  return byFile
}

const switches = {
  name: 'perilune-mutate',
  enforce: 'pre',
  transform(text, id) {
    const file = relative(root, id.split('?')[0])
    if (!/\.(ts|mjs)$/.test(file) || file.startsWith('..') || file.includes('node_modules')) return
    return { code: rewrite(file, text, mutantsIn.get(file) ?? []), map: null }
  },
}

/** Runs files in the order of the plan: slow ones come last, when few mutants are left. */
class InOrder extends BaseSequencer {
  async sort(files) {
    const place = (spec) => plan.tests.indexOf(relative(root, spec.moduleId))
    return files.sort((a, b) => place(a) - place(b))
  }
}

const vitest = await startVitest(
  'test',
  plan.tests,
  {
    root,
    watch: false,
    run: true,
    reporters: [{}],
    runner: fileURLToPath(new URL('runner.mjs', import.meta.url)),
    pool: 'forks',
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    retry: 0,
    bail: plan.on === undefined ? 0 : 1,
    sequence: { sequencer: InOrder },
  },
  { plugins: [switches] },
)
const failed = vitest.state.getCountOfFailedTests() + vitest.state.getUnhandledErrors().length
const files = vitest.state
  .getFiles()
  .filter((f) => f.result?.state === 'fail')
  .map((f) => f.name)
if (process.env.PERILUNE_MUTATE_TALK)
  for (const f of vitest.state.getFiles())
    for (const e of f.result?.errors ?? []) console.error(f.name, e.message)
appendFileSync(plan.journal, `${JSON.stringify({ failing: files })}\n`)
await vitest.close()
process.exit(failed > 0 || files.length > 0 ? 1 : 0)
