import { describe, expect, test } from 'vitest'
import {
  amount,
  at,
  buy,
  option,
  paying,
  play,
  playing,
  points,
  project,
  refusal,
  scene,
  use,
  using,
} from '../scene.js'

/* The FAQ's clarifications of project cards, A to I. */

describe('faq: Adaptation Technology 153 (S)', () => {
  const played = ['adaptation-technology']

  test('2 steps, either way, for every parameter', () => {
    expect(refusal('trees', { played, temperature: -8 })).toBeUndefined()
    expect(refusal('trees', { played, temperature: -10 })).toBeTruthy()
    expect(refusal('archaebacteria', { played, temperature: -14 })).toBeUndefined()
    expect(refusal('archaebacteria', { played, temperature: -12 })).toBeTruthy()
    expect(refusal('algae', { played, oceans: 3 })).toBeUndefined()
  })

  test('it does not help with tags', () => {
    expect(refusal('gene-repair', { played: ['adaptation-technology', 'research-outpost'] })).toBeTruthy()
  })
})

describe('faq: Advanced Alloys 071 (CE)', () => {
  test('steel is worth 3, titanium 4, also in actions', () => {
    const played = ['advanced-alloys', 'water-import-from-europa']
    expect(
      using('water-import-from-europa', { played, stock: { mc: 0, titanium: 3 } }, at('A5')),
    ).toMatchObject({
      titanium: -3,
    })
    expect(playing('mine', { played: ['advanced-alloys'], stock: { mc: 1, steel: 1 } })).toMatchObject({
      mc: -1,
      steel: -1,
    })
  })
})

describe('faq: Ants 035 (S)', () => {
  test('without a microbe to take there is no action', () => {
    expect(scene({ played: ['ants', 'tardigrades'] }).refuses(0, use('ants'))).toBeTruthy()
  })

  test('an own card may supply it, even Ants itself', () => {
    expect(using('ants', { played: ['tardigrades'], resources: { tardigrades: 1 } })).toEqual({
      on: { ants: 1, tardigrades: -1 },
    })
    expect(using('ants', { resources: { ants: 1 } })).toEqual({})
  })

  test('not a protected card of another player', () => {
    const rival = { played: ['tardigrades', 'protected-habitats'], resources: { tardigrades: 3 } }
    expect(scene({ played: ['ants'], rival }).refuses(0, use('ants'))).toBeTruthy()
  })

  test('alone, the neutral opponent supplies it', () => {
    expect(using('ants', { seats: 1 })).toEqual({ on: { ants: 1 } })
  })
})

describe('faq: Aquifer Pumping 187 (S)', () => {
  test('steel and MC in any mix, steel at its value', () => {
    expect(
      using('aquifer-pumping', { stock: { mc: 9, steel: 3 } }, paying({ mc: 4, steel: 2 }), at('A5')),
    ).toMatchObject({
      mc: -4,
      steel: -2,
    })
    expect(
      using(
        'aquifer-pumping',
        { played: ['advanced-alloys'], stock: { mc: 9, steel: 3 } },
        paying({ mc: 2, steel: 2 }),
        at('A5'),
      ),
    ).toMatchObject({ mc: -2, steel: -2 })
  })

  test('discounts for cards do not apply', () => {
    expect(using('aquifer-pumping', { played: ['earth-catapult'] }, at('A5'))).toMatchObject({ mc: -8 })
  })
})

describe('faq: Arctic Algae 023 (S)', () => {
  test('every ocean gives 2 plants, whoever lays it', () => {
    const table = scene({ rival: { played: ['arctic-algae'] } })
    expect(table.change(() => table.does(0, project('aquifer'), at('A5')))).toMatchObject({
      rival: { plants: 2 },
    })
  })
})

describe('faq: Asteroid Mining Consortium 002 (CE)', () => {
  test('one may reduce one’s own production and raise it again', () => {
    expect(playing('asteroid-mining-consortium', { production: { titanium: 1 } })).toEqual({ mc: -13 })
  })
})

describe('faq: Birds 072 (S)', () => {
  test('both steps come from one player', () => {
    const told = { oxygen: 13, rival: { production: { plants: 1 } }, others: [{ production: { plants: 1 } }] }
    expect(refusal('birds', told)).toBeTruthy()
  })
})

