import { type Card, seedFrom, type Viewer } from '@perilune/engine'
import { BOX, DISCARD, expeditionOf, handOf, REPUTATIONS, settlementOf, stackOf } from '@perilune/moon'
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
  Table,
} from './scene.js'

/** What a viewer knows for certain to lie in a place: what it sees there, or remembers. */
function knows(table: Table, viewer: Viewer, place: number): Card[] {
  const view = moon.view(table.s, viewer)
  const { cards } = view.places[place]
  if (cards) return cards
  return view.knows
    .filter((c) => c.at[place] === c.cards.length)
    .flatMap((c) => c.cards)
    .sort()
}

const hands = {
  seats: [
    { hand: ['dust-road', 'ice-drill'] },
    { hand: ['garage', 'canteen'] },
    { hand: ['antenna', 'charger'] },
  ],
}

test('[68] a hand is hidden from all but its holder, its size is not', () => {
  const table = scene(hands)
  expect(knows(table, 0, handOf(0))).toEqual(['dust-road', 'ice-drill'])
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(moon.view(table.s, viewer).places[handOf(0)]).toEqual({ count: 2, cards: null })
    expect(knows(table, viewer, handOf(0))).toEqual([])
  }
})

test('[68] Settlements, Reputations, the Discard Pile and all counts are open', () => {
  const table = scene({
    seats: [{ built: ['ice-drill'], supply: { water: 2, rovers: 1 } }, {}],
    discard: ['garage', 'canteen'],
    offer: ['mobile'],
    stack: ['antenna', 'charger', 'printer'],
  })
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = moon.view(table.s, viewer)
    expect(view.places[settlementOf(0)].cards).toEqual(['copernicus-base', 'ice-drill'])
    expect(view.places[DISCARD].cards).toEqual(['canteen', 'garage'])
    expect(view.places[REPUTATIONS].cards).toEqual(['mobile'])
    expect(view.places[stackOf(1)]).toEqual({ count: 3, cards: null })
    expect(view.settlements[0].supply).toEqual([0, 2, 0, 0, 1, 0])
    expect(view.rewards).toEqual([3, 3, 3, 3, 3])
  }
})

test('[68] a seat remembers a hand it has passed on', () => {
  const table = scene(hands)
  table.does(0, assimilate('dust-road'), END)
  table.does(1, assimilate('garage'), END)
  table.does(2, assimilate('antenna'), END)
  expect(table.hand(1)).toEqual(['ice-drill'])
  expect(knows(table, 0, handOf(1))).toEqual(['ice-drill'])
  expect(knows(table, 1, handOf(2))).toEqual(['canteen'])
  expect(knows(table, 2, handOf(1))).toEqual([])
  expect(knows(table, 'spectator', handOf(1))).toEqual([])
})

test('[68] what is left of an earlier Era is hidden unless it was searched', () => {
  const table = scene({
    seats: [{ built: ['archive'] }, {}],
    era: 2,
    previous: ['dust-road', 'ice-drill'],
    stack: ['canteen', 'garage'],
  })
  expect(knows(table, 0, stackOf(1))).toEqual([])
  table.does(0, flip('archive'))
  expect(knows(table, 0, stackOf(1))).toEqual(['dust-road', 'ice-drill'])
  expect(knows(table, 1, stackOf(1))).toEqual([])
  table.does(0, DECLINE)
  expect(knows(table, 0, stackOf(1))).toEqual(['dust-road', 'ice-drill'])
})

test('[26] the searcher alone sees the stack, and it is shuffled afterwards', () => {
  const stack = [
    'dust-road',
    'ice-drill',
    'canteen',
    'garage',
    'antenna',
    'charger',
    'reservoir',
    'bunkhouse',
  ]
  const table = scene({ seats: [{ built: ['printer'], supply: { metal: 1 } }, {}], stack })
  table.does(0, flip('printer'))
  expect(knows(table, 0, stackOf(1))).toEqual(stack.slice().sort())
  for (const viewer of [1, 'spectator'] as const) expect(knows(table, viewer, stackOf(1))).toEqual([])
  expect(table.stack).toEqual(stack)
  table.does(0, DECLINE)
  expect(table.stack).not.toEqual(stack)
  expect(table.stack.slice().sort()).toEqual(stack.slice().sort())
})

test('[26] the Discard Pile is open to all, and searching it changes nothing', () => {
  const discard = ['canteen', 'dust-road']
  const table = scene({ seats: [{ built: ['particle-beam'], supply: { energy: 1 } }, {}], discard })
  table.does(0, flip('particle-beam'), DECLINE)
  for (const viewer of [0, 1, 'spectator'] as const) expect(knows(table, viewer, DISCARD)).toEqual(discard)
})

test('a card drawn from the stack is known to its hand alone; the one discarded for it to all', () => {
  const table = scene({ seats: [{ hand: ['dust-road', 'ice-drill'] }, {}], stack: ['garage', 'canteen'] })
  table.does(0, EXPEDITION, { card: 'dust-road' })
  expect(knows(table, 1, DISCARD)).toEqual(['dust-road'])
  expect(knows(table, 1, handOf(0))).toEqual([])
  expect(knows(table, 0, handOf(0))).toEqual(['canteen', 'ice-drill'])
})

test('a card taken from the Discard Pile into a hand is known to all', () => {
  const table = scene({
    seats: [{ hand: ['dust-road', 'ice-drill'], expedition: 'curious-expedition' }, {}],
    discard: ['canteen'],
  })
  table.does(0, EXPEDITION, { card: 'dust-road' }, { card: 'canteen' })
  expect(knows(table, 1, handOf(0))).toEqual(['canteen'])
})

