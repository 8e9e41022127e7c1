import type { Answer } from '@perilune/engine'
import { globalEvents } from '@perilune/terraforming-mars'
import { globalEventText } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import {
  areaOf,
  type Change,
  first,
  type SceneTold,
  scene,
  solarPhase,
  type Table,
  type Told,
} from '../scene.js'

/*
 * Every global event. Seat 0 has influence as told, its rival none. The Scientists come to rule, whose bonus
 * no event changes.
 */

const COMMITTEES = [
  { delegates: { scientists: 'n' } },
  { delegates: { scientists: '0 n' } },
  { delegates: { scientists: '0 0' } },
  { chairman: 0, delegates: { scientists: '0 0' } },
] as const

/** Three of seat 0's. */
const COLONIES = { luna: { owners: [0, 0] }, callisto: { owners: [0] } } as const

const none: NonNullable<Told['production']> = { mc: 0 }

/**
 * Two tables at which nobody does anything, one with the event and one without; what the event makes
 * different.
 */
function resolved(name: string, influence: number, told: SceneTold = {}, ...said: readonly Answer[]): Change {
  const at = (current?: string): Table =>
    scene({
      production: none,
      ...told,
      rival: { production: none, ...told.rival },
      committee: { ...COMMITTEES[influence], ...told.committee, ...(current && { current }) },
    })
  const [without, with_] = [at(), at(name)]
  solarPhase(without)
  solarPhase(with_, ...said)
  return without.change(() => Object.assign(without.s, with_.s))
}

describe('gains', () => {
  test('Asteroid Mining: 1 titanium for each Jovian tag (at most 5) and each influence', () => {
    expect(resolved('Asteroid Mining', 2, { played: first(6, 'jovian') })).toEqual({ titanium: 7 })
    expect(resolved('Asteroid Mining', 0, { played: first(2, 'jovian') })).toEqual({ titanium: 2 })
  })

  test('Celebrity Leaders: 2 MC for each event played (at most 5) and each influence', () => {
    expect(resolved('Celebrity Leaders', 1, { events: ['asteroid', 'comet'] })).toEqual({ mc: 6 })
  })

  test('Diversity: 10 MC with 9 different tags, influence counted', () => {
    const tags = ['capital', 'ganymede-colony', 'sponsors', 'solar-power', 'trees', 'fish', 'tardigrades']
    expect(resolved('Diversity', 0, { played: tags })).toEqual({ mc: 10 })
    expect(resolved('Diversity', 0, { played: tags.slice(0, -1) })).toEqual({})
    expect(resolved('Diversity', 1, { played: tags.slice(0, -1) })).toEqual({ mc: 10 })
  })

  test('Generous Funding: 2 MC for each influence and each full 5 TR above 15, at most 5', () => {
    // The revision comes first: a TR of 31 counts as 30.
    expect(resolved('Generous Funding', 1, { rating: 31, rival: { rating: 61 } })).toEqual({
      mc: 2 * (3 + 1),
      rival: { mc: 10 },
    })
    expect(resolved('Generous Funding', 0, { rating: 20, rival: { rating: 20 } })).toEqual({})
  })

  test('Homeworld Support: 2 MC for each Earth tag (at most 5) and each influence', () => {
    expect(resolved('Homeworld Support', 1, { played: first(6, 'earth') })).toEqual({ mc: 12 })
  })

  test('Improved Energy Templates: a step of energy production for every 2 power tags and influence', () => {
    expect(resolved('Improved Energy Templates', 2, { played: first(7, 'power') })).toEqual({
      production: { energy: 4 },
    })
  })

  test('Interplanetary Trade: 2 MC for each space tag (at most 5) and each influence', () => {
    expect(resolved('Interplanetary Trade', 0, { played: first(3, 'space') })).toEqual({ mc: 6 })
  })

  test('Productivity: 1 steel for each step of steel production (at most 5) and each influence', () => {
    expect(resolved('Productivity', 3, { production: { steel: 6 } })).toEqual({ steel: 8 })
  })

  test('Scientific Community: 1 MC for each card in hand and each influence', () => {
    expect(resolved('Scientific Community', 2, { hand: first(7) })).toEqual({ mc: 9 })
  })

  test('Spin-Off Products: 2 MC for each science tag (at most 5) and each influence', () => {
    expect(resolved('Spin-Off Products', 2, { played: first(8, 'science') })).toEqual({ mc: 14 })
  })

  test('Strong Society: 2 MC for each city (at most 5) and each influence', () => {
    expect(resolved('Strong Society', 1, { tiles: { E9: 'city 0', A1: 'city 1' } })).toEqual({
      mc: 4,
      rival: { mc: 2 },
    })
  })

  test('Successful Organisms: 1 plant for each step of plant production (at most 5) and each influence', () => {
    expect(resolved('Successful Organisms', 1, { production: { plants: 2 } })).toEqual({ plants: 3 })
  })

  test('Venus Infrastructure: 2 MC for each Venus tag (at most 5) and each influence', () => {
    expect(resolved('Venus Infrastructure', 2)).toEqual({ mc: 4 })
  })

  test('Jovian Tax Rights: MC production for each colony (at most 5), titanium for each influence', () => {
    expect(resolved('Jovian Tax Rights', 2, { colonies: COLONIES })).toEqual({
      production: { mc: 3 },
      titanium: 2,
    })
  })
})