describe('faq: Business Network 110 (CE)', () => {
  test('without money to buy one looks and discards', () => {
    expect(using('business-network', { deck: ['fish'], stock: { mc: 2 } }, buy())).toEqual({
      discards: ['fish'],
    })
  })
})

describe('faq: Capital 008 (S)', () => {
  test('a city for triggers, placement, points and Mayor', () => {
    expect(
      playing(
        'capital',
        { oceans: 4, production: { energy: 2 }, rival: { played: ['immigrant-city', 'pets'] } },
        at('C4'),
      ),
    ).toMatchObject({ rival: { production: { mc: 1 }, on: { pets: 1 } } })
    expect(
      refusal('capital', { oceans: 4, production: { energy: 2 }, tiles: { C5: 'city 1' } }, at('C4')),
    ).toBeTruthy()
    const tiles = { C4: 'capital 0', C5: 'greenery 1', B3: 'greenery 1' }
    expect(points('tiles', { tiles })).toBe(2)
  })
})

describe('faq: Caretaker Contract 154 (CE)', () => {
  test('8 heat from the stock for 1 TR', () => {
    expect(
      scene({ played: ['caretaker-contract'], stock: { heat: 7 } }).refuses(0, use('caretaker-contract')),
    ).toBeTruthy()
    expect(using('caretaker-contract', { stock: { heat: 8 } })).toEqual({ heat: -8, rating: 1 })
  })
})

describe('faq: CEO’s Favorite Project 149 (CE)', () => {
  test('only on a card that has a resource; with none it is played without effect', () => {
    expect(playing('ceos-favorite-project', { played: ['fish'] })).toEqual({ mc: -1 })
    const told = { played: ['fish', 'search-for-life'], resources: { 'search-for-life': 1 } }
    expect(playing('ceos-favorite-project', told)).toEqual({ mc: -1, on: { 'search-for-life': 1 } })
    expect(points('search-for-life', { resources: { 'search-for-life': 2 } })).toBe(3)
  })
})

describe('faq: Commercial District 085 (CE)', () => {
  test('it need not lie beside a city', () => {
    expect(
      playing('commercial-district', { production: { energy: 1 }, tiles: { G4: 'city 1' } }, at('C4')),
    ).toMatchObject({
      tiles: { C4: 'commercial-district 0' },
    })
  })
})

describe('faq: Decomposers 131 (S)', () => {
  test('its own tag adds a microbe', () => {
    expect(playing('decomposers', { oxygen: 3 })).toMatchObject({ on: { decomposers: 1 } })
  })
})

describe('faq: Ecological Zone 128 (S)', () => {
  const tiles = { C3: 'greenery 0' }

  test('its two tags add two animals, and trigger Viral Enhancers twice', () => {
    expect(playing('ecological-zone', { tiles }, at('C4'))).toMatchObject({ on: { 'ecological-zone': 2 } })
    const told = { tiles, played: ['viral-enhancers'] }
    expect(playing('ecological-zone', told, option(1), option(1), at('C4'))).toMatchObject({
      on: { 'ecological-zone': 4 },
    })
    expect(playing('ecological-zone', told, option(0), option(0), at('C4'))).toMatchObject({
      plants: 2,
      on: { 'ecological-zone': 2 },
    })
  })

  test('its tile is no greenery', () => {
    expect(points('tiles', { tiles: { C4: 'ecological-zone 0', C5: 'city 1' } })).toBe(0)
  })
})

describe('faq: Earth Office 105 (CE)', () => {
  test('3 MC off for each Earth tag, never below 0', () => {
    expect(playing('media-group', { played: ['earth-office'] })).toMatchObject({ mc: -3 })
    expect(playing('lunar-beam', { played: ['earth-office'] })).toMatchObject({ mc: -10 })
  })
})

describe('faq: Eos Chasma National Park 026 (S)', () => {
  test('with no card for the animal the rest still happens', () => {
    expect(playing('eos-chasma-national-park', { temperature: -12 })).toEqual({
      mc: -16,
      plants: 3,
      production: { mc: 2 },
    })
  })
})

