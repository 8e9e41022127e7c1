import { describe, expect, test } from 'vitest'
import {
  at,
  CONVERT_HEAT,
  first,
  from,
  nobody,
  onto,
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

/* The FAQ's clarifications of project cards, R to W. */

describe('faq: Regolith Eaters 033 (S)', () => {
  test('microbes are gathered and spent even at the highest oxygen', () => {
    expect(using('regolith-eaters', { oxygen: 14 })).toEqual({ on: { 'regolith-eaters': 1 } })
    expect(using('regolith-eaters:2', { oxygen: 14, resources: { 'regolith-eaters': 2 } })).toEqual({
      on: { 'regolith-eaters': -2 },
    })
  })
})

describe('faq: Research 090 (CE)', () => {
  test('two science tags, but one card and one action', () => {
    const table = scene({ hand: ['research', 'mine'], played: ['olympus-conference'], map: 'elysium' })
    table.does(0, play('research'), option(0))
    expect(table.on(0, 'olympus-conference')).toBe(2)
    table.does(0, play('mine'))
    expect(table.has(0, 'mine')).toBe(true)
    const tycoon = scene({ map: 'elysium', played: [...first(13), 'research'] })
    expect(tycoon.refusesClaim(0, 'tycoon')).toBeTruthy()
  })
})

describe('faq: Research Outpost 020 (S)', () => {
  test('no tile beside it, oceans included', () => {
    expect(refusal('research-outpost', { tiles: { E5: 'ocean' } }, at('F5'))).toBeTruthy()
    expect(refusal('research-outpost', { tiles: { E5: 'ocean' } }, at('G4'))).toBeUndefined()
  })
})

describe('faq: Robotic Workforce 086 (CE)', () => {
  const copying = (card: string, told = {}) => playing('robotic-workforce', { played: [card], ...told })

  test('only the production box is copied, with its reductions', () => {
    expect(copying('immigrant-city', { production: { energy: 1 } })).toEqual({
      mc: -9,
      production: { energy: -1, mc: -2 },
    })
    expect(copying('domed-crater', { production: { energy: 1 } })).toEqual({
      mc: -9,
      production: { energy: -1, mc: 3 },
    })
  })

  test('also that of a corporation with a building tag, but no production of effects or actions', () => {
    expect(playing('robotic-workforce', { corporation: 'mining-guild' })).toEqual({
      mc: -9,
      production: { steel: 1 },
    })
    expect(
      refusal('robotic-workforce', { corporation: 'tharsis-republic', played: ['underground-detonations'] }),
    ).toBeTruthy()
  })

  test('whoever is hit is chosen anew', () => {
    const told = {
      played: ['heat-trappers'],
      rival: { production: { heat: 2 } },
      others: [{ production: { heat: 2 } }],
    }
    expect(playing('robotic-workforce', told, from(1))).toEqual({
      mc: -9,
      production: { energy: 1 },
      rival: { production: { heat: -2 } },
    })
  })

  test('without a card that can be copied in full it cannot be played', () => {
    expect(refusal('robotic-workforce', { played: ['food-factory', 'soletta'] })).toBeTruthy()
    expect(refusal('robotic-workforce', { rival: { played: ['mine'] } })).toBeTruthy()
  })

  test('Medical Lab counts its tags anew', () => {
    const told = { played: ['medical-lab', 'mine', 'titanium-mine', 'space-elevator'] }
    expect(playing('robotic-workforce', told, onto('medical-lab'))).toEqual({ mc: -9, production: { mc: 2 } })
  })
})

describe('faq: Rover Construction 038 (S)', () => {
  test('cities off Mars count', () => {
    expect(playing('ganymede-colony', { played: ['rover-construction'] })).toMatchObject({ mc: -18 })
  })
})

describe('faq: Satellites 175 (CE)', () => {
  test('cards in play and the corporation, no events, no cards in hand', () => {
    const told = { corporation: 'phobolog', played: ['soletta'], events: ['comet'], hand: ['vesta-shipyard'] }
    expect(playing('satellites', told)).toMatchObject({ production: { mc: 3 } })
  })
})

describe('faq: Search for Life 005 (S)', () => {
  test('never more than 3 points, but the action can be used on', () => {
    const told = { resources: { 'search-for-life': 1 }, deck: ['ants'] }
    expect(using('search-for-life', told)).toMatchObject({ on: { 'search-for-life': 1 } })
    expect(points('search-for-life', { resources: { 'search-for-life': 2 } })).toBe(3)
  })
})

describe('faq: Space Mirrors 076 (S)', () => {
  test('once per generation', () => {
    const table = scene({ played: ['space-mirrors'] })
    table.does(0, use('space-mirrors'))
    expect(table.refuses(0, use('space-mirrors'))).toBeTruthy()
  })
})

describe('faq: Special Design 206 (S)', () => {
  test('other actions may come between; the next card uses it up, needed or not', () => {
    const table = scene({ hand: ['special-design', 'mine', 'breathing-filters'], oxygen: 5 })
    table.does(0, play('special-design'), project('power-plant'))
    table.passTurn(1)
    table.does(0, play('mine'))
    expect(table.refuses(0, play('breathing-filters'))).toBeTruthy()
  })

  test('it adds up with Inventrix', () => {
    const table = scene({
      corporation: 'inventrix',
      hand: ['special-design', 'breathing-filters'],
      oxygen: 3,
    })
    table.does(0, play('special-design'))
    expect(table.change(() => table.does(0, play('breathing-filters')))).toMatchObject({ mc: -11 })
  })

  test('tags are not helped', () => {
    const table = scene({ hand: ['special-design', 'gene-repair'], played: ['trans-neptune-probe'] })
    table.does(0, play('special-design'))
    expect(table.refuses(0, play('gene-repair'))).toBeTruthy()
  })
})

describe('faq: Standard Technology 156 (CE)', () => {
  test('every standard project but selling patents; not turning in plants or heat', () => {
    const table = scene({ played: ['standard-technology'], stock: { mc: 100, heat: 8 } })
    expect(table.change(() => table.does(0, project('asteroid')))).toMatchObject({ mc: -11 })
    expect(table.change(() => table.does(0, CONVERT_HEAT))).toEqual({ heat: -8, temperature: 2, rating: 1 })
  })

  test('the project is paid in full first', () => {
    const table = scene({ played: ['standard-technology'], stock: { mc: 10 } })
    expect(table.refuses(0, project('power-plant'))).toBeTruthy()
  })
})

describe('faq: Steelworks 103 (S)', () => {
  test('still usable for the steel when oxygen is at its maximum', () => {
    expect(using('steelworks', { oxygen: 14, stock: { energy: 4 } })).toEqual({ energy: -4, steel: 2 })
  })
})

describe('faq: Symbiotic Fungus 133 (S)', () => {
  test('it may be used with no card to put the microbe on', () => {
    expect(using('symbiotic-fungus')).toEqual({})
  })
})

describe('faq: Toll Station 099 (CE)', () => {
  test('the space tags of all opponents, corporations included', () => {
    const told = {
      rival: { played: ['soletta'], corporation: 'phobolog' },
      others: [{ played: ['vesta-shipyard'] }],
    }
    expect(playing('toll-station', told)).toMatchObject({ production: { mc: 3 } })
  })
})

describe('faq: Viral Enhancers 074 (CE)', () => {
  const played = ['viral-enhancers']

  test('the resource goes on the card just played, each tag on its own', () => {
    const told = { played: [...played, 'ants'], tiles: { C3: 'greenery 0' } }
    expect(playing('ecological-zone', told, option(1), option(0), at('C4'))).toMatchObject({
      plants: 1,
      on: { 'ecological-zone': 3 },
    })
  })

  test('a card that holds nothing gives the plant', () => {
    expect(playing('adapted-lichen', { played: [...played, 'ants'] })).toMatchObject({ plants: 1 })
  })
})

describe('faq: Virus 050 (CE)', () => {
  test('animals come from one card', () => {
    const rival = { played: ['fish', 'birds'], resources: { fish: 1, birds: 1 } }
    expect(playing('virus', { rival }, from(1, 'fish'))).toEqual({
      mc: -1,
      rival: { on: { fish: -1 } },
    })
  })

  test('it may be played without removing anything', () => {
    expect(playing('virus')).toEqual({ mc: -1 })
    expect(playing('virus', { rival: { stock: { plants: 3 } } }, nobody)).toEqual({ mc: -1 })
  })
})

describe('faq: Water Import from Europa 012 (S)', () => {
  test('titanium and MC in any mix, at the value titanium has', () => {
    expect(
      using(
        'water-import-from-europa',
        { stock: { mc: 20, titanium: 3 } },
        paying({ mc: 6, titanium: 2 }),
        at('A5'),
      ),
    ).toMatchObject({ mc: -6, titanium: -2 })
    const told = { corporation: 'phobolog', stock: { mc: 0, titanium: 3 } }
    expect(using('water-import-from-europa', told, at('A5'))).toMatchObject({ titanium: -3 })
  })

  test('discounts on space cards do not apply', () => {
    expect(using('water-import-from-europa', { played: ['space-station'] }, at('A5'))).toMatchObject({
      mc: -12,
    })
  })

  test('Jovian tags on the corporation score', () => {
    expect(points('water-import-from-europa', { corporation: 'saturn-systems' })).toBe(2)
  })
})
