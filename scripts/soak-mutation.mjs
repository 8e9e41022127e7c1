// Tries all mutants of all folders, for long runs: npm run soak:mutation -- [folder …] [--minutes 60] [--jobs
// 2]
// An interrupted run is resumed where it stopped; docs/soak/mutation.md has the results so far.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { columnsOf, FOLDERS } from './mutate/folders.mjs'
import { inOrder, tryAll } from './mutate/measure.mjs'
import { lineOf, pageWith } from './mutate/page.mjs'
import { root } from './workspaces.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, jobs: { type: 'string', default: '2' } },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const PAGE = join(root, 'docs/soak/mutation.md')
const git = (...given) => execFileSync('git', given, { cwd: root, encoding: 'utf8' }).trim()
const commit = git('rev-parse', '--short', 'HEAD')
const day = new Date().toISOString().slice(0, 10)
const folders = positionals.length > 0 ? positionals : FOLDERS.filter((one) => existsSync(join(root, one)))
const until = options.minutes ? Date.now() + 60_000 * Number(options.minutes) : undefined

for (const folder of folders) {
  if (until && Date.now() >= until) break
  const mutants = inOrder(folder, 'soak')
  const columns = columnsOf(folder)
  await tryAll({
    folder,
    mutants,
    columns,
    jobs: Number(options.jobs),
    until,
    tell: (line) => process.stderr.write(`  ${line}\n`),
    after(by) {
      const line = lineOf({ folder, day, commit, all: mutants.length, by, columns })
      console.log(line)
      writeFileSync(PAGE, pageWith(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '', line))
    },
  })
}
