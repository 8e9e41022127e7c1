import { describe, expect, test } from 'vitest'
import {
  at,
  besideEverything,
  CONVERT_HEAT,
  CONVERT_PLANTS,
  everywhere,
  first,
  nobody,
  onto,
  play,
  playing,
  project,
  refusal,
  scene,
  use,
  using,
} from '../scene.js'

/* The FAQ's questions about cards and actions, second half. */

describe('faq: Can you perform an action that raises a global parameter that has already been maxed out?', () => {
  test('cards are played for their other effects', () => {
    expect(playing('towing-a-comet', { oxygen: 14, oceans: 9 })).toEqual({ mc: -23, plants: 2 })
    expect(playing('big-asteroid', { temperature: 8 })).toEqual({ mc: -27, titanium: 4 })
  })

  test('heat is spent for nothing, and so are actions and standard projects', () => {
    const table = scene({ temperature: 8, oxygen: 14, oceans: 9, stock: { mc: 50, heat: 8 } })
    expect(table.label(0, CONVERT_HEAT)).toBe('Spend 8 heat for nothing: the temperature is complete')
    expect(table.change(() => table.does(0, CONVERT_HEAT))).toEqual({ heat: -8 })
    expect(table.change(() => table.does(0, project('aquifer')))).toEqual({ mc: -18 })
    expect(using('water-splitting-plant', { oxygen: 14, stock: { energy: 3 } })).toEqual({ energy: -3 })
    expect(using('steelworks', { oxygen: 14, stock: { energy: 4 } })).toEqual({ energy: -4, steel: 2 })
  })
})

describe('faq: If playing a card that places resources onto a card (animals/floaters/microbes, etc.) can I split them between multiple cards?', () => {
  test('no: all of one kind go to one card, each kind to a card of its own', () => {
    const told = { played: ['ants', 'tardigrades', 'fish', 'birds'] }
    expect(playing('imported-nitrogen', told, onto('tardigrades'), onto('fish'))).toMatchObject({
      on: { tardigrades: 3, fish: 2 },
    })
  })
})

describe('faq: Can production of a resource exceed 10?', () => {
  test('yes, without limit', () => {
    expect(playing('soletta', { production: { heat: 18 } })).toMatchObject({ production: { heat: 7 } })
  })
})

describe('faq: Can a card have a negative cost?', () => {
  test('no: discounts end at 0', () => {
    expect(playing('earth-office', { played: ['earth-catapult', 'anti-gravity-technology'] })).toEqual({})
  })
})

