import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { expect, test, vi } from 'vitest'
import { FOLDERS, FOR_SEARCH, testsOf } from '../mutate/folders.mjs'
import { mutantsOf, sample } from '../mutate/mutants.mjs'
import { isNamesake } from '../mutate/namesakes.mjs'
import { lineOf, pageWith } from '../mutate/page.mjs'
import { usedByGroup } from '../mutate/processor-time.mjs'
import { rewrite } from '../mutate/rewrite.mjs'
import { tryMutants } from '../mutate/run.mjs'
import { wilson, written } from '../mutate/score.mjs'
import { root } from '../workspaces.mjs'

const numbered = (text) => mutantsOf('a.ts', text).map((mutant, number) => ({ ...mutant, number }))
const changesOf = (text) => numbered(text).map((m) => `${m.from} → ${m.by}`)

/** What the last expression of a rewritten source is with a mutant on, -1 for none. */
async function valueWith(text, on) {
  const { code } = await transformWithOxc(rewrite('a.ts', text, numbered(text)), 'a.ts')
  const value = new Function('__mutant', '__tick', `${code.replace(/export default/, 'return')}`)
  return value(
    (number) => number === on,
    () => {},
  )
}

test('conditions, operators, numbers and blocks are changed; types and strings are not', () => {
  expect(changesOf("const f = (n: 1 | 2): string => (n < 2 ? 'few' : 'many')")).toEqual([
    'n < 2 → (n) <= (2)',
    'n < 2 → (n) >= (2)',
    'n < 2 → true',
    'n < 2 → false',
    '2 → 3',
  ])
  expect(changesOf('function f() { g() }')).toEqual(['{ g() } → {}'])
})

test('each mutant changes what its switch says, and nothing while all are off', async () => {
  const text = `const f = (a: number, b?: number[]) => {
  let n = 0
  n += a
  switch (a) {
    case 1:
      n += 100
      break
  }
  for (const x of b ?? []) if (x > 1 && x !== 3) n++
  return n
}
export default f(1, [1, 2, 3])`
  expect(await valueWith(text, -1)).toBe(102)
  const by = async (change) => {
    const mutant = numbered(text).find((m) => `${m.from} → ${m.by}`.startsWith(change))
    expect(mutant, change).toBeDefined()
    return valueWith(text, mutant.number)
  }
  expect(await by('n += a → n -=')).toBe(100)
  expect(await by('n++ → n--')).toBe(100)
  expect(await by('x > 1 → (x) >= (1)')).toBe(103)
  expect(await by('x > 1 && x !== 3 → (x > 1) || (x !== 3)')).toBe(104)
  expect(await by('case 1:')).toBe(2)
})

test('a sample stays the same while other code changes', () => {
  const old = 'const f = (n) => n + 1\nconst g = (n) => n < 5'
  const fresh = `const h = (n) => n - 7\n${old}`
  const names = (text, size) => sample(mutantsOf('a.ts', text), size, 'seed').map((m) => m.name)
  const all = names(old, 100)
  expect(names(fresh, 100).filter((name) => all.includes(name))).toEqual(all)
  expect(names(old, 3)).toEqual(all.slice(0, 3))
})

test('a test is named like a source if their names share a word of three letters or more', () => {
  const source = 'games/terraforming-mars/rules/src/turmoil/tax.ts'
  expect(isNamesake('games/terraforming-mars/rules/test/turmoil/reds-tax.test.ts', source)).toBe(true)
  expect(isNamesake('games/terraforming-mars/rules/test/turmoil/turmoil.test.ts', source)).toBe(false)
  expect(isNamesake('server/test/table/log/as-download.test.ts', 'server/src/requests/as-told.ts')).toBe(
    false,
  )
})

test('a score comes with its 95 % Wilson interval', () => {
  const [low, high] = wilson(90, 100)
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.826', '0.945'])
  expect(wilson(10, 10)[1]).toBe(1)
  expect(written(9, 10, false)).toBe('90.0 % (59.6–98.2)')
  expect(written(9, 10, true)).toBe('90.0 %')
})

