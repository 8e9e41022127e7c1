import { objectionsToRulings } from '@perilune/engine/testing'
import { expect, test } from 'vitest'

const PAGE = ['| 1 | A first | R | one |', '| 2 | A second | O | one, two |'].join('\n')
const TESTS = new Map([
  ['one', "test('[1] a first', () => {})\ntest('[2] a second', () => {})"],
  ['two', "test('[2] a second, once more', () => {})"],
])

test('a page whose rulings are all held by the tests it names is in order', () => {
  expect(objectionsToRulings({ page: PAGE, tests: TESTS, count: 2 })).toEqual([])
})

test('a ruling that is not listed, has no test, is named elsewhere or does not exist is objected to', () => {
  expect(objectionsToRulings({ page: PAGE, tests: TESTS, count: 3 })).toEqual([
    'the page does not list ruling 3',
    'no test is named after ruling 3',
  ])
  expect(objectionsToRulings({ page: PAGE, tests: TESTS, count: 1 })).toEqual([
    'there is no ruling 2',
    'there is no ruling 2',
  ])
  const fewer = new Map([...TESTS].slice(0, 1))
  expect(objectionsToRulings({ page: PAGE, tests: fewer, count: 2 })).toEqual([
    'ruling 2 is held by one, the page says one, two',
  ])
})
