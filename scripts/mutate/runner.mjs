import { appendFileSync, openSync, readFileSync, writeSync } from 'node:fs'
import { TestRunner } from 'vitest'
import { getFn } from 'vitest/suite'
import { mutation, used } from './switches.mjs'

/*
 * Runs every test first as it is, then once for each living mutant that it reaches, within one process. What
 * happens is written line by line to a journal, so that a run can be taken up again.
 */

const plan = JSON.parse(readFileSync(process.env.PERILUNE_MUTATE, 'utf8'))
globalThis.__living ??= new Set(plan.mutants.map((m) => m.number))
const living = globalThis.__living
/** The time that each mutant has taken, in ms. */
globalThis.__spent ??= new Map()
const spent = globalThis.__spent
// On from the beginning: code that runs while modules are loaded is reached only then.
mutation.on = plan.on ?? -1
const current = openSync(plan.current, 'w')

/** What tests have used without mutants. */
globalThis.__clean ??= { ms: 0 }
const clean = globalThis.__clean

const note = (line) => appendFileSync(plan.journal, `${JSON.stringify(line)}\n`)
const nameOf = (test) => (test.suite?.name ? `${nameOf(test.suite)} > ${test.name}` : test.name)

/** Kept in place and not added to, because it is written for every run: which mutant is on, since when. */
function mark(number) {
  writeSync(current, `${number} ${Date.now()}`.padEnd(40), 0)
}

/** How much longer than the time used an answer is waited for: the machine may be busy. */
const WAIT = 3
const NO_ANSWER = 'no answer in time'

function within(work, ms) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(NO_ANSWER)), ms)
  })
  return Promise.race([work(), late]).finally(() => clearTimeout(timer))
}

async function runClean(work) {
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
    for (const file of files ?? []) note({ done: file.name })
  }

  async runTask(test) {
    const work = getFn(test)
    if (plan.on !== undefined) return this.alone(work)
    if (clean.ms > plan.clean) return
    const loaded = mutation.reached
    try {
      const first = await runClean(work)
      const wanted = [...first.reached].filter((n) => living.has(n))
      if (wanted.length === 0) return
      const slow = first.ms > plan.slow
      // What the first run kept in a cache is not reached again. Random games keep nothing.
      const second = slow ? first : await runClean(work)
      const missed = wanted.filter((n) => !second.reached.has(n))
      if (missed.length > 0) note({ cached: missed, file: test.file.name })
      const reached = wanted.filter((n) => second.reached.has(n))
      note({ reached, file: test.file.name })
      const limit = slow ? plan.slow : 2000 + 10 * Math.max(first.ms, second.ms)
      for (const number of reached)
        if ((spent.get(number) ?? 0) < plan.budget) await this.try(number, work, test, limit, slow)
    } finally {
      mutation.on = -1
      mutation.reached = loaded
    }
  }

  /** With the mutant on from the beginning: a test that fails ends the process, see `bail`. */
  async alone(work) {
    globalThis.__left ??= plan.budget
    if (globalThis.__left <= 0) return
    const begun = used()
    mutation.late = false
    mutation.deadline = begun + globalThis.__left
    try {
      await work()
    } catch (error) {
      if (!mutation.late) throw error
    } finally {
      globalThis.__left -= used() - begun
    }
  }

  /** Of a slow test only the beginning is run: that it takes long says nothing about the mutant. */
  async try(number, work, test, limit, slow) {
    mark(number)
    mutation.on = number
    mutation.late = false
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
    if (why === undefined || (slow && (mutation.late || why === NO_ANSWER))) return
    if (!slow && !(await this.passes(work, limit))) {
      // The mutant has left something behind: only a process of its own can tell.
      note({ spoiled: number, file: test.file.name, test: nameOf(test) })
      process.exit(3)
    }
    living.delete(number)
    note({ killed: number, file: test.file.name, test: nameOf(test), why })
  }

  passes(work, limit) {
    return within(work, WAIT * limit).then(
      () => true,
      () => false,
    )
  }
}
