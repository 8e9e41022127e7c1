import { expect, test } from 'vitest'
import { passedOn } from '../src/choosing/passed.js'

test('what I passed in a draft is what I saw, without what I took and what lies before me again', () => {
  expect(passedOn(['ants', 'comet', 'trees', 'mine'], ['comet'], ['trees'])).toEqual(['ants', 'mine'])
})
