// Functions take at most four parameters and have at most sixty lines. One that has a reason for more says
// so in a comment above it: `// Parameters: …` or `// Long: …`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './workspaces.mjs'

const PARAMETERS = 4
export const LINES = 60

/**
 * Whom to tell comes on top where it comes last, as in the kernel's own call of what takes an answer: state,
 * seat, frame, answer, tell. Rules pass it along to whatever changes the state.
 */
const countOf = (params) => params.length - Number(params.at(-1)?.name === 'tell')

/** Files that are checked: all sources but tests and frozen builds, which are written for other readers. */
const COVERED = [':(glob)**/src/**', ':(glob)scripts/**', ':(glob)bench/**', ':(glob)cli/bin/**', '*.mjs']
const LEFT_OUT = /(^|\/)(test|versions|archive|peer)\//

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Every function of a syntax tree, with the property or method whose value it is. */
function* functionsIn(node, holder) {
  if (Array.isArray(node)) {
    for (const each of node) yield* functionsIn(each, holder)
    return
  }
  if (typeof node?.type !== 'string') return
  // Without a body it is a type or an overload.
  if (FUNCTIONS.has(node.type) && node.body) yield { node, holder }
  for (const value of Object.values(node))
    if (typeof value === 'object' && value !== null) yield* functionsIn(value, node)
}

/** What is wrong with the functions of a source, by line: too long, too many parameters, or a reason for nothing. */
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
    // Markup is long without being hard to read.
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
