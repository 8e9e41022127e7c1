import { deckOf, discardOf, handOf, objectivesOf, playedOf } from '@perilune/moonrakers'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { scene } from './scene.js'

/* What everybody sees, a spectator too, and what only its owner sees. */

const table = () =>
  scene({
    seats: [
      {
        hand: ['reactor', 'miss', 'shield'],
        deck: ['miss', 'shield'],
        discard: ['thruster'],
        ship: ['flash'],
      },
      {},
    ],
    contracts: ['stim-run'],
  }).alone('stim-run')

test.each([
  ['another captain', 1],
  ['a spectator', 'spectator'],
] as const)(
  '%s sees played cards, discard piles, credits and ships, and of a hand the number of its cards',
  (_, viewer) => {
    const { s } = table().plays(0, 'reactor')
    s.captains[0].credits = 7
    const view = moonrakers.view(s, viewer)
    expect(view.places[playedOf(0)].cards).toEqual(['reactor'])
    expect(view.places[discardOf(0)].cards).toEqual(['thruster'])
    expect(view.places[handOf(0)]).toEqual({ count: 2, cards: null })
    expect(view.places[deckOf(0)]).toEqual({ count: 2, cards: null })
    expect(view.captains[0]).toMatchObject({ credits: 7, ship: ['flash'] })
  },
)

test('the objectives dealt at the start are seen by their owner alone, and the choice may change until all have chosen', () => {
  const s = moonrakers.setup({ first: '1' }, 3, 'ab'.repeat(32))
  const dealt = s.places[objectivesOf(0)].slice()
  expect(moonrakers.view(s, 0).places[objectivesOf(0)].cards).toEqual(dealt)
  expect(moonrakers.view(s, 1).places[objectivesOf(0)].cards).toBeNull()
  moonrakers.play(s, 0, { pick: dealt.slice(0, 2) })
  moonrakers.play(s, 0, { pick: dealt.slice(1) })
  for (const seat of [1, 2]) moonrakers.play(s, seat, { pick: s.places[objectivesOf(seat)].slice(0, 2) })
  expect(s.places[objectivesOf(0)]).toEqual(dealt.slice(1))
})
