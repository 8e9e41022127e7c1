import { handOf } from '@perilune/terraforming-mars'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import {
  at,
  begin,
  besideEverything,
  END,
  FIRST_ACTION,
  PASS,
  play,
  project,
  refusal,
  scene,
  use,
  using,
} from '../scene.js'

/* The FAQ's general questions. */

describe('faq: Errata', () => {
  test('a card whose tile fits nowhere cannot be played', () => {
    expect(refusal('research-outpost', { tiles: besideEverything('greenery 1') })).toBeTruthy()
    expect(refusal('research-outpost', { tiles: {} })).toBeUndefined()
  })

  test('Search for Life shows the card before it is discarded', () => {
    const table = scene({ played: ['search-for-life'], deck: ['fish'] })
    const told = table.does(0, use('search-for-life'))
    expect(told.some((event) => JSON.stringify(event).includes('fish') && event.to === undefined)).toBe(true)
    expect(using('search-for-life', { deck: ['fish'] })).toMatchObject({ discards: ['fish'] })
  })
})

describe('faq: What official game variants are there?', () => {
  test('the standard game starts with 1 of every production and without the Corporate Era cards', () => {
    const table = begin({ corporateEra: false })
    table.startAll()
    expect(table.s.players[1].production.every((n) => n >= 1)).toBe(true)
    expect(table.allCards().includes('mine')).toBe(false)
    expect(table.allCards().includes('fish')).toBe(true)
  })

  test('Corporate Era starts without production and with its cards', () => {
    const table = begin({ corporateEra: true, beginners: ['1', '2'] })
    table.startAll()
    expect(table.production(0)).toEqual({})
    expect(table.allCards().includes('mine')).toBe(true)
  })

  test('the starting cards are not drafted', () => {
    const table = begin({ draft: true })
    table.startAll()
    expect(table.s.generation).toBe(1)
    expect(table.asked).toEqual([table.s.first])
    expect(table.asks()).toBe('take-turn')
  })

  test('a beginner corporation starts with 42 MC and all ten cards free', () => {
    const table = begin({ beginners: ['1'], first: '1' })
    table.startAll()
    expect(table.stock(0)).toEqual({ mc: 42 })
    expect(table.hand(0)).toHaveLength(10)
    expect(table.s.players[0].corporation).toBe('beginner-corporation')
  })
})

describe('faq: What is the order of setup for the game?', () => {
  test('everybody starts at TR 20, the parameters at their start, with two corporations and ten cards to choose from', () => {
    const table = begin({})
    expect(table.s.players.map((p) => p.rating)).toEqual([20, 20])
    expect([table.temperature, table.oxygen, table.oceans]).toEqual([-30, 0, 0])
    const { corporations, projects } = table.dealt(0)
    expect([corporations.length, projects.length]).toEqual([2, 10])
  })

  test('the cards kept are paid out of the money of the corporation', () => {
    const table = begin({}, { corporations: ['phobolog', 'credicor'] })
    expect(table.refusesStart(0, 'phobolog', 8)).toBeTruthy()
    table.starts(0, 'phobolog', 7)
    table.starts(1)
    expect(table.stock(0)).toEqual({ mc: 23 - 21, titanium: 10 })
    expect(table.hand(0)).toHaveLength(7)
  })

  test('a first action is not done at the set-up but waits for the action phase', () => {
    const table = begin({ first: '1' }, { corporations: ['tharsis-republic', 'credicor'] })
    table.starts(0, 'tharsis-republic', 0)
    table.starts(1)
    expect(table.s.players[0].firstActions).toEqual([table.s.players[0].corporation])
    expect(table.tiles()).toEqual({})
  })
})

describe('faq: When do you decide what Prelude cards, corporations, and cards you are going to keep and play?', () => {
  test('all choose at once, and nobody sees what another chose before all have', () => {
    const table = begin({})
    expect(table.asked).toEqual([0, 1])
    table.starts(0, undefined, 3)
    expect(table.s.players[0].corporation).toBe('')
    expect(terraformingMars.view(table.s, 1).players[0].corporation).toBe('')
    expect(terraformingMars.view(table.s, 1).answered).toEqual([true, false])
    table.starts(1)
    expect(table.s.players.every((p) => p.corporation !== '')).toBe(true)
  })
})

describe('faq: After a corporation performs their mandatory first action, do they get 2 more actions that turn?', () => {
  test('no: one more, then it is the next player’s turn', () => {
    const table = scene({ corporation: 'tharsis-republic', firstActionDue: true, hand: ['mine'] })
    expect(table.refuses(0, play('mine'))).toBeTruthy()
    table.does(0, FIRST_ACTION, at('C4'))
    table.does(0, play('mine'))
    table.endTurn()
    expect(table.asked).toEqual([1])
  })
})

describe('faq: Can a corporation with a mandatory first action pass before performing it in the first generation?', () => {
  test('yes, and it must still be its first action in the next generation', () => {
    const table = scene({ corporation: 'inventrix', firstActionDue: true, hand: ['mine'], generation: 1 })
    table.does(0, PASS)
    table.does(1, PASS)
    table.researchNothing()
    expect(table.s.generation).toBe(2)
    table.passUntil(0)
    expect(table.refuses(0, project('power-plant'))).toBeTruthy()
    expect(table.change(() => table.does(0, FIRST_ACTION))).toEqual({ cards: 3 })
  })
})

describe('faq: What is the generation marker for?', () => {
  test('it tells the direction of the draft: to the left in even generations, to the right in odd ones', () => {
    const left = scene({ options: { draft: true }, seats: 3, generation: 1 })
    left.everybodyPasses()
    expect(left.s.generation).toBe(2)
    const dealt = [0, 1, 2].map((seat) => left.lookedAt(seat).slice())
    left.draftFirst()
    expect(left.lookedAt(1)).toEqual(dealt[0].slice(1))
    const right = scene({ options: { draft: true }, seats: 3, generation: 2 })
    right.everybodyPasses()
    const odd = [0, 1, 2].map((seat) => right.lookedAt(seat).slice())
    right.draftFirst()
    expect(right.lookedAt(0)).toEqual(odd[1].slice(1))
  })
})

describe('faq: What information is open information in Terraforming Mars?', () => {
  test('others see everything but the hand: events, tags, resources, cubes, and how many cards are held', () => {
    const table = scene({
      hand: ['fish', 'ants'],
      played: ['tardigrades', 'mine'],
      events: ['asteroid'],
      resources: { tardigrades: 2 },
      stock: { mc: 7, steel: 3 },
    })
    const seen = terraformingMars.view(table.s, 1)
    const me = seen.players[0]
    expect(me.events).toEqual(['asteroid'])
    expect(me.stock.slice(0, 2)).toEqual([7, 3])
    expect(me.cubes[me.cards.indexOf('tardigrades')]).toBe(2)
    expect(me.tags).toEqual(table.s.players[0].tags)
    expect(seen.places[handOf(0)]).toEqual({ count: 2, cards: null })
  })
})

describe('faq: What is the difference between Victory Points and Terraform Rating?', () => {
  test('each TR is a point at the end, beside the points of cards and tiles', () => {
    const table = scene({ rating: 31, played: ['trans-neptune-probe'], tiles: { C4: 'greenery 0' } })
    expect(table.finish().points[0]).toBe(31 + 1 + 1)
  })
})

test('a turn may end after one action, which is not a pass', () => {
  const table = scene({ hand: ['mine'] })
  table.does(0, play('mine'), END)
  expect(table.asked).toEqual([1])
  expect(table.s.players[0].passed).toBe(false)
})
