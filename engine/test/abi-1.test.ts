import {
  addRow,
  digest,
  digestOf,
  type Event,
  newChance,
  openMatch,
  pickWith,
  seedFrom,
} from '@perilune/engine'
import * as abi from '@perilune/engine/abi/1'
import { expect, test } from 'vitest'
import { relay } from './games/abi-1.js'

test('frozen rules find the names that they import', () => {
  expect(Object.keys(abi).sort()).toEqual(
    [
      'BadSetup asName below bring bury cloneKernel deal defineGame lay look move moveAll numberLines only passOn',
      'pickWith refusal refusalOfAmounts refusalOfOffer reveal roll shuffle shuffleWith',
    ]
      .join(' ')
      .split(' ')
      .sort(),
  )
})

test('chance is drawn as it was', () => {
  const chance = newChance(seedFrom('abi 1'))
  const drawn = Array.from({ length: 8 }, (_, i) => abi.below(chance, 10 + 1000 * i))
  const list = [...'abcdefgh']
  abi.shuffleWith(chance, list)
  expect([drawn, list.join(''), abi.pickWith(chance, [...'xyz'])]).toMatchInlineSnapshot(`
    [
      [
        7,
        439,
        25,
        1252,
        3994,
        807,
        1990,
        1526,
      ],
      "eabfdchg",
      "x",
    ]
  `)
})

/** Plays at random, and keeps all that anybody is shown. */
function play(seats: number, n: number): string {
  const chance = newChance(seedFrom(`abi 1 game ${n}`))
  const shown: unknown[] = []
  const tell = (event: Event) => void shown.push(event)
  const m = openMatch(relay, { rounds: 3 }, seats, seedFrom(`abi 1 seed ${n}`), tell)
  for (let i = 0; i < 500 && m.state.stack.length > 0; i++) {
    for (let seat = 0; seat < seats; seat++) shown.push(relay.decisions(m.state, seat))
    const seat = pickWith(chance, relay.asked(m.state))
    const extras = relay.extras(m.state, seat)
    const list = extras.length > 0 && i % 3 === 0 ? extras : relay.answers(m.state, seat)
    addRow(relay, m, { seat, answer: pickWith(chance, list) }, tell)
    shown.push(relay.progress(m.state), relay.view(m.state, 'spectator'))
  }
  expect(m.state.stack).toEqual([])
  return digest([shown, digestOf(relay, m)])
}

test('a game that uses all of the ABI is played, asked, shown and hidden as it was', () => {
  const digests = Array.from({ length: 6 }, (_, n) => play(2 + (n % 2), n).slice(0, 16))
  expect(digests).toMatchInlineSnapshot(`
    [
      "c39e992189af92fb",
      "6ab6973252b75b78",
      "b863031120ae79c7",
      "abde078b6a2a0ba6",
      "da6c7adcccb4e955",
      "5055b0cc8bacda81",
    ]
  `)
})

test('a frozen game keeps hidden what is hidden', () => {
  const s = relay.setup({}, 2, seedFrom('hidden'))
  const view = relay.view(s, 0)
  expect(view.places.map(({ cards }) => cards === null)).toEqual([true, false, false, true])
  for (const field of ['pending', 'chance', 'traces']) expect(view).not.toHaveProperty(field)
})
