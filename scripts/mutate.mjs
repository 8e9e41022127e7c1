// Measures how many small errors the tests notice:
//   npm run mutate -- <folder …> [--sample 400 | --whole] [--survivors]
//   --seed <text>   another sample           --jobs <n>     processes at a time, 2
//   --columns 1     only the tests of rules; 2: also random games; 3: also archives
//   --fresh         ignores the results of earlier runs
import { parseArgs } from 'node:util'
import { FOR_SEARCH } from './mutate/folders.mjs'
import { inOrder, noticedBy, tryAll } from './mutate/measure.mjs'
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
  console.error('Which folder? For example: npm run mutate -- engine/src')
  process.exit(1)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const tell = (line) => process.stderr.write(`  ${line}\n`)

const columns = Number(options.columns)
const short = (text) => text.replace(/\s+/g, ' ').slice(0, 90)

async function measure(folder) {
  const all = inOrder(folder, options.seed)
  const mutants = options.whole ? all : all.slice(0, Number(options.sample))
  const by = await tryAll({
    folder,
    mutants,
    columns,
    jobs: Number(options.jobs),
    fresh: options.fresh,
    tell,
  })
  if (options.survivors) list(by)
  console.log(rowOf(folder, all, by))
  const isRule = ({ file }) => !FOR_SEARCH.includes(file)
  const rules = new Map([...by].filter(([mutant]) => isRule(mutant)))
  if (rules.size < by.size)
    console.log(rowOf(`${folder}, without sources for search`, all.filter(isRule), rules))
}

function rowOf(name, all, by) {
  const score = (upTo) =>
    columns < upTo ? '–' : written(noticedBy(by, upTo), by.size, by.size === all.length)
  return `| ${[name, all.length, by.size, score(1), score(2), score(3)].join(' | ')} |`
}

function list(by) {
  const left = [...by].filter(([, column]) => column !== 'rules')
  for (const [m, column] of left.sort(([a], [b]) => a.file.localeCompare(b.file) || a.line - b.line))
    console.log(`${column} ${m.file}:${m.line} ${m.mutator}: ${short(m.from)} → ${short(m.by)}`)
}

console.log('| folder | mutants | tried | tests of rules | and random games | and archives |')
console.log('| --- | --- | --- | --- | --- | --- |')
for (const folder of positionals) await measure(folder.replace(/\/$/, ''))
