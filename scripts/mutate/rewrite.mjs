import { children, parse } from './mutants.mjs'

/*
 * All mutants of a file are inserted at once, each behind a switch: `__mutant(7)` returns whether number 7 is
 * on, and records that it was reached. So modules are loaded only once, and a mutant costs only the tests
 * that reach it.
 */

const LOOPS = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement'])
const loopIn = (node) => (node.type === 'LabeledStatement' ? loopIn(node.body) : LOOPS.has(node.type) && node)

/** The text of a file with switches for these mutants. Each loop counts its iterations and calls `__tick`. */
export function rewrite(file, text, mutants) {
  const at = new Map()
  for (const mutant of mutants) {
    const key = `${mutant.start}:${mutant.end}:${mutant.type}`
    at.set(key, [...(at.get(key) ?? []), mutant])
  }
  const inside = (node) => {
    let out = ''
    let from = node.start
    for (const child of children(node)) {
      if (child.start < from) continue
      out += text.slice(from, child.start) + render(child, node)
      from = child.end
    }
    return out + text.slice(from, node.end)
  }
  const render = (node, parent) => {
    const here = at.get(`${node.start}:${node.end}:${node.type}`) ?? []
    if (node.type === 'SwitchCase' && here.length > 0) return emptiedCase(node, here[0], render)
    let out = inside(node)
    if (here.length > 0) out = switched(out, here)
    if (LOOPS.has(parent?.type) && parent.body === node)
      out = `{ __tick(++__turns${parent.start}, ${JSON.stringify(`${file}:${parent.start}`)}); ${out} }`
    // A line that starts with a bracket would be parsed as part of the line before it.
    if (node.type === 'ExpressionStatement' && out.startsWith('(')) out = `{ ${out} }`
    // A label must stand directly before its loop.
    const loop = parent?.type !== 'LabeledStatement' && loopIn(node)
    return loop ? `{ let __turns${loop.start} = 0; ${out} }` : out
  }
  const program = parse(file, text)
  return text.slice(0, program.start) + render(program) + text.slice(program.end)
}

function switched(out, mutants) {
  if (mutants[0].mutator === 'block') return `{ if (!__mutant(${mutants[0].number})) ${out} }`
  return `(${mutants.map((m) => `__mutant(${m.number}) ? (${m.by}) : `).join('')}(${out}))`
}

function emptiedCase(node, { number }, render) {
  const label = node.test ? `case ${render(node.test, node)}` : 'default'
  const body = node.consequent.map((statement) => render(statement, node)).join('\n')
  return `${label}: if (!__mutant(${number})) {\n${body}\n}`
}
