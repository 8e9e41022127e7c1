import { BOARDS } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'
import { scene } from '../scene.js'

/* What pays must leave the money that the same action still asks for. */

const offered = (s: Parameters<typeof game.answers>[0]) =>
  game.answers(s, 0).map((a) => a.amounts as Record<string, number>)

test('where only an ocean at the South Pole makes a card possible, metals pay for it so that the ocean can be paid', () => {
  const { s } = scene({
    map: 'hellas',
    hand: ['lava-tube-settlement'],
    played: ['neptunian-power-consultants'],
    stock: { mc: 11, steel: 8 },
  })
  game.play(s, 0, { act: 'play', card: 'lava-tube-settlement' })
  expect(offered(s)).toEqual([{ mc: 1, steel: 7 }, { steel: 8 }])
  expect(() => game.play(s, 0, { amounts: { mc: 11, steel: 2 } })).toThrow(
    'something that must still be done',
  )
})

test('an effect that is paid for on the way leaves the 6 MC of the South Pole', () => {
  const { s } = scene({
    map: 'hellas',
    played: ['neptunian-power-consultants'],
    stock: { mc: 23 + 6 + 2, steel: 3 },
  })
  const pole = BOARDS.hellas.areas.find((area) => area.bonus.includes('paidOcean'))?.id
  game.play(s, 0, { act: 'project', project: 'greenery' })
  game.play(s, 0, { area: pole })
  while (s.stack.at(-1)?.do === 'lay-tile') game.play(s, 0, game.answers(s, 0)[0])
  while (s.stack.at(-1)?.do !== 'pay') game.play(s, 0, game.answers(s, 0)[0])
  for (const { mc = 0 } of offered(s)) expect(s.players[0].stock[0] - mc).toBeGreaterThanOrEqual(6)
  expect(offered(s).length).toBeGreaterThan(0)
})
