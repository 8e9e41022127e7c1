import { type Event, seedFrom } from '@perilune/engine'
import { answer } from '@perilune/engine/testing'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { objectivesOf } from '../src/index.js'
import { play, scene, type Told, use } from './scene.js'

/* What the table is told: as much as happened, and nothing where nothing did. */

const told = (events: readonly Event[], ...whats: readonly string[]) =>
  events.filter(({ what }) => whats.includes(what))

/** The events of one answer on a contract that asks for damage only. */
const alone = (home: Told) =>
  scene({ seats: [home, {}], contracts: ['assault-on-vilonia'] }).alone('assault-on-vilonia')

test('a draw tells how many cards were drawn, one too, and is silent where both piles are empty', () => {
  const draws = (piles: Told) =>
    told(alone({ hand: ['thruster'], ...piles }).does(0, play('thruster')), 'draws')
  expect(draws({ deck: ['miss', 'miss', 'miss'] })).toEqual([{ what: 'draws', seat: 0, count: 2 }])
  expect(draws({ deck: ['miss'] })).toEqual([{ what: 'draws', seat: 0, count: 1 }])
  expect(draws({ deck: ['miss'], discard: ['shield'] })).toEqual([{ what: 'draws', seat: 0, count: 2 }])
  expect(draws({})).toEqual([])
})

test('the card that fills a space is named, wherever in the row it comes to lie', () => {
  const swaps = (deck: readonly string[]) => {
    const contracts = ['escape-pods', 'stim-run']
    const table = scene({ seats: [{ credits: 1 }, {}], contracts, contractDeck: deck })
    return told(table.does(0, { act: 'swap', card: 'stim-run' }), 'swaps-contract', 'appears')
  }
  const left = { what: 'swaps-contract', seat: 0, card: 'stim-run' }
  for (const card of ['ancient-ruins', 'fuel-shortage', 'transport-rescue'])
    expect(swaps([card])).toEqual([left, { what: 'appears', card }])
})

test('a space that stays empty is not spoken of', () => {
  const contracts = ['kill-slavers']
  const table = scene({ seats: [{ credits: 3 }, {}], contracts, crew: ['ada-massa'] })
  table.alone('kill-slavers').done()
  expect(told(table.does(0, { act: 'buy', card: 'ada-massa' }), 'appears')).toEqual([])
})

test('The Pursuer tells of a single card that is discarded, and nothing where none is', () => {
  const cycles = (amounts: Record<string, number>) => {
    const ship = ['the-pursuer']
    const table = alone({ ship, hand: ['miss', 'miss', 'shield'], deck: ['reactor', 'reactor', 'reactor'] })
    table.does(0, use('the-pursuer'))
    return told(table.does(0, { amounts }), 'discards', 'draws')
  }
  expect(cycles({ shield: 1 })).toEqual([
    { what: 'discards', seat: 0, cards: ['shield'] },
    { what: 'draws', seat: 0, count: 1 },
  ])
  expect(cycles({ miss: 2, shield: 1 })).toEqual([
    { what: 'discards', seat: 0, cards: ['miss', 'miss', 'shield'] },
    { what: 'draws', seat: 0, count: 3 },
  ])
  expect(cycles({})).toEqual([])
})

test('a card that Zek Zarag finds is told with its value only where it is raised', () => {
  const found = (more: Record<string, string>) => {
    const table = alone({ ship: ['the-quantum-driver'], hand: ['zek-zarag'], deck: ['miss', 'damage1'] })
    table.plays(0, 'zek-zarag')
    const plays = told(table.does(0, play('damage1', more)), 'plays')
    return [plays, table.tally('damage')[0]]
  }
  const [[plain], worth] = [...found({})] as [Event[], number]
  expect([plain, worth]).toEqual([{ what: 'plays', seat: 0, card: 'damage1' }, 1])
  expect(Object.hasOwn(plain, 'value')).toBe(false)
  expect(found({ raise: 'the-quantum-driver' })).toEqual([
    [{ what: 'plays', seat: 0, card: 'damage1', value: 3 }],
    3,
  ])
})

test('what Lee van Cribb looked at and did not play is told as discarded, after the play', () => {
  const table = alone({ hand: ['lee-van-cribb'], deck: ['shield', 'damage1', 'reactor'] })
  expect(told(table.does(0, play('lee-van-cribb')), 'looks')).toEqual([{ what: 'looks', seat: 0, count: 3 }])
  expect(told(table.does(0, play('damage1')), 'plays', 'discards')).toEqual([
    { what: 'plays', seat: 0, card: 'damage1' },
    { what: 'discards', seat: 0, cards: ['reactor', 'shield'] },
  ])
})

