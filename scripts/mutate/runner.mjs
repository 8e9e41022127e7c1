import { appendFileSync, openSync, readFileSync, writeSync } from 'node:fs'
import { TestRunner } from 'vitest'
import { getFn, getHooks } from 'vitest/suite'
import { isNamesake } from './namesakes.mjs'
import { mutation, used } from './switches.mjs'

/*
 * Runs every test first without mutants, then once for each living mutant that it reaches, in one process.
 * Results are written line by line to a journal, so that a run can be resumed.
 */

const plan = JSON.parse(readFileSync(process.env.PERILUNE_MUTATE, 'utf8'))
globalThis.__living ??= new Set(plan.mutants.map((m) => m.number))
const living = globalThis.__living
/** The time used by each mutant, in ms. */
globalThis.__spent ??= new Map()
const spent = globalThis.__spent
// Set before modules are loaded, because code that runs while loading is reached only then.
mutation.on = plan.on ?? -1
for (const loop of plan.long ?? []) mutation.long.add(loop)
const current = openSync(plan.current, 'w')

/** The time used by tests without mutants. */
globalThis.__clean ??= { ms: 0 }
const clean = globalThis.__clean

/** Saved here, because tests may replace them. */
const { setTimeout, clearTimeout } = globalThis
const now = Date.now.bind(Date)

const note = (line) => appendFileSync(plan.journal, `${JSON.stringify(line)}\n`)
const sources = new Map(plan.mutants.map((m) => [m.number, m.file]))
/**
 * Whether a mutant has time left for a test. The tests named after its source run in any case, even if
 * hundreds of others have used up its budget.
 */
const mayTry = (number, test) =>
  (spent.get(number) ?? 0) < plan.budget || isNamesake(test.file.name, sources.get(number))

const nameOf = (test) => (test.suite?.name ? `${nameOf(test.suite)} > ${test.name}` : test.name)

/**
 * Records which mutant is on, and since when. Overwrites the file instead of appending, because this happens
 * for every run.
 */
function mark(number) {
  writeSync(current, `${number} ${now()}`.padEnd(40), 0)
}

/** The wall-clock limit of a test, as a multiple of its limit of processor time. */
const WAIT = 3
/** A process below this share of processor time, measured over this many ms, is only waiting. */
const IDLE = { share: 0.005, ms: 1000 }
/** The wall-clock limit on a busy machine, as a multiple of the usual one. */
const PATIENCE = 10
const NO_ANSWER = 'no answer in time'

/**
 * A test as a function that can be called repeatedly: before each call but the first it runs the afterEach
 * hooks and then the beforeEach hooks.
 */
function repeatable(test) {
  const suites = []
  for (let s = test.suite ?? test.file; s; s = 'filepath' in s ? undefined : (s.suite ?? s.file))
    suites.push(s)
  const hooksOf = (name) => suites.flatMap((suite) => getHooks(suite)[name].map((hook) => [hook, suite]))
  const after = hooksOf('afterEach')
  const before = hooksOf('beforeEach').reverse()
  let isFirst = true
  let undo = []
  const work = getFn(test)
  work.reset = async () => {
    if (isFirst || before.length + after.length === 0) {
      isFirst = false
      return
    }
    for (const [hook, suite] of after) await hook(test.context, suite)
    for (const done of undo) await done()
    undo = []
    for (const [hook, suite] of before) {
      const done = await hook(test.context, suite)
      if (typeof done === 'function') undo.push(done)
    }
  }
  return work
}

/** Waits for work at most this long, or longer while the machine is busy and the work makes progress. */
function within(work, ms) {
  const begun = now()
  let timer
  const late = new Promise((_, reject) => {
    const look = (since) => {
      const idle = used() - since < IDLE.share * IDLE.ms
      if (idle || now() - begun > PATIENCE * ms) return reject(new Error(NO_ANSWER))
      const before = used()
      timer = setTimeout(() => look(before), IDLE.ms)
    }
    timer = setTimeout(() => look(Number.NEGATIVE_INFINITY), ms)
  })
  return Promise.race([work(), late]).finally(() => clearTimeout(timer))
}

