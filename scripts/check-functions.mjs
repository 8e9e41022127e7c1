// Functions have at most four parameters and sixty lines. One that needs more gives its reason in a comment
// above it: `// Parameters: …` or `// Long: …`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './workspaces.mjs'

const PARAMETERS = 4
export const LINES = 60

/**
 * A final parameter `tell` does not count: it is passed on to everything that changes the state, and the
 * kernel's own signature is state, seat, frame, answer, tell.
 */
const countOf = (params) => params.length - Number(params.at(-1)?.name === 'tell')

/** The files checked: all sources except tests and frozen builds. */
const COVERED = [':(glob)**/src/**', ':(glob)scripts/**', ':(glob)bench/**', ':(glob)cli/bin/**', '*.mjs']
const LEFT_OUT = /(^|\/)(test|versions|archive|peer)\//

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Every function of a syntax tree, with the property or method that holds it. */
function* functionsIn(node, holder) {
  if (Array.isArray(node)) {
    for (const each of node) yield* functionsIn(each, holder)
    return
  }
  if (typeof node?.type !== 'string') return
  // A function without a body is a type or an overload.
  if (FUNCTIONS.has(node.type) && node.body) yield { node, holder }
  for (const value of Object.values(node))
    if (typeof value === 'object' && value !== null) yield* functionsIn(value, node)
}

/**
 * The faults of a source, by line: functions that are too long or have too many parameters, and unneeded
 * reasons.
 */
export function checkFunctions(file, text) {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} can't be read: ${errors[0].message}`)
  const lineOf = (at) => text.slice(0, at).split('\n').length
  const reasons = comments.flatMap(({ value, end }) => {
    const [, about] = /^[\s*]*(Parameters|Long): \S/.exec(value) ?? []
    return about ? [{ about, line: lineOf(end), used: false }] : []
  })
  const excused = (about, line) => {
    const reason = reasons.find((each) => each.about === about && line - each.line <= 1 && each.line <= line)
    if (reason) reason.used = true
    return reason !== undefined
  }
  const faults = []
  for (const { node, holder } of functionsIn(program)) {
    const line = lineOf(holder?.key ? holder.start : node.start)
    if (countOf(node.params) > PARAMETERS && !excused('Parameters', line))
      faults.push({ line, text: `takes ${node.params.length} parameters` })
    const lines = lineOf(node.end) - line + 1
    // Markup may be long and still easy to read.
    if (!file.endsWith('.tsx') && lines > LINES && !excused('Long', line))
      faults.push({ line, text: `has ${lines} lines` })
  }
  for (const { about, line, used } of reasons)
    if (!used) faults.push({ line, text: `gives a reason (${about}) that nothing needs` })
  return faults
}

if (process.argv[1] === import.meta.filename) {
  const listed = execFileSync('git', ['ls-files', ...COVERED], { cwd: root, encoding: 'utf8' }).split('\n')
  const files = listed.filter((file) => /\.([cm]?js|tsx?)$/.test(file) && !LEFT_OUT.test(file))
  for (const file of files)
    for (const { line, text } of checkFunctions(file, readFileSync(join(root, file), 'utf8'))) {
      console.error(`${file}:${line}: ${text}`)
      process.exitCode = 1
    }
  if (!process.exitCode)
    console.log(
      `no function of ${files.length} files is longer than ${LINES} lines or takes too many parameters`,
    )
}