describe('faq: What are Milestones/Awards, how do I claim them and how are they resolved?', () => {
  const gardener = { tiles: { C4: 'greenery 0', C5: 'greenery 0', C6: 'greenery 0', G4: 'greenery 1' } }

  test('a milestone costs 8 MC and an action, is claimed once and only by who meets it', () => {
    const table = scene(gardener)
    expect(table.refusesClaim(0, 'mayor')).toBeTruthy()
    expect(table.change(() => table.claim(0, 'gardener'))).toMatchObject({ mc: -8 })
    expect(table.refusesClaim(0, 'gardener')).toBeTruthy()
    expect(table.finish().points[0]).toBe(20 + 3 + 5)
  })

  test('three milestones are claimed in a game, no more', () => {
    const table = scene({
      ...gardener,
      rating: 35,
      hand: first(16),
      milestones: { mayor: 1, builder: 1, planner: 1 },
    })
    expect(table.refusesClaim(0, 'gardener')).toBeTruthy()
  })

  test('who has not the price of the next award can’t fund it', () => {
    const funding = (mc: number, awards: Record<string, number>) =>
      scene({ stock: { mc }, awards }).refusesFund(0, 'scientist')
    for (const [price, awards] of [
      [8, {}],
      [14, { banker: 1 }],
      [20, { banker: 1, miner: 1 }],
    ] as const) {
      expect(funding(price - 1, awards)).toContain(`${price}`)
      expect(funding(price, awards)).toBeUndefined()
    }
  })

  test('who has not 8 MC can’t claim a milestone', () => {
    const told = { tiles: { C4: 'greenery 0', C5: 'greenery 0', C6: 'greenery 0' } }
    expect(scene({ ...told, stock: { mc: 7 } }).refusesClaim(0, 'gardener')).toContain('8')
    expect(scene({ ...told, stock: { mc: 8 } }).refusesClaim(0, 'gardener')).toBeUndefined()
  })

  test('awards cost 8, 14 and 20 MC, three in a game', () => {
    const table = scene({ stock: { mc: 60 } })
    expect(table.change(() => table.fund(0, 'banker'))).toMatchObject({ mc: -8 })
    expect(table.change(() => table.fund(0, 'miner'))).toMatchObject({ mc: -14 })
    table.passTurn(1)
    expect(table.refusesFund(0, 'banker')).toBeTruthy()
    expect(table.change(() => table.fund(0, 'thermalist'))).toMatchObject({ mc: -20 })
    expect(table.refusesFund(0, 'scientist')).toBeTruthy()
  })

  test('5 points for the first and 2 for the second, ties are friendly', () => {
    const three = (mine: number, second: number, third: number) =>
      scene({
        production: { mc: mine },
        rival: { production: { mc: second } },
        others: [{ production: { mc: third } }],
        awards: { banker: 0 },
      })
        .finish()
        .points.map((n) => n - 20)
    expect(three(3, 2, 1)).toEqual([5, 2, 0])
    expect(three(3, 3, 1)).toEqual([5, 5, 0])
    expect(three(3, 2, 2)).toEqual([5, 2, 2])
    expect(three(1, -2, -2)).toEqual([5, 2, 2])
    expect(three(0, 0, 0)).toEqual([5, 5, 5])
  })

  test('with two players there is no second place', () => {
    const table = scene({ production: { mc: 2 }, rival: { production: { mc: 1 } }, awards: { banker: 1 } })
    expect(table.finish().points).toEqual([25, 20])
  })

  test('alone there are neither milestones nor awards', () => {
    const table = scene({
      seats: 1,
      ...gardener,
      tiles: { C4: 'greenery 0', C5: 'greenery 0', C6: 'greenery 0' },
    })
    expect(table.refusesClaim(0, 'gardener')).toBeTruthy()
    expect(table.refusesFund(0, 'banker')).toBeTruthy()
  })
})

describe('faq: How do I claim a terraforming bonus when raising oxygen/temperature/Venus?', () => {
  test('whoever reaches or passes the value gains it', () => {
    expect(playing('asteroid', { temperature: -26 })).toMatchObject({ production: { heat: 1 }, rating: 1 })
    expect(playing('deimos-down', { temperature: -26 })).toMatchObject({ production: { heat: 2 }, rating: 3 })
    expect(playing('deimos-down', { temperature: -2 }, at('A5'))).toMatchObject({
      temperature: 6,
      oceans: 1,
      rating: 4,
      tiles: { A5: 'ocean' },
    })
  })

  test('one bonus may bring the next: oxygen 8 %, a temperature step, an ocean at 0 °C', () => {
    expect(playing('mining-expedition', { oxygen: 7, temperature: -2 }, at('A5'))).toEqual({
      mc: -12,
      steel: 2,
      oxygen: 1,
      temperature: 2,
      oceans: 1,
      rating: 3,
      tiles: { A5: 'ocean' },
    })
  })

  test('a bonus that can no longer happen is skipped', () => {
    expect(playing('mining-expedition', { oxygen: 7, temperature: 8 })).toEqual({
      mc: -12,
      steel: 2,
      oxygen: 1,
      rating: 1,
    })
    expect(playing('asteroid', { temperature: -2, oceans: 9 })).toEqual({
      mc: -14,
      titanium: 2,
      temperature: 2,
      rating: 1,
    })
  })
})

