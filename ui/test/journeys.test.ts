import { expect, test } from 'vitest'
import { journeysOf, type Seen } from '../src/motion/journeys.js'

const at = (piece: string, x: number, y = 0, width = 50): Seen<string> => ({
  piece,
  box: { x, y, width, height: 70 },
  drawn: `${piece}@${x}`,
})

test('a piece that stands elsewhere has moved; one that stands still has not', () => {
  const { moves, comes, leaves } = journeysOf([at('a', 0), at('b', 100)], [at('a', 300), at('b', 100.5)])
  expect(moves.map(({ from, to }) => [from.drawn, to.drawn])).toEqual([['a@0', 'a@300']])
  expect(comes).toEqual([])
  expect(leaves).toEqual([])
})

test('what was not in sight comes, what is no longer in sight leaves', () => {
  const { moves, comes, leaves } = journeysOf([at('gone', 0)], [at('new', 10)])
  expect(moves).toEqual([])
  expect(comes.map((s) => s.piece)).toEqual(['new'])
  expect(leaves.map((s) => s.piece)).toEqual(['gone'])
})

test('of several copies the nearest belong together, whatever their order', () => {
  const before = [at('rover', 500), at('rover', 0)]
  const after = [at('rover', 0), at('rover', 510), at('rover', 900)]
  const { moves, comes } = journeysOf(before, after)
  expect(moves.map(({ from, to }) => [from.drawn, to.drawn])).toEqual([['rover@500', 'rover@510']])
  expect(comes.map((s) => s.drawn)).toEqual(['rover@900'])
})

test('a piece that only changes its size moves too', () => {
  expect(journeysOf([at('a', 0, 0, 50)], [at('a', 0, 0, 80)]).moves).toHaveLength(1)
})
