import { limitsOf, mutantsIn, needsServer, testsOf } from './folders.mjs'
import { Memory } from './memory.mjs'
import { sample } from './mutants.mjs'
import { tryMutants } from './run.mjs'

/* Trying the mutants of a folder with the tests of one column after another. */

/** Rules name what is wrong; random games and archives only notice that something is. */
const COLUMNS = ['rules', 'random', 'archives']

/** So many are tried with all columns before the next begin: a long run that is ended has lost no more. */
const PORTION = 400

/** Tries what is not known yet with some tests. Says what became of a mutant. */
async function column({ folder, name, mutants, tests, jobs, fresh, tell }) {
  const memory = new Memory(folder, name, tests, fresh)
  const open = mutants.filter((mutant) => !memory.knows(mutant))
  tell(`${folder}, ${name}: ${open.length} of ${mutants.length} mutants, ${tests.length} test files`)
  if (open.length > 0) {
    const byNumber = new Map(open.map((mutant) => [mutant.number, mutant]))
    const found = await tryMutants({
      mutants: open,
      tests,
      limits: limitsOf(name),
      waits: needsServer(folder),
      jobs,
      folder: memory.folder,
      tell,
      keep: (number, result) => memory.keep(byNumber.get(number), result),
    })
    for (const [number, result] of found) memory.keep(byNumber.get(number), result)
    memory.save()
  }
  return (mutant) => memory.status(mutant)
}

/** The mutants of a folder in an order given by a seed: the first of them are a fair sample of all. */
export function inOrder(folder, seed) {
  const all = mutantsIn(folder)
  return sample(all, all.length, seed).map((mutant, number) => ({ ...mutant, number }))
}

/** By which column each mutant was noticed: its name, or `survived` or `unreached`. */
async function tryPortion({ folder, mutants, columns, ...how }) {
  const tests = testsOf(folder)
  const by = new Map()
  let left = mutants
  for (const name of COLUMNS.slice(0, columns)) {
    const status = await column({ folder, name, mutants: left, tests: tests[name], ...how })
    for (const m of left)
      if (by.get(m) !== 'survived' || status(m) === 'killed')
        by.set(m, status(m) === 'killed' ? name : status(m))
    left = left.filter((m) => status(m) !== 'killed')
  }
  return by
}

/** Tries mutants portion by portion until the time is up; `after` hears of all that were tried so far. */
export async function tryAll({ mutants, until = Number.POSITIVE_INFINITY, after = () => {}, ...how }) {
  const by = new Map()
  for (let from = 0; from < mutants.length && (from === 0 || Date.now() < until); from += PORTION) {
    const portion = mutants.slice(from, from + PORTION)
    for (const [mutant, column] of await tryPortion({ mutants: portion, ...how })) by.set(mutant, column)
    await after(by)
  }
  return by
}

/** How many were noticed by the first columns. */
export const noticedBy = (by, columns) =>
  [...by.values()].filter((name) => COLUMNS.slice(0, columns).includes(name)).length
