import { describe, expect, test } from 'vitest'
import { first, scene } from '../scene.js'

/* The FAQ's clarifications of milestones and awards. */

/** What everybody has of a milestone or an award. */
const standing = (goal: string, told: Parameters<typeof scene>[0]) => scene(told).standing(goal)

const meets = (goal: string, told: Parameters<typeof scene>[0]) =>
  scene(told).refusesClaim(0, goal) === undefined

describe('faq: Banker S:A', () => {
  test('MC production alone, without the terraform rating', () => {
    expect(
      standing('banker', { production: { mc: 3 }, rating: 50, rival: { production: { mc: -1 } } }),
    ).toEqual([3, -1])
  })
})

describe('faq: Celebrity E:A', () => {
  test('green and blue cards of 20 MC or more as printed; no events', () => {
    const played = ['soletta', 'earth-catapult', 'giant-space-mirror']
    expect(standing('celebrity', { map: 'elysium', played, events: ['deimos-down'] })).toEqual([2, 0])
  })
})

describe('faq: Diversifier H:M', () => {
  test('eight kinds of tags on cards face up', () => {
    const seven = ['soletta', 'mine', 'ants', 'fish', 'algae', 'sponsors', 'trans-neptune-probe']
    expect(meets('diversifier', { map: 'hellas', played: seven, events: ['technology-demonstration'] })).toBe(
      false,
    )
    expect(meets('diversifier', { map: 'hellas', played: [...seven, 'power-plant'] })).toBe(true)
  })
})

describe('faq: Builder S:M', () => {
  test('building tags on cards and the corporation', () => {
    const six = ['mine', 'titanium-mine', 'power-plant', 'solar-power', 'fueled-generators', 'peroxide-power']
    expect(meets('builder', { played: six, corporation: 'tharsis-republic' })).toBe(false)
    expect(meets('builder', { played: six, corporation: 'mining-guild' })).toBe(true)
  })
})

describe('faq: Contractor H:A', () => {
  test('building tags on cards and the corporation', () => {
    expect(standing('contractor', { map: 'hellas', played: ['mine'], corporation: 'mining-guild' })).toEqual([
      3, 0,
    ])
  })
})

describe('faq: Ecologist E:M', () => {
  test('four plant, microbe or animal tags in any mix; no events', () => {
    const three = ['ants', 'fish', 'algae']
    expect(meets('ecologist', { map: 'elysium', played: three, events: ['virus'] })).toBe(false)
    expect(meets('ecologist', { map: 'elysium', played: three, corporation: 'ecoline' })).toBe(true)
  })
})

describe('faq: Rim Settler H:M', () => {
  test('three Jovian tags, the corporation’s included', () => {
    const two = ['vesta-shipyard', 'asteroid-mining']
    expect(meets('rim-settler', { map: 'hellas', played: two })).toBe(false)
    expect(meets('rim-settler', { map: 'hellas', played: two, corporation: 'saturn-systems' })).toBe(true)
  })
})

describe('faq: Space Baron H:A', () => {
  test('space tags on cards face up; no events', () => {
    expect(
      standing('space-baron', {
        map: 'hellas',
        played: ['soletta'],
        events: ['comet'],
        corporation: 'phobolog',
      }),
    ).toEqual([2, 0])
  })
})

describe('faq: Excentric H:A', () => {
  test('all resources on cards, of whatever kind', () => {
    const played = ['fish', 'ants', 'security-fleet']
    expect(
      standing('excentric', { map: 'hellas', played, resources: { fish: 2, ants: 1, 'security-fleet': 3 } }),
    ).toEqual([6, 0])
  })
})

describe('faq: Generalist E:M', () => {
  const all = (n: number) => ({ mc: n, steel: n, titanium: n, plants: n, energy: n, heat: n })

  test('1 of every production in Corporate Era, 2 in the standard game', () => {
    expect(meets('generalist', { map: 'elysium', production: all(1) })).toBe(true)
    expect(meets('generalist', { map: 'elysium', production: { ...all(1), steel: 0 } })).toBe(false)
    const standard = { map: 'elysium', options: { corporateEra: false } } as const
    expect(meets('generalist', { ...standard, production: all(1) })).toBe(false)
    expect(meets('generalist', { ...standard, production: all(2) })).toBe(true)
  })
})

describe('faq: Industrialist E:A', () => {
  test('steel and energy in stock, not production', () => {
    const told = { map: 'elysium', stock: { steel: 3, energy: 2 }, production: { steel: 9 } } as const
    expect(standing('industrialist', told)).toEqual([5, 0])
  })
})

describe('faq: Landlord S:A', () => {
  test('tiles on Mars and cities off it; no oceans, no markers', () => {
    const tiles = { C4: 'city 0', C5: 'greenery 0', C6: 'nuclear-zone 0', Ganymede: 'city 0', A5: 'ocean' }
    expect(standing('landlord', { tiles, claims: { G4: 0 } })).toEqual([4, 0])
  })
})

