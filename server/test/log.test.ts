import { expect, test } from 'vitest'
import { readableLine } from '../src/log.js'

const at = new Date(2026, 0, 2, 9, 5, 7).getTime()
const line = (fields: object) =>
  readableLine(JSON.stringify({ level: 30, time: at, pid: 1, hostname: 'h', ...fields }))

test('on a terminal a line of the log is the time, what happened, and its fields', () => {
  expect(line({ msg: 'Perilune is open', url: 'http://localhost:8080', games: ['moon'] })).toBe(
    '09:05:07  Perilune is open  url=http://localhost:8080 games=["moon"]\n',
  )
})

test('on a terminal an error is one line with its level and message, without its stack', () => {
  const err = { type: 'Error', message: 'no\n  answer', stack: 'Error: no answer\n    at x.js:1' }
  expect(line({ level: 40, msg: 'Redis is away', err })).toBe('09:05:07  warning  Redis is away  no answer\n')
})
