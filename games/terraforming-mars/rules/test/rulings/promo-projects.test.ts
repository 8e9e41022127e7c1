import { describe, expect, test } from 'vitest'
import { projects } from '../../src/cards/decks.js'
import { WILD } from '../../src/names.js'
import {
  amount,
  at,
  from,
  keep,
  onto,
  option,
  play,
  playing,
  points,
  refusal,
  scene,
  use,
  using,
} from '../scene.js'

/* What the FAQ says about the promotional projects. */

describe('faq: Why are my Dice Tower promo cards also included in the Colonies expansion?', () => {
  test('the three cards are there once, as Colonies has them', () => {
    const names = Object.values(projects).flatMap((set) => set.map((card) => card.name))
    for (const name of ['Jovian Lanterns', 'Atmo Collectors', 'Lunar Exports']) {
      expect(names.filter((n) => n === name)).toHaveLength(1)
      expect(projects.promo.map((card) => card.name)).not.toContain(name)
    }
  })
})

describe('faq: Bactoviral Research X35 (PRO)', () => {
  test('without a card for microbes it can be played and they are lost', () => {
    expect(playing('bactoviral-research', { played: ['fish'] })).toEqual({ mc: -10, cards: 1 })
  })

  test('only a card that holds microbes takes them', () => {
    expect(playing('bactoviral-research', { played: ['fish', 'ants'] })).toEqual({
      mc: -10,
      cards: 1,
      on: { ants: 1 },
    })
  })
})

describe('faq: Cutting Edge Technology X17 (B/PRO)', () => {
  test('any requirement will do: parameters, tags, tiles', () => {
    const told = {
      played: ['cutting-edge-technology', 'research'],
      tiles: { C4: 'city 0', G4: 'city 1' },
      oceans: 2,
    }
    expect(playing('snow-algae', told)).toMatchObject({ mc: -10 })
    expect(playing('mercurian-alloys', told)).toMatchObject({ mc: -1 })
    expect(playing('rad-suits', told)).toMatchObject({ mc: -4 })
    expect(playing('jovian-embassy', told)).toMatchObject({ mc: -14 })
  })
})

describe('faq: Deimos Down X32 (B/PRO)', () => {
  test('its tile is no city, may not lie beside one, Capital included, but a city may come beside it', () => {
    const tiles = { C5: 'capital 1' }
    expect(refusal('deimos-down-promo', { tiles }, at('C4'))).toBeTruthy()
    const table = scene({ tiles: { C4: 'deimos-down 1' } })
    expect(table.s.cities).toBe(0)
    expect(table.refusesAfter(0, { act: 'project', project: 'city' }, at('C5'))).toBeUndefined()
  })
})

describe('faq: Diversity Support X23 B/PRO', () => {
  const stock = { mc: 1, steel: 1, titanium: 1, plants: 1, energy: 1, heat: 1 }

  test('the last MC pays for it and counts', () => {
    const resources = { 'security-fleet': 1, 'search-for-life': 1, 'asteroid-rights': 1 }
    expect(playing('diversity-support', { stock, resources })).toEqual({ mc: -1, rating: 1 })
  })

  test('cubes on Self-replicating Robots have no kind', () => {
    const table = scene({
      stock,
      resources: { ants: 1, fish: 1 },
      played: ['self-replicating-robots'],
      hand: ['mine', 'diversity-support'],
    })
    table.does(0, use('self-replicating-robots'))
    expect(table.refuses(0, play('diversity-support'))).toContain('9 kinds')
  })
})

describe('faq: Energy Market X03 (T/PRO)', () => {
  test('at least 1 energy is bought', () => {
    const table = scene({ played: ['energy-market'] })
    expect(table.refusesAfter(0, use('energy-market'), amount(0))).toBeTruthy()
  })
})

describe('faq: Hi-Tech Lab X04 (T/PRO)', () => {
  test('at least 1 energy is spent', () => {
    expect(scene({ played: ['hi-tech-lab'] }).refuses(0, use('hi-tech-lab'))).toBeTruthy()
    const table = scene({ played: ['hi-tech-lab'], stock: { energy: 2 } })
    expect(table.refusesAfter(0, use('hi-tech-lab'), amount(0))).toBeTruthy()
  })
})

describe('faq: Interplanetary Trade X05 (T/PRO)', () => {
  const withWild = (played: readonly string[]) => {
    const table = scene({ played, hand: ['interplanetary-trade'] })
    table.s.players[0].tags[WILD] = 1
    return table.change(() => table.does(0, play('interplanetary-trade')))
  }

  test('a kind counts once, however many tags of it there are, and wild tags stand for kinds that are missing', () => {
    expect(playing('interplanetary-trade', { played: ['research', 'gene-repair'] })).toMatchObject({
      production: { mc: 2 },
    })
    expect(withWild([])).toMatchObject({ production: { mc: 2 } })
  })

  test('a wild tag can not stand for more kinds than there are', () => {
    const all = ['lunar-beam', 'research-outpost', 'colonizer-training-camp', 'trees', 'ants', 'fish']
    expect(withWild(all)).toMatchObject({ production: { mc: 10 } })
  })
})

