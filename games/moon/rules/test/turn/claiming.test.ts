import { expect, test } from 'vitest'
import { amounts, assimilate, claim, construct, END, flip, park, scene } from '../scene.js'

test('[58] one claim on a turn, even with the requirements of several fulfilled', () => {
  const table = scene({
    seats: [{ supply: { water: 6, rovers: 4 } }, {}],
    offer: ['well-provided', 'mobile'],
  })
  table.does(0, claim('mobile'))
  expect(table.refuses(0, claim('well-provided'))).toBe('you have claimed a Reputation on this turn already')
})

test('[58] claiming is for one’s own turn; who fulfils first does not get it', () => {
  const table = scene({ seats: [{}, { supply: { rovers: 4 } }], offer: ['mobile'] })
  expect(table.refuses(1, claim('mobile'))).toBe('it is not for this seat to decide now')
  expect(table.refuses(0, claim('mobile'))).toContain('you have 0')
  table.passTurn()
  table.does(1, claim('mobile'))
  expect(table.has(1, 'mobile')).toBe(true)
})

test('[58] the requirement need not hold afterwards, and a claimed card is gone for the others', () => {
  const table = scene({
    seats: [{ supply: { rovers: 4 }, built: ['junkyard'] }, { supply: { rovers: 9 } }],
    offer: ['mobile'],
  })
  table.does(0, claim('mobile'), flip('junkyard'), amounts({ metal: 3 }), assimilate('solar-panels'), END)
  expect(table.s.settlements[0].parksMore).toBe(1)
  expect(table.refuses(1, claim('mobile'))).toBe('Mobile has been claimed already')
  expect(table.refuses(1, claim('capable'))).toBe('Capable is not among the Reputations of this game')
})

test('[58] claiming may come before or after the main action', () => {
  const seat = { hand: ['dust-road'], supply: { rovers: 4 } }
  const before = scene({ seats: [seat, {}], offer: ['mobile'] })
  before.does(0, claim('mobile'), construct('dust-road'))
  const after = scene({ seats: [seat, {}], offer: ['mobile'] })
  after.does(0, construct('dust-road'), claim('mobile'))
  expect([before.has(0, 'mobile'), after.has(0, 'mobile')]).toEqual([true, true])
})

test('[5] a Base counts as one Blue and one Yellow Structure for a requirement', () => {
  const table = scene({ seats: [{ built: ['antenna', 'distiller'] }, {}], offer: ['versatile'] })
  table.does(0, claim('versatile'), amounts({ bio: 3 }))
  expect(table.supply(0)).toEqual({ bio: 3 })
})

test('[60] only one’s own Settlement and Supply count', () => {
  const table = scene({
    seats: [{ supply: { rovers: 1 } }, { built: ['workshop', 'workshop'] }],
    offer: ['specialized'],
  })
  table.does(0, park(1, 'workshop'))
  expect(table.refuses(0, claim('specialized'))).toBe('needs 3 Flags of one type, you have 1')
})

const travelled = { hand: ['dust-road'], supply: { rovers: 6, bio: 1 } }
const owed = (card: string, pay: number[], reputation = 'well-travelled') => ({
  act: 'owed',
  reputation,
  card,
  pay,
})

test('[59] an extra construct owed by a claim is used at any moment of that turn', () => {
  const table = scene({ seats: [travelled, {}], offer: ['well-travelled'], discard: ['canteen'] })
  table.does(0, claim('well-travelled'), construct('dust-road'), owed('canteen', [0, 0, 1, 0]))
  expect(table.has(0, 'canteen')).toBe(true)
  expect(table.refuses(0, owed('canteen', [0, 0, 1, 0]))).toBe('no claimed Reputation owes you a construct')
})

test('[59] what is not used on the turn of claiming is lost', () => {
  const table = scene({
    seats: [{ ...travelled, hand: ['dust-road', 'ice-drill'] }, { hand: ['garage', 'antenna'] }],
    offer: ['well-travelled'],
    discard: ['canteen'],
  })
  table.does(0, claim('well-travelled'), construct('dust-road'), END)
  table.passTurn()
  expect(table.refuses(0, owed('canteen', [0, 0, 1, 0]))).toBe('no claimed Reputation owes you a construct')
})

