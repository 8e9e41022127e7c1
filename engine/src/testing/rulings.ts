/** A page of rulings: a table whose rows begin with a number and end with the test files that hold it. */
interface Rulings {
  page: string
  /** Every test file of the rules: its name without the ending, and its text. */
  tests: ReadonlyMap<string, string>
  /** How many rulings there are. */
  count: number
}

const ROW = /^\| (\d+) \|.* \| ([^|]+?) \|$/gm

/** What is wrong between a page of rulings and the tests named after them: `[17] …` holds ruling 17. */
export function objectionsToRulings({ page, tests, count }: Rulings): string[] {
  const listed = new Map([...page.matchAll(ROW)].map((row) => [Number(row[1]), row[2].split(', ').sort()]))
  const held = new Map<number, string[]>()
  for (const [file, text] of tests)
    for (const number of new Set([...text.matchAll(/\(\s*['`]\[(\d+)\] /g)].map((m) => Number(m[1]))))
      held.set(number, [...(held.get(number) ?? []), file].sort())
  const numbers = Array.from({ length: count }, (_, i) => i + 1)
  return [
    ...numbers.filter((n) => !listed.has(n)).map((n) => `the page does not list ruling ${n}`),
    ...numbers.filter((n) => !held.has(n)).map((n) => `no test is named after ruling ${n}`),
    ...[...listed.keys(), ...held.keys()]
      .filter((n) => n < 1 || n > count)
      .map((n) => `there is no ruling ${n}`),
    ...numbers
      .filter((n) => listed.has(n) && held.has(n) && `${listed.get(n)}` !== `${held.get(n)}`)
      .map(
        (n) =>
          `ruling ${n} is held by ${held.get(n)?.join(', ')}, the page says ${listed.get(n)?.join(', ')}`,
      ),
  ]
}
