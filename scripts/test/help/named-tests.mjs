import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../workspaces.mjs'

export const read = (file) => readFileSync(join(root, file), 'utf8')

/** The rows of all tables of a page, without their heads. */
export function rowsOf(page) {
  const lines = page.split('\n')
  return lines.filter(
    (line, i) => line.startsWith('| ') && !isRule(line) && !(lines[i + 1] && isRule(lines[i + 1])),
  )
}

const isRule = (line) => /^\|( *:?-+:? *\|)+$/.test(line.trim())

/**
 * What is wrong with the tests that the last column of a row names: each as `path/to/file.test.ts` › its
 * title.
 */
export function objectionsToRow(row, readFile = readIfThere) {
  const held = row.split('|').at(-2).trim()
  const named = held.split(/; (?=`)/).map((one) => one.match(/^`([^`]+)` › (.+)$/))
  if (named.includes(null)) return [`not \`file\` › title: ${held}`]
  return named.flatMap(([, file, title]) => {
    const code = readFile(file)
    if (code === undefined) return [`no such file: ${file}`]
    return hasTitle(code, title) ? [] : [`no such title in ${file}: ${title}`]
  })
}

const readIfThere = (file) => (existsSync(join(root, file)) ? read(file) : undefined)

/**
 * The whole title, as it is written in the code: one of test.each with its %s. It must be the title of a test
 * or of a group of tests that runs, not a string elsewhere in the file.
 */
const hasTitle = (code, title) =>
  ["'", '"', '`'].some((quote) => {
    const named = escaped(quote + title + quote)
    return new RegExp(`(?:\\b(?:test|it|describe)|\\))\\(\\s*${named}\\s*,`).test(code)
  })

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
