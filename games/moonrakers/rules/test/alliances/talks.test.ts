import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { CONTRACT_DECK, CONTRACTS } from '../../src/index.js'
import { END_TURN, scene, type Table } from '../scene.js'

/* Planning and forming alliances. Stim Run: 1 prestige, 2 credits, no bonus card, 1 hazard die. */

const three = (more = {}) =>
  scene({
    seats: [{ credits: 2, ...more }, {}, {}],
    contracts: ['stim-run', 'fuel-shortage'],
    contractDeck: ['escort-duty'],
  })
const TALK = { act: 'talk', card: 'stim-run' }
const [MINE, YOURS, NONE] = [[1, 1, 0, 1], [0, 1, 0, 0], null]
const TERMS = { offer: [MINE, YOURS, NONE] }

test('the leader pays 1 credit, once per turn, to put a contract under the deck and replace it', () => {
  const table = three()
  table.does(0, { act: 'swap', card: 'stim-run' })
  expect(table.credits(0)).toBe(1)
  expect(table.place(CONTRACTS)).toEqual(['escort-duty', 'fuel-shortage'])
  expect(table.place(CONTRACT_DECK)).toEqual(['stim-run'])
  expect(table.refuses(0, { act: 'swap', card: 'escort-duty' })).toBe(
    'you have replaced a contract on this turn already',
  )
  expect(
    scene({ seats: [{}, {}], contracts: ['stim-run'] }).refuses(0, { act: 'swap', card: 'stim-run' }),
  ).toBe('costs 1 credit, you have 0')
})

test('[12] each column of the terms adds up exactly to the contract; a share of nothing is allowed', () => {
  const table = three()
  table.does(0, TALK)
  expect(table.refuses(0, { offer: [[1, 1, 0, 1], [0, 0, 0, 0], null] })).toBe(
    'the shares of credits must add up to 2, not 1',
  )
  expect(table.refuses(0, { offer: [[1, 2, 0, 1], null, null] })).toBe(
    'at least 2 of those who take part needed, not 1',
  )
  expect(table.refuses(0, { offer: [null, [1, 2, 0, 1], [0, 0, 0, 0]] })).toBe(
    'an offer without seat 1 is none',
  )
  expect(table.refuses(0, { offer: [[2, 2, 0, 1], [-1, 0, 0, 0], null] })).toBe(
    'the answer is not of the right form',
  )
  expect(table.allows(0, { offer: [[1, 2, 0, 1], [0, 0, 0, 0], null] })).toBe(true)
})

test('[13] nothing that is owned can be put on the table', () => {
  const table = three({ credits: 9, prestige: 3 })
  table.does(0, TALK)
  expect(table.refuses(0, { offer: [[0, 0, 0, 1], [1, 5, 0, 0], null] })).toBe(
    'the shares of credits must add up to 2, not 5',
  )
  expect(table.refuses(0, { ...TERMS, gift: 3 })).toBe('the answer is not of the right form')
})

test('[14] nothing binds before every ally named has accepted exactly these terms', () => {
  const table = three()
  table.does(0, TALK, {
    offer: [
      [1, 0, 0, 1],
      [0, 1, 0, 0],
      [0, 1, 0, 0],
    ],
  })
  expect(table.asked).toEqual([1, 2])
  table.does(1, { act: 'accept' })
  expect(table.refuses(0, { act: 'lock' })).toBe('it is not for this seat to decide now')
  table.does(2, { act: 'decline' })
  expect(table.refuses(0, { act: 'lock' })).toBe('not everybody named in the terms has accepted them')
  // New terms void what was said before.
  table.does(0, { offer: [[1, 0, 0, 1], [0, 2, 0, 0], null] })
  expect(table.asked).toEqual([1])
  table.does(1, { act: 'accept' })
  table.does(0, { act: 'lock' })
  expect(table.mission.participants).toEqual([0, 1])
})

