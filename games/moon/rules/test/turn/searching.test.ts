import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import {
  amounts,
  assimilate,
  claim,
  construct,
  DECLINE,
  END,
  EXPEDITION,
  flip,
  obelisk,
  park,
  scene,
} from '../scene.js'

/** A search is under way, and its player is short of Energy for the Company Town that it found. */
const searching = (card: 'printer' | 'particle-beam' | 'archive') => {
  const table = scene({
    seats: [
      {
        built: [card],
        supply: { rovers: 1, metal: 2, energy: card === 'particle-beam' ? 1 : 0 },
        expedition: 'well-stocked-expedition',
      },
      { built: ['solar-panels', 'canteen'] },
    ],
    era: card === 'archive' ? 2 : 1,
    turn: 0,
    stack: ['company-town'],
    previous: ['company-town'],
    discard: ['company-town'],
    offer: ['versatile', 'well-provided', 'open-minded'],
  })
  table.does(0, flip(card))
  return table
}

test.each(['printer', 'particle-beam', 'archive'] as const)(
  '[80] between a search and its construct a Rover may be parked, which brings what is short (%s)',
  (card) => {
    const table = searching(card)
    expect(table.refuses(0, construct('company-town', { energy: 1, metal: 1 }))).toContain('costs 1 Energy')
    table.does(0, park(1, 'solar-panels'), construct('company-town', { energy: 1, metal: 1 }))
    expect(table.has(0, 'company-town')).toBe(true)
    expect(table.refuses(0, park(1, 'canteen'))).toBe('you have no Rover in your Supply')
  },
)

test('[80] the action of the Expedition may be used there, and goes on to the construct', () => {
  const table = searching('printer')
  table.does(0, EXPEDITION, amounts({ energy: 1 }))
  expect(table.s.stack.at(-1)?.do).toBe('extra-construct')
  expect(table.refuses(0, EXPEDITION)).toBe('you have used your Expedition on this turn already')
  table.does(0, construct('company-town', { energy: 1, metal: 1 }))
  expect(table.has(0, 'company-town')).toBe(true)
})

test('[80] a Reputation may be claimed there, and what it gives can pay', () => {
  const table = scene({
    seats: [{ built: ['printer', 'workshop', 'ice-drill', 'steakhouse'], supply: { metal: 2 } }, {}],
    stack: ['company-town'],
    offer: ['versatile'],
  })
  table.does(0, flip('printer'), claim('versatile'), amounts({ energy: 3 }))
  table.does(0, construct('company-town', { energy: 1, metal: 1 }))
  expect(table.has(0, 'company-town')).toBe(true)
})

test('[80] each of these is still done once on a turn, and the main action waits', () => {
  const table = searching('printer')
  expect(table.refuses(0, flip('printer'))).toBe('Printer is flipped until the Construction Phase ends')
  expect(table.refuses(0, assimilate('solar-panels'))).toBe(
    'an extra construct can’t be turned into assimilating',
  )
  expect(table.refuses(0, END)).toBe('first construct the extra Structure, or let it be')
  expect(table.refuses(0, obelisk('solar-panels'))).toBe('first construct the extra Structure, or let it be')
  table.does(0, park(1, 'solar-panels'), DECLINE)
  expect(table.refuses(0, park(1, 'canteen'))).toContain('no Rover')
  table.does(0, assimilate('solar-panels'), END)
  expect(table.asked).toEqual([1])
})

test('[80] the actions stand apart from the cards that were found', () => {
  const table = searching('printer')
  const [decision] = moon.decisions(table.s, 0)
  if (decision.kind !== 'choose') throw new Error('a search is a choice')
  const groups = decision.options.map(({ label, group }) => [label, group ?? ''])
  expect(groups).toContainEqual(['Let it be', ''])
  expect(groups).toContainEqual(['Park a Rover on Solar Panels (seat 2)', 'park'])
  expect(groups).toContainEqual(['Use the Expedition', 'expedition'])
  expect(decision.headings).toMatchObject({ park: 'Park', expedition: 'Expedition' })
})

test('[80] a card drawn from the stack while it is searched leaves what can be constructed', () => {
  const table = scene({
    seats: [{ hand: ['dust-road', 'canteen'], built: ['printer'], supply: { metal: 1 } }, {}],
    stack: ['ice-drill'],
  })
  table.does(0, flip('printer'), EXPEDITION, { card: 'canteen' })
  expect(table.hand(0)).toEqual(['dust-road', 'ice-drill'])
  expect(table.offers(0, { act: 'construct' })).toEqual([])
  table.does(0, DECLINE)
  expect(table.s.turn.main).toBe(false)
})
