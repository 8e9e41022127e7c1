import type { Event, Game, Row } from '@perilune/engine'
import { expect, test } from 'vitest'
import type { SeatRow } from '../../../src/store/port.js'
import { controlsOf, seatsUnder } from '../../../src/table/state/seat-control.js'
import { tableEvent, tellTo } from '../../../src/table/views/table-events.js'
import { lanterns } from '../../games/lanterns.js'

/* What acts of the table do to seats, and what the log says of them. */

const NAMES = ['Ada', 'Bo', 'Cy']
const tell = (event: Event, viewer: number | 'spectator' = 'spectator') =>
  tellTo(lanterns as unknown as Game, event, 7, { viewer, name: (seat) => NAMES[seat] })

const SAID: readonly (readonly [Row, string])[] = [
  [{ seat: 1, undo: true }, 'Bo takes the last answer back'],
  [{ rewind: 4 }, 'the table agrees to go back to move 4'],
  [{ rewind: 4, branch: 1 }, 'the table agrees to go back to move 4; what lies face down is shuffled again'],
  [{ act: 'stop' }, 'the game is stopped: nobody wins'],
  [{ act: 'resign', seat: 0 }, 'Ada resigns'],
  [{ act: 'timeout', seat: 2 }, 'the time of Cy is up'],
  [{ act: 'bot', seat: 1 }, 'a bot plays for Bo'],
  [{ act: 'person', seat: 1 }, 'Bo is back'],
]

test.each(SAID)('the log says of %j what happened', (row, sentence) => {
  const event = tableEvent(row)
  expect(event && tell(event)).toMatchObject({ seq: 7, say: sentence })
})

test.each(SAID)('who has the words is told %j as data', (row) => {
  const event = tableEvent(row) as Event
  const reader = { viewer: 'spectator' as const, name: String, form: 'data' as const }
  expect(tellTo(lanterns as unknown as Game, event, 7, reader)).toEqual({ ...event, seq: 7 })
})

test('an answer is told by the game and not by the table', () => {
  expect(tableEvent({ seat: 0, answer: { mark: 1 } })).toBeUndefined()
  expect(tell({ what: 'mark', seat: 0 })).toEqual({ what: 'mark', seat: 0, seq: 7, say: 'Ada: mark' })
})

test('what is told to one seat alone, others read in the form for others, without a trace of who knows more', () => {
  const event: Event = { what: 'draw', seat: 1, card: 'c', to: [1], others: { what: 'draw', seat: 1 } }
  expect(tell(event, 1)).toEqual({ what: 'draw', seat: 1, card: 'c', seq: 7, say: 'Bo: draw c' })
  for (const viewer of [0, 'spectator'] as const)
    expect(tell(event, viewer)).toEqual({ what: 'draw', seat: 1, seq: 7, say: 'Bo: draw' })
  expect(tell({ what: 'draw', seat: 1, to: [1] }, 0)).toBeUndefined()
})

const seat = (n: number, kind: SeatRow['kind']): SeatRow => ({
  seat: n,
  kind,
  player: null,
  name: '',
  level: null,
})
const SEATS = [seat(0, 'person'), seat(1, 'bot'), seat(2, 'person')]

test('a bot plays where one sits, for who has resigned and for who has left the seat to it; a person can come back', () => {
  const after = (...rows: Row[]) => controlsOf(SEATS, rows)
  expect(after()).toEqual(['person', 'bot', 'person'])
  expect(after({ act: 'resign', seat: 0 })).toEqual(['bot', 'bot', 'person'])
  expect(after({ act: 'bot', seat: 2 })).toEqual(['person', 'bot', 'bot'])
  expect(after({ act: 'timeout', seat: 2 })).toEqual(['person', 'bot', 'timeout'])
  expect(after({ act: 'timeout', seat: 2 }, { act: 'bot', seat: 2 })).toEqual(['person', 'bot', 'bot'])
  expect(after({ act: 'bot', seat: 2 }, { act: 'person', seat: 2 })).toEqual(['person', 'bot', 'person'])
  expect(after({ act: 'stop' }, { seat: 0, answer: {} }, { rewind: 0 })).toEqual(['person', 'bot', 'person'])
})

test('seats are found by who plays them', () => {
  expect(seatsUnder(['bot', 'person', 'bot', 'timeout'], 'bot')).toEqual([0, 2])
  expect(seatsUnder(['bot', 'person', 'bot', 'timeout'], 'timeout')).toEqual([3])
  expect(seatsUnder(['bot'], 'person')).toEqual([])
})