describe('losses', () => {
  test('Eco Sabotage: all plants above 3 and influence', () => {
    const told = { stock: { plants: 9 }, rival: { stock: { plants: 2 } } }
    expect(resolved('Eco Sabotage', 2, told)).toEqual({ plants: -4 })
  })

  test('Global Dust Storm: all heat, then 2 MC for each building tag (at most 5), less influence', () => {
    const told = { stock: { heat: 7, mc: 50 }, played: first(6, 'building') }
    expect(resolved('Global Dust Storm', 1, told)).toEqual({ heat: -7, mc: -8 })
  })

  test('Microgravity Health Problems: 3 MC for each colony (at most 5), less influence', () => {
    expect(resolved('Microgravity Health Problems', 0, { colonies: COLONIES })).toEqual({ mc: -9 })
    expect(resolved('Microgravity Health Problems', 1, { colonies: COLONIES })).toEqual({ mc: -6 })
  })

  test('Miners On Strike: 1 titanium for each Jovian tag (at most 5), less influence, as far as there is any', () => {
    const told = { played: first(4, 'jovian'), stock: { titanium: 9 } }
    expect(resolved('Miners On Strike', 1, told)).toEqual({ titanium: -3 })
    expect(resolved('Miners On Strike', 0, { ...told, stock: { titanium: 2 } })).toEqual({ titanium: -2 })
  })

  test('Mud Slides: 4 MC for each tile beside an ocean (at most 5), less influence', () => {
    const told = { tiles: { A2: 'ocean', A4: 'ocean', A3: 'city 0', A1: 'greenery 0', G1: 'greenery 0' } }
    expect(resolved('Mud Slides', 0, told)).toEqual({ mc: -8 })
    expect(resolved('Mud Slides', 1, told)).toEqual({ mc: -4 })
  })

  test('Pandemic: 3 MC for each building tag (at most 5), less influence', () => {
    expect(resolved('Pandemic', 2, { played: first(9, 'building') })).toEqual({ mc: -9 })
  })

  test('Red Influence: 3 MC for each full 5 TR above 10 (at most 5); MC production for each influence', () => {
    const told = { rating: 24, rival: { rating: 60 } }
    expect(resolved('Red Influence', 1, told)).toEqual({
      mc: -6,
      production: { mc: 1 },
      rival: { mc: -15 },
    })
  })

  test('Riots: 4 MC for each city (at most 5), less influence', () => {
    const told = { tiles: { E9: 'city 0', Ganymede: 'city 0', A1: 'city 1' } }
    expect(resolved('Riots', 1, told)).toEqual({ mc: -4, rival: { mc: -4 } })
  })

  test('Sabotage: steel and energy production down where there is any; 1 steel for each influence', () => {
    expect(resolved('Sabotage', 1, { production: { steel: 1 } })).toEqual({
      steel: 1,
      production: { steel: -1 },
    })
  })

  test('Solar Flare: 3 MC for each space tag (at most 5), less influence', () => {
    expect(resolved('Solar Flare', 0, { played: first(2, 'space') })).toEqual({ mc: -6 })
  })

  test('Solarnet Shutdown: 3 MC for each blue card (at most 5), less influence', () => {
    const told = { played: ['mars-university', 'media-group', 'viral-enhancers', 'earth-office', 'mine'] }
    expect(resolved('Solarnet Shutdown', 1, told)).toEqual({ mc: -9 })
  })

  test('War on Earth: 4 TR, each influence saves one', () => {
    expect(resolved('War on Earth', 1)).toEqual({ rating: -3, rival: { rating: -4 } })
  })

  test('a loss takes no more than there is', () => {
    expect(
      resolved('Pandemic', 0, { played: first(5, 'building'), stock: { mc: 0 }, rating: 4 }),
    ).toMatchObject({
      mc: -4,
    })
  })
})

