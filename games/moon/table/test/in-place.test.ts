import { type MyDecision, newChance, pickWith, type Seat } from '@perilune/engine'
import { handOf, type MoonState } from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import { inPlaceOf, optionAt, roomFor, sameOption, type Thing } from '../src/choosing/in-place.js'
import { myDecision } from '../src/options.js'
import { answerIn, begin } from '../src/table-state.js'

/** Every question of some games by chance, as the seat that is asked sees it. */
function* questions(games: number): Generator<{ state: MoonState; seat: Seat; decision: MyDecision }> {
  for (let game = 0; game < games; game++) {
    const seed = `${game}`.padStart(64, '0')
    const state = moon.setup({}, 2 + (game % 4), seed)
    const chance = newChance(seed)
    for (let [seat] = moon.asked(state); seat !== undefined; [seat] = moon.asked(state)) {
      const decision = myDecision(moon.decisions(state, seat))
      if (decision) yield { state, seat, decision }
      moon.play(state, seat, pickWith(chance, moon.answers(state, seat)))
    }
  }
}

function lies(state: MoonState, thing: Thing): boolean {
  switch (thing.kind) {
    case 'structure': {
      const { base, structures } = state.settlements[thing.seat]
      return base === thing.card || structures.some(({ card }) => card === thing.card)
    }
    case 'stock':
      return thing.resource >= 0 && state.settlements[thing.seat] !== undefined
    case 'flag':
      return thing.flag >= 0
    case 'hand':
      return state.places[handOf(state.turn.seat)].includes(thing.card)
  }
}

test('every answer to a question in place is a thing that lies on the table, and each thing is one answer', () => {
  const asked = new Set<string>()
  const listed = new Set<string>()
  for (const { state, seat, decision } of questions(24)) {
    const found = inPlaceOf(seat, decision)
    if (!found) listed.add(decision.step)
    else asked.add(decision.step)
    if (found?.how !== 'one') continue
    for (const { thing, option } of found.things) {
      expect(lies(state, thing), `${decision.step}: ${option.label}`).toBe(true)
      expect(sameOption(optionAt(found, thing), option), `${decision.step}: ${option.label}`).toBe(true)
    }
  }
  // Cards of a pile, of a stack and of a rival's hand lie nowhere on the table: they are listed.
  const nowhere = ['take-turn', 'extra-construct', 'choose-rewards', 'copy-flip', 'take-from-discard']
  expect([...listed].filter((step) => !nowhere.includes(step))).toEqual(
    [...listed].filter((step) => step === 'pay-any-number'),
  )
  expect([...asked]).toEqual(
    expect.arrayContaining(['choose-blue', 'gain-resources', 'give-resource', 'flip-back', 'swap-card']),
  )
})

const gain = (mix?: 'same' | 'different'): MyDecision =>
  ({
    kind: 'amounts',
    step: 'gain-resources',
    prompt: '',
    parts: ['energy', 'water', 'bio', 'metal'].map((id) => ({ id, label: id, min: 0, max: 3 })),
    total: { min: 3, max: 3 },
    ...(mix && { mix }),
  }) as unknown as MyDecision

test('an amount is no answer before all of it was named', () => {
  const asked = inPlaceOf(0, gain())
  if (asked?.how !== 'amounts') throw new Error('it is asked in the Supply')
  const named = (amounts: Record<string, number>) => answerIn({ ...begin('1'), amounts }, asked)
  expect(named({ energy: 2 })).toBeUndefined()
  expect(named({ energy: 2, bio: 1 })?.answer).toEqual({
    amounts: { energy: 2, water: 0, bio: 1, metal: 0 },
  })
})

test('no more can be named than there is room for, of one kind or of different ones as asked', () => {
  const room = (mix: 'same' | 'different' | undefined, amounts: Record<string, number>, id: string) => {
    const decision = gain(mix)
    return decision.kind === 'amounts' ? roomFor(decision, amounts, id) : -1
  }
  expect(room(undefined, { energy: 2 }, 'bio')).toBe(1)
  expect(room(undefined, { energy: 2, bio: 1 }, 'bio')).toBe(0)
  expect(room('same', { energy: 1 }, 'energy')).toBe(2)
  expect(room('same', { energy: 1 }, 'bio')).toBe(0)
  expect(room('different', { energy: 1 }, 'energy')).toBe(0)
  expect(room('different', { energy: 1 }, 'bio')).toBe(1)
})
