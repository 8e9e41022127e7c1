import { projects } from '@perilune/terraforming-mars'
import { expect, test } from 'vitest'
import { priceLines } from '../src/mine/price-lines.js'
import { rulesToday } from '../src/rules.js'
import type { MarsView } from '../src/state/view.js'
import { archivedTurn } from './archived-turn.js'

const view = (...cards: readonly string[]) => ({ players: [{ cards }] }) as unknown as MarsView

test('every card that takes something off a price has a line, once for each tag that it counts', () => {
  expect(priceLines(view('space-station', 'mine', 'earth-office'), 0, 'imported-nitrogen', 18)).toEqual([
    { label: 'Printed', n: 23 },
    { label: 'Space Station', n: -2 },
    { label: 'Earth Office', n: -3 },
  ])
})

test('a discount on cards with a requirement leaves others alone', () => {
  expect(priceLines(view('cutting-edge-technology'), 0, 'asteroid', 14)).toHaveLength(1)
  expect(priceLines(view('cutting-edge-technology'), 0, 'birds', 8)[1]).toMatchObject({ n: -2 })
})

test('what else changes a price has a line of its own', () => {
  expect(priceLines(view(), 0, 'asteroid', 6)).toEqual([
    { label: 'Printed', n: 14 },
    { label: 'Otherwise', n: -8 },
  ])
})

test('in an archived game the cards in play explain the price of every project', () => {
  const { view, state } = archivedTurn('rules-3-4-seats-random-greedy-box-3', 40, 0)
  const taken = new Set<string>()
  for (const { id } of Object.values(projects).flat())
    for (let seat = 0; seat < state.seats; seat++) {
      const lines = priceLines(view, seat, id, rulesToday.priceNow(state, seat, rulesToday.cardOf(id)))
      for (const { label } of lines.slice(1)) taken.add(label)
    }
  expect([...taken]).not.toContain('Otherwise')
  expect(taken.size).toBeGreaterThan(0)
})
