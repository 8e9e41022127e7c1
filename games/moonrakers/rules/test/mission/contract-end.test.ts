import { type Event, seedFrom } from '@perilune/engine'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { play, scene, type Told } from '../scene.js'

/* What the table hears when a contract is decided, and who may do what just before. */

const told = (events: readonly Event[], ...whats: readonly string[]) =>
  events.filter(({ what }) => whats.includes(what))

/** Stim Run flown alone with these dice; then the leader is done. */
function stimRun(home: Told, dice: readonly number[]) {
  const table = scene({ seats: [home, {}], contracts: ['stim-run'] }).alone('stim-run', dice)
  const before = table.s.captains[0].prestige
  const events = table.does(0, { act: 'done' })
  return { table, events, change: table.prestige(0) - before }
}

test('a contract that lacks symbols is told as failed, and only then', () => {
  const { events } = stimRun({}, [])
  expect(told(events, 'succeeds', 'fails')).toEqual([{ what: 'fails', seat: 0, card: 'stim-run' }])
  const hand = ['reactor', 'thruster', 'damage1']
  const met = scene({ seats: [{ hand }, {}], contracts: ['kill-slavers'] }).alone('kill-slavers')
  met.plays(0, ...hand)
  expect(told(met.does(0, { act: 'done' }), 'succeeds', 'fails')).toEqual([
    { what: 'succeeds', seat: 0, card: 'kill-slavers' },
  ])
})

test('prestige that hazards cost is told with the contract it was lost on', () => {
  const { events, change } = stimRun({ prestige: 3 }, [1, 1])
  expect(change).toBe(-2)
  const loss = { what: 'prestige', seat: 0, change: -2, why: 'hazards', card: 'stim-run' }
  expect(told(events, 'prestige')).toEqual([loss])
})

test('a card that is played as it is printed is told without a value', () => {
  const table = scene({ seats: [{ hand: ['damage2'] }, {}], contracts: ['assault-on-vilonia'] })
  const events = table.alone('assault-on-vilonia').does(0, play('damage2'))
  expect(told(events, 'plays')).toEqual([{ what: 'plays', seat: 0, card: 'damage2' }])
})

test('staying at base discards the hand openly, and an empty hand is not spoken of', () => {
  const atBase = (hand: readonly string[]) => {
    const table = scene({ seats: [{ hand }, {}], contracts: ['stim-run'] })
    return told(table.does(0, { act: 'stay' }, { act: 'pass' }), 'discards')
  }
  expect(atBase(['miss', 'shield'])).toEqual([{ what: 'discards', seat: 0, cards: ['miss', 'shield'] }])
  expect(atBase([])).toEqual([])
})

test('the seat that the table chose leads the first turn', () => {
  for (const seats of [2, 3, 5])
    for (let first = 1; first <= seats; first++) {
      const s = moonrakers.setup({ first: String(first) as never }, seats, seedFrom(`${first} of ${seats}`))
      while (moonrakers.decisions(s, 0).some((d) => d.step === 'keep-objectives'))
        for (const seat of moonrakers.asked(s)) moonrakers.play(s, seat, moonrakers.answers(s, seat)[0])
      expect(s.turn.leader).toBe(first - 1)
    }
})