describe('faq: What card/action effects or requirements are mandatory, and which are not?', () => {
  test('resources to be given up must be there', () => {
    expect(refusal('moss', { oceans: 3 })).toBeTruthy()
  })

  test('the cost of an action must be there, without discounts', () => {
    const table = scene({
      played: ['development-center', 'water-import-from-europa', 'earth-catapult'],
      stock: { mc: 11 },
    })
    expect(table.refuses(0, use('development-center'))).toBeTruthy()
    expect(table.refuses(0, use('water-import-from-europa'))).toBeTruthy()
  })

  test('a first action that is impossible is skipped', () => {
    const told = { corporation: 'tharsis-republic', firstActionDue: true } as const
    expect(scene(told).refuses(0, project('power-plant'))).toBeTruthy()
    const full = scene({ ...told, tiles: besideEverything('city 1') })
    expect(full.refuses(0, project('power-plant'))).toBeUndefined()
  })

  test('an ocean that must lie on land needs land, unless no ocean is left', () => {
    const told = { temperature: -6, tiles: everywhere('greenery 1') }
    expect(refusal('artificial-lake', told)).toBeTruthy()
    expect(refusal('artificial-lake', { ...told, oceans: 9 })).toBeUndefined()
  })

  test('plants become a greenery only where there is room', () => {
    const table = scene({ stock: { plants: 8 }, tiles: everywhere('greenery 1') })
    expect(table.refuses(0, CONVERT_PLANTS)).toBeTruthy()
    expect(table.refuses(0, project('greenery'))).toBeTruthy()
  })

  test('resources for a card must be taken if there is one, and are lost if there is none', () => {
    expect(playing('aerobraked-ammonia-asteroid', { played: ['ants'] })).toMatchObject({ on: { ants: 2 } })
    expect(playing('aerobraked-ammonia-asteroid')).toEqual({ mc: -26, production: { heat: 3, plants: 1 } })
  })

  test('removing other players’ resources is optional', () => {
    expect(playing('virus', { rival: { stock: { plants: 5 } } }, nobody)).toEqual({ mc: -1 })
    expect(playing('asteroid')).toMatchObject({ titanium: 2 })
  })
})

describe('faq: Are Effects in Terraforming Mars cumulative?', () => {
  test('discounts add up', () => {
    expect(playing('acquired-company', { corporation: 'teractor', played: ['earth-office'] })).toMatchObject({
      mc: -4,
    })
  })

  test('values of a metal add up', () => {
    const told = { corporation: 'phobolog', played: ['advanced-alloys'], stock: { mc: 0, titanium: 3 } }
    expect(playing('vesta-shipyard', told)).toMatchObject({ titanium: -3 })
  })

  test('slack on requirements adds up', () => {
    const told = { corporation: 'inventrix', played: ['adaptation-technology'], production: { plants: 2 } }
    expect(refusal('birds', { ...told, oxygen: 9 })).toBeUndefined()
    expect(refusal('birds', { ...told, oxygen: 8 })).toBeTruthy()
  })

  test('rebates add up', () => {
    const told = { corporation: 'interplanetary-cinematics', played: ['media-group'] }
    expect(playing('mineral-deposit', told)).toEqual({ steel: 5 })
  })

  test('a city by standard project with Rover Construction, Standard Technology and Credicor', () => {
    const table = scene({ corporation: 'credicor', played: ['rover-construction', 'standard-technology'] })
    expect(table.change(() => table.does(0, project('city'), at('C4')))).toMatchObject({
      mc: -25 + 2 + 3 + 4,
    })
  })
})

describe('faq: Can multiple tags on a single card trigger effects you have in play?', () => {
  test('each tag triggers on its own, and may trigger several effects', () => {
    expect(
      playing('advanced-ecosystems', { played: ['viral-enhancers', 'decomposers', 'algae', 'fish'] }),
    ).toMatchObject({
      plants: 3,
      on: { decomposers: 3 },
    })
    expect(
      playing('trans-neptune-probe', { played: ['olympus-conference', 'mars-university'] }),
    ).toMatchObject({ on: { 'olympus-conference': 1 } })
  })
})

describe('faq: What happens if you run out of cards in the draw pile?', () => {
  test('the discards are shuffled into a new deck', () => {
    const table = scene({ hand: ['research'], deck: ['fish'], onlyDeck: true, discards: ['ants', 'moss'] })
    table.does(0, play('research'))
    expect(table.hand(0)).toHaveLength(2)
    expect(table.hand(0)).toContain('fish')
    expect(table.discarded).toHaveLength(0)
  })

  test('with too few cards for research everybody gets the same number', () => {
    const table = scene({ seats: 3, deck: first(8), onlyDeck: true, discards: [], generation: 1 })
    table.everybodyPasses()
    expect([0, 1, 2].map((seat) => table.lookedAt(seat).length)).toEqual([2, 2, 2])
  })

  test('drawing from nothing draws nothing', () => {
    const table = scene({ hand: ['research'], deck: [], onlyDeck: true, discards: [] })
    table.does(0, play('research'))
    expect(table.hand(0)).toHaveLength(0)
  })
})