test('[15] an invited seat may send a counter-proposal; adopted, it becomes the terms and its author has accepted', () => {
  const table = three()
  table.does(0, TALK, {
    offer: [
      [1, 0, 0, 1],
      [0, 1, 0, 0],
      [0, 1, 0, 0],
    ],
  })
  table.does(1, {
    offer: [
      [1, 0, 0, 1],
      [0, 2, 0, 0],
      [0, 0, 0, 0],
    ],
  })
  expect(table.asked).toEqual([0, 2])
  expect(table.refuses(0, { act: 'adopt', seat: 2 })).toBe('there is no such counter-proposal')
  table.does(0, { act: 'adopt', seat: 1 })
  expect(table.s.talks?.replies).toEqual([null, 'accept', null])
  expect(table.asked).toEqual([2])
  table.does(2, { act: 'accept' })
  table.does(0, { act: 'lock' })
  expect(table.mission.terms[1]).toEqual([0, 2, 0, 0])
})

test('a counter-proposal without its author is none', () => {
  const table = three()
  table.does(0, TALK, TERMS)
  expect(table.refuses(1, { offer: [MINE, null, YOURS] })).toBe('an offer without seat 2 is none')
})

test('[16] the leader may take back terms while others think about them', () => {
  const table = three()
  table.does(0, TALK, TERMS, { may: 'withdraw-terms' })
  expect(table.asked).toEqual([0])
  expect(table.s.talks?.terms).toBe(null)
  expect(table.refuses(0, { may: 'withdraw-terms' })).toBe('that can’t be done at the moment')
})

test('[17] two contracts are negotiated on a turn at most; then alone, also one that was talked about, or stay at base', () => {
  const table = three()
  table.does(0, TALK, { act: 'end-talks' }, { act: 'talk', card: 'fuel-shortage' }, { act: 'end-talks' })
  expect(table.refuses(0, TALK)).toBe(
    'you have negotiated on two contracts this turn: take one alone or stay at base',
  )
  expect(table.allows(0, { act: 'alone', card: 'stim-run' })).toBe(true)
  expect(table.allows(0, { act: 'stay' })).toBe(true)
})

test('the leader is told how the talks stand', () => {
  const table = three()
  const prompt = () => moonrakers.decisions(table.s, 0)[0]
  table.does(0, TALK)
  expect(prompt()).toMatchObject({ prompt: 'Put terms on the table' })
  table.does(0, TERMS)
  table.does(1, { act: 'decline' })
  expect(prompt()).toMatchObject({
    prompt: 'Not all have accepted: put other terms on the table, go alone, or end the talks',
  })
  table.does(0, TERMS)
  table.does(1, { act: 'accept' })
  expect(prompt()).toMatchObject({ prompt: 'All have accepted: lock the terms, or put others on the table' })
})

test('[18] from the talks the leader may go on alone with the same contract', () => {
  const table = three()
  table.does(0, TALK, TERMS)
  table.does(1, { act: 'decline' })
  table.does(0, { act: 'alone' })
  expect(table.mission.participants).toEqual([0])
  expect(table.mission.terms[0]).toEqual([1, 2, 0, 1])
})

test('[19] who declined may be named again', () => {
  const table = three()
  table.does(0, TALK, TERMS)
  table.does(1, { act: 'decline' })
  table.does(0, TERMS)
  expect(table.asked).toEqual([1])
})

/** The cards with which the leader may swap a contract beside the question that stands. */
const swaps = ({ s }: Table, seat = 0) =>
  moonrakers
    .decisions(s, seat)
    .flatMap((d) => (d.step === 'swap-contract' && d.kind === 'choose' ? d.options : []))
    .map(({ answer }) => answer.card)
const swap = (card: string) => ({ may: 'swap-contract', card })

