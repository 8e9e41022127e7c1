import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { CREW_DISCARD, CREW_ROW, netWorth, PART_DISCARD, PARTS, REMOVED, SHIPS } from '../../src/index.js'
import { END_TURN, scene, type Told } from '../scene.js'

/*
 * Buying, installing, hiring, bonus cards. Kill Slavers fails with an empty hand: then comes the buying
 * phase.
 */

const buying = (told: Told, more = {}) =>
  scene({ seats: [told, {}], contracts: ['kill-slavers'], ...more })
    .alone('kill-slavers')
    .done()
const FOUR = ['flash', 'titan-3000', 'duo-1000', 'swarm-mk1']

test('[39] the leader buys any number of cards it can pay, and every space is filled at once', () => {
  const table = buying(
    { credits: 7 },
    { parts: ['titan-3000', 'flash'], partDeck: ['duo-1000'], crew: ['moro-mada'], crewDeck: ['ada-massa'] },
  )
  table.does(0, { act: 'buy', card: 'titan-3000' })
  expect(table.place(PARTS)).toEqual(['duo-1000', 'flash'])
  table.does(0, { act: 'buy', card: 'moro-mada' })
  expect(table.place(CREW_ROW)).toEqual(['ada-massa'])
  expect(table.credits(0)).toBe(0)
  expect(table.refuses(0, { act: 'buy', card: 'flash' })).toBe('costs 6 credits, you have 0')
  expect(table.refuses(1, { act: 'buy', card: 'flash' })).toBe('it is not for this seat to decide now')
})

test('[40] a ship part is installed and its action cards go to the discard pile; crew goes there too', () => {
  const table = buying({ credits: 9 }, { parts: ['mg1-kinetic'], crew: ['moro-mada'] })
  table.does(0, { act: 'buy', card: 'mg1-kinetic' }, { act: 'buy', card: 'moro-mada' })
  expect(table.s.captains[0].ship).toEqual(['mg1-kinetic'])
  expect(table.discard(0)).toEqual(['damage1', 'damage1', 'miss', 'moro-mada'])
})

test('[6] the supply of action cards and the vault never run out', () => {
  const table = buying({ credits: 100 }, { parts: ['the-leech', 'mg-support-core'] })
  table.does(0, { act: 'buy', card: 'the-leech' }, { act: 'buy', card: 'mg-support-core' })
  expect(table.discard(0)).toEqual(['reactor', 'reactor', 'reactor', 'reactor'])
})

test('[41] once in a buying phase, 1 credit replaces a card of the armory; it goes to the discards of its kind', () => {
  const table = buying({ credits: 3 }, { parts: ['flash'], partDeck: ['duo-1000'], crew: ['moro-mada'] })
  table.does(0, { act: 'swap', card: 'flash' })
  expect(table.place(PARTS)).toEqual(['duo-1000'])
  expect(table.place(PART_DISCARD)).toEqual(['flash'])
  expect(table.credits(0)).toBe(2)
  expect(table.refuses(0, { act: 'swap', card: 'moro-mada' })).toBe(
    'you have replaced a card of the armory on this turn already',
  )
})

test('[42] a fifth part: one of the four leaves the game with its ability, its action cards stay, and the new one can’t be it', () => {
  const table = buying({ credits: 9, ship: FOUR, discard: ['shield'] }, { parts: ['barrier-a3'] })
  expect(table.refuses(0, { act: 'buy', card: 'barrier-a3' })).toBe(
    'your ship has four parts: say which one makes room',
  )
  expect(table.refuses(0, { act: 'buy', card: 'barrier-a3', remove: 'barrier-a3' })).toBe(
    'that part is not on your ship',
  )
  table.does(0, { act: 'buy', card: 'barrier-a3', remove: 'titan-3000' })
  expect(table.s.captains[0].ship).toEqual(['flash', 'duo-1000', 'swarm-mk1', 'barrier-a3'])
  expect(table.place(REMOVED)).toEqual(['titan-3000'])
  expect(table.place(SHIPS)).not.toContain('titan-3000')
  expect(table.discard(0)).toEqual(['shield', 'shield'])
})

test('who buys is told what it has, one credit in the singular', () => {
  const prompt = (credits: number) => moonrakers.decisions(buying({ credits }).s, 0)[0]
  expect(prompt(1)).toMatchObject({ prompt: 'Buy ship parts and hire crew; you have 1 credit' })
  expect(prompt(2)).toMatchObject({ prompt: 'Buy ship parts and hire crew; you have 2 credits' })
})

