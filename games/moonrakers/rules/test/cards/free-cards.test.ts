import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { play, scene, type Table } from '../scene.js'

/* Cards that are played for no action or raised, what is greyed beside them, and what ship parts count. */

const VILONIA = 'assault-on-vilonia'

const greyed = (table: Table, seat = 0) =>
  moonrakers
    .decisions(table.s, seat)
    .flatMap((d) => (d.kind === 'choose' && d.must ? d.options : []))
    .filter(({ reason }) => reason)
    .map(({ answer, reason }) => ({ ...answer, ...reason }))

test('a damage 1 that Predator mk1 lets play for no action may be raised by The Quantum Driver as well', () => {
  const ship = ['predator-mk1', 'the-quantum-driver']
  const table = scene({ seats: [{ ship, hand: ['damage1'] }, {}], contracts: [VILONIA] }).alone(VILONIA)
  const both = play('damage1', { free: 'predator-mk1', raise: 'the-quantum-driver' })
  expect(table.offers(0, { act: 'play' })).toEqual([
    play('damage1'),
    play('damage1', { raise: 'the-quantum-driver' }),
    play('damage1', { free: 'predator-mk1' }),
    both,
  ])
  table.does(0, both)
  expect([table.actions(0), table.tally('damage')[0]]).toEqual([1, 3])
})

test('The Quantum Driver of another captain raises no card', () => {
  const seats = [{ hand: ['damage1'] }, { ship: ['the-quantum-driver'] }]
  const table = scene({ seats, contracts: ['kill-slavers'] }).together('kill-slavers', [
    [0, 4, 0, 0],
    [0, 0, 0, 0],
  ])
  expect(table.offers(0, { act: 'play' })).toEqual([play('damage1')])
  expect(table.allows(0, play('damage1', { raise: 'the-quantum-driver' }))).toBe(false)
})

test('without an action exactly the cards that cost one are greyed', () => {
  const ship = ['emulator-mk2']
  const table = scene({
    seats: [{ ship, hand: ['miss', 'shield', 'shield', 'damage1'] }, {}],
    contracts: [VILONIA],
  })
  table.alone(VILONIA).plays(0, 'miss')
  expect(table.offers(0, { act: 'play' })).toEqual([play('shield', { free: 'emulator-mk2' })])
  expect(greyed(table)).toEqual([{ ...play('damage1'), code: 'no-action' }])
})

test('exactly the mercenaries that the share does not pay for are greyed', () => {
  const mercenaries = ['ada-massa', 'reactor', 'shield']
  const table = scene({ seats: [{}, {}], contracts: ['kill-slavers'], mercenaries }).alone('kill-slavers')
  const hire = (card: string) => ({ act: 'hire', card })
  expect(table.offers(0, { act: 'hire' })).toEqual([hire('reactor'), hire('shield')])
  expect(greyed(table)).toEqual([{ ...hire('ada-massa'), code: 'share-prestige', needs: 1, has: 0 }])
})

test('a damage bonus adds to cards of damage and to no other symbol', () => {
  const hand = ['reactor', 'kary-powalk', 'reactor', 'damage1', 'shield', 'thruster']
  const table = scene({ seats: [{ hand }, {}], contracts: [VILONIA] }).alone(VILONIA)
  table.plays(0, ...hand)
  expect(
    (['damage', 'reactor', 'shield', 'thruster', 'crew'] as const).map((kind) => table.tally(kind)[0]),
  ).toEqual([2, 2, 1, 1, 1])
})

test('whoever has a part that draws in any case and one that looks at the hand orders them', () => {
  const ship = ['vector-jets-e3', 'barrier-a3']
  const seats = [{ ship, hand: ['miss'], deck: ['miss', 'shield'] }, {}]
  const table = scene({ seats, contracts: ['stim-run'] })
  table.does(0, { act: 'alone', card: 'stim-run' })
  expect(table.offers(0, {})).toEqual([{ card: 'vector-jets-e3' }, { card: 'barrier-a3' }])
})

test('parts that draw whatever the hand holds need no order', () => {
  const seats = [{ ship: ['vector-jets-e3', 'projector-s2'], deck: ['miss', 'shield'] }, {}]
  const table = scene({ seats, contracts: ['stim-run'] })
  table.does(0, { act: 'alone', card: 'stim-run' })
  expect(table.step).toBe('play-cards')
})

test('crew needs no room on the ship: a captain with four parts may hire', () => {
  const ship = ['flash', 'titan-3000', 'duo-1000', 'swarm-mk1']
  const table = scene({ seats: [{ ship, credits: 3 }, {}], contracts: ['kill-slavers'], crew: ['ada-massa'] })
  table.alone('kill-slavers').done()
  table.does(0, { act: 'buy', card: 'ada-massa' })
  expect([table.discard(0), table.s.captains[0].ship]).toEqual([['ada-massa'], ship])
})

