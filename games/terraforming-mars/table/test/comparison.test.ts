import { expect, test } from 'vitest'
import { rulesToday } from '../src/rules.js'
import { columnsOf, mostIn, numbersOf, sortedBy } from '../src/seats/comparison.js'
import { kindsOfTags } from '../src/seats/tags.js'
import { archivedTurn } from './archived-turn.js'

const { state, view } = archivedTurn('rules-3-4-seats-random-greedy-box-3', 100, 0)
const all = view.players.map((_, seat) => numbersOf(rulesToday, view, seat))

test('the points that are compared are those that the game would end with now, by where they come from', () => {
  for (const { seat, values, sources } of all) {
    const points = rulesToday.linesOf(state, seat).reduce((sum, line) => sum + line.points, 0)
    expect(values.points).toBe(points)
    expect(sources.reduce((sum, source) => sum + source.points, 0)).toBe(points)
    expect(sources[0]?.source).toBe('rating')
  }
})

test('seats are sorted by a column, the most first', () => {
  const sorted = sortedBy(all, 'rating').map(({ values }) => values.rating ?? 0)
  expect(sorted).toEqual([...sorted].sort((a, b) => b - a))
  expect(mostIn(all, 'rating')).toBe(sorted[0])
})

test('nobody leads where nobody has anything', () => {
  const none = all.map((one) => ({ ...one, values: { ...one.values, cities: 0 } }))
  expect(mostIn(none, 'cities')).toBeUndefined()
})

test('every seat shows the same kinds of tags: those of the boxes in the game', () => {
  expect(kindsOfTags({ sets: ['base'] })).not.toContain('venus')
  expect(kindsOfTags({ sets: ['base', 'venus'] })).toContain('venus')
  expect(kindsOfTags({ sets: ['base'] }).at(-1)).toBe('event')
  expect(columnsOf(view)).toContain('tag:venus')
})
