import { describe, expect, test } from 'vitest'
import {
  amount,
  at,
  begin,
  FIRST_ACTION,
  from,
  keep,
  onto,
  option,
  playing,
  project,
  type SceneTold,
  scene,
  use,
  type Wish,
} from '../../scene.js'

/* What each promotional corporation does. */

/** The table when this corporation has been revealed, with nothing bought. */
const started = (corporation: string, seats = 2) => {
  const beginners = ['2', '3'] as const
  const table = begin(
    { promos: true, first: '1', beginners },
    { seats, corporations: [corporation, 'helion'] },
  )
  table.starts(0, corporation)
  table.startAll()
  return table
}

/** What an action of the corporation changes. */
function acting(which: string, told: SceneTold, ...wishes: readonly Wish[]) {
  const table = scene(told)
  return table.change(() => table.does(0, use(which), ...wishes))
}

describe('promotional corporations', () => {
  test('AstroDrill starts with 3 asteroids and gains one, any resource, or titanium for one', () => {
    const table = started('astrodrill')
    expect(table.stock(0)).toEqual({ mc: 35 })
    expect(table.on(0, 'astrodrill')).toBe(3)
    const told = { corporation: 'astrodrill', resources: { astrodrill: 3, 'comet-aiming': 0 } }
    expect(acting('astrodrill', told, onto('comet-aiming'))).toEqual({ on: { 'comet-aiming': 1 } })
    expect(acting('astrodrill:2', told, option(3))).toEqual({ plants: 1 })
    expect(acting('astrodrill:3', told)).toEqual({ titanium: 3, on: { astrodrill: -1 } })
  })

  test('Philares gains a resource of its choice for each new border with another player', () => {
    const table = scene({
      corporation: 'philares',
      tiles: { C4: 'city 1', C6: 'greenery 1', B5: 'greenery 0' },
    })
    expect(
      table.change(() => table.does(0, project('greenery'), at('C5'), option(1), option(2))),
    ).toMatchObject({ mc: -23, steel: 1, titanium: 1 })
  })

  test('Recyclon gathers a microbe for each building tag, or turns 2 into plant production', () => {
    const table = started('recyclon')
    expect(table.stock(0)).toEqual({ mc: 38 })
    expect(table.production(0)).toEqual({ steel: 1 })
    expect(table.on(0, 'recyclon')).toBe(1)
    const told = { corporation: 'recyclon', resources: { recyclon: 2 } }
    expect(playing('mine', told, option(1))).toEqual({
      mc: -4,
      production: { steel: 1, plants: 1 },
      on: { recyclon: -2 },
    })
  })

  test('Arcadian Communities puts markers on areas and gains 3 MC for a tile on one', () => {
    const table = scene({ corporation: 'arcadian-communities', firstActionDue: true })
    table.does(0, FIRST_ACTION, at('C4'))
    expect(table.claims()).toEqual({ C4: 0 })
    expect(table.refusesAfter(0, use('arcadian-communities'), at('G4'))).toBeTruthy()
    table.does(0, use('arcadian-communities'), at('C5'))
    table.endTurn()
    table.endTurn()
    expect(table.change(() => table.does(0, project('city'), at('C5')))).toMatchObject({ mc: -25 + 3 })
  })

  test('Mons Insurance lowers the MC production of all others and pays for their losses', () => {
    const table = started('mons-insurance', 3)
    expect(table.production(0)).toEqual({ mc: 4 })
    expect([1, 2].map((seat) => table.production(seat).mc)).toEqual([-2, -2])
    const told = { corporation: 'mons-insurance', rival: { stock: { plants: 2 } } }
    expect(playing('small-asteroid', told, from(1))).toMatchObject({
      mc: -10 - 3,
      rival: { plants: -2, mc: 3 },
    })
  })

  test('PolderTECH Dutch lays an ocean and a greenery beside it, and gains from both kinds of tiles', () => {
    const table = scene({ corporation: 'poldertech-dutch', firstActionDue: true })
    expect(table.change(() => table.does(0, FIRST_ACTION, at('A5')))).toMatchObject({
      energy: 1,
      plants: 1,
      mc: 2,
      oceans: 1,
      oxygen: 1,
      rating: 2,
      tiles: { A5: 'ocean', B5: 'greenery 0' },
    })
    const other = scene({ corporation: 'poldertech-dutch', firstActionDue: true })
    expect(other.refusesAfter(0, FIRST_ACTION, at('E4'), at('G4'))).toBeTruthy()
    expect(other.refusesAfter(0, FIRST_ACTION, at('E4'), at('D4'))).toBeUndefined()
  })

  test('Tycho Magnetics looks at a card for each energy and keeps one', () => {
    const table = started('tycho-magnetics')
    expect(table.stock(0)).toEqual({ mc: 42 })
    expect(table.production(0)).toEqual({ energy: 1 })
    const told = { corporation: 'tycho-magnetics', deck: ['fish', 'ants'], stock: { energy: 2 } }
    expect(acting('tycho-magnetics', told, amount(2), keep('fish'))).toEqual({
      energy: -2,
      cards: 1,
      discards: ['ants'],
    })
  })

  test('Factorum raises energy production while it has no energy, or finds a building card for 3 MC', () => {
    const told = { corporation: 'factorum', deck: ['fish', 'mine'] }
    expect(acting('factorum', told)).toEqual({ production: { energy: 1 } })
    expect(acting('factorum:2', told)).toEqual({ mc: -3, cards: 1, discards: ['fish'] })
    const table = started('factorum')
    expect(table.stock(0)).toEqual({ mc: 37 })
    expect(table.production(0)).toEqual({ steel: 1 })
  })

  test('Splice gains 2 MC for each microbe tag of anybody, who gains 2 MC or a microbe on the card', () => {
    const table = started('splice')
    expect(table.stock(0)).toEqual({ mc: 44 + 4 })
    const told = { rival: { corporation: 'splice' } }
    expect(playing('tardigrades', told, option(1))).toEqual({
      mc: -4,
      on: { tardigrades: 1 },
      rival: { mc: 2 },
    })
    const first = scene({ corporation: 'splice', firstActionDue: true, deck: ['mine', 'ants'] })
    expect(first.change(() => first.does(0, FIRST_ACTION))).toEqual({ cards: 1, discards: ['mine'] })
  })

  test('Pharmacy Union catches a disease with each microbe tag and cures one with each science tag of its own', () => {
    const table = started('pharmacy-union')
    expect(table.stock(0)).toEqual({ mc: 54 - 8 })
    expect(table.on(0, 'pharmacy-union')).toBe(2)
    expect(table.hand(0)).toHaveLength(1)
    const told = { corporation: 'pharmacy-union', resources: { 'pharmacy-union': 1 } }
    expect(playing('tardigrades', told)).toEqual({ mc: -4 - 4, on: { 'pharmacy-union': 1 } })
    expect(playing('trans-neptune-probe', told)).toEqual({ mc: -6, rating: 1, on: { 'pharmacy-union': -1 } })
  })

  test('Kuiper Cooperative gathers an asteroid for each space tag, each 1 MC for Aquifer and Asteroid', () => {
    const table = started('kuiper-cooperative')
    expect(table.stock(0)).toEqual({ mc: 33 })
    expect(table.production(0)).toEqual({ titanium: 1 })
    const told = { corporation: 'kuiper-cooperative', resources: { 'kuiper-cooperative': 5 } }
    expect(acting('kuiper-cooperative', told)).toEqual({ on: { 'kuiper-cooperative': 2 } })
    const poor = scene({ ...told, stock: { mc: 13 } })
    expect(poor.change(() => poor.does(0, project('aquifer'), at('A2')))).toMatchObject({
      mc: -13,
      on: { 'kuiper-cooperative': -5 },
    })
    expect(scene({ ...told, stock: { mc: 10 } }).refuses(0, project('power-plant'))).toBeTruthy()
  })
})
