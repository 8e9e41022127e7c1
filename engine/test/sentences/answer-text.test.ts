import { expect, test } from 'vitest'
import { type Amounts, answerText, type Choose, type Offer, type Pick } from '../../src/index.js'

const asked = { seat: 0, step: 'ask', must: true, together: false, prompt: 'Choose.' }
const name = (seat: number) => ['Ada', 'Bo'][seat]

const choose: Choose = {
  ...asked,
  kind: 'choose',
  headings: { 'play-card': 'Play a card' },
  options: [
    { answer: { act: 'play', card: 'algae' }, label: 'Algae for 10 MC', group: 'play-card' },
    { answer: { act: 'end-turn' }, label: 'End your turn', group: 'end-turn' },
    { answer: { target: 1 }, label: 'Take it from seat 2' },
  ],
}

test.each([
  [{ card: 'algae', act: 'play' }, 'Play a card: Algae for 10 MC'],
  [{ act: 'end-turn' }, 'End your turn'],
  [{ target: 1 }, 'Take it from Bo'],
  [{ act: 'fly' }, undefined],
])('an option is told by its label and its heading, with names for seats', (answer, text) => {
  expect(answerText(choose, answer, name)).toBe(text)
})

test('picked things are listed, and an empty pick is nothing', () => {
  const items = ['Trees', 'Moss', 'Fish'].map((label) => ({ id: label.toLowerCase(), label }))
  const pick: Pick = { ...asked, kind: 'pick', items, min: 0, max: 3 }
  expect(answerText(pick, { pick: ['moss', 'trees'] }, name)).toBe('Trees, Moss')
  expect(answerText(pick, { pick: [] }, name)).toBe('nothing')
})

test('amounts are told without what is zero', () => {
  const parts = ['Energy', 'Water'].map((label) => ({ id: label, label, min: 0, max: 5 }))
  const amounts: Amounts = { ...asked, kind: 'amounts', parts, total: { min: 0, max: 5 } }
  expect(answerText(amounts, { amounts: { Energy: 0, Water: 2 } }, name)).toBe('2 Water')
  expect(answerText(amounts, { amounts: {} }, name)).toBe('nothing')
})

test('an offer is told share by share, by those who take part', () => {
  const offer: Offer = {
    ...asked,
    kind: 'offer',
    options: [{ answer: { act: 'alone' }, label: 'Go alone' }],
    parties: [0, 1].map((seat) => ({ id: `${seat}`, label: `seat ${seat + 1}`, always: seat === 0 })),
    columns: ['prestige', 'credits'].map((id) => ({ id, label: id, total: 3 })),
    least: 2,
  }
  const told = answerText(
    offer,
    {
      offer: [
        [1, 2],
        [0, 0],
      ],
    },
    name,
  )
  expect(told).toBe('Ada: 1 prestige, 2 credits; Bo: nothing')
  expect(answerText(offer, { offer: [[1, 2], null] }, name)).toBe('Ada: 1 prestige, 2 credits')
  expect(answerText(offer, { act: 'alone' }, name)).toBe('Go alone')
})