describe('faq: Legend E:M', () => {
  test('five cards in the pile of events', () => {
    const events = ['asteroid', 'comet', 'virus', 'sabotage']
    expect(meets('legend', { map: 'elysium', events })).toBe(false)
    expect(meets('legend', { map: 'elysium', events: [...events, 'flooding'] })).toBe(true)
  })
})

describe('faq: Mayor S:M', () => {
  test('cities on Mars and off it, the Capital included', () => {
    expect(meets('mayor', { tiles: { C4: 'city 0', G4: 'capital 0' } })).toBe(false)
    expect(meets('mayor', { tiles: { C4: 'city 0', G4: 'capital 0', Phobos: 'city 0' } })).toBe(true)
  })
})

describe('faq: Thermalist S:A', () => {
  test('heat in stock after the last production, energy that has become heat included', () => {
    const table = scene({
      awards: { thermalist: 0 },
      stock: { energy: 5, heat: 1 },
      rival: { stock: { heat: 5 } },
    })
    expect(table.finish().points).toEqual([25, 20])
  })
})

describe('the other milestones and awards', () => {
  test('Terraformer: a rating of 35', () => {
    expect([meets('terraformer', { rating: 34 }), meets('terraformer', { rating: 35 })]).toEqual([
      false,
      true,
    ])
  })

  test('Gardener: three greeneries', () => {
    const tiles = { C4: 'greenery 0', C5: 'greenery 0', G4: 'greenery 1' }
    expect(meets('gardener', { tiles })).toBe(false)
    expect(meets('gardener', { tiles: { ...tiles, C6: 'greenery 0' } })).toBe(true)
  })

  test('Planner: sixteen cards in hand', () => {
    expect([meets('planner', { hand: first(15) }), meets('planner', { hand: first(16) })]).toEqual([
      false,
      true,
    ])
  })

  test('Tactician: five green and blue cards with requirements', () => {
    const four = ['fish', 'ants', 'algae', 'trees']
    expect(
      meets('tactician', { map: 'hellas', played: [...four, 'mine'], events: ['ice-cap-melting'] }),
    ).toBe(false)
    expect(meets('tactician', { map: 'hellas', played: [...four, 'grass'] })).toBe(true)
  })

  test('Polar Explorer: three tiles on the two bottom rows', () => {
    const tiles = { H1: 'greenery 0', I1: 'city 0', G1: 'greenery 0', I5: 'greenery 1' }
    expect(meets('polar-explorer', { map: 'hellas', tiles })).toBe(false)
    expect(meets('polar-explorer', { map: 'hellas', tiles: { ...tiles, H6: 'city 0' } })).toBe(true)
  })

  test('Energizer: 6 energy production', () => {
    expect(meets('energizer', { map: 'hellas', production: { energy: 5 } })).toBe(false)
    expect(meets('energizer', { map: 'hellas', production: { energy: 6 } })).toBe(true)
  })

  test('Specialist: 10 of one production', () => {
    expect(meets('specialist', { map: 'elysium', production: { heat: 9 } })).toBe(false)
    expect(meets('specialist', { map: 'elysium', production: { mc: 10 } })).toBe(true)
  })

  test('Tycoon: fifteen green and blue cards', () => {
    expect(meets('tycoon', { map: 'elysium', played: first(14), events: ['comet'] })).toBe(false)
    expect(meets('tycoon', { map: 'elysium', played: first(15) })).toBe(true)
  })

  test('Scientist counts science tags, Miner steel and titanium', () => {
    expect(standing('scientist', { played: ['research'], corporation: 'inventrix' })).toEqual([3, 0])
    expect(standing('miner', { stock: { steel: 3, titanium: 2 } })).toEqual([5, 0])
  })

  test('Cultivator counts greeneries, Magnate green cards', () => {
    expect(standing('cultivator', { map: 'hellas', tiles: { C5: 'greenery 0', D5: 'city 0' } })).toEqual([
      1, 0,
    ])
    expect(standing('magnate', { map: 'hellas', played: ['mine', 'fish', 'algae'] })).toEqual([2, 0])
  })

  test('Desert Settler counts tiles below the middle row, Estate Dealer tiles beside oceans', () => {
    const tiles = { F1: 'city 0', E1: 'greenery 0', I5: 'greenery 0', C4: 'city 0', C5: 'ocean', B4: 'ocean' }
    expect(standing('desert-settler', { map: 'elysium', tiles })).toEqual([2, 0])
    expect(standing('estate-dealer', { map: 'elysium', tiles })).toEqual([1, 0])
  })

  test('Benefactor counts the rating', () => {
    expect(standing('benefactor', { map: 'elysium', rating: 33 })).toEqual([33, 20])
  })
})