test('Lee van Cribb tells of no discard where the only card was played, and of no look at nothing', () => {
  const one = alone({ hand: ['lee-van-cribb'], deck: ['damage1'] })
  expect(told(one.does(0, play('lee-van-cribb')), 'looks')).toEqual([{ what: 'looks', seat: 0, count: 1 }])
  expect(told(one.does(0, play('damage1')), 'discards')).toEqual([])
  const none = alone({ hand: ['lee-van-cribb'] })
  expect(none.does(0, play('lee-van-cribb'))).toEqual([{ what: 'plays', seat: 0, card: 'lee-van-cribb' }])
  expect([none.step, none.actions(0)]).toEqual(['play-cards', 1])
})

test('Ryan Rogal tells of no draw where there is nothing to draw', () => {
  const none = alone({ hand: ['ryan-rogal'] })
  expect(none.does(0, play('ryan-rogal'))).toEqual([{ what: 'plays', seat: 0, card: 'ryan-rogal' }])
})

test('a ship part that works for other allies is silent where there are none', () => {
  const seats = [{ ship: ['jump-jets-e2', 'pulsor-mk1'] }, { deck: ['miss'] }]
  const begins = (offer: readonly (readonly number[] | null)[]) => {
    const table = scene({ seats, contracts: ['stim-run'] })
    if (!offer[1]) return told(table.does(0, { act: 'alone', card: 'stim-run' }), 'part-answers')
    table.does(0, { act: 'talk', card: 'stim-run' }, { offer })
    table.does(1, { act: 'accept' })
    return told(table.does(0, { act: 'lock' }), 'part-answers', 'draws')
  }
  expect(begins([[1, 2, 0, 1], null])).toEqual([])
  const shared = [
    [1, 1, 0, 1],
    [0, 1, 0, 0],
  ]
  expect(begins(shared)).toEqual([
    { what: 'part-answers', seat: 0, card: 'jump-jets-e2' },
    { what: 'draws', seat: 1, count: 1 },
    { what: 'part-answers', seat: 0, card: 'pulsor-mk1' },
  ])
})

test('cards that were kept back are told as they were, whatever is drawn afterwards', () => {
  const seats = [{}, { hand: ['miss', 'shield'], deck: ['reactor', 'reactor', 'reactor'] }]
  const table = scene({ seats, contracts: ['stim-run'] }).together('stim-run', [
    [1, 2, 0, 1],
    [0, 0, 0, 0],
  ])
  const events = [...table.does(0, { act: 'done' }), ...table.does(1, { act: 'done' })]
  expect(told(events, 'kept-back')).toEqual([{ what: 'kept-back', seat: 1, cards: ['miss', 'shield'] }])
})

test('everybody rolls four dice for the lead, so from none to eight hazards, and the fewest lead', () => {
  const seen = new Set<number>()
  for (let game = 0; game < 60; game++) {
    const s = moonrakers.setup({}, 5, seedFrom(`lead ${game}`))
    const events: Event[] = []
    for (let seat = 0; seat < 5; seat++)
      events.push(...answer(moonrakers, s, seat, { pick: s.places[objectivesOf(seat)].slice(0, 2) }))
    const rolls = told(events, 'rolls-for-leader')
    for (const { icons } of rolls) seen.add(Number(icons))
    let left = [0, 1, 2, 3, 4]
    for (let at = 0; left.length > 1; ) {
      const round = rolls.slice(at, at + left.length)
      expect(round.map(({ seat }) => seat)).toEqual(left)
      at += left.length
      const fewest = Math.min(...round.map(({ icons }) => Number(icons)))
      left = round.filter(({ icons }) => icons === fewest).map(({ seat }) => Number(seat))
    }
    expect(s.turn.leader).toBe(left[0])
  }
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('[REDACTED] tells of all dice as they lie after some are rolled again, and of nothing where none is', () => {
  const rolls = (amounts: Record<string, number>) => {
    const table = alone({ hand: ['redacted'] }).dice(0, [0, 1, 2])
    table.does(0, play('redacted'))
    const events = told(table.does(0, { amounts }), 'rolls-again')
    return { events, dice: table.mission.dice[0] }
  }
  const some = rolls({ 1: 1, 2: 1 })
  expect(some.dice.length).toBe(3)
  expect(some.events).toEqual([{ what: 'rolls-again', seat: 0, dice: some.dice }])
  expect(rolls({})).toEqual({ events: [], dice: [0, 1, 2] })
})
