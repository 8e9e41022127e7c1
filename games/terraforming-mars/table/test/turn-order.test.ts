import type { SeatInfo } from '@perilune/ui'
import { expect, test } from 'vitest'
import { turnOrder } from '../src/seats/turn-order.js'
import { archivedTurn } from './archived-turn.js'

const { state } = archivedTurn('rules-3-4-seats-random-greedy-box-3', 808, 0)
const seats = [0, 1, 2, 3].map((seat) => ({ seat, name: `seat ${seat + 1}` }) as SeatInfo)
const at = (first: number, acting: number | undefined, passed: readonly number[], taken = 0) =>
  turnOrder(
    {
      first,
      players: state.players.map((player, seat) => ({ ...player, passed: passed.includes(seat) })),
      stack: acting === undefined ? [] : [{ do: 'take-turn', seat: acting, taken }],
    } as unknown as Parameters<typeof turnOrder>[0],
    seats,
  ).map(({ info, status }) => `${info.seat} ${status}`)

test('turns go round from the first player of the generation', () => {
  expect(at(2, 2, [])).toEqual(['2 acts', '3 next', '0 waits', '1 waits'])
  expect(at(2, 0, [])).toEqual(['2 acted', '3 acted', '0 acts', '1 next'])
})

test('who has passed is skipped, and the round begins again', () => {
  expect(at(2, 1, [2])).toEqual(['2 passed', '3 next', '0 acted', '1 acts'])
  expect(at(0, 3, [0, 1, 2])).toEqual(['0 passed', '1 passed', '2 passed', '3 acts'])
})

test('nobody acts while something else is asked', () => {
  expect(at(1, undefined, [])).toEqual(['1 waits', '2 waits', '3 waits', '0 waits'])
})
