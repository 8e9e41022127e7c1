import { mkdirSync } from 'node:fs'
import { isNamesake } from './namesakes.mjs'
import { runPlan } from './processes.mjs'

/* A run tries all mutants within a few processes first, then those that need a process of their own. */

/** The time limit of a mutant in a process of its own, in ms. */
const PATIENCE = 180_000
const ATTEMPTS = 60

/**
 * Tries mutants with tests. Returns `{ status, file, test, why }` by number, where the status is killed,
 * survived or unreached; `keep` is called with every result that is final before the end. If no test `waits`
 * for anything, a failure is not retried.
 */
export async function tryMutants({ mutants, tests, limits, waits = true, jobs, folder, tell, keep }) {
  mkdirSync(folder, { recursive: true })
  const run = {
    mutants,
    tests,
    limits,
    waits,
    folder,
    tell,
    found: new Map(),
    alone: new Map(),
    cleanRuns: new Map(),
    long: new Set(),
    /** Test files that fail even without a mutant. */
    failing: new Set(),
  }
  for (const { number } of mutants) run.found.set(number, { status: 'unreached' })
  run.settle = (number, result) => {
    run.found.set(number, result)
    keep(number, result)
  }
  const shares = Array.from({ length: jobs }, (_, job) => mutants.filter((_, i) => i % jobs === job))
  await Promise.all(shares.map((share, job) => tryShare(run, share, `job-${job}`)))
  const queue = mutants.filter((m) => run.alone.has(m.number) && run.found.get(m.number).status !== 'killed')
  tell(`${queue.length} mutants need a process of their own`)
  await Promise.all(shares.map((_, job) => tryAlone(run, queue, `alone-${job}`)))
  return run.found
}

async function tryShare(run, share, name) {
  let left = run.tests
  for (let attempt = 0; attempt < ATTEMPTS && left.length > 0; attempt++) {
    const living = share.filter(
      ({ number: n }) => run.found.get(n).status !== 'killed' && !run.alone.get(n)?.spoiled,
    )
    if (living.length === 0) return
    const done = new Set()
    let spoiled = false
    const { stopped } = await runPlan({
      folder: run.folder,
      name,
      plan: { mutants: living, tests: left, ...run.limits },
      hear: (notes) => {
        for (const note of notes) {
          hear(run, note)
          if (note.done) done.add(note.done)
          spoiled ||= note.spoiled !== undefined
        }
      },
    })
    if (stopped !== undefined) run.settle(stopped, { status: 'killed', why: 'endless' })
    run.tell(`${name}: ${living.length} mutants, ${done.size} of ${left.length} test files done`)
    // A process that ended without a mutant has run a test file that fails by itself.
    const failing = done.size === 0 && stopped === undefined && !spoiled
    if (failing) run.tell(`${name}: ${left[0]} ends the process and is left out`)
    left = left.filter((test, i) => !done.has(test) && !(failing && i === 0))
  }
}

function hear({ found, alone, tests, long, failing, settle, tell }, note) {
  const wait = (number, files) => {
    const entry = alone.get(number) ?? { files: new Set(), spoiled: false }
    for (const file of files) entry.files.add(file)
    alone.set(number, entry)
    return entry
  }
  for (const number of note.reached ?? [])
    if (found.get(number).status === 'unreached') found.set(number, { status: 'survived' })
  for (const loop of note.long ?? []) long.add(loop)
  for (const file of note.failing ?? []) {
    if (!failing.has(file)) tell(`${file} fails without a mutant, too`)
    failing.add(file)
  }
  for (const number of note.cached ?? []) wait(number, [note.file])
  for (const number of note.loaded ?? []) wait(number, tests)
  if (note.spoiled !== undefined) wait(note.spoiled, [note.file]).spoiled = true
  if (note.killed !== undefined)
    settle(note.killed, { status: 'killed', file: note.file, test: note.test, why: note.why })
}

/** Whether the tests pass in a process of their own without a mutant; if not, their failures mean nothing. */
function passClean(run, tests, name) {
  const key = tests.join()
  if (!run.cleanRuns.has(key)) {
    const plan = { mutants: [], tests, on: -1, ...run.limits }
    const hearAll = (notes) => {
      for (const note of notes) hear(run, note)
    }
    const ended = runPlan({ folder: run.folder, name, plan, hear: hearAll, patience: PATIENCE })
    run.cleanRuns.set(
      key,
      ended.then(({ code, stopped }) => code === 0 && stopped === undefined),
    )
  }
  return run.cleanRuns.get(key)
}

/** Tests named after the mutant's source come first, because there may not be time for all. */
const namesakesFirst = (tests, { file }) =>
  tests.toSorted((a, b) => Number(isNamesake(b, file)) - Number(isNamesake(a, file)))

/** The test files that reach a mutant and pass without it. */
async function passingTests(run, { number }, name) {
  const { files } = run.alone.get(number)
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const tests = run.tests.filter((test) => files.has(test) && !run.failing.has(test))
    if (tests.length === 0 || (await passClean(run, tests, name))) return tests
    if (tests.length === before) return []
    before = tests.length
  }
}

/** Tries each mutant in a process where it is on from the start, with the test files that reach it. */
async function tryAlone(run, queue, name) {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const { number } = mutant
    const tests = await passingTests(run, mutant, `${name}-clean`)
    if (tests.length === 0) {
      run.settle(number, { status: 'survived', why: 'its tests fail without it, too' })
      continue
    }
    const first = await failAlone(run, name, mutant, namesakesFirst(tests, mutant))
    // On a busy machine a waiting test may time out, so a failure must repeat to count as the mutant's.
    const again = first && !first.stopped && run.waits
    const killed = again ? await failAlone(run, name, mutant, first.tests) : first
    run.settle(number, killed ? { status: 'killed', why: 'in a process of its own' } : { status: 'survived' })
  }
}

/**
 * Runs tests in a process with a mutant on. Returns the failing ones and whether the process had to be
 * stopped; undefined if all pass.
 */
async function failAlone(run, name, mutant, tests) {
  const failing = new Set()
  const { code, stopped } = await runPlan({
    folder: run.folder,
    name,
    plan: {
      mutants: [mutant],
      tests,
      on: mutant.number,
      ...run.limits,
      long: [...run.long],
    },
    hear(notes) {
      for (const note of notes) for (const file of note.failing ?? []) failing.add(file)
    },
    patience: PATIENCE,
  })
  if (code === 0 && stopped === undefined) return undefined
  const those = tests.filter((test) => failing.has(test))
  return { stopped: stopped !== undefined, tests: those.length > 0 ? those : tests }
}