/** Tries the mutants of a fixture that `only` takes with one of the fixtures of tests, or some. */
async function tryFixture(source, tests, only = () => true, more = {}) {
  const file = `scripts/test/fixtures/${source}`
  const all = mutantsOf(file, readFileSync(join(root, file), 'utf8'))
  const mutants = all.map((mutant, number) => ({ ...mutant, number })).filter(only)
  const found = await tryMutants({
    mutants,
    tests: [tests].flat().map((test) => `scripts/test/fixtures/${test}`),
    limits: { clean: 40_000, budget: 10_000, slow: 1500 },
    jobs: 1,
    folder: mkdtempSync(join(tmpdir(), 'perilune-mutate-')),
    tell: () => {},
    keep: () => {},
    ...more,
  })
  return { mutants, found }
}

test('what a test notices is killed, endless loops are stopped, and what no test looks at survives', async () => {
  const { mutants, found } = await tryFixture('ticket.mjs', 'ticket.test.mjs')
  const left = mutants.filter((m) => found.get(m.number).status !== 'killed')
  expect(left.map((m) => `${m.from} → ${m.by}`)).toEqual(['age < 6 → (age) <= (6)', '6 → 7'])
  const endless = mutants.find((m) => m.from === 'i++')
  expect(found.get(endless.number)).toMatchObject({ status: 'killed' })
  // The constant is read while the module is loaded: it needs a process of its own.
  const constant = mutants.find((m) => m.from === '10')
  expect(found.get(constant.number)).toMatchObject({ status: 'killed', why: 'in a process of its own' })
}, 120_000)

test('a test that fails without a mutant too does not kill one that needs a process of its own', async () => {
  const told = []
  const { mutants, found } = await tryFixture('ticket.mjs', 'failing.test.mjs', (m) => m.from === '10', {
    tell: (line) => told.push(line),
  })
  expect(told).toContain('scripts/test/fixtures/failing.test.mjs fails without a mutant, too')
  expect(mutants.map((m) => found.get(m.number))).toEqual([
    { status: 'survived', why: 'its tests fail without it, too' },
  ])
}, 120_000)

test('a file that is loaded when the time is up does not count as failing', async () => {
  const only = (m) => m.from === '10'
  const files = ['busy.test.mjs', 'counting.test.mjs']
  const { mutants, found } = await tryFixture('ticket.mjs', files, only, {
    limits: { clean: 40_000, budget: 100, slow: 1500 },
  })
  expect(mutants.map((m) => found.get(m.number))).toEqual([{ status: 'survived' }])
}, 120_000)

test('a mutant that leaves something behind keeps no other from being noticed', async () => {
  const { mutants, found } = await tryFixture('lending.mjs', 'lending.test.mjs')
  const fees = mutants.filter((m) => m.file.endsWith('lending.mjs') && m.line > 14)
  expect(fees.map((m) => [m.by, found.get(m.number).status])).toEqual([
    ['(days) / (2)', 'killed'],
    ['3', 'killed'],
  ])
}, 120_000)

const endless = (m) => m.from === 'i++'

test('an endless loop is noticed also where a cache lets only the first call reach it', async () => {
  const { mutants, found } = await tryFixture('shares.mjs', 'shares.test.mjs', endless)
  expect(mutants.map((m) => found.get(m.number))).toEqual([
    { status: 'killed', why: 'in a process of its own' },
    { status: 'killed', why: 'in a process of its own' },
  ])
}, 120_000)

test('an endless loop is noticed also by a test of which only the beginning is repeated', async () => {
  const { mutants, found } = await tryFixture('ticket.mjs', 'slow.test.mjs', endless)
  expect(mutants.map((m) => found.get(m.number))).toMatchObject([{ status: 'killed', why: 'endless loop' }])
}, 120_000)

test('that a slow test runs out of time with a mutant does not count as noticed', async () => {
  const only = (m) => m.by === '(age) <= (6)'
  const { mutants, found } = await tryFixture('ticket.mjs', 'slow.test.mjs', only)
  expect(mutants.map((m) => found.get(m.number))).toEqual([{ status: 'survived' }])
}, 120_000)

