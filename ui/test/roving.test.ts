import { expect, test } from 'vitest'
import { spotAt } from '../src/keys/roving.js'

/** Two rows of three. */
const grid = [0, 1, 2, 3, 4, 5].map((i) => ({ x: (i % 3) * 100, y: Math.floor(i / 3) * 40 }))

test('right and left stay in the row', () => {
  expect(spotAt(grid, 0, 'ArrowRight')).toBe(1)
  expect(spotAt(grid, 5, 'ArrowLeft')).toBe(4)
})

test('down and up stay in the column', () => {
  expect(spotAt(grid, 1, 'ArrowDown')).toBe(4)
  expect(spotAt(grid, 5, 'ArrowUp')).toBe(2)
})

test('an arrow at the edge leads nowhere', () => {
  expect(spotAt(grid, 0, 'ArrowUp')).toBe(0)
  expect(spotAt(grid, 2, 'ArrowRight')).toBe(2)
})

test('Home and End lead to the first and the last', () => {
  expect(spotAt(grid, 3, 'Home')).toBe(0)
  expect(spotAt(grid, 1, 'End')).toBe(5)
})

test('other keys lead nowhere', () => {
  expect(spotAt(grid, 3, 'x')).toBe(3)
})
