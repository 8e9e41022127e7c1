import { type Answer, newChance, pickWith, seedFrom } from '@perilune/engine'
import { attempt } from '@perilune/engine/testing'
import type { MoonState } from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import { EXPEDITION, flip, park, scene } from './scene.js'

/* Whatever card a player names, a refusal says why; only what is no card at all "was not offered". */

const ALL = [...new Set(Object.values(moon.setup({}, 5, seedFrom('all cards')).places).flat())]

/** What a page could ask for: every card in every act of the turn, or in the question that is open. */
function asking(s: MoonState, card: string): Answer[] {
  const frame = s.stack[s.stack.length - 1]
  if (frame.do === 'take-turn')
    return [
      { act: 'construct', card, pay: [0, 0, 0, 0] },
      ...['assimilate', 'flip', 'claim'].map((act) => ({ act, card })),
      ...Array.from({ length: s.seats }, (_, on) => park(on, card)),
    ]
  if (frame.do === 'choose-blue') return Array.from({ length: s.seats }, (_, on) => ({ on, card }))
  return frame.do === 'flip-back' ? [{ pick: [card] }] : [{ card }]
}

const NAMES_CARDS = new Set([
  ...['take-turn', 'choose-grey', 'choose-blue', 'demolish', 'flip-back'],
  ...['copy-flip', 'recall-rover', 'swap-card', 'take-from-discard'],
])

/** The answers to this question that are refused without a reason. */
function bareRefusals(s: MoonState, seat: number): string[] {
  let copy = structuredClone(s)
  const bare: string[] = []
  for (const card of ALL)
    for (const answer of asking(s, card)) {
      const refused = attempt(moon, copy, seat, answer)
      if (refused?.reason.code === 'not-offered') bare.push(JSON.stringify(answer))
      // What was allowed has changed the table.
      if (!refused) copy = structuredClone(s)
    }
  return bare
}

test('no refusal that names a card is a bare “that was not offered”', () => {
  const chance = newChance(seedFrom('refusals'))
  const bare: string[] = []
  const left = new Set(NAMES_CARDS)
  for (let game = 0; left.size > 0 && game < 60; game++) {
    const s = moon.setup({}, 2 + (game % 4), seedFrom(`refusals ${game}`))
    const asked = new Set<string>()
    while (s.stack.length > 0) {
      const [seat] = moon.asked(s)
      const { do: step } = s.stack[s.stack.length - 1]
      if (NAMES_CARDS.has(step) && !asked.has(step)) {
        asked.add(step)
        left.delete(step)
        bare.push(...bareRefusals(s, seat).map((answer) => `${step} ${answer}`))
      }
      moon.play(s, seat, pickWith(chance, moon.answers(s, seat)))
    }
  }
  expect(bare).toEqual([])
  expect([...left]).toEqual([])
})

test('no refusal of a park, a claim or a flip is without its reason', () => {
  const table = scene({
    seats: [
      { built: ['canteen'], supply: { rovers: 1 }, reputations: ['mobile'] },
      { base: 'shackleton-base', reputations: ['versatile'] },
    ],
  })
  expect(table.refuses(0, park(1, 'shackleton-base'))).toBe('Shackleton Base has no Rover space')
  expect(table.refuses(0, park(1, 'garage'))).toBe('Garage does not stand in that Settlement')
  expect(table.refuses(0, { act: 'claim', card: 'versatile' })).toBe('Versatile has been claimed already')
  expect(table.refuses(0, { act: 'claim', card: 'renowned' })).toBe(
    'Renowned is not among the Reputations of this game',
  )
  expect(table.refuses(0, flip('canteen'))).toBe('Canteen is not Pink, and only Pink Structures are flipped')
  expect(table.refuses(0, flip('garage'))).toBe('Garage does not stand in your Settlement')
})

test('what an effect can’t choose says why', () => {
  const engineering = scene({
    seats: [{ built: ['engineering'] }, { built: ['canteen'], base: 'shackleton-base' }],
    era: 2,
  })
  engineering.does(0, flip('engineering'))
  expect(engineering.refuses(0, { on: 1, card: 'canteen' })).toBe('Canteen is no Blue Structure')
  expect(engineering.refuses(0, { on: 1, card: 'ice-drill' })).toBe(
    'Ice Drill does not stand in that Settlement',
  )
  const insightful = scene({
    seats: [
      {
        built: ['steakhouse', 'hackerspace', 'canteen'],
        hearts: { hackerspace: 2 },
        expedition: 'insightful-expedition',
      },
      {},
    ],
    era: 2,
  })
  insightful.does(0, EXPEDITION)
  expect(insightful.refuses(0, { card: 'hackerspace' })).toBe('Hearts lie on Hackerspace already')
  expect(insightful.refuses(0, { card: 'canteen' })).toBe('Canteen is no Grey Structure')
})
