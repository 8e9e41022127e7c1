import { createHash } from 'node:crypto'
import { parseSync } from 'vite'

/*
 * The mutants of a source file: small changes of an expression or a block that a test should notice. They
 * follow Stryker's default mutators, with two differences: strings are left alone, because most are texts for
 * people, and numbers are changed by one, because that is the most common mistake in rules.
 */

const SWAPPED = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '|=': ['&='],
  '&=': ['|='],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
}
const COMPARISONS = new Set(['<', '<=', '>', '>=', '===', '!==', '&&', '||'])
const METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}
const DROPPED_METHODS = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim'])

/** The children of a node that are code, not types or property names. */
export function children(node) {
  const found = []
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' && !node.computed) continue
    if (
      key === 'typeAnnotation' ||
      key === 'returnType' ||
      key === 'typeParameters' ||
      key === 'typeArguments'
    )
      continue
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child.type === 'string' && isCode(child)) found.push(child)
  }
  return found.sort((a, b) => a.start - b.start)
}

const WITH_CODE = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSParameterProperty',
])
const isCode = ({ type }) => (!type.startsWith('TS') || WITH_CODE.has(type)) && !type.startsWith('Import')

/** The replacements of a node: the name of each change and the new text. */
function changes(node, parent, text) {
  const of = (n) => text.slice(n.start, n.end)
  const left = (n) => (node.type === 'AssignmentExpression' ? of(n) : `(${of(n)})`)
  const between = (operator) => `${left(node.left)} ${operator} (${of(node.right)})`
  const found = []
  const add = (mutator, by) => found.push({ mutator, by })
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      for (const operator of SWAPPED[node.operator] ?? []) add('operator', between(operator))
      if (COMPARISONS.has(node.operator) && !isTest(node, parent))
        for (const value of ['true', 'false']) add('condition', value)
      break
    case 'UpdateExpression': {
      const [from, to] = node.operator === '++' ? ['++', '--'] : ['--', '++']
      add('update', of(node).replace(from, to))
      break
    }
    case 'UnaryExpression':
      if (node.operator === '!') add('negation', of(node.argument))
      if (node.operator === '-') add('sign', of(node.argument))
      break
    case 'Literal':
      if (typeof node.value === 'boolean') add('boolean', String(!node.value))
      if (typeof node.value === 'number') add('number', String(node.value + 1))
      break
    case 'ArrayExpression':
      if (node.elements.length > 0) add('array', '[]')
      break
    case 'ChainExpression':
      if (of(node).includes('?.'))
        add('optional', of(node).replace('?.[', '[').replace('?.(', '(').replace('?.', '.'))
      break
    case 'CallExpression':
      for (const by of changedCalls(node, of)) add('method', by)
      break
  }
  if (isTest(node, parent)) {
    if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') add('condition', 'true')
    add('condition', 'false')
  }
  return found.filter(({ by }) => by !== of(node))
}

const isTest = (node, parent) => parent?.test === node && parent.type !== 'SwitchCase'

function changedCalls({ callee, arguments: given }, of) {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return []
  const name = callee.property.name
  if (Object.hasOwn(METHODS, name))
    return [`${of(callee.object)}.${METHODS[name]}(${given.map(of).join(', ')})`]
  return DROPPED_METHODS.has(name) ? [of(callee.object)] : []
}

/** Whether a node is a block or a case whose statements can be left out. */
function emptied(node, parent) {
  if (node.type === 'BlockStatement' || node.type === 'FunctionBody') {
    // The constructor of a derived class must call its parent's.
    return node.body.length > 0 && !(parent?.type === 'FunctionExpression' && parent.isConstructor)
  }
  return node.type === 'SwitchCase' && node.consequent.length > 0 && !node.consequent.some(declares)
}
const declares = ({ type }) => type === 'VariableDeclaration' || type === 'FunctionDeclaration'

/** The syntax tree of a TypeScript file. */
export function parse(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return program
}

/**
 * All mutants of a file. A mutant is named after what it changes, not where, so that a sample by name stays
 * the same when other code changes.
 */
export function mutantsOf(file, text) {
  const found = []
  const times = new Map()
  const add = (node, mutator, by) => {
    const from = text.slice(node.start, node.end)
    const what = `${file}\n${mutator}\n${from}\n${by}`
    const nth = times.get(what) ?? 0
    times.set(what, nth + 1)
    const name = createHash('sha256').update(`${what}\n${nth}`).digest('hex').slice(0, 16)
    const line = text.slice(0, node.start).split('\n').length
    found.push({ name, file, line, start: node.start, end: node.end, type: node.type, mutator, from, by })
  }
  const visit = (node, parent) => {
    for (const { mutator, by } of changes(node, parent, text)) add(node, mutator, by)
    if (emptied(node, parent)) add(node, 'block', '{}')
    for (const child of children(node)) {
      // The target of an assignment is not a value.
      if (child === node.left && node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression')
        continue
      visit(child, node)
    }
  }
  visit(parse(file, text), undefined)
  return found
}

/** A sample of the given size, chosen by a seed; mutants stay in it as long as they exist. */
export function sample(mutants, size, seed) {
  const rank = ({ name }) => createHash('sha256').update(`${seed}\n${name}`).digest('hex')
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(mutant) }))
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1))
  return ranked.slice(0, size).map(({ mutant }) => mutant)
}