describe('what somebody is asked for', () => {
  test('Aquifer Released by Public Council: an ocean without gains, then a plant and a steel for each influence', () => {
    const told = { tiles: { B1: 'ocean' } }
    expect(resolved('Aquifer Released by Public Council', 1, told, { area: areaOf('A2') })).toEqual({
      oceans: 1,
      plants: 1,
      steel: 1,
      tiles: { A2: 'ocean' },
    })
  })

  test('Aquifer Released by Public Council: with all oceans laid nothing is asked', () => {
    expect(resolved('Aquifer Released by Public Council', 1, { oceans: 9 })).toEqual({ plants: 1, steel: 1 })
  })

  test('Dry Deserts: an ocean goes, nobody loses TR; a resource of one’s choice for each influence', () => {
    const told = { tiles: { A2: 'ocean', A4: 'ocean' } }
    expect(
      resolved('Dry Deserts', 2, told, { area: areaOf('A2') }, { amounts: { titanium: 1, plants: 1 } }),
    ).toEqual({ oceans: -1, titanium: 1, plants: 1 })
  })

  test('Dry Deserts: with none or all nine oceans that part does nothing', () => {
    expect(resolved('Dry Deserts', 0, { oceans: 9 })).toEqual({})
    expect(resolved('Dry Deserts', 0)).toEqual({})
  })

  test('Paradigm Breakdown: two cards go, or what there is; 2 MC for each influence', () => {
    const told = { hand: ['mine', 'trees', 'algae'], rival: { hand: ['comet'] } }
    expect(resolved('Paradigm Breakdown', 1, told, { pick: ['algae', 'mine'] }, { pick: ['comet'] })).toEqual(
      {
        cards: -2,
        mc: 2,
        rival: { cards: -1 },
        discards: ['algae', 'mine', 'comet'],
      },
    )
  })

  test('Cloud Societies: a floater on every card that holds them, and one for each influence on one card', () => {
    const told = { resources: { 'titan-shuttles': 0, 'titan-floating-launch-pad': 2 } }
    expect(resolved('Cloud Societies', 2, told, { card: 'titan-shuttles' })).toEqual({
      on: { 'titan-shuttles': 3, 'titan-floating-launch-pad': 1 },
    })
    const one = { resources: { 'titan-shuttles': 4 } }
    expect(resolved('Cloud Societies', 1, one)).toEqual({ on: { 'titan-shuttles': 2 } })
  })

  test('Corrosive Rain: without floaters 10 MC are lost, as far as there are any; a card for each influence', () => {
    expect(resolved('Corrosive Rain', 1)).toEqual({ mc: -10, cards: 1, rival: { mc: -10 } })
  })

  test('Sponsored Projects: a resource more on every card that has any; a card for each influence', () => {
    const told = { resources: { birds: 2, tardigrades: 0 }, rival: { resources: { fish: 1 } } }
    expect(resolved('Sponsored Projects', 1, told)).toEqual({
      cards: 1,
      on: { birds: 1 },
      rival: { on: { fish: 1 } },
    })
  })
})

describe('the planet', () => {
  test('Snow Cover: 2 steps of temperature down; a card for each influence', () => {
    expect(resolved('Snow Cover', 1, { temperature: -10 })).toEqual({ temperature: -4, cards: 1 })
  })

  test('Snow Cover: not below −30', () => {
    expect(resolved('Snow Cover', 0, { temperature: -28 })).toEqual({ temperature: -2 })
  })

  test('Volcanic Eruptions: 2 steps up, no TR, no heat production but for influence', () => {
    expect(resolved('Volcanic Eruptions', 2, { temperature: -26 })).toEqual({
      temperature: 4,
      production: { heat: 2 },
    })
  })
})

describe('comparisons', () => {
  test('Election: the most influence, building tags and cities gain 2 TR, the second 1', () => {
    const told: SceneTold = {
      played: first(2, 'building'),
      rival: { played: first(6, 'building').slice(2, 3) },
      others: [{}],
      seats: 3,
    }
    expect(resolved('Election', 1, told)).toMatchObject({ rating: 2, rival: { rating: 1 } })
  })

  test('Election: two players have a second too', () => {
    expect(resolved('Election', 1)).toMatchObject({ rating: 2, rival: { rating: 1 } })
  })

  test('Revolution: the most Earth tags and influence lose 2 TR, the second 1', () => {
    const told = { rival: { played: first(1, 'earth') } }
    expect(resolved('Revolution', 2, told)).toEqual({ rating: -2, rival: { rating: -1 } })
  })
})

test('every global event has a text of its own', () => {
  const texts = globalEvents.map((e) => globalEventText(e.id))
  expect(new Set(texts).size).toBe(36)
  for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/)
  for (const text of texts) expect(text).not.toMatch(/undefined|object/)
})
