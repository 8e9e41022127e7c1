import { describe, expect, test } from 'vitest'
import {
  again,
  amount,
  at,
  from,
  keep,
  nobody,
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

/* What each promotional project up to X19 does. */

describe('promotional projects up to X19', () => {
  test('Weather Balloons draws a card, gathers floaters and turns one into MC for each city on Mars', () => {
    expect(playing('weather-balloons')).toEqual({ mc: -11, cards: 1 })
    expect(using('weather-balloons')).toEqual({ on: { 'weather-balloons': 1 } })
    const told = {
      resources: { 'weather-balloons': 2 },
      tiles: { C4: 'city 0', G4: 'city 1', Ganymede: 'city 1' },
    }
    expect(using('weather-balloons:2', told)).toEqual({ mc: 2, on: { 'weather-balloons': -1 } })
  })

  test('Small Asteroid raises the temperature and removes up to 2 plants', () => {
    expect(playing('small-asteroid', { rival: { stock: { plants: 3 } } }, from(1))).toEqual({
      mc: -10,
      temperature: 2,
      rating: 1,
      rival: { plants: -2 },
    })
  })

  test('Snow Algae needs 2 oceans and raises plant and heat production', () => {
    expect(playing('snow-algae', { oceans: 2 })).toEqual({ mc: -12, production: { plants: 1, heat: 1 } })
    expect(refusal('snow-algae', { oceans: 1 })).toBeTruthy()
  })

  test('Penguins needs 8 oceans; a point for each animal', () => {
    expect(refusal('penguins', { oceans: 7 })).toBeTruthy()
    expect(using('penguins')).toEqual({ on: { penguins: 1 } })
    expect(points('penguins', { resources: { penguins: 3 } })).toBe(3)
  })

  test('Dusk Laser Mining trades energy production for titanium', () => {
    const told = { played: ['research'], production: { energy: 1 } }
    expect(playing('dusk-laser-mining', told)).toEqual({
      mc: -8,
      titanium: 4,
      production: { energy: -1, titanium: 1 },
    })
    expect(refusal('dusk-laser-mining', { production: { energy: 1 } })).toBeTruthy()
  })

  test('Mercurian Alloys makes titanium worth 1 MC more', () => {
    expect(refusal('mercurian-alloys')).toBeTruthy()
    const told = { played: ['mercurian-alloys'], stock: { mc: 0, titanium: 8 } }
    expect(playing('asteroid-mining', told)).toMatchObject({ titanium: -8 })
  })

  test('Orbital Cleanup costs MC production and gives 1 MC for each science tag', () => {
    expect(playing('orbital-cleanup')).toEqual({ mc: -14, production: { mc: -2 } })
    expect(using('orbital-cleanup', { played: ['research'] })).toEqual({ mc: 2 })
    expect(points('orbital-cleanup', {})).toBe(2)
  })

  test('Rego Plastics makes steel worth 1 MC more', () => {
    expect(playing('nuclear-power', { played: ['rego-plastics'], stock: { mc: 1, steel: 3 } })).toMatchObject(
      {
        mc: -1,
        steel: -3,
      },
    )
    expect(points('rego-plastics', {})).toBe(1)
  })

  test('Asteroid Deflection System protects plants and gathers an asteroid when a space tag turns up', () => {
    expect(playing('asteroid-deflection-system', { production: { energy: 1 } })).toEqual({
      mc: -13,
      production: { energy: -1 },
    })
    const rival = { played: ['asteroid-deflection-system'], stock: { plants: 5 } }
    expect(playing('small-asteroid', { rival })).not.toHaveProperty('rival')
    expect(using('asteroid-deflection-system', { deck: ['comet'] })).toEqual({
      on: { 'asteroid-deflection-system': 1 },
      discards: ['comet'],
    })
    expect(using('asteroid-deflection-system', { deck: ['mine'] })).toEqual({ discards: ['mine'] })
    expect(points('asteroid-deflection-system', { resources: { 'asteroid-deflection-system': 2 } })).toBe(2)
  })

  test('Asteroid Hollowing turns titanium into MC production and asteroids, 2 of them a point', () => {
    expect(using('asteroid-hollowing', { stock: { titanium: 1 } })).toEqual({
      titanium: -1,
      production: { mc: 1 },
      on: { 'asteroid-hollowing': 1 },
    })
    expect(points('asteroid-hollowing', { resources: { 'asteroid-hollowing': 5 } })).toBe(2)
  })

  test('Comet Aiming turns titanium into an asteroid on any card, and an asteroid into an ocean', () => {
    const told = { stock: { titanium: 1 }, resources: { 'asteroid-rights': 0 } }
    expect(using('comet-aiming:2', told, onto('asteroid-rights'))).toEqual({
      titanium: -1,
      on: { 'asteroid-rights': 1 },
    })
    expect(using('comet-aiming', { resources: { 'comet-aiming': 1 } }, at('D8'))).toMatchObject({
      oceans: 1,
      rating: 1,
      on: { 'comet-aiming': -1 },
    })
  })

  test('Directed Impactors pays 6 MC for an asteroid, titanium will do, and an asteroid heats Mars', () => {
    expect(using('directed-impactors:2', { stock: { titanium: 2, mc: 0 } })).toEqual({
      titanium: -2,
      on: { 'directed-impactors': 1 },
    })
    expect(using('directed-impactors', { resources: { 'directed-impactors': 1 } })).toEqual({
      temperature: 2,
      rating: 1,
      on: { 'directed-impactors': -1 },
    })
    expect(scene({ played: ['directed-impactors'] }).refuses(0, use('directed-impactors'))).toBeTruthy()
  })

  test('Floyd Continuum gives 3 MC for each complete parameter', () => {
    expect(using('floyd-continuum', { temperature: 8, oceans: 9 })).toEqual({ mc: 6 })
    expect(using('floyd-continuum')).toEqual({})
  })

  test('Interplanetary Trade raises MC production for each kind of tag, its own included', () => {
    const told = { played: ['trees', 'research', 'moss'] }
    expect(playing('interplanetary-trade', told)).toEqual({ mc: -27, production: { mc: 3 } })
    expect(points('interplanetary-trade', {})).toBe(1)
  })

  test('Saturn Surfing starts with a floater for each Earth tag; one of them brings 1 MC for each, up to 5', () => {
    expect(playing('saturn-surfing', { played: ['sponsors'] })).toEqual({
      mc: -13,
      on: { 'saturn-surfing': 2 },
    })
    expect(using('saturn-surfing', { resources: { 'saturn-surfing': 3 } })).toEqual({
      mc: 3,
      on: { 'saturn-surfing': -1 },
    })
    expect(points('saturn-surfing', {})).toBe(1)
  })

  test('Advertising raises MC production for each card with a printed cost of 20 MC or more', () => {
    const told = { played: ['advertising', 'anti-gravity-technology'] }
    expect(playing('jovian-embassy', told)).not.toHaveProperty('production')
    expect(playing('interplanetary-trade', told)).toMatchObject({ mc: -25, production: { mc: 4 } })
    const table = scene({ played: ['advertising'] })
    expect(table.change(() => table.does(0, project('city'), at('C4')))).toMatchObject({
      production: { mc: 1 },
    })
  })

  test('Crash Site Cleanup needs that somebody has lost plants to another in this generation', () => {
    const table = scene({
      hand: ['small-asteroid', 'crash-site-cleanup'],
      rival: { stock: { plants: 2 }, hand: ['crash-site-cleanup'] },
    })
    expect(table.refuses(0, play('crash-site-cleanup'))).toContain('plants')
    table.does(0, play('small-asteroid'), from(1))
    expect(table.change(() => table.does(0, play('crash-site-cleanup'), option(1)))).toEqual({
      mc: -4,
      steel: 2,
      cards: -1,
    })
    expect(points('crash-site-cleanup', {})).toBe(1)
  })

  test('Crash Site Cleanup: plants that nobody took do not count, nor do those of the last generation', () => {
    const told = { hand: ['small-asteroid', 'crash-site-cleanup'], rival: { stock: { plants: 2 } } }
    const kept = scene(told)
    kept.does(0, play('small-asteroid'), nobody)
    expect(kept.refuses(0, play('crash-site-cleanup'))).toBeTruthy()
    const late = scene({ ...told, first: 1 })
    late.passUntil(0)
    late.does(0, play('small-asteroid'), from(1))
    late.everybodyPasses()
    late.researchNothing()
    expect(late.refuses(0, play('crash-site-cleanup'))).toContain('plants')
  })

  test('Crash Site Cleanup: alone, plants that a choice takes from the neutral opponent count', () => {
    const table = scene({ seats: 1, hand: ['virus', 'crash-site-cleanup'] })
    table.does(0, play('virus'))
    expect(table.refuses(0, play('crash-site-cleanup'))).toBeUndefined()
  })

  test('Cutting Edge Technology makes cards with a requirement 2 MC cheaper', () => {
    const told = { played: ['cutting-edge-technology'], oceans: 3 }
    expect(playing('cloud-seeding', { ...told, rival: { production: { heat: 1 } } })).toMatchObject({
      mc: -9,
    })
    expect(playing('mine', told)).toMatchObject({ mc: -4 })
    expect(points('cutting-edge-technology', {})).toBe(1)
  })

  test('Self-replicating Robots holds cards that get cheaper', () => {
    const table = scene({
      played: ['self-replicating-robots'],
      hand: ['soletta', 'mine', 'trees'],
    })
    expect(refusal('self-replicating-robots')).toBeTruthy()
    expect(table.refuses(0, use('self-replicating-robots:2'))).toContain('no card')
    expect(table.change(() => table.does(0, use('self-replicating-robots'), onto('soletta')))).toEqual({
      cards: -1,
    })
    expect(table.change(() => table.does(0, play('soletta')))).toMatchObject({ mc: -33 })
  })

  test('Project Inspection uses an action of your own once more', () => {
    const table = scene({
      played: ['directed-heat-usage'],
      hand: ['project-inspection'],
      stock: { mc: 0, heat: 6 },
    })
    expect(table.refuses(0, play('project-inspection'))).toContain('no action')
    table.does(0, use('directed-heat-usage'))
    expect(
      table.change(() => table.does(0, play('project-inspection'), again('directed-heat-usage', 2))),
    ).toEqual({ heat: -3, plants: 2, cards: -1 })
  })

  test('New Holland is a city on top of an ocean, and an ocean still', () => {
    const tiles = { C4: 'city 1', G4: 'city 1', G6: 'city 1', I1: 'city 0', A5: 'ocean', B6: 'ocean' }
    expect(playing('new-holland', { tiles }, at('B6'))).toEqual({
      mc: -20 + 2,
      production: { mc: 3 },
      tiles: { B6: 'new-holland 0' },
    })
    const table = scene({ tiles, hand: ['new-holland'] })
    table.does(0, play('new-holland'), at('B6'))
    expect(table.oceans).toBe(2)
    expect(table.change(() => table.does(0, project('greenery'), at('C7')))).toMatchObject({
      mc: -23 + 2,
      steel: 1,
    })
    expect(refusal('new-holland', { tiles: { A5: 'ocean', C4: 'city 1' } })).toContain('4 cities')
    expect(refusal('new-holland', { tiles: { ...tiles, B5: 'city 1' } })).toContain('area')
  })

  test('Energy Market buys energy for 2 MC each or turns its production into 8 MC', () => {
    expect(using('energy-market', {}, amount(3))).toEqual({ mc: -6, energy: 3 })
    expect(using('energy-market:2', { production: { energy: 1 } })).toEqual({
      mc: 8,
      production: { energy: -1 },
    })
    expect(
      scene({ played: ['energy-market'], stock: { mc: 1 } }).refuses(0, use('energy-market')),
    ).toBeTruthy()
  })

  test('Hi-Tech Lab looks at a card for each energy and keeps one', () => {
    const told = { deck: ['fish', 'ants', 'birds'], stock: { energy: 3 } }
    expect(using('hi-tech-lab', told, amount(3), keep('ants'))).toEqual({
      energy: -3,
      cards: 1,
      discards: ['birds', 'fish'],
    })
    expect(points('hi-tech-lab', {})).toBe(1)
  })

  test('Law Suit steals 3 MC from whoever harmed you in this generation, and stays with that player', () => {
    const table = scene({
      hand: ['law-suit'],
      stock: { mc: 10, plants: 2 },
      rival: { hand: ['small-asteroid'] },
      first: 1,
    })
    table.does(1, play('small-asteroid'), from(0))
    table.endTurn()
    expect(table.change(() => table.does(0, play('law-suit')))).toEqual({
      mc: -2 + 3,
      cards: -1,
      rival: { mc: -3 },
    })
    expect(table.s.players[1].events).toEqual(['small-asteroid', 'law-suit'])
    expect(table.s.players[0].events).toEqual([])
    expect(refusal('law-suit')).toContain('nobody')
    expect(points('law-suit', {})).toBe(-1)
  })

  test('Stanford Torus is a city in space', () => {
    const table = scene({ hand: ['stanford-torus'] })
    expect(table.change(() => table.does(0, play('stanford-torus')))).toMatchObject({ mc: -12 })
    expect(table.s.players[0].cities).toBe(1)
    expect(table.s.citiesOnMars).toBe(0)
    expect(points('stanford-torus', {})).toBe(2)
  })
})
