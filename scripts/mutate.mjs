// How many small errors the tests notice: npm run mutate -- <folder …> [--sample 400 | --whole] [--survivors]
//   --seed <text>   another sample           --jobs <n>     processes at a time, 2
//   --columns 1     only the tests of rules; 2: also random games; 3: also archives
//   --fresh         forget what earlier runs found
import { parseArgs } from 'node:util'
import { mutantsIn, testsOf } from './mutate/folders.mjs'
import { Memory } from './mutate/memory.mjs'
import { sample } from './mutate/mutants.mjs'
import { tryMutants } from './mutate/run.mjs'
import { written } from './mutate/score.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '400' },
    whole: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'perilune' },
    jobs: { type: 'string', default: '2' },
    columns: { type: 'string', default: '3' },
    fresh: { type: 'boolean', default: false },
    survivors: { type: 'boolean', default: false },
  },
})
if (positionals.length === 0) {
  console.error('Which folder? For example: npm run mutate -- games/moon/rules/src')
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const tell = (line) => process.stderr.write(`  ${line}\n`)

/** Tries what is not known yet with some tests. Says what became of a mutant. */
async function column(name, folder, mutants, tests) {
  const memory = new Memory(folder, name, tests, options.fresh)
  const open = mutants.filter((mutant) => !memory.knows(mutant))
  tell(`${folder}, ${name}: ${open.length} of ${mutants.length} mutants, ${tests.length} test files`)
  if (open.length > 0) {
    const byNumber = new Map(open.map((mutant) => [mutant.number, mutant]))
    const found = await tryMutants({
      mutants: open,
      tests,
      jobs: Number(options.jobs),
      folder: memory.folder,
      tell,
      keep: (number, result) => memory.keep(byNumber.get(number), result),
    })
    for (const [number, result] of found) memory.keep(byNumber.get(number), result)
    memory.save()
  }
  return (mutant) => memory.status(mutant)
}

const short = (text) => text.replace(/\s+/g, ' ').slice(0, 90)

async function measure(folder) {
  const everything = mutantsIn(folder)
  const size = options.whole ? everything.length : Number(options.sample)
  const mutants = sample(everything, size, options.seed).map((mutant, number) => ({ ...mutant, number }))
  const tests = testsOf(folder)
  let left = mutants
  const by = new Map()
  const kinds = ['rules', 'random', 'archives'].slice(0, Number(options.columns))
  for (const kind of kinds) {
    const status = await column(kind, folder, left, tests[kind])
    for (const m of left)
      if (by.get(m) !== 'survived' || status(m) === 'killed')
        by.set(m, status(m) === 'killed' ? kind : status(m))
    left = left.filter((m) => status(m) !== 'killed')
  }
  const n = mutants.length
  const killedBy = (some) => mutants.filter((m) => some.includes(by.get(m))).length
  const score = (upTo) =>
    kinds.length < upTo ? '–' : written(killedBy(kinds.slice(0, upTo)), n, n === everything.length)
  if (options.survivors)
    list(
      mutants.filter((m) => by.get(m) !== 'rules'),
      by,
    )
  console.log(`| ${[folder, everything.length, n, score(1), score(2), score(3)].join(' | ')} |`)
}

function list(mutants, by) {
  for (const m of mutants.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line))
    console.log(`${by.get(m)} ${m.file}:${m.line} ${m.mutator}: ${short(m.from)} → ${short(m.by)}`)
}

console.log('| folder | mutants | tried | tests of rules | and random games | and archives |')
console.log('| --- | --- | --- | --- | --- | --- |')
for (const folder of positionals) await measure(folder.replace(/\/$/, ''))