describe('faq: Law Suit X06 (T/PRO)', () => {
  const robbed = (rest: object = {}) => {
    const table = scene({
      hand: ['law-suit'],
      stock: { mc: 10, steel: 1 },
      rival: { hand: ['hired-raiders'], stock: { mc: 10 } },
      first: 1,
      ...rest,
    })
    table.does(1, play('hired-raiders'), option(0), from(0))
    table.endTurn()
    return table
  }

  test('events are triggered for whoever plays it, never for its target', () => {
    const mine = robbed({ played: ['media-group'] })
    expect(mine.change(() => mine.does(0, play('law-suit')))).toMatchObject({ mc: -2 + 3 + 3 })
    const theirs = robbed({ rival: { hand: ['hired-raiders'], played: ['media-group'], stock: { mc: 10 } } })
    expect(theirs.change(() => theirs.does(0, play('law-suit')))).toMatchObject({ rival: { mc: -3 } })
  })

  test('it counts as an event of its target, with its point', () => {
    const table = robbed({ map: 'elysium' })
    table.does(0, play('law-suit'))
    expect(table.standing('legend')).toEqual([0, 2])
    const lines = table.finish().lines.filter((line) => line.why === 'card:law-suit')
    expect(lines.map((line) => [line.seat, line.points])).toEqual([[1, -1]])
  })

  test('it is of no use alone, or without harm in this generation', () => {
    expect(refusal('law-suit', { seats: 1 })).toContain('nobody')
    const table = robbed()
    table.everybodyPasses()
    table.researchNothing()
    table.passUntil(0)
    expect(table.refuses(0, play('law-suit'))).toContain('nobody')
  })

  test('stealing through it is an attack in its turn', () => {
    const table = robbed({ rival: { hand: ['hired-raiders', 'law-suit'], stock: { mc: 10 } } })
    table.does(0, play('law-suit'))
    expect(table.s.promos?.harmed[1]).toBe(1)
  })
})

describe('faq: Meat Industries X30 B/PRO', () => {
  test('an animal without a card pays nothing', () => {
    expect(playing('imported-hydrogen', { played: ['meat-industry'] }, at('A5'))).toMatchObject({ mc: -16 })
  })

  test('Predators that eat an animal of their own gain one all the same', () => {
    const told = { played: ['meat-industry'], resources: { predators: 1 } }
    expect(using('predators', told)).toEqual({ mc: 2 })
  })
})

describe('faq: Meltworks X21 (B/PRO)', () => {
  test('floaters of Stormcraft are heat for it, and what is too much is lost', () => {
    const told = { corporation: 'stormcraft-incorporated', resources: { 'stormcraft-incorporated': 3 } }
    const table = scene({ ...told, played: ['meltworks'] })
    expect(table.change(() => table.does(0, use('meltworks')))).toEqual({
      steel: 3,
      on: { 'stormcraft-incorporated': -3 },
    })
  })
})

describe('faq: Mercurian Alloys X07 (T/PRO)', () => {
  test('it adds up with Advanced Alloys and PhoboLog', () => {
    const told = {
      corporation: 'phobolog',
      played: ['mercurian-alloys', 'advanced-alloys'],
      stock: { mc: 0, titanium: 5 },
    }
    expect(playing('asteroid-mining', told)).toMatchObject({ titanium: -5 })
  })
})

describe('faq: Project Inspection X02 (T/PRO)', () => {
  test('only a card of your own, the corporation included', () => {
    const table = scene({
      corporation: 'tycho-magnetics',
      hand: ['project-inspection'],
      stock: { mc: 0, energy: 2 },
      deck: ['fish', 'ants'],
      rival: { played: ['restricted-area'] },
    })
    table.does(0, use('tycho-magnetics'), amount(1), keep('fish'))
    table.does(0, play('project-inspection'), amount(1), keep('ants'))
    expect(table.hand(0)).toEqual(['ants', 'fish'])
  })

  test('an action that was not used, or can not be paid again, is no help', () => {
    const table = scene({
      played: ['restricted-area', 'meltworks'],
      hand: ['project-inspection'],
      stock: { mc: 2 },
    })
    table.does(0, use('restricted-area'))
    expect(table.refuses(0, play('project-inspection'))).toContain('no action')
  })
})

describe('faq: Rego Plastics X10 (T/PRO)', () => {
  test('it adds up with Advanced Alloys', () => {
    const told = {
      played: ['rego-plastics', 'advanced-alloys'],
      stock: { mc: 0, steel: 6 },
      production: { energy: 1 },
    }
    expect(playing('domed-crater', told, at('C4'))).toMatchObject({ steel: -6 })
  })
})

describe('faq: Saturn Surfing X11 (T/PRO)', () => {
  test('the floater that is spent counts and goes; no more than 5 MC', () => {
    expect(using('saturn-surfing', { resources: { 'saturn-surfing': 1 } })).toEqual({
      mc: 1,
      on: { 'saturn-surfing': -1 },
    })
    expect(using('saturn-surfing', { resources: { 'saturn-surfing': 9 } })).toMatchObject({ mc: 5 })
  })
})