test('a ship part that comes as a bonus card to a full ship is offered in the place of each of the four', () => {
  const ship = ['flash', 'titan-3000', 'duo-1000', 'swarm-mk1']
  const hand = ['reactor', 'damage3', 'damage2']
  const table = scene({ seats: [{ hand, ship }, {}], contracts: ['core-world-ace'], partDeck: ['mg-warp'] })
  table
    .alone('core-world-ace')
    .plays(0, ...hand)
    .done()
  table.does(0, { deck: 'part' })
  expect(table.offers(0, { act: 'take' })).toEqual(ship.map((remove) => ({ act: 'take', remove })))
})

test('a ship part that waits for shields does not wait for the shield of a crew mercenary', () => {
  const table = scene({
    seats: [{ ship: ['the-dauntless'] }, {}],
    contracts: ['martial-law'],
    mercenaries: ['redacted'],
  }).alone('martial-law')
  const before = table.tally('damage')
  const events = table.does(0, { act: 'hire', card: 'redacted' })
  expect(table.tally('shield')[0]).toBe(1)
  expect(events.filter(({ what }) => what === 'part-answers')).toEqual([])
  expect(table.tally('damage')).toEqual(before)
})

test('a mercenary that cannot be paid is greyed, though a card like it can be played from the hand', () => {
  const table = scene({
    seats: [{ hand: ['reactor'] }, {}],
    contracts: ['kill-slavers'],
    mercenaries: ['reactor'],
  }).together('kill-slavers', [
    [0, 0, 0, 0],
    [0, 4, 0, 0],
  ])
  expect(table.offers(0, { card: 'reactor' })).toEqual([play('reactor')])
  expect(greyed(table)).toEqual([{ act: 'hire', card: 'reactor', code: 'share-credits', needs: 1, has: 0 }])
})

test('the order of abilities is asked of parts that draw cards, and of no others', () => {
  const ship = ['daburu-mk1', 'vector-jets-e3', 'barrier-a3', 'jump-jets-e2']
  const seats = [{ ship, hand: ['miss'], deck: ['miss', 'shield'] }, {}]
  const table = scene({ seats, contracts: ['stim-run'] })
  table.does(0, { act: 'alone', card: 'stim-run' })
  expect(table.offers(0, {})).toEqual([{ card: 'vector-jets-e3' }, { card: 'barrier-a3' }])
})

test('the floor goes to a list of seats in order, none of them twice', () => {
  const shares = [
    [1, 1, 0, 1],
    [0, 1, 0, 0],
  ]
  const table = scene({ seats: [{}, {}], contracts: ['stim-run'] }).together('stim-run', shares)
  for (const to of [[1, 1], [0, 0], [1, 0], [0, 1, 1], []])
    expect([to, table.allows(0, { act: 'floor', to })]).toEqual([to, false])
  for (const to of [[1], [0, 1]]) expect([to, table.allows(0, { act: 'floor', to })]).toEqual([to, true])
})

test('who is asked what may be played changes nothing in the order of those who take part', () => {
  const table = scene({ seats: [{}, {}], contracts: ['stim-run'], options: { first: '2' } })
  table.together('stim-run', [
    [0, 1, 0, 0],
    [1, 1, 0, 1],
  ])
  moonrakers.decisions(table.s, 1)
  expect(table.mission.participants).toEqual([1, 0])
})

test('of the cards that Lee van Cribb looks at one is played: none of the hand, and nothing else is done', () => {
  const seats = [{ hand: ['lee-van-cribb', 'reactor'], deck: ['shield', 'damage1', 'miss'] }, {}]
  const table = scene({ seats, contracts: [VILONIA] })
    .alone(VILONIA)
    .plays(0, 'lee-van-cribb')
  expect(table.allows(0, play('reactor'))).toBe(false)
  expect(table.allows(0, { act: 'hire', card: 'shield' })).toBe(false)
  expect(table.allows(0, play('shield', { free: 'emulator-mk2' }))).toBe(false)
  expect(table.allows(0, play('shield'))).toBe(true)
})

test('Meg Gallak lowers a requirement of the contract, named as a kind and nothing else', () => {
  const seats = [{ hand: ['meg-gallak', 'miss'] }, {}]
  const table = scene({ seats, contracts: ['stim-run'] })
    .alone('stim-run')
    .plays(0, 'meg-gallak')
  table.does(0, { card: 'miss' })
  expect(table.offers(0, {})).toEqual([{ kind: 'reactor' }, { kind: 'thruster' }])
  for (const said of [{ kind: 'damage' }, { kind: 'gold' }, { kind: 1 }, { kind: 'reactor', card: 'miss' }])
    expect([said, table.allows(0, said)]).toEqual([said, false])
  table.does(0, { kind: 'thruster' })
  expect([table.tally('thruster'), table.tally('reactor')]).toEqual([
    [0, 0],
    [0, 1],
  ])
})