describe('faq: Ganymede Colony 081 (S)', () => {
  test('Jovian tags on the corporation count', () => {
    expect(points('ganymede-colony', { corporation: 'saturn-systems' })).toBe(2)
  })
})

describe('faq: GHG Producing Bacteria 033 (S)', () => {
  test('microbes are gathered and spent even at the highest temperature', () => {
    expect(using('ghg-producing-bacteria', { temperature: 8 })).toEqual({
      on: { 'ghg-producing-bacteria': 1 },
    })
    const told = { temperature: 8, resources: { 'ghg-producing-bacteria': 2 } }
    expect(using('ghg-producing-bacteria:2', told)).toEqual({ on: { 'ghg-producing-bacteria': -2 } })
  })
})

describe('faq: Hired Raiders 124 (CE)', () => {
  test('alone, the supply stands in for the victim', () => {
    expect(playing('hired-raiders', { seats: 1 }, option(0))).toEqual({ mc: -1, steel: 2 })
    expect(playing('hired-raiders', { seats: 1 }, option(1))).toEqual({ mc: 2 })
  })
})

describe('faq: Immigrant City 200 (S)', () => {
  test('cities off Mars and the Capital count', () => {
    expect(playing('ganymede-colony', { played: ['immigrant-city'] })).toMatchObject({
      production: { mc: 1 },
    })
    const capital = { oceans: 4, production: { energy: 2 }, played: ['immigrant-city'] }
    expect(playing('capital', capital, at('C4'))).toMatchObject({ production: { energy: -2, mc: 6 } })
  })

  test('the order is free: at −4 MC production the city comes first', () => {
    expect(playing('immigrant-city', { production: { energy: 1, mc: -4 } }, at('C4'))).toMatchObject({
      production: { energy: -1, mc: -1 },
    })
  })
})

describe('faq: Immigration Shuttles 198 (S)', () => {
  test('all cities count, also off Mars, and the Capital', () => {
    const tiles = { C4: 'capital 1', Ganymede: 'city 1', Phobos: 'city 1' }
    expect(points('immigration-shuttles', { tiles })).toBe(1)
  })
})

describe('faq: Indentured Workers 195 (CE)', () => {
  test('other actions may come between; the next card takes the discount, never below 0', () => {
    const table = scene({ hand: ['indentured-workers', 'mine', 'sponsors'] })
    table.does(0, play('indentured-workers'), project('power-plant'))
    table.passTurn(1)
    expect(table.change(() => table.does(0, play('mine')))).toMatchObject({ production: { steel: 1 } })
    expect(table.change(() => table.does(0, play('sponsors')))).toMatchObject({ mc: -6 })
  })

  test('unused, it ends with the generation', () => {
    const table = scene({ hand: ['indentured-workers', 'soletta'], generation: 1 })
    table.does(0, play('indentured-workers'))
    table.everybodyPasses()
    table.researchNothing()
    table.passUntil(0)
    expect(table.change(() => table.does(0, play('soletta')))).toMatchObject({ mc: -35 })
  })
})

describe('faq: Insulation 152 (S)', () => {
  test('at least 1 step', () => {
    expect(refusal('insulation')).toBeTruthy()
    expect(playing('insulation', { production: { heat: 1 } }, amount(1))).toEqual({
      mc: -2,
      production: { heat: -1, mc: 1 },
    })
  })
})

describe('faq: Inventor’s Guild 006 (CE)', () => {
  test('without money to buy one looks and discards', () => {
    expect(using('inventors-guild', { deck: ['fish'], stock: { mc: 2 } }, buy())).toEqual({
      discards: ['fish'],
    })
    expect(using('inventors-guild', { deck: ['fish'], stock: { mc: 3 } }, buy('fish'))).toEqual({
      mc: -3,
      cards: 1,
    })
  })
})

describe('faq: Io Mining 092 (CE)', () => {
  test('Jovian tags on the corporation count', () => {
    expect(points('io-mining-industries', { corporation: 'saturn-systems' })).toBe(2)
  })
})

describe('faq: Ironworks 101 (S)', () => {
  test('still usable for the steel when oxygen is at its maximum', () => {
    expect(using('ironworks', { oxygen: 14, stock: { energy: 4 } })).toEqual({ energy: -4, steel: 1 })
  })
})
