import { describe, expect, test } from 'vitest'
import {
  amount,
  at,
  buy,
  first,
  from,
  keep,
  onto,
  option,
  play,
  playing,
  points,
  project,
  refusal,
  scene,
  use,
  using,
} from '../../scene.js'

/* What each Corporate Era project does, numbers 105 to 208. */

describe('Corporate Era projects 105 to 208', () => {
  test('Earth Office makes a card 3 MC cheaper for each Earth tag', () => {
    expect(playing('sponsors', { played: ['earth-office'] })).toMatchObject({ mc: -3 })
    expect(playing('mine', { played: ['earth-office'] })).toMatchObject({ mc: -4 })
  })

  test('Acquired Company raises MC production', () => {
    expect(playing('acquired-company')).toEqual({ mc: -10, production: { mc: 3 } })
  })

  test('Media Archives gives 1 MC for every event ever played by anybody', () => {
    const told = { events: ['asteroid'], rival: { events: ['comet', 'virus'] } }
    expect(playing('media-archives', told)).toEqual({ mc: -8 + 3 })
  })

  test('Media Group gives 3 MC for each event', () => {
    expect(playing('mineral-deposit', { played: ['media-group'] })).toEqual({ mc: -2, steel: 5 })
    expect(playing('mine', { played: ['media-group'] })).toMatchObject({ mc: -4 })
  })

  test('Business Network costs MC production and looks at the top card, to buy or to discard it', () => {
    expect(playing('business-network')).toEqual({ mc: -4, production: { mc: -1 } })
    expect(using('business-network', { deck: ['fish'] }, buy('fish'))).toEqual({ mc: -3, cards: 1 })
  })

  test('Business Contacts keeps 2 of the top 4 cards', () => {
    const deck = ['fish', 'ants', 'birds', 'moss']
    expect(playing('business-contacts', { deck }, keep('fish', 'moss'))).toEqual({
      mc: -7,
      cards: 2,
      discards: ['ants', 'birds'],
    })
  })

  test('Bribed Committee is 2 TR for 2 points', () => {
    expect(playing('bribed-committee')).toEqual({ mc: -7, rating: 2 })
    expect(points('bribed-committee', {})).toBe(-2)
  })

  test('Sabotage removes up to 3 titanium, 4 steel or 7 MC', () => {
    const told = { rival: { stock: { mc: 9, steel: 2, titanium: 5 } } }
    expect(playing('sabotage', told, option(0), from(1))).toEqual({ mc: -1, rival: { titanium: -3 } })
    expect(playing('sabotage', told, option(1), from(1))).toEqual({ mc: -1, rival: { steel: -2 } })
    expect(playing('sabotage', told, option(2), from(1))).toEqual({ mc: -1, rival: { mc: -7 } })
  })

  test('Industrial Center lies beside a city and turns 7 MC into steel production', () => {
    const tiles = { C5: 'city 1' }
    expect(playing('industrial-center', { tiles }, at('C4'))).toEqual({
      mc: -4,
      tiles: { C4: 'industrial-center 0' },
    })
    expect(refusal('industrial-center', { tiles }, at('G4'))).toBeTruthy()
    expect(using('industrial-center')).toEqual({ mc: -7, production: { steel: 1 } })
  })

  test('Hired Raiders steals up to 2 steel or 3 MC', () => {
    const told = { rival: { stock: { mc: 9, steel: 1 } } }
    expect(playing('hired-raiders', told, option(0), from(1))).toEqual({
      mc: -1,
      steel: 1,
      rival: { steel: -1 },
    })
    expect(playing('hired-raiders', told, option(1), from(1))).toEqual({ mc: 2, rival: { mc: -3 } })
  })

  test('Hackers takes 2 MC production of any player', () => {
    expect(playing('hackers', { production: { energy: 1 } }, from(1))).toEqual({
      mc: -3,
      production: { energy: -1, mc: 2 },
      rival: { production: { mc: -2 } },
    })
  })

  test('Cartel raises MC production for each Earth tag, its own included', () => {
    expect(playing('cartel', { played: ['sponsors'] })).toEqual({ mc: -8, production: { mc: 2 } })
  })

  test('Titanium Mine raises titanium production', () => {
    expect(playing('titanium-mine')).toEqual({ mc: -7, production: { titanium: 1 } })
  })

  test("CEO's Favorite Project adds a resource to a card that has some", () => {
    const told = { played: ['fish', 'ants', 'security-fleet'], resources: { ants: 1, 'security-fleet': 2 } }
    expect(playing('ceos-favorite-project', told, onto('security-fleet'))).toEqual({
      mc: -1,
      on: { 'security-fleet': 1 },
    })
  })

  test('Anti-Gravity Technology makes every card 2 MC cheaper', () => {
    expect(playing('mine', { played: ['anti-gravity-technology'] })).toMatchObject({ mc: -2 })
  })

  test('Investment Loan gives 10 MC for MC production', () => {
    expect(playing('investment-loan')).toEqual({ mc: 7, production: { mc: -1 } })
  })

  test('Caretaker Contract turns 8 heat into a TR', () => {
    expect(using('caretaker-contract', { stock: { heat: 9 } })).toEqual({ heat: -8, rating: 1 })
  })

  test('Standard Technology gives 3 MC for each standard project but selling patents', () => {
    const table = scene({ played: ['standard-technology'], hand: ['fish'] })
    expect(table.change(() => table.does(0, project('power-plant')))).toEqual({
      mc: -11 + 3,
      production: { energy: 1 },
    })
    expect(table.change(() => table.sellPatents(0, 'fish'))).toEqual({ mc: 1, cards: -1, discards: ['fish'] })
  })

  test('Power Supply Consortium takes an energy production of any player', () => {
    const told = { played: ['power-plant', 'solar-power'], rival: { production: { energy: 1 } } }
    expect(playing('power-supply-consortium', told, from(1))).toEqual({
      mc: -5,
      production: { energy: 1 },
      rival: { production: { energy: -1 } },
    })
  })

  test('Protected Habitats keeps plants, animals and microbes from others', () => {
    const rival = {
      played: ['protected-habitats', 'fish', 'ants'],
      resources: { fish: 2, ants: 2 },
      stock: { plants: 9 },
    }
    expect(playing('asteroid', { rival })).not.toHaveProperty('rival')
    expect(playing('virus', { rival })).toEqual({ mc: -1 })
    const table = scene({ rival, played: ['predators'] })
    expect(table.refuses(0, use('predators'))).toBeTruthy()
  })

  test('Satellites raises MC production for each space tag, its own included', () => {
    expect(playing('satellites', { played: ['soletta'] })).toEqual({ mc: -10, production: { mc: 2 } })
  })

  test('Fuel Factory trades energy production for titanium and MC production', () => {
    expect(playing('fuel-factory', { production: { energy: 1 } })).toEqual({
      mc: -6,
      production: { energy: -1, titanium: 1, mc: 1 },
    })
  })

  test('Corporate Stronghold is a city', () => {
    expect(playing('corporate-stronghold', { production: { energy: 1 } }, at('C4'))).toEqual({
      mc: -11,
      production: { energy: -1, mc: 3 },
      tiles: { C4: 'city 0' },
    })
  })

  test('Olympus Conference gathers a science resource or turns one into a card with each science tag', () => {
    expect(playing('olympus-conference')).toEqual({ mc: -10, on: { 'olympus-conference': 1 } })
    const told = { played: ['olympus-conference'], resources: { 'olympus-conference': 1 } }
    expect(playing('trans-neptune-probe', told, option(0))).toEqual({
      mc: -6,
      on: { 'olympus-conference': 1 },
    })
    expect(playing('trans-neptune-probe', told, option(1))).toEqual({
      mc: -6,
      on: { 'olympus-conference': -1 },
      cards: 1,
    })
  })

  test('Rad-Suits raises MC production', () => {
    expect(playing('rad-suits', { tiles: { C4: 'city 1', G4: 'city 1' } })).toEqual({
      mc: -6,
      production: { mc: 1 },
    })
  })

  test('Invention Contest keeps 1 of the top 3 cards', () => {
    expect(playing('invention-contest', { deck: ['fish', 'ants', 'birds'] }, keep('birds'))).toEqual({
      mc: -2,
      cards: 1,
      discards: ['ants', 'fish'],
    })
  })

  test('Power Infrastructure turns any amount of energy into MC', () => {
    expect(using('power-infrastructure', { stock: { energy: 5 } }, amount(4))).toEqual({ energy: -4, mc: 4 })
  })

  test('Indentured Workers makes the next card of the generation 8 MC cheaper', () => {
    const table = scene({ hand: ['indentured-workers', 'soletta', 'mine'] })
    table.does(0, play('indentured-workers'))
    expect(table.change(() => table.does(0, play('soletta')))).toMatchObject({ mc: -27 })
    table.passTurn(1)
    expect(table.change(() => table.does(0, play('mine')))).toMatchObject({ mc: -4 })
    expect(points('indentured-workers', {})).toBe(-1)
  })

  test('Lagrange Observatory draws a card', () => {
    expect(playing('lagrange-observatory')).toEqual({ mc: -9, cards: 1 })
  })

  test('Terraforming Ganymede raises TR for each Jovian tag, its own included', () => {
    expect(playing('terraforming-ganymede', { played: ['vesta-shipyard'] })).toEqual({ mc: -33, rating: 2 })
  })

  test('Restricted Area lays its tile and draws a card for 2 MC', () => {
    expect(playing('restricted-area', {}, at('C4'))).toEqual({
      mc: -11,
      tiles: { C4: 'restricted-area 0' },
    })
    expect(using('restricted-area')).toEqual({ mc: -2, cards: 1 })
  })

  test('Energy Tapping takes an energy production of any player', () => {
    expect(playing('energy-tapping', { rival: { production: { energy: 1 } } }, from(1))).toEqual({
      mc: -3,
      production: { energy: 1 },
      rival: { production: { energy: -1 } },
    })
  })

  test('Technology Demonstration draws 2 cards', () => {
    expect(playing('technology-demonstration')).toEqual({ mc: -5, cards: 2 })
  })

  test('Medical Lab raises MC production for every 2 building tags, its own included', () => {
    expect(playing('medical-lab', { played: first(5, 'building') })).toMatchObject({
      mc: -13,
      production: { mc: 3 },
    })
    expect(playing('medical-lab', { played: first(4, 'building') })).toMatchObject({ production: { mc: 2 } })
  })

  test('AI Central costs energy production and draws 2 cards a generation', () => {
    const told = { played: ['research', 'gene-repair'], production: { energy: 1 } }
    expect(playing('ai-central', told)).toEqual({ mc: -21, production: { energy: -1 } })
    expect(using('ai-central')).toEqual({ cards: 2 })
  })
})
