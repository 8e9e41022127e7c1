import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { leanProtocol } from '../lean-protocol.mjs'

const protocol = fileURLToPath(new URL('../../protocol/src', import.meta.url))

const lean = (code) => {
  const context = {
    error(problem) {
      throw new Error(problem)
    },
  }
  const { transform } = leanProtocol()
  return transform.call(context, code, '/protocol/src/routes/some.ts')?.code ?? code
}

test('a page has the method and address of a route, and not what it takes and gives', () => {
  const code = `export const some = { one: route({ method: 'GET', path: '/api/one', about: 'Long.', body: z.object({}) }) }`
  expect(lean(code)).toBe(`export const some = { one: route({ method: 'GET', path: '/api/one' }) }`)
})

test('a schema is left out with all that is chained to it, wherever it stands', () => {
  expect(lean(`const Id = z.string().min(1).describe('an id')`)).toBe('const Id = z')
  expect(lean(`const One = Two.extend({ id: z.string() })`)).toBe('const One = Two.extend({ id: z })')
  expect(lean(`const LIMITS = { most: 3 }`)).toBe('const LIMITS = { most: 3 }')
})

test('a route that says its address elsewhere can’t be built', () => {
  expect(() => lean(`const some = { one: route({ ...shared, method: 'GET' }) }`)).toThrow('elsewhere')
})

test('every route says its own method and address', () => {
  const files = readdirSync(join(protocol, 'routes')).map((file) => join(protocol, 'routes', file))
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const { method, path } of Object.values(routes)) {
    expect(sources).toContain(`method: '${method}'`)
    expect(sources).toContain(`path: '${path}'`)
  }
})