async function runClean(work) {
  await work.reset()
  mutation.reached = new Set()
  const begun = used()
  await work()
  const ms = used() - begun
  clean.ms += ms
  return { ms, reached: mutation.reached }
}

export default class MutationRunner extends TestRunner {
  onAfterRunFiles(files) {
    super.onAfterRunFiles?.(files)
    if (plan.on === undefined) note({ loaded: [...mutation.reached].filter((n) => living.has(n)) })
    note({ long: [...mutation.long] })
    for (const file of files ?? []) note({ done: file.name })
  }

  async runTask(test) {
    const work = repeatable(test)
    if (plan.on !== undefined) return this.alone(work)
    if (clean.ms > plan.clean) return
    const loaded = mutation.reached
    try {
      const first = await runClean(work)
      const wanted = [...first.reached].filter((n) => living.has(n))
      if (wanted.length === 0) return
      const slow = first.ms > plan.slow
      // What the first run cached is not reached again. Random games cache nothing.
      const second = slow ? first : await runClean(work)
      const missed = wanted.filter((n) => !second.reached.has(n))
      if (missed.length > 0) note({ cached: missed, file: test.file.name })
      const reached = wanted.filter((n) => second.reached.has(n))
      note({ reached, file: test.file.name })
      const limit = slow ? plan.slow : 2000 + 10 * Math.max(first.ms, second.ms)
      for (const number of reached)
        if (mayTry(number, test)) await this.try(number, test, { work, limit, slow })
    } finally {
      mutation.on = -1
      mutation.reached = loaded
    }
  }

  /**
   * Runs a test with the mutant on from the start: a failing test ends the process, see `bail`. Tests share
   * the time, so running out of it says nothing about the mutant; an endless loop does.
   */
  async alone(work) {
    globalThis.__left ??= plan.budget
    if (globalThis.__left <= 0) return
    const begun = used()
    mutation.late = false
    mutation.deadline = begun + globalThis.__left
    try {
      await work()
    } catch (error) {
      if (!mutation.late || mutation.endless) throw error
    } finally {
      globalThis.__left -= used() - begun
      // Test files loaded after the deadline may contain loops that run while loading.
      mutation.deadline = Number.POSITIVE_INFINITY
    }
    // The code under test may have caught the error.
    if (mutation.endless) throw new Error('endless loop')
  }

  /**
   * Tries a mutant with a test. Only the beginning of a slow test is run: that it takes long says nothing
   * about the mutant, unless a loop is endless.
   */
  async try(number, test, { work, limit, slow }) {
    let why = await this.failure(number, work, limit, slow)
    if (why === undefined) return
    if (!slow && !(await this.passes(work, limit))) {
      // The mutant has left something behind, so only a process of its own can tell.
      note({ spoiled: number, file: test.file.name, test: nameOf(test) })
      // vitest intercepts process.exit.
      process.kill(process.pid, 'SIGKILL')
    }
    // On a busy machine a waiting test may time out, so a failure must repeat to count as the mutant's.
    if (!mutation.endless) why = await this.failure(number, work, limit, slow)
    if (why === undefined) return
    living.delete(number)
    note({ killed: number, file: test.file.name, test: nameOf(test), why })
  }

  /** Why a test fails with a mutant; undefined if it passes. */
  async failure(number, work, limit, slow) {
    await work.reset()
    mark(number)
    mutation.on = number
    mutation.late = false
    mutation.endless = false
    const begun = used()
    mutation.deadline = begun + limit
    let why
    try {
      await within(work, WAIT * limit)
    } catch (error) {
      why = String(error?.message ?? error).slice(0, 200)
    }
    mutation.on = -1
    mutation.deadline = Number.POSITIVE_INFINITY
    mark(-1)
    spent.set(number, (spent.get(number) ?? 0) + used() - begun)
    if (mutation.endless) return 'endless loop'
    return slow && (mutation.late || why === NO_ANSWER) ? undefined : why
  }

  async passes(work, limit) {
    await work.reset()
    return within(work, WAIT * limit).then(
      () => true,
      () => false,
    )
  }
}
