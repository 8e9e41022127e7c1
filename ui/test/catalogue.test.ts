import { expect, test } from 'vitest'
import { catalogue, catalogues, translate } from '../src/catalogue.js'

test('a language is laid over the words of a room, whichever comes first; what it lacks stays', () => {
  const early = catalogue('test:early', {
    group: { hello: 'Hello', bye: 'Bye' },
    n: (n: number) => `${n} cards`,
  })
  const { group } = early
  translate('test:early', { group: { hello: 'Hallo' }, n: (n: number) => `${n} Karten` })
  expect(group).toEqual({ hello: 'Hallo', bye: 'Bye' })
  expect(early.n(3)).toBe('3 Karten')
  translate('test:late', { hello: 'Hallo' })
  expect(catalogue('test:late', { hello: 'Hello' }).hello).toBe('Hallo')
  expect([...catalogues().keys()]).toContain('test:early')
})

test('a translation can’t put a sentence where facts are filled in, nor name what is not there', () => {
  const words = catalogue('test:wrong', { n: (n: number) => `${n}`, one: 'one' })
  translate('test:wrong', { n: 'many', two: 'two' })
  expect(words.n(2)).toBe('2')
  expect(Object.keys(words)).toEqual(['n', 'one'])
})
