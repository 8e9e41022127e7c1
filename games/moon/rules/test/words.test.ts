import { type Answer, type Bit, newChance, pickWith, plain, type Sentence, seedFrom } from '@perilune/engine'
import { alternativeText, moon, english as words } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import { construct, park, scene } from './scene.js'

const labelOf = (step: string, answer: Answer): Sentence =>
  words.option({ is: 'option', step, prompt: { code: step }, answer })
const bits = (sentence: Sentence, is: Bit['is']) => sentence.filter((bit) => bit.is === is)

test('cards, seats and amounts in labels are bits, so that no page looks for them in the text', () => {
  const label = labelOf(
    'take-turn',
    construct('charger', { energy: 1, metal: 2 }, { rovers: [{ on: 2, card: 'canteen' }] }),
  )
  expect(plain(label)).toBe('Construct Charger for 1 Energy and 2 Metal with a Rover on Canteen (seat 3)')
  expect(bits(label, 'card')).toEqual([
    { is: 'card', text: 'Charger', card: 'charger' },
    { is: 'card', text: 'Canteen', card: 'canteen' },
  ])
  expect(bits(label, 'seat')).toEqual([{ is: 'seat', text: 'seat 3', seat: 2 }])
  expect(bits(label, 'amount')).toEqual([
    { is: 'amount', text: '1 Energy', amount: 1, of: 'energy' },
    { is: 'amount', text: '2 Metal', amount: 2, of: 'metal' },
  ])
  const parking = labelOf('take-turn', park(1, 'canteen'))
  expect(bits(parking, 'seat')).toEqual([{ is: 'seat', text: 'seat 2', seat: 1 }])
})

test('a way to construct that costs nothing has words beside one with a Rover', () => {
  expect(plain(alternativeText(construct('charger', {})))).toBe('for nothing')
  const withRover = construct('charger', {}, { rovers: [{ on: 2, card: 'canteen' }] })
  expect(plain(alternativeText(withRover))).toBe('with a Rover on Canteen (seat 3)')
})

test('acts of a turn stand under headings', () => {
  const table = scene({ seats: [{ hand: ['canteen'] }, {}], offer: ['mobile'] })
  const [decision] = moon.decisions(table.s, 0)
  expect(decision).toMatchObject({ headings: { assimilate: 'Assimilate', claim: 'Claim', end: 'End' } })
})

/** An id or the code of something, never a piece of a sentence. */
const isFact = (fact: unknown): boolean =>
  Array.isArray(fact)
    ? fact.every(isFact)
    : typeof fact === 'object' && fact !== null
      ? Object.entries(fact).every((entry) => entry.every(isFact))
      : typeof fact === 'string'
        ? /^[a-zA-Z0-9:-]+$/.test(fact)
        : ['number', 'boolean', 'undefined'].includes(typeof fact)

test.each([2, 3, 4, 5])('with %i players no event and no reason holds a piece of a sentence', (seats) => {
  const s = moon.setup({}, seats, seedFrom(`words ${seats}`))
  const chance = newChance(seedFrom(`answers ${seats}`))
  const facts: unknown[] = []
  for (let [seat] = moon.asked(s); seat !== undefined; [seat] = moon.asked(s)) {
    for (const decision of moon.decisions(s, seat))
      if (decision.kind === 'choose') facts.push(...decision.options.map(({ reason }) => reason))
    const answers = moon.answers(s, seat)
    moon.play(s, seat, pickWith(chance, answers), (event) => facts.push(event))
  }
  expect(facts.filter((fact) => !isFact(fact))).toEqual([])
})
