import { diff, patch } from '@perilune/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ViewChanges } from '../../../src/table/views/view-changes.js'

const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'))

test('changes are written as JSON would write the list of them', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const changes = new ViewChanges()
      changes.compare(from, to, 'view')
      expect(JSON.parse(`[${changes.text}]`)).toEqual(JSON.parse(JSON.stringify(diff(from, to, ['view']))))
    }),
  )
})

test('what is written leads from one to the other, whatever the fields are called', () => {
  const named = fc.dictionary(
    fc.oneof(fc.constantFrom('constructor', 'toString', 'length', '"', '\n'), fc.string()),
    json,
  )
  const tame = named.filter((value) => !JSON.stringify(value).includes('__proto__'))
  fc.assert(
    fc.property(tame, tame, (from, to) => {
      const changes = new ViewChanges()
      changes.compare({ view: from }, { view: to })
      const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
      expect(patch(plain({ view: from }), JSON.parse(`[${changes.text}]`))).toEqual(plain({ view: to }))
    }),
  )
})

test('numbers that JSON does not have become null, as JSON writes them', () => {
  const changes = new ViewChanges()
  changes.put('best', Number.NEGATIVE_INFINITY)
  changes.put('gone', undefined)
  expect(changes.text).toBe('[["best"],null],[["gone"]]')
})
