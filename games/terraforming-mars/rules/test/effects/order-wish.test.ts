import { type MarsState, OPS } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'
import { scene } from '../scene.js'

/* Who wants to choose the order of effects is asked for it, and nobody else. */

const ASK = { act: 'order', ask: true }
const LEAVE = { act: 'order', ask: false }

const stepOf = (s: MarsState): string | undefined => s.stack[s.stack.length - 1]?.do

/** Seat 0 has a card with two gains, which nobody needs to order. */
const table = () =>
  scene({ hand: ['nuclear-power', 'acquired-company'], stock: { mc: 60 }, production: { mc: 2 } }).s

const payAll = (s: MarsState): void => {
  while (stepOf(s) === 'pay') game.play(s, 0, game.answers(s, 0)[0])
}

test('without a wish a card whose effects can come in any order asks nothing', () => {
  const s = table()
  game.play(s, 0, { act: 'play', card: 'nuclear-power' })
  payAll(s)
  expect(stepOf(s)).toBe('take-turn')
})

test('a player who wishes it is asked for the order every time, and can take the wish back', () => {
  const s = table()
  game.play(s, 0, ASK)
  expect(stepOf(s), 'the wish is no action').toBe('take-turn')
  expect(s.players.map((p) => p.asksOrder)).toEqual([true, false])
  game.play(s, 0, { act: 'play', card: 'nuclear-power' })
  payAll(s)
  expect(stepOf(s)).toBe('choose-order')
  while (stepOf(s) !== 'take-turn') game.play(s, 0, game.answers(s, 0)[0])
  game.play(s, 0, LEAVE)
  expect(s.players[0].asksOrder).toBe(false)
})

test('even then a card is drawn for a discard before the next science tag is looked at', () => {
  const table = scene({ played: ['mars-university'], hand: ['research', 'fish'], deck: ['ants', 'moss'] })
  const { s } = table
  game.play(s, 0, ASK)
  game.play(s, 0, { act: 'play', card: 'research' })
  payAll(s)
  const discards = game
    .answers(s, 0)
    .filter(({ next }) => OPS[s.pool[Number(next)].op].kind.name === 'in-order')
  game.play(s, 0, discards[0])
  game.play(s, 0, { pick: ['fish'] })
  expect(table.hand(0)).toEqual(['ants'])
})

test('the wish of another player does not make the active one choose', () => {
  const s = table()
  s.players[1].asksOrder = true
  game.play(s, 0, { act: 'play', card: 'nuclear-power' })
  payAll(s)
  expect(stepOf(s)).toBe('take-turn')
})

test('a wish that holds already, or is none, is refused with a sentence', () => {
  const s = table()
  expect(() => game.play(s, 0, LEAVE)).toThrow()
  expect(() => game.play(s, 0, { act: 'order', ask: 1 })).toThrow()
})
