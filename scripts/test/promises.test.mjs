import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../workspaces.mjs'
import { objectionsToRow, read, rowsOf } from './help/named-tests.mjs'

const pages = readdirSync(join(root, 'docs/promises')).filter((file) => file.endsWith('.md'))

test('there are pages of promises', () => {
  expect(pages.length).toBeGreaterThan(0)
})

test.each(pages)('every promise of docs/promises/%s names tests that exist', (page) => {
  const rows = rowsOf(read(`docs/promises/${page}`))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.flatMap((row) => objectionsToRow(row))).toEqual([])
})

describe('a row is objected to', () => {
  const code = [
    "test('a Rover is parked', () => {})",
    "test.each(cards)('%s is worth %i', () => {})",
    "test.skip('a Rover is gone', () => {})",
    "expect(words.rover).toBe('a Rover is blue')",
  ].join('\n')
  const objections = (held) =>
    objectionsToRow(`| a promise | help | ${held} |`, (file) => (file === 'a.test.ts' ? code : undefined))

  test.each([
    ['`a.test.ts` › a Rover is sold', ['no such title in a.test.ts: a Rover is sold']],
    ['`a.test.ts` › a Rover', ['no such title in a.test.ts: a Rover']],
    ['`a.test.ts` › Rover is parked', ['no such title in a.test.ts: Rover is parked']],
    ['`a.test.ts` › is worth %i', ['no such title in a.test.ts: is worth %i']],
    ['`a.test.ts` › a Rover is gone', ['no such title in a.test.ts: a Rover is gone']],
    ['`a.test.ts` › a Rover is blue', ['no such title in a.test.ts: a Rover is blue']],
    ['`b.test.ts` › a Rover is parked', ['no such file: b.test.ts']],
    ['`a.test.ts` › a Rover is parked; `b.test.ts` › a Rover is parked', ['no such file: b.test.ts']],
    ['a Rover is parked', ['not `file` › title: a Rover is parked']],
    ['', ['not `file` › title: ']],
  ])('for %j', (held, expected) => {
    expect(objections(held)).toEqual(expected)
  })

  test('not where every title is whole, as it is written', () => {
    expect(objections('`a.test.ts` › a Rover is parked; `a.test.ts` › %s is worth %i')).toEqual([])
  })
})

test('rows are told from heads and rules', () => {
  const page = 'Text\n\n| promise | test |\n| --- | --- |\n| one | a |\n| two | b |\n\nText | text'
  expect(rowsOf(page)).toEqual(['| one | a |', '| two | b |'])
})
