import { parseAst } from 'vite'

const PROTOCOL = /\/protocol\/src\/[\w/-]+\.ts$/
/** What a page needs to call a route. */
const NEEDED = new Set(['method', 'path'])

/** The name that a chain of calls begins with: `z` of `z.string().min(1)`. */
const beginningOf = (node) => {
  if (node.type === 'CallExpression') return beginningOf(node.callee)
  if (node.type === 'MemberExpression') return beginningOf(node.object)
  return node.type === 'Identifier' ? node.name : undefined
}

/** The schemas of a module, and what its routes are made from. */
function* partsOf(node) {
  if (node === null || typeof node !== 'object') return
  if (Array.isArray(node)) for (const one of node) yield* partsOf(one)
  else if (node.type === 'CallExpression' && node.callee.name === 'route') yield node.arguments[0]
  else if (node.type === 'CallExpression' && beginningOf(node) === 'z') yield node
  else for (const part of Object.values(node)) yield* partsOf(part)
}

/**
 * Leaves to pages the method and address of every route. What is said between server and clients is checked
 * and described by the server: pages have no schemas, and `z` stands in for each (src/no-schemas.ts).
 */
export const leanProtocol = () => ({
  name: 'lean-protocol',
  // After the types are gone.
  enforce: 'post',
  transform(code, id) {
    if (!PROTOCOL.test(id)) return
    let lean = ''
    let at = 0
    for (const { start, end, properties } of partsOf(parseAst(code).body)) {
      const kept = properties?.filter(({ key }) => NEEDED.has(key?.name))
      if (kept && kept.length < NEEDED.size) this.error('a route says its method or path elsewhere')
      const source = kept?.map((property) => code.slice(property.start, property.end))
      lean += `${code.slice(at, start)}${source ? `{ ${source.join(', ')} }` : 'z'}`
      at = end
    }
    return { code: lean + code.slice(at), map: null }
  },
})
