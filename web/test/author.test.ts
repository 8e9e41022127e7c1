import { readFileSync } from 'node:fs'
import { addRow, type Event, openMatch, readRecord } from '@perilune/engine'
import type { MarsState } from '@perilune/terraforming-mars'
import { table } from '@perilune/terraforming-mars-table'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'
import { authorOf } from '../src/table/author.js'

const { phaseEvents } = table

const event = (seq: number, what: string, seat?: number) => ({
  seq,
  what,
  say: what,
  ...(seat !== undefined && { seat }),
})

test('a change is the work of the seat that acted, not of those who gain or lose by it', () => {
  const events = [
    event(6, 'passes', 2),
    event(7, 'begins-round'),
    event(7, 'trades', 1),
    event(7, 'gains', 0),
    event(8, 'begins-era'),
  ]
  expect(authorOf(events, 7)).toBe(1)
  expect(authorOf(events, 6)).toBe(2)
  expect(authorOf(events, 8)).toBeNull()
  expect(authorOf(events, 9)).toBeNull()
})

test('what several do together is nobody’s work alone', () => {
  const events = [event(3, 'keeps', 1), event(3, 'keeps', 0), event(3, 'pays', 1)]
  expect(authorOf(events, 3)).toBeNull()
})

test('production is nobody’s work, though somebody’s pass led to it', () => {
  const file = new URL('../../games/terraforming-mars/archive/2-seats-random-greedy-2.json', import.meta.url)
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
  const match = openMatch(terraformingMars, record.options, record.seats, record.seed ?? '')
  let productions = 0
  for (const [i, row] of record.rows.entries()) {
    const told: Event[] = []
    const { stack } = match.state as MarsState
    const turn = stack.at(-1)?.do === 'take-turn'
    addRow(terraformingMars, match, row, (happened) => told.push(happened))
    const events = told.map((happened) => ({ ...happened, seq: i, say: '' }))
    const author = authorOf(events, i, phaseEvents)
    if (events.some(({ what }) => what === 'produces')) {
      productions++
      expect(author).toBeNull()
    } else if (turn && events.length > 0 && 'seat' in row) expect(author).toBe(row.seat)
  }
  expect(productions).toBeGreaterThan(10)
})