test('[20] once per turn the leader swaps a contract at any moment of the planning phase', () => {
  const between = three()
  between.does(0, TALK, { act: 'end-talks' }, { act: 'swap', card: 'stim-run' })
  expect(between.allows(0, { act: 'stay' })).toBe(true)
  const talking = three()
  talking.does(0, TALK)
  talking.does(0, swap('fuel-shortage'))
  expect(talking.credits(0)).toBe(1)
  expect(talking.place(CONTRACTS)).toEqual(['escort-duty', 'stim-run'])
  expect(talking.place(CONTRACT_DECK)).toEqual(['fuel-shortage'])
  expect(talking.step).toBe('talk')
  expect(talking.refuses(0, swap('escort-duty'))).toBe('that can’t be done at the moment')
  talking.does(0, { act: 'end-talks' })
  expect(talking.refuses(0, { act: 'swap', card: 'escort-duty' })).toBe(
    'you have replaced a contract on this turn already',
  )
})

test('[20] while allies think about the terms, and after staying at base was chosen, a contract can be swapped, too', () => {
  const thinking = three()
  thinking.does(0, TALK, TERMS)
  expect(thinking.asked).toEqual([1])
  expect(swaps(thinking)).toEqual(['fuel-shortage'])
  expect(swaps(thinking, 1)).toEqual([])
  thinking.does(0, swap('fuel-shortage'))
  expect(thinking.asked).toEqual([1])
  const based = scene({
    seats: [{ credits: 1 }, {}],
    contracts: ['stim-run', 'fuel-shortage'],
    contractDeck: ['escort-duty'],
    objectiveDeck: ['ace', 'tank'],
  })
  based.does(0, { act: 'stay' })
  expect(swaps(based)).toEqual(['fuel-shortage', 'stim-run'])
  based.does(0, { card: 'ace' }, swap('stim-run'), { act: 'discard', card: 'escort-duty' })
  expect(based.step).toBe('buy')
  expect(based.credits(0)).toBe(1)
})

test('[20] without a credit, and once the dice are rolled, no contract is swapped', () => {
  const poor = three({ credits: 0 })
  poor.does(0, TALK)
  expect(swaps(poor)).toEqual([])
  const rolled = three()
  rolled.does(0, { act: 'alone', card: 'stim-run' })
  expect(swaps(rolled)).toEqual([])
  rolled.done()
  expect(rolled.refuses(0, swap('fuel-shortage'))).toBe('that can’t be done at the moment')
})

test('[103] the contract that is talked about lies in the middle of the table and can’t be swapped', () => {
  const table = three()
  table.does(0, TALK)
  expect(table.refuses(0, swap('stim-run'))).toBe(
    'Stim Run is being talked about: only another contract can be replaced',
  )
  expect(table.refuses(0, swap('royal-cargo'))).toBe('that contract is not available')
})

const TAKE_BACK = { may: 'withdraw-acceptance' }

test('[104] an ally may take back its acceptance until the leader locks the terms, and is asked anew', () => {
  const table = three()
  table.does(0, TALK, TERMS)
  expect(table.refuses(1, TAKE_BACK)).toBe('that can’t be done at the moment')
  table.does(1, { act: 'accept' })
  expect(table.asked).toEqual([0])
  expect(table.refuses(2, TAKE_BACK)).toBe('that can’t be done at the moment')
  table.does(1, TAKE_BACK)
  expect(table.asked).toEqual([1])
  expect(table.s.talks?.replies[1]).toBe(null)
  table.does(1, { act: 'decline' })
  expect(table.refuses(0, { act: 'lock' })).toBe('not everybody named in the terms has accepted them')
  table.does(0, TERMS)
  table.does(1, { act: 'accept' })
  table.does(0, { act: 'lock' })
  expect(table.refuses(1, TAKE_BACK)).toBe('that can’t be done at the moment')
})

test('[104] the author of a counter-proposal that was adopted may take its acceptance back, too', () => {
  const table = three()
  table.does(0, TALK, TERMS)
  table.does(1, { offer: [[1, 0, 0, 1], [0, 2, 0, 0], null] })
  table.does(0, { act: 'adopt', seat: 1 })
  table.does(1, TAKE_BACK)
  expect(table.asked).toEqual([1])
})

