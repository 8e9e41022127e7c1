import { limitsOf, mutantsIn, needsServer, testsOf } from './folders.mjs'
import { Memory } from './memory.mjs'
import { sample } from './mutants.mjs'
import { tryMutants } from './run.mjs'

/* Tries the mutants of a folder with the tests of one column after another. */

/** Tests of rules name the fault; random games and archives only show that there is one. */
const COLUMNS = ['rules', 'random', 'archives']

/**
 * The number of mutants tried with all columns before the next ones, so that an interrupted run loses little.
 */
const PORTION = 400

/** Tries the mutants without a known result with some tests. Returns a function from mutant to status. */
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

/** The mutants of a folder in an order given by a seed, so that any first part of them is a fair sample. */
export function inOrder(folder, seed) {
  const all = mutantsIn(folder)
  return sample(all, all.length, seed).map((mutant, number) => ({ ...mutant, number }))
}

/** The column that noticed each mutant, or `survived` or `unreached`. */
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

/** Tries mutants in portions until the time is up; `after` receives all results so far. */
export async function tryAll({ mutants, until = Number.POSITIVE_INFINITY, after = () => {}, ...how }) {
  const by = new Map()
  for (let from = 0; from < mutants.length && (from === 0 || Date.now() < until); from += PORTION) {
    const portion = mutants.slice(from, from + PORTION)
    for (const [mutant, column] of await tryPortion({ mutants: portion, ...how })) by.set(mutant, column)
    await after(by)
  }
  return by
}

/** The number of mutants that the first columns noticed. */
export const noticedBy = (by, columns) =>
  [...by.values()].filter((name) => COLUMNS.slice(0, columns).includes(name)).length
