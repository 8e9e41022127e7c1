import type { Row } from '@perilune/engine'
import { expect, test } from 'vitest'
import type { SeatRow } from '../../../src/store/port.js'
import { controlsOf, seatsUnder } from '../../../src/table/state/seat-control.js'

const seats = (['person', 'bot', 'person', 'closed'] as const).map(
  (kind, seat): SeatRow => ({
    seat,
    kind,
    player: kind === 'person' ? `p${seat}` : null,
    name: '',
    level: null,
  }),
)

test('at the start bots play the seats of bots and people all others', () => {
  expect(controlsOf(seats, [])).toEqual(['person', 'bot', 'person', 'person'])
})

test.each([
  ['a bot that was called', [{ act: 'bot', seat: 0 }], 'bot'],
  [
    'a person who came back',
    [
      { act: 'bot', seat: 0 },
      { act: 'person', seat: 0 },
    ],
    'person',
  ],
  ['the rule of the table, once the time is up', [{ act: 'timeout', seat: 0 }], 'timeout'],
  ['a bot for who has resigned', [{ act: 'resign', seat: 0 }], 'bot'],
  ['a person, whatever other seats do', [{ act: 'bot', seat: 2 }], 'person'],
  ['a person, after the table has stopped', [{ act: 'stop' }], 'person'],
  [
    'a person, whatever was answered and taken back',
    [{ seat: 0, answer: {} }, { seat: 0, undo: true }, { rewind: 0 }],
    'person',
  ],
] as const)('a seat is played by %s', (_, rows, control) => {
  expect(controlsOf(seats, rows as unknown as Row[])[0]).toBe(control)
})

test('seats are listed by who plays them', () => {
  expect(seatsUnder(['bot', 'person', 'bot'], 'bot')).toEqual([0, 2])
  expect(seatsUnder(['bot', 'person', 'bot'], 'timeout')).toEqual([])
})
