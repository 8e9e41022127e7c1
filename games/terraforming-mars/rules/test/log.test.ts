import { type Event, plain } from '@perilune/engine'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'

/* The log tells a action and what came of it in one sentence. */

const name = (seat: number): string => ['Ada', 'Bao'][seat]
const told = (action: Event, ...follows: Event[]): string => plain(game.words.tale(action, name, follows))

const plays = { what: 'plays', seat: 0, card: 'asteroid' }

test('what came of a action is told after it, without the name and without the card that the action has named', () => {
  const pays = { what: 'pays', seat: 0, resources: { mc: 14 }, why: 'card', of: 'asteroid' }
  const gains = { what: 'gains', seat: 0, resources: { titanium: 2 }, card: 'asteroid' }
  expect(told(plays, pays, gains)).toBe('Ada plays Asteroid: pays 14 MC, gains 2 titanium')
  expect(told(gains)).toBe('Ada gains 2 titanium (Asteroid)')
})

test('a production and a rating are told in short after a action', () => {
  const production = { what: 'production', seat: 0, resource: 'plants', steps: -2, card: 'asteroid' }
  const rating = { what: 'rating', seat: 0, steps: 1, rating: 21 }
  expect(told(plays, production, rating)).toBe('Ada plays Asteroid: plant production −2, TR 21')
  expect(told(production)).toBe('Ada: plant production down 2 steps (Asteroid)')
})

test('cubes that a seat takes off a card of its own are told without its name a second time', () => {
  const takes = { what: 'removes-cubes', seat: 0, from: 0, card: 'ants', cubes: 1 }
  expect(told(takes)).toBe('Ada takes 1 cube off Ants')
  expect(told({ ...takes, from: 1 })).toBe('Ada takes 1 cube off Ants of Bao')
})

test('cards, amounts and seats are pieces of their own', () => {
  const pays = { what: 'pays', seat: 1, resources: { mc: 3 }, why: 'card', of: 'asteroid' }
  expect(game.words.tale(pays, name)).toEqual([
    { is: 'seat', text: 'Bao', seat: 1 },
    { is: 'text', text: ' ' },
    { is: 'text', text: 'pays ' },
    { is: 'amount', text: '3 MC', amount: 3, of: 'mc' },
    { is: 'text', text: ' for ' },
    { is: 'card', text: 'Asteroid', card: 'asteroid' },
  ])
})