test('Well-Travelled: the extra Structure comes out of the Discard Pile, at its cost and Flags', () => {
  const table = scene({
    seats: [travelled, {}],
    offer: ['well-travelled'],
    discard: ['canteen', 'reservoir'],
  })
  table.does(0, claim('well-travelled'))
  expect(table.refuses(0, owed('dust-road', [0, 0, 0, 0]))).toBe('that card is not in the Discard Pile')
  expect(table.refuses(0, owed('reservoir', [0, 0, 1, 0]))).toBe('needs 1 Food Flag, you have 0')
  expect(table.refuses(0, owed('canteen', [0, 0, 0, 0]))).toBe('1 Resource is due, not 0')
  table.does(0, owed('canteen', [0, 0, 1, 0]))
  expect(table.discard).toEqual(['reservoir'])
  expect(table.hand(0)).toEqual(['dust-road'])
})

test('Sprawling: an extra Structure of the hand, which is then made up to its size', () => {
  const seat = { hand: ['dust-road', 'ice-drill'], built: Array(15).fill('dust-road') as string[] }
  const table = scene({ seats: [seat, {}], offer: ['sprawling'], stack: ['canteen'] })
  table.does(0, claim('sprawling'), owed('ice-drill', [0, 0, 0, 0], 'sprawling'))
  expect(table.hand(0)).toEqual(['canteen', 'dust-road'])
  const none = scene({ seats: [seat, {}], offer: ['sprawling'], stack: [] })
  none.does(0, claim('sprawling'))
  expect(none.refuses(0, owed('ice-drill', [0, 0, 0, 0], 'sprawling'))).toBe(
    'there is no card left to refill the hand with',
  )
  expect(none.offers(0, { act: 'owed' })).toEqual([])
})

test('Versatile gives 3 and Innovative 4 Resources, of one or several types', () => {
  const pink = ['antenna', 'charger', 'junkyard', 'distiller']
  const versatile = scene({ seats: [{ built: pink }, {}], offer: ['versatile'] })
  versatile.does(0, claim('versatile'), amounts({ energy: 1, metal: 2 }))
  expect(versatile.supply(0)).toEqual({ energy: 1, metal: 2 })
  const innovative = scene({ seats: [{ built: pink }, {}], offer: ['innovative'] })
  innovative.does(0, claim('innovative'), amounts({ energy: 1, water: 1, bio: 1, metal: 1 }))
  expect(innovative.supply(0)).toEqual({ energy: 1, water: 1, bio: 1, metal: 1 })
})

test.each([
  ['productive', 'yellow', 'canteen', {}],
  ['well-rounded', 'pink', 'antenna', { base: 'shackleton-base' }],
  ['cultured', 'grey', 'distiller', { base: 'imbrium-base' }],
])('%s: %s Structures cost 1 Resource less, others do not', (reputation, _, card, more) => {
  const table = scene({ seats: [{ ...more, hand: [card, 'rover-plant'], reputations: [reputation] }, {}] })
  table.does(0, construct(card))
  expect(table.has(0, card)).toBe(true)
  expect(table.s.settlements[0].discounts[0]).toBe(0)
})

test('Open-Minded scores X Hearts', () => {
  const table = scene({
    seats: [{ built: ['bunkhouse', 'dust-road', 'canteen'] }, {}],
    offer: ['open-minded'],
    era: 2,
  })
  table.does(0, claim('open-minded'))
  expect(table.hearts(0)).toBe(2)
})

test('Well-Provided gives 2 Rovers; Mobile a second Rover on every turn', () => {
  const table = scene({ seats: [{ supply: { water: 6 } }, {}], offer: ['well-provided'] })
  table.does(0, claim('well-provided'))
  expect(table.supply(0)).toEqual({ water: 6, rovers: 2 })
  const mobile = scene({
    seats: [{ supply: { rovers: 5 } }, { built: ['ice-drill', 'garage', 'canteen'] }],
    offer: ['mobile'],
  })
  mobile.does(0, park(1, 'ice-drill'), claim('mobile'), park(1, 'garage'))
  expect(mobile.refuses(0, park(1, 'canteen'))).toBe('you may park only 2 Rovers on this turn')
})

test('Specialized scores 1 Heart for every Rover that is parked, with a construct too', () => {
  const table = scene({
    seats: [
      { hand: ['charger'], reputations: ['specialized', 'mobile'], supply: { rovers: 2 } },
      { built: ['canteen', 'ice-drill'] },
    ],
  })
  table.does(0, construct('charger', {}, { rovers: [{ on: 1, card: 'canteen' }] }), park(1, 'ice-drill'))
  expect(table.hearts(0)).toBe(2)
})