test('with room on the ship no part can be removed', () => {
  const table = buying({ credits: 9, ship: ['flash'] }, { parts: ['barrier-a3'] })
  expect(table.refuses(0, { act: 'buy', card: 'barrier-a3', remove: 'flash' })).toBe(
    'there is room on your ship: no part has to go',
  )
})

test('[43] bought cards can come with this turn’s new hand, if the draw pile is made anew', () => {
  const table = buying({ credits: 3 }, { crew: ['ada-massa'] })
  table.does(0, { act: 'buy', card: 'ada-massa' }, END_TURN)
  expect(table.hand(0)).toEqual(['ada-massa'])
})

test('[8] parts that were removed, and trashed crew, never come back; an empty armory deck takes its discards, or the space stays empty', () => {
  const table = buying({ credits: 9, ship: FOUR }, { parts: ['barrier-a3'] })
  table.does(0, { act: 'buy', card: 'barrier-a3', remove: 'flash' })
  expect(table.place(PARTS)).toEqual([])
  const swapped = buying({ credits: 9 }, { crew: ['moro-mada', 'zek-zarag'], crewDeck: ['ada-massa'] })
  swapped.does(0, { act: 'swap', card: 'moro-mada' }, { act: 'buy', card: 'zek-zarag' })
  expect(swapped.place(CREW_ROW)).toEqual(['ada-massa', 'moro-mada'])
  expect(swapped.place(CREW_DISCARD)).toEqual([])
})

/** Core World Ace: 5 damage for 1 prestige, 5 credits and a bonus card. */
const bonus = (told: Told, more = {}) => {
  const hand = ['reactor', 'damage3', 'damage2']
  const table = scene({ seats: [{ hand, ...told }, {}], contracts: ['core-world-ace'], ...more })
  table.alone('core-world-ace').plays(0, ...hand)
  return table.done()
}

test('[44] a bonus card: the receiver names the deck before seeing anything, then takes the top card', () => {
  const table = bonus({}, { partDeck: ['flash', 'titan-3000'], crewDeck: ['ada-massa'] })
  expect(table.offers(0, {})).toEqual([{ deck: 'crew' }, { deck: 'part' }])
  table.does(0, { deck: 'part' }, { act: 'take' })
  expect(table.s.captains[0].ship).toEqual(['titan-3000'])
  expect(table.discard(0)).toContain('shield')
})

test('crew as a bonus card goes to the discard pile', () => {
  const table = bonus({}, { crewDeck: ['ada-massa'] })
  table.does(0, { deck: 'crew' }, { act: 'take' })
  expect(table.discard(0)).toContain('ada-massa')
  expect(table.s.captains[0].crewWorth).toBe(3)
})

test('[45] an unwanted bonus card goes to the discards of its kind and gives nothing', () => {
  const table = bonus({}, { crewDeck: ['ada-massa'] })
  table.does(0, { deck: 'crew' }, { act: 'pass' })
  expect(table.place(CREW_DISCARD)).toEqual(['ada-massa'])
  expect(table.s.captains[0].crewWorth).toBe(0)
})

test('[46] a ship part as a bonus card on a full ship: one part is removed first', () => {
  const table = bonus({ ship: FOUR }, { partDeck: ['mg-warp'] })
  table.does(0, { deck: 'part' })
  expect(table.refuses(0, { act: 'take' })).toBe('your ship has four parts: say which one makes room')
  table.does(0, { act: 'take', remove: 'flash' })
  expect(table.s.captains[0].ship).toContain('mg-warp')
})

test('[47] bonus cards come after prestige and credits, the leader’s first, then clockwise, one after another', () => {
  const table = scene({
    seats: [{ hand: ['reactor', 'damage3', 'damage2'] }, {}],
    contracts: ['core-world-ace'],
    crewDeck: ['ada-massa', 'moro-mada'],
  }).together('core-world-ace', [
    [1, 5, 0, 1],
    [0, 0, 1, 0],
  ])
  table.plays(0, 'reactor', 'damage3', 'damage2').done()
  expect([table.prestige(0), table.credits(0)]).toEqual([1, 5])
  expect(table.asked).toEqual([1])
})

test('net worth: printed costs of parts and own crew wherever they lie, and credits', () => {
  const table = scene({
    seats: [{ ship: ['flash'], credits: 2, deck: ['ada-massa'], hand: ['moro-mada'] }, {}],
  })
  expect(netWorth(table.s, 0)).toBe(6 + 2 + 3 + 4)
})