test.each([
  ['in one process with others', (m) => m.by === '(age) <= (6)'],
  ['in a process of its own', (m) => m.from === '10'],
])(
  'a test that fails once and not again does not kill a mutant %s',
  async (_, only) => {
    const { mutants, found } = await tryFixture('ticket.mjs', 'late-once.test.mjs', only)
    expect(mutants.map((m) => found.get(m.number))).toEqual([{ status: 'survived' }])
  },
  120_000,
)

test('what is to be done before and after each test is done for each mutant, too', async () => {
  const only = (m) => m.from === 'i < ages.length'
  const { mutants, found } = await tryFixture('ticket.mjs', 'hooks.test.mjs', only)
  expect(mutants.length).toBeGreaterThan(1)
  for (const { number } of mutants)
    expect(found.get(number)).toMatchObject({
      status: 'killed',
      test: expect.stringContaining('a group pays'),
    })
}, 120_000)

test('of tests that start a server those of the folder itself come first', () => {
  const tests = testsOf('server/src/table').rules
  const first = tests.findIndex((file) => file.startsWith('server/test/routes/people'))
  const last = tests.findLastIndex((file) => file.startsWith('server/test/table/'))
  expect(last).toBeLessThan(first)
})

test('sources in the folder search of a game’s rules are for search alone, and nothing else is', () => {
  expect(FOR_SEARCH).toContain('games/moonrakers/rules/src/search/useful-plays.ts')
  expect(FOR_SEARCH.filter((file) => !/^games\/[\w-]+\/rules\/src\/search\//.test(file))).toEqual([])
})

test('a long run measures the rules of every game', () => {
  const rules = FOLDERS.filter((folder) => folder.startsWith('games/'))
  expect(rules).toEqual(expect.arrayContaining(['games/moon/rules/src', 'games/moon-base/rules/src']))
  expect(rules.filter((folder) => !existsSync(join(root, folder)))).toEqual([])
})

test('listings that are compared with stored ones count with the archives', () => {
  const { rules, archives } = testsOf('games/moon/rules/src')
  const golden = 'games/moon/rules/test/numbering.test.ts'
  expect([rules.includes(golden), archives.includes(golden)]).toEqual([false, true])
})

test('labels, loops without a condition and bodies of one statement stay what they are', async () => {
  const text = `let n = 0
outer: for (let i = 0; i < 3; i++)
  for (;;) {
    n++
    if (n % 4 === 0) continue outer
  }
do n += 10
while (n < 30)
if (n > 100) while (n > 0) n--
else n += 1000
export default n`
  expect(await valueWith(text, -1)).toBe(1032)
})

test('a page of long runs has one line for a folder, the newest, and says how many were tried', () => {
  const run = (folder, noticed, all) => ({
    folder,
    day: '2026-11-18',
    commit: 'abc1234',
    all,
    by: new Map(noticed.map((column, i) => [i, column])),
    columns: 2,
  })
  const first = pageWith('', lineOf(run('engine/src', ['rules', 'survived'], 10)))
  const second = pageWith(first, lineOf(run('a/src', ['random', 'rules'], 2)))
  const third = pageWith(second, lineOf(run('engine/src', ['rules', 'random', 'rules', 'unreached'], 10)))
  expect(third.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `a/src` | 2026-11-18 | abc1234 | 2 | 2 | 50.0 % | 100.0 % |',
    '| `engine/src` | 2026-11-18 | abc1234 | 10 | 4 | 50.0 % (15.0–85.0) | 75.0 % (30.1–95.4) |',
  ])
})

test.runIf(process.platform === 'linux')(
  'a busy machine does not make a waiting test fail: only the time that a process uses counts',
  async () => {
    // A group of its own: in ours, other processes of this test run end at any time.
    const busy = spawn(process.execPath, ['--eval', 'for (;;);'], { detached: true, stdio: 'ignore' })
    try {
      await vi.waitFor(() => expect(usedByGroup(busy.pid)).toBeGreaterThan(0), { timeout: 30_000 })
    } finally {
      busy.kill('SIGKILL')
    }
    expect(usedByGroup(2 ** 30)).toBe(0)
  },
  60_000,
)
