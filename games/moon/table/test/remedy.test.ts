import { type Choose, newChance, pickWith } from '@perilune/engine'
import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import { helpFor, triedActions } from '../src/hand/remedy.js'
import { actOf, myTurn, possible } from '../src/options.js'
import { rulesToday } from '../src/rules.js'

/** Every turn of a game played by chance, as its seat sees it. */
function* turns(seed: string, seats: number) {
  const state = moon.setup({}, seats, seed)
  const chance = newChance(seed)
  for (let [seat] = moon.asked(state); seat !== undefined; [seat] = moon.asked(state)) {
    const turn = myTurn(moon.decisions(state, seat))
    if (turn && !state.turn.main) yield { state, seat, turn, view: moon.view(state, seat) }
    const answers = moon.answers(state, seat)
    moon.play(state, seat, pickWith(chance, answers))
  }
}

const refusedConstructs = (turn: Choose) =>
  turn.options.filter((o) => actOf(o) === 'construct' && !possible(o))

test('the remedy that a refusal names is a action possible now, and after parking as it says the card can be constructed', () => {
  let found = 0
  for (const { state, seat, turn, view } of turns('ab'.repeat(32), 3)) {
    const actions = triedActions(rulesToday, view, seat, turn)
    for (const refused of refusedConstructs(turn)) {
      const help = helpFor(actions, seat, refused)
      if (!help) continue
      expect(possible(help.option)).toBe(true)
      if (actOf(help.option) !== 'park') continue
      found++
      const then = moon.clone(state)
      moon.play(then, seat, help.option.answer)
      const can = moon
        .answers(then, seat)
        .some((a) => a.act === 'construct' && a.card === refused.answer.card)
      expect(can, `${refused.label} after ${help.option.label}`).toBe(true)
    }
  }
  expect(found).toBeGreaterThan(0)
})
