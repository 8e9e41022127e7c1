import { FLAGS, RESOURCES } from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import { describe, expect, test } from 'vitest'
import { claim, construct, EXPEDITION, flip, scene } from '../scene.js'

const textOf = (id: string): string => moon.cards.find((card) => card.id === id)?.text ?? ''

describe.each(moon.cards.map((card) => card.id))('the text of %s', (id) => {
  test('is whole sentences without a trace of the data they are made of', () => {
    const text = textOf(id)
    expect(text).toMatch(/^[A-Z].*\.$/)
    expect(text).not.toMatch(/undefined|NaN|null|×|:any|\[object| {2}| \.|\.\./)
    expect(text).not.toMatch(/\b1 (Hearts|Rovers|Flags|Resources|Structures|cards)\b/)
    expect(text).not.toMatch(/\b([2-9]|\d\d) (Heart|Rover|Flag(?! type)|Resource|Structure|card)\b/)
  })

  test('writes the terms of the game with capitals', () => {
    for (const term of [...RESOURCES, ...FLAGS, 'rover', 'heart', 'structure', 'settlement', 'supply'])
      expect(textOf(id)).not.toMatch(new RegExp(`\\b${term}s?\\b`))
  })
})

test.each([
  ['thermal-plant', 'Produces 1 Energy and 1 Metal.'],
  ['guest-house', 'Shows 1 Housing Flag and 1 Food Flag.'],
  ['charger', 'Spend any number of Energy. Score X Hearts for each one.'],
  [
    'hackerspace',
    'Whenever you spend Metal to construct a Structure, place 1 Heart on this card for each one.',
  ],
  ['distiller', 'This card always carries 1 Heart for each Food Flag of yours.'],
  ['led-garden', 'This card always carries 1 Heart for each Bio Production symbol of yours.'],
  ['persuasive-expedition', 'You may leave 1 required Flag of one Structure you construct this turn unmet.'],
  ['convoy-expedition', 'You may park 1 Rover more this turn than you could without this card.'],
  [
    'mobile',
    'Requires at least 4 Rovers, in your Supply or on your Structures. You may park 1 Rover more on each of your turns than you could without this card. Worth 1 Heart at the end of the game.',
  ],
  [
    'versatile',
    'Requires at least 1 Structure of each of the four colours; the Base is Blue and Yellow, Red is none of them. Gain 3 Resources of your choice. Worth 2 Hearts at the end of the game.',
  ],
  [
    'reckless-expedition',
    'When you park a Rover this turn its space may be taken already, if you return the Rover to the General Supply once you have its Production or Flags.',
  ],
  ...['curious-expedition', 'meticulous-expedition', 'first-expedition-4-5'].map((id) => [
    id,
    'Put one Structure from your hand on the Discard Pile, then take another card of your choice from it, whatever its name.',
  ]),
  ['salvaging-expedition', 'Whenever you assimilate a card this turn, gain 1 Resource of your choice.'],
  [
    'productive',
    'Requires at least 4 Production symbols. Yellow Structures cost you 1 Resource less, of a type you choose. Worth 2 Hearts at the end of the game.',
  ],
  [
    'well-rounded',
    'Requires at least 1 Energy, 1 Water, 1 Bio and 1 Metal in your Supply. Pink Structures cost you 1 Resource less, of a type you choose. Worth 2 Hearts at the end of the game.',
  ],
  [
    'respected',
    'Requires at least 5 Flags in all and 2 Flag types that you are winning. Place 2 Hearts on this card. Worth 2 Hearts at the end of the game.',
  ],
  [
    'harmonious',
    'Requires at least 5 different Flag types. You may leave 1 required Flag of every Structure you construct unmet. Worth 3 Hearts at the end of the game.',
  ],
  [
    'trade-fair',
    'At the end of the game: Score 2 Hearts for each different Resource you produce. Score 1 Heart for each Rover you produce.',
  ],
  ['industrious-expedition', 'Take everything that one of your own Blue Structures produces; a Base counts.'],
])('%s reads as it should', (id, text) => {
  expect(textOf(id)).toBe(text)
})

test('Creative flips all Pink Structures back', () => {
  expect(textOf('creative')).toContain('Flip back all of your Pink Structures.')
})

test('every card has a name, a kind and its facts with their source', () => {
  for (const card of moon.cards) {
    expect(card.name).toMatch(/^[A-Z]/)
    expect(card.kind).toMatch(/structure$|reputation$|^expedition$|^base$/)
    expect(['rulebook', 'printed', 'designed']).toContain(card.facts.source)
  }
  expect(new Set(moon.cards.map((card) => card.id)).size).toBe(moon.cards.length)
})

test('what can’t be done is shown with the sentence of its refusal', () => {
  const table = scene({ seats: [{ hand: ['canteen'] }, {}], offer: ['mobile'] })
  const [decision] = moon.decisions(table.s, 0)
  if (decision.kind !== 'choose') throw new Error('a turn is a choice')
  const because = (act: string) => decision.options.find((o) => o.answer.act === act && o.because)?.because
  expect(because('construct')).toBe(table.refuses(0, construct('canteen', { bio: 1 })))
  expect(because('claim')).toBe(table.refuses(0, claim('mobile')))
  expect(because('claim')).toBe('needs 4 Rovers, in your Supply or on your Structures, you have 0')
})

test.each([
  ['charger', 'Choose how much Energy to spend (Charger)'],
  ['shuttle-depot', 'Choose how many Rovers to return (Shuttle Depot)'],
  ['junkyard', 'Choose 3 Resources to gain (Junkyard)'],
  ['robot-factory', 'Choose 2 Resources of one type to gain (Robot Factory)'],
])('the question of %s says what may be chosen', (card, prompt) => {
  const table = scene({
    seats: [{ built: [card, 'workshop'], supply: { energy: 2, rovers: 1 } }, {}],
    era: 2,
  })
  table.does(0, flip(card))
  expect(moon.decisions(table.s, 0)[0]).toMatchObject({ prompt })
})

test('the question of the Wealthy Expedition says that the Resources must differ', () => {
  const table = scene({ seats: [{ expedition: 'wealthy-expedition' }, {}], era: 3 })
  table.does(0, EXPEDITION)
  const prompt = 'Choose 2 Resources of different types to gain (Wealthy Expedition)'
  expect(moon.decisions(table.s, 0)[0]).toMatchObject({ prompt })
})

test('buttons say what they do', () => {
  const table = scene({
    seats: [
      {
        hand: ['charger', 'company-town'],
        built: ['obelisk', 'antenna'],
        supply: { rovers: 1, energy: 1, metal: 1 },
      },
      { built: ['canteen'] },
    ],
  })
  const [decision] = moon.decisions(table.s, 0)
  if (decision.kind !== 'choose') throw new Error('a turn is a choice')
  const labels = decision.options.map((o) => o.label)
  expect(labels).toContain('Construct Company Town for 1 Energy and 1 Metal')
  expect(labels).toContain('Construct Charger with a Rover on Canteen (seat 2)')
  expect(labels).toContain('Construct Company Town for 1 Energy and 1 Metal by an Obelisk')
  expect(labels).toContain('Assimilate Charger')
  expect(labels).toContain('Park a Rover on Canteen (seat 2)')
  expect(labels).toContain('Flip Antenna')
})