describe('faq: Self-Replicating Robots 210 (PRO)', () => {
  const robots = (hand: readonly string[], rest: object = {}) =>
    scene({ played: ['self-replicating-robots'], hand, ...rest })
  const PARK = use('self-replicating-robots')
  const DOUBLE = use('self-replicating-robots:2')
  const nextGeneration = (table: ReturnType<typeof scene>) => {
    table.everybodyPasses()
    table.researchNothing()
    table.passUntil(0)
  }

  test('its action is used once in a generation: a new card, or one card’s cubes doubled', () => {
    const table = robots(['soletta', 'mine'], { first: 1 })
    table.passUntil(0)
    table.does(0, PARK, onto('soletta'))
    expect(table.refuses(0, DOUBLE)).toContain('used')
    nextGeneration(table)
    table.does(0, PARK)
    nextGeneration(table)
    table.does(0, DOUBLE, onto('soletta'))
    expect(table.s.promos?.parked[0]).toEqual(['soletta', 'mine'])
    expect(table.s.promos?.parkedCubes[0]).toEqual([4, 2])
  })

  test('only space and building cards, shown to all', () => {
    expect(robots(['trees', 'fish']).refuses(0, PARK)).toContain('space or building')
    expect(robots(['mine']).does(0, PARK)).toContainEqual({ what: 'parks', seat: 0, card: 'mine', cubes: 2 })
  })

  test('cards on it are not in hand and not in play: no Planner, no patents, no awards', () => {
    const table = robots(['mine'], { map: 'hellas' })
    table.does(0, PARK)
    expect(table.hand(0)).toEqual([])
    expect(table.refuses(0, { act: 'project', project: 'sell-patents' })).toBeTruthy()
    expect(table.standing('excentric')).toEqual([0, 0])
    expect(table.has(0, 'mine')).toBe(false)
  })

  test('requirements are looked at when the card is played, not before', () => {
    const table = robots(['nuclear-power', 'great-dam'])
    table.does(0, PARK, onto('great-dam'))
    expect(table.refuses(0, play('great-dam'))).toContain('oceans')
  })

  test('cubes make it cheaper, never below nothing, and are gone with it', () => {
    const table = robots(['mine'])
    table.does(0, PARK)
    if (table.s.promos) table.s.promos.parkedCubes[0][0] = 8
    expect(table.change(() => table.does(0, play('mine')))).toEqual({ production: { steel: 1 } })
    expect(table.s.promos?.parked[0]).toEqual([])
    expect(table.has(0, 'mine')).toBe(true)
  })

  test("CEO's Favorite Project adds a cube to a card on it", () => {
    const table = robots(['mine', 'ceos-favorite-project'])
    table.does(0, PARK)
    table.does(0, play('ceos-favorite-project'))
    expect(table.s.promos?.parkedCubes[0]).toEqual([3])
  })

  test('Corroder Suits add a cube to a Venus card on it', () => {
    const table = robots(['giant-solar-shade', 'mine', 'corroder-suits'])
    table.does(0, PARK, onto('giant-solar-shade'))
    table.does(0, play('corroder-suits'))
    expect(table.s.promos?.parkedCubes[0]).toEqual([3])
  })

  test('Project Inspection uses it again, on the card just laid there too', () => {
    const table = robots(['mine', 'project-inspection'])
    table.does(0, PARK)
    table.does(0, play('project-inspection'))
    expect(table.s.promos?.parkedCubes[0]).toEqual([4])
  })
})

describe('faq: Stanford Torus X12 T/PRO', () => {
  test('a city, but not on Mars, beside nothing; it counts for Landlord and Immigration Shuttles', () => {
    const table = scene({
      hand: ['stanford-torus'],
      rival: { corporation: 'philares', played: [] },
      tiles: { G4: 'city 1' },
    })
    table.does(0, play('stanford-torus'))
    expect(table.standing('landlord')).toEqual([1, 1])
    expect([table.s.cities, table.s.citiesOnMars]).toEqual([2, 1])
    expect(
      points('immigration-shuttles', { tiles: { C4: 'city 0', G4: 'city 1', Ganymede: 'city 1' } }),
    ).toBe(1)
  })
})

describe('faq: Topsoil Contract X25 B/PRO', () => {
  test('a microbe without a card pays nothing', () => {
    expect(playing('imported-nutrients', { played: ['topsoil-contract'] })).toEqual({ mc: -14, plants: 4 })
  })

  test('Ants that eat a microbe of their own gain one all the same', () => {
    expect(using('ants', { played: ['topsoil-contract'], resources: { ants: 1 } })).toEqual({ mc: 1 })
  })

  test('Decomposers in play gain a microbe with its tag, and that pays at once', () => {
    expect(playing('topsoil-contract', { played: ['decomposers'] })).toEqual({
      mc: -8 + 1,
      plants: 3,
      on: { decomposers: 1 },
    })
  })
})