test('an Obelisk put into a hand is known to all', () => {
  const table = scene({ seats: [{ hand: ['dust-road', 'ice-drill'], built: ['obelisk'] }, {}] })
  table.does(0, { act: 'obelisk', obelisk: 'obelisk', card: 'dust-road', pay: [0, 0, 0, 0] })
  expect(knows(table, 1, handOf(0))).toEqual(['obelisk'])
})

test('[73] everybody knows the First Expedition from the set-up on', () => {
  const table = new Table(moon.setup({ first: '2' }, 3, seedFrom('first')))
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(knows(table, viewer, expeditionOf(1))).toEqual(['first-expedition-2-3'])
  expect(knows(table, 0, expeditionOf(2))).toEqual([])
})

test('[73] who holds the First Expedition is open, from the set-up on and after every round', () => {
  const table = scene(hands)
  for (const viewer of [1, 2, 'spectator'] as const) expect(moon.view(table.s, viewer).first).toBe(0)
  table.does(0, assimilate('dust-road'), END)
  table.does(1, assimilate('garage'), END)
  table.does(2, assimilate('antenna'), END)
  expect(moon.view(table.s, 'spectator').first).toBe(1)
})

const holding = (expedition: Card, told = {}): Table =>
  scene({
    seats: [
      { expedition, ...told },
      { built: ['canteen', 'ice-drill'] },
      { expedition: 'wealthy-expedition' },
    ],
  })

test('[73] an Expedition is hidden until it is used, then shown to all', () => {
  const table = holding('well-stocked-expedition')
  for (const viewer of [1, 'spectator'] as const) expect(knows(table, viewer, expeditionOf(0))).toEqual([])
  table.does(0, EXPEDITION)
  for (const viewer of [1, 'spectator'] as const)
    expect(knows(table, viewer, expeditionOf(0))).toEqual(['well-stocked-expedition'])
})

const uses: [Card, object, Parameters<Table['does']>[1][]][] = [
  ['frugal-expedition', { hand: ['canteen'] }, [construct('canteen')]],
  ['salvaging-expedition', {}, [assimilate('solar-panels')]],
  ['persuasive-expedition', { hand: ['charger'] }, [construct('charger')]],
  [
    'celebrated-expedition',
    { hand: ['founders-monument'], supply: { metal: 4 } },
    [construct('founders-monument', { metal: 4 })],
  ],
  ['convoy-expedition', { supply: { rovers: 2 } }, [park(1, 'canteen'), park(1, 'ice-drill')]],
  ['reckless-expedition', { supply: { rovers: 1 } }, [{ ...park(1, 'canteen'), reckless: true }]],
]

test.each(uses)('[73] %s is shown when its rule is made use of', (card, told, answers) => {
  const table = holding(card, told)
  table.does(0, ...answers)
  expect(knows(table, 1, expeditionOf(0))).toEqual([card])
})

test('[73] a rule that was not made use of stays hidden', () => {
  const quiet = holding('salvaging-expedition')
  quiet.does(0, { ...assimilate('solar-panels'), quiet: true })
  expect(knows(quiet, 1, expeditionOf(0))).toEqual([])
  const full = holding('frugal-expedition', { hand: ['canteen'], supply: { bio: 1 } })
  full.does(0, construct('canteen', { bio: 1 }))
  expect(knows(full, 1, expeditionOf(0))).toEqual([])
  const one = holding('convoy-expedition', { supply: { rovers: 2 } })
  one.does(0, park(1, 'canteen'))
  expect(knows(one, 1, expeditionOf(0))).toEqual([])
})

test('[73] an Expedition that was shown stays known when the hand is passed on', () => {
  const table = scene({
    seats: [
      { hand: ['dust-road', 'ice-drill'], expedition: 'well-stocked-expedition' },
      { hand: ['garage', 'canteen'] },
    ],
  })
  table.does(0, EXPEDITION, amounts({ bio: 1 }))
  table.passTurns(2)
  expect(knows(table, 'spectator', expeditionOf(1))).toEqual(['well-stocked-expedition'])
})

test('Expeditions that leave the game lie open in the box', () => {
  const table = scene({
    seats: [{}, { expedition: 'well-stocked-expedition' }, { expedition: 'wealthy-expedition' }],
  })
  table.passTurns(3)
  expect(moon.view(table.s, 'spectator').places[BOX].cards).toEqual(
    expect.arrayContaining(['well-stocked-expedition', 'wealthy-expedition']),
  )
})

test('what others may still claim or do is asked of nobody else', () => {
  const table = scene({ seats: [{ supply: { rovers: 4 } }, {}], offer: ['mobile'] })
  expect(table.refuses(1, claim('mobile'))).toBe('it is not for this seat to decide now')
  expect(moon.decisions(table.s, 1)).toEqual([
    { seat: 0, step: 'take-turn', must: true, together: false, kind: 'elsewhere', done: false },
  ])
})

test('an Obelisk that comes out of a hand for another that goes in leaves one in the hand, and everybody knows it', () => {
  const table = scene({ seats: [{ hand: ['obelisk', 'canteen'], built: ['obelisk'] }, {}, {}] })
  table.does(0, obelisk('obelisk'))
  for (const viewer of [1, 2, 'spectator'] as const)
    expect(knows(table, viewer, handOf(0))).toEqual(['obelisk'])
})
