import { basename } from 'node:path'

const SHORTEST = 3

const wordsOf = (file) =>
  basename(file)
    .replace(/\..*$/, '')
    .split('-')
    .filter((word) => word.length >= SHORTEST)

/**
 * Whether a test is named after a source: `reds-tax.test.ts` and `tax-look.test.ts` are named after `tax.ts`.
 */
export const isNamesake = (test, source) => {
  const words = new Set(wordsOf(source))
  return wordsOf(test).some((word) => words.has(word))
}
