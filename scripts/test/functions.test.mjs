import { expect, test } from 'vitest'
import { checkFunctions, LINES } from '../check-functions.mjs'

const faults = (text, file = 'some.ts') =>
  checkFunctions(file, text).map(({ line, text }) => `${line}: ${text}`)

const lines = (count) => Array.from({ length: count - 2 }, (_, i) => `  call(${i})`).join('\n')

test('four parameters are allowed and five are not', () => {
  expect(faults('function act(s, effect, op, n) {}')).toEqual([])
  expect(faults('\nconst act = (s: S, seat: Seat, effect: E, op: O, n?: N) => 1')).toEqual([
    '2: takes 5 parameters',
  ])
})

test('whom to tell comes on top, and last', () => {
  expect(faults('const step = { take(s, seat, frame, answer, tell) {} }')).toEqual([])
  expect(faults('const step = { take: (s, seat, frame, answer, tell) => {} }')).toEqual([])
  expect(faults('function act(s: S, seat: Seat, op: O, n: N, tell: T | undefined) {}')).toEqual([])
  expect(faults('const step = { take(s, seat, frame, answer, tell, more) {} }')).toHaveLength(1)
  expect(faults('function act(s, seat, op, n, m, tell) {}')).toHaveLength(1)
})

test('a function has at most sixty lines, but where it draws', () => {
  expect(faults(`function act() {\n${lines(LINES)}\n}`)).toEqual([])
  const long = `function act() {\n${lines(LINES + 1)}\n}`
  expect(faults(long)).toEqual(['1: has 61 lines'])
  expect(faults(long, 'some.tsx')).toEqual([])
})

test('a reason above a function excuses it, and only it', () => {
  const five = '(a, b, c, d, e) {}'
  expect(faults(`// Parameters: a point is two numbers.\nfunction one${five}`)).toEqual([])
  expect(faults(`// Parameters: a point is two numbers.\nfunction one${five}\nfunction two${five}`)).toEqual([
    '3: takes 5 parameters',
  ])
  expect(faults(`// Long: a table.\nfunction one${five}`)).toEqual([
    '2: takes 5 parameters',
    '1: gives a reason (Long) that nothing needs',
  ])
})

test('types and overloads are no functions that act', () => {
  expect(faults('type Act = (a: A, b: B, c: C, d: D, e: E) => void')).toEqual([])
  expect(faults('declare function act(a: A, b: B, c: C, d: D, e: E): void')).toEqual([])
})
