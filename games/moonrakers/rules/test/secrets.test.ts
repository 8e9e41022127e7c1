import { type Event, newChance, pickWith, seedFrom } from '@perilune/engine'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { deckOf, handOf, objectivesOf } from '../src/index.js'
import { claim, scene } from './scene.js'

/** All that is shown to a seat now: its view, what it is asked and offered. */
const shown = (s: ReturnType<typeof moonrakers.setup>, seat: number) =>
  JSON.stringify([
    moonrakers.view(s, seat),
    moonrakers.decisions(s, seat),
    moonrakers.answers(s, seat),
    moonrakers.extras(s, seat),
  ])

test('[9] a seat’s objectives, hand and deck order never reach another seat through views, offers or the log, while counts do', () => {
  const s = moonrakers.setup({ goal: 3 }, 3, seedFrom('secrets'))
  const chance = newChance(seedFrom('secrets: play'))
  for (let i = 0; i < 400 && moonrakers.outcome(s) === null; i++) {
    // The same table, but seat 0 has other objectives, another hand and its deck in another order.
    const other = moonrakers.clone(s)
    const mine = [...s.places[handOf(0)], ...s.places[deckOf(0)]].reverse()
    const inHand = s.places[handOf(0)].length
    other.places[handOf(0)] = mine.slice(0, inHand).sort()
    other.places[deckOf(0)] = mine.slice(inHand)
    const held = s.places[objectivesOf(0)].length
    const unseen = [...s.places[objectivesOf(0)], ...s.places[9]].reverse()
    other.places[objectivesOf(0)] = unseen.slice(0, held).sort()
    other.places[9] = unseen.slice(held)
    for (const seat of [1, 2]) {
      if (!moonrakers.asked(s).includes(0)) expect(shown(other, seat)).toBe(shown(s, seat))
      const view = moonrakers.view(s, seat)
      expect(view.places[handOf(0)]).toEqual({ count: inHand, cards: null })
      expect(view.places[objectivesOf(0)]).toEqual({ count: held, cards: null })
      expect(view.places[deckOf(0)].cards).toBe(null)
    }
    const asked = moonrakers.asked(s)
    const seat = pickWith(chance, asked)
    const hidden = new Set(s.places[objectivesOf(0)])
    const told: Event[] = []
    moonrakers.play(s, seat, pickWith(chance, moonrakers.answers(s, seat)), (e) => told.push(e))
    for (const event of told)
      for (const card of hidden)
        if (s.places[objectivesOf(0)].includes(card)) expect(JSON.stringify(event)).not.toContain(`"${card}"`)
  }
})

test('[95] nobody else can notice that an objective could be claimed', () => {
  const ship = ['the-leech', 'the-pursuer']
  const [can, cannot] = [['specialist'], ['tank']].map((objectives) =>
    scene({ seats: [{ ship, objectives }, {}] }),
  )
  expect(moonrakers.extras(can.s, 0)).toEqual([claim('specialist')])
  expect(moonrakers.extras(cannot.s, 0)).toEqual([])
  expect(moonrakers.decisions(can.s, 1)).toEqual(moonrakers.decisions(cannot.s, 1))
  const blind = (s: typeof can.s) => JSON.stringify({ ...moonrakers.view(s, 1), knows: [] })
  expect(blind(can.s)).toBe(blind(cannot.s))
})

test('[5] trashed cards leave the game for good', () => {
  const table = scene({
    seats: [{ ship: ['mg1-kinetic'], hand: ['damage1'] }, {}],
    contracts: ['kill-slavers'],
  })
  table.alone('kill-slavers').does(0, { act: 'use', part: 'mg1-kinetic' })
  table.done().does(0, { act: 'end-turn' })
  expect([...table.hand(0), ...table.deck(0), ...table.discard(0)]).toEqual([])
})

test('[50] where no requirement is above 0, an ability that would lower one does nothing', () => {
  const table = scene({
    seats: [{ hand: ['reactor', 'moro-mada', 'sella-pelleon'], deck: ['miss'] }, {}],
    contracts: ['space-anomaly'],
  }).alone('space-anomaly')
  table.mission.reduced = [1, 0, 0, 1, 0]
  table.plays(0, 'moro-mada')
  expect(table.step).toBe('play-cards')
})
