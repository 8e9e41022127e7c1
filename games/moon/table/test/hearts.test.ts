import { newChance, pickWith } from '@perilune/engine'
import { HEARTS, type MoonState } from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import { heartsShown } from '../src/hearts.js'
import { asState, type MoonView } from '../src/preview.js'
import { rulesToday } from '../src/rules.js'

/** A game by chance, at its end. */
function played(seats: number, seed: string): MoonState {
  const state = moon.setup({}, seats, seed)
  const chance = newChance(seed)
  for (let [seat] = moon.asked(state); seat !== undefined; [seat] = moon.asked(state))
    moon.play(state, seat, pickWith(chance, moon.answers(state, seat)))
  return state
}

const shown = (state: MoonState) =>
  heartsShown(rulesToday, asState(moon.view(state, 'spectator') as MoonView))

test('the final board shows the same Hearts as the end page', () => {
  const state = played(3, 'ab'.repeat(32))
  const earned = state.settlements.map(({ supply }) => supply[HEARTS])
  expect(shown(state)).toEqual(moon.outcome(state)?.points)
  expect(shown(state)).not.toEqual(earned)
})

test('while the game lasts the board shows the Hearts that were earned', () => {
  const state = moon.setup({}, 3, 'ab'.repeat(32))
  expect(shown(state)).toEqual([0, 0, 0])
})
