import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { mutantsOf, sample } from '../mutate/mutants.mjs'
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

test('a score comes with its 95 % Wilson interval', () => {
  const [low, high] = wilson(90, 100)
  expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.826', '0.945'])
  expect(wilson(10, 10)[1]).toBe(1)
  expect(written(9, 10, false)).toBe('90.0 % (59.6–98.2)')
  expect(written(9, 10, true)).toBe('90.0 %')
})

test('what a test notices is killed, endless loops are stopped, and what no test looks at survives', async () => {
  const file = 'scripts/test/fixtures/ticket.mjs'
  const all = mutantsOf(file, readFileSync(join(root, file), 'utf8'))
  const mutants = all.map((mutant, number) => ({ ...mutant, number }))
  const found = await tryMutants({
    mutants,
    tests: ['scripts/test/fixtures/ticket.test.mjs'],
    jobs: 1,
    folder: mkdtempSync(join(tmpdir(), 'perilune-mutate-')),
    tell: () => {},
    keep: () => {},
  })
  const left = mutants.filter((m) => found.get(m.number).status !== 'killed')
  expect(left.map((m) => `${m.from} → ${m.by}`)).toEqual(['age < 6 → (age) <= (6)', '6 → 7'])
  const endless = mutants.find((m) => m.from === 'i++')
  expect(found.get(endless.number)).toMatchObject({ status: 'killed' })
  // The constant is read while the module is loaded: it needs a process of its own.
  const constant = mutants.find((m) => m.from === '10')
  expect(found.get(constant.number)).toMatchObject({ status: 'killed', why: 'in a process of its own' })
}, 120_000)