test('[105] talks that are begun twice about the same contract count twice', () => {
  const table = three()
  table.does(0, TALK, { act: 'end-talks' }, TALK, { act: 'end-talks' })
  expect(table.refuses(0, { act: 'talk', card: 'fuel-shortage' })).toBe(
    'you have negotiated on two contracts this turn: take one alone or stay at base',
  )
})

test('a leader who accepts, and an ally who locks, are told whose decision it is', () => {
  const table = three()
  table.does(0, TALK)
  expect(table.refuses(0, { act: 'accept' })).toBe(
    'the allies accept or decline; you lock the terms when all have accepted',
  )
  table.does(0, TERMS)
  expect(table.refuses(1, { act: 'lock' })).toBe('only the mission leader decides that')
})

test('[21] with a clock, silence is a decline for whoever was invited; the leader’s silence means nothing in particular', () => {
  const table = three()
  table.does(0, TALK)
  expect(moonrakers.silence(table.s, 0)).toBe(null)
  table.does(0, TERMS)
  expect(moonrakers.silence(table.s, 1)).toEqual({ act: 'decline' })
  expect(moonrakers.silence(table.s, 2)).toBe(null)
})

test('only who is invited is asked, and nobody joins once the dice are rolled', () => {
  const table = three()
  table.does(0, TALK, TERMS)
  expect(table.refuses(2, { act: 'accept' })).toBe('it is not for this seat to decide now')
  table.does(1, { act: 'accept' })
  table.does(0, { act: 'lock' })
  expect(table.refuses(2, { act: 'accept' })).toBe('it is not for this seat to decide now')
  expect(table.refuses(0, TERMS)).not.toBe('')
})

test('[22] search talks for a while and then stops: answers never go round for ever', () => {
  const able = { deck: ['reactor', 'thruster', 'thruster'] }
  const table = scene({ seats: [able, able, able], contracts: ['stim-run'] })
  table.does(0, TALK)
  for (let i = 0; i < 2; i++) {
    const [offer] = moonrakers.answers(table.s, 0).filter((a) => a.offer)
    table.does(0, offer)
    for (const seat of table.asked.slice()) if (seat !== 0) table.does(seat, { act: 'decline' })
  }
  expect(moonrakers.answers(table.s, 0).filter((a) => a.offer)).toEqual([])
  expect(table.allows(0, TERMS)).toBe(true)
})

test('[23] stay at base: an objective of two, a credit, perhaps a contract discarded, a new hand, and no second one at the end', () => {
  const table = scene({
    seats: [{ hand: ['miss', 'miss'], deck: new Array<string>(9).fill('shield') }, {}],
    contracts: ['stim-run'],
    contractDeck: ['escort-duty'],
    objectiveDeck: ['tank', 'ace', 'barrage'],
  })
  table.does(0, { act: 'stay' })
  expect(table.offers(0, {})).toEqual([{ card: 'ace' }, { card: 'barrage' }])
  table.does(0, { card: 'ace' })
  expect(table.s.places[9]).toEqual(['barrage', 'tank'])
  expect(table.credits(0)).toBe(1)
  table.does(0, { act: 'discard', card: 'stim-run' })
  expect(table.place(CONTRACTS)).toEqual(['escort-duty'])
  expect(table.discard(0)).toEqual(['miss', 'miss'])
  expect(table.hand(0).length).toBe(5)
  table.does(0, END_TURN)
  expect(table.hand(0).length).toBe(5)
})

test('with one objective left it is kept, with none the step is skipped', () => {
  const one = scene({ seats: [{}, {}], objectiveDeck: ['ace'] })
  one.does(0, { act: 'stay' }, { card: 'ace' })
  expect(one.step).toBe('discard-contract')
  const none = scene({ seats: [{}, {}] })
  none.does(0, { act: 'stay' })
  expect(none.step).toBe('discard-contract')
})
