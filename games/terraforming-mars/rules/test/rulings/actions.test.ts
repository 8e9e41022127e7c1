import { describe, expect, test } from 'vitest'
import {
  at,
  besideEverything,
  CONVERT_HEAT,
  CONVERT_PLANTS,
  END,
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

/* The FAQ's questions about cards and actions, first half. */

describe('faq: What are card requirements and how do they work?', () => {
  test('a number alone is a minimum, a maximum is marked as one', () => {
    expect(refusal('water-splitting-plant', { oceans: 1 })).toBe('requires 2 oceans or more, now 1')
    expect(refusal('water-splitting-plant', { oceans: 3 })).toBeUndefined()
    expect(refusal('colonizer-training-camp', { oxygen: 5 })).toBeUndefined()
    expect(refusal('colonizer-training-camp', { oxygen: 6 })).toBeTruthy()
  })

  test('once a card is played, its requirements no longer matter', () => {
    expect(using('search-for-life', { oxygen: 14, deck: ['ants'] })).toMatchObject({ mc: -1 })
  })

  test('tags in hand and on played events do not help', () => {
    const told = {
      hand: ['research', 'gene-repair'],
      events: ['invention-contest'],
      played: ['physics-complex'],
    }
    expect(refusal('tectonic-stress-power', told)).toBeTruthy()
    expect(refusal('tectonic-stress-power', { played: ['physics-complex', 'gene-repair'] })).toBeUndefined()
  })

  test('a tile that is required must be one’s own', () => {
    expect(refusal('ecological-zone', { tiles: { C4: 'greenery 1' } })).toBeTruthy()
    expect(refusal('ecological-zone', { tiles: { C4: 'greenery 0' } })).toBeUndefined()
  })

  test('a production that is required must be at least 1', () => {
    const rival = { production: { titanium: 2 } }
    expect(refusal('asteroid-mining-consortium', { rival })).toBeTruthy()
    expect(refusal('asteroid-mining-consortium', { rival, production: { titanium: 1 } })).toBeUndefined()
  })
})

describe('faq: If a card requires me to lower production of “X” resource by one, can I play it if I have zero production of that resource?', () => {
  test('no: a reduction is mandatory', () => {
    expect(refusal('food-factory')).toBeTruthy()
    expect(refusal('food-factory', { production: { plants: 1 } })).toBeUndefined()
  })

  test('with a red border any player’s will do, but somebody must have it', () => {
    expect(refusal('heat-trappers', { rival: { production: { heat: 1 } } })).toBeTruthy()
    expect(refusal('heat-trappers', { production: { heat: 2 } })).toBeUndefined()
  })

  test('MC production goes down to −5 and no further', () => {
    expect(refusal('nuclear-power', { production: { mc: -3 } })).toBeUndefined()
    expect(refusal('nuclear-power', { production: { mc: -4 } })).toBeTruthy()
    expect(
      refusal('hackers', { production: { energy: 1, mc: -4 }, rival: { production: { mc: -4 } } }),
    ).toBeUndefined()
  })

  test('alone, the production of the neutral opponent is reduced', () => {
    expect(playing('biomass-combustors', { seats: 1, oxygen: 6 })).toEqual({
      mc: -4,
      production: { energy: 2 },
    })
  })
})

describe('faq: What are tags?', () => {
  test('a discount counts for each tag', () => {
    expect(playing('mining-expedition', { played: ['space-station'] })).toMatchObject({ mc: -12 })
    expect(playing('research', { played: ['mass-converter', 'earth-office'] })).toMatchObject({ mc: -11 })
    expect(playing('vesta-shipyard', { played: ['space-station', 'shuttles'] })).toMatchObject({ mc: -11 })
  })

  test('using an action is not playing a tag', () => {
    const told = { played: ['decomposers', 'tardigrades'] }
    expect(using('tardigrades', told)).toEqual({ on: { tardigrades: 1 } })
  })

  test('the tags of a played event no longer count', () => {
    expect(playing('satellites', { events: ['asteroid', 'comet'] })).toMatchObject({ production: { mc: 1 } })
  })
})

describe('faq: What tags can trigger effects?', () => {
  test('those of green cards, blue cards and events, and a card’s own', () => {
    const played = ['olympus-conference']
    expect(playing('trans-neptune-probe', { played })).toMatchObject({ on: { 'olympus-conference': 1 } })
    expect(playing('technology-demonstration', { played })).toMatchObject({ on: { 'olympus-conference': 1 } })
    expect(playing('inventors-guild', { played })).toMatchObject({ on: { 'olympus-conference': 1 } })
    expect(playing('olympus-conference')).toMatchObject({ on: { 'olympus-conference': 1 } })
  })
})

describe('faq: Do tags on event cards have any effects?', () => {
  test('while the event is played: discounts, triggers, titanium', () => {
    expect(
      playing('comet', { played: ['space-station'], stock: { mc: 10, titanium: 3 } }, at('A5')),
    ).toMatchObject({
      mc: -10,
      titanium: -3,
    })
    expect(playing('technology-demonstration', { played: ['olympus-conference'] })).toMatchObject({
      on: { 'olympus-conference': 1 },
    })
  })

  test('afterwards they count for nothing, but the event counts as one', () => {
    expect(
      refusal('interstellar-colony-ship', {
        played: ['research', 'gene-repair', 'physics-complex'],
        events: ['technology-demonstration'],
      }),
    ).toBeTruthy()
    const table = scene({
      map: 'elysium',
      events: ['asteroid', 'comet', 'virus', 'sabotage', 'ice-asteroid'],
    })
    expect(table.change(() => table.claim(0, 'legend'))).toMatchObject({ mc: -8 })
  })
})

describe('faq: If a card requires X tags to be played, does the tag on the card itself count?', () => {
  test('no', () => {
    const three = ['research', 'gene-repair']
    expect(refusal('quantum-extractor', { played: three })).toBeTruthy()
    expect(refusal('quantum-extractor', { played: [...three, 'physics-complex'] })).toBeUndefined()
  })
})

describe('faq: When performing a draw to obtain cards with a specific tag for Prelude cards or corporation actions, are the cards visible to all players?', () => {
  test('yes: what is revealed is seen by all', () => {
    const table = scene({ played: ['search-for-life'], deck: ['ants'] })
    const told = table.does(0, use('search-for-life'))
    const shown = told.filter((event) => JSON.stringify(event).includes('ants'))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.every((event) => event.to === undefined)).toBe(true)
  })
})

describe('faq: How many actions can you perform per generation?', () => {
  test('as many as one likes, one or two a turn, until everybody has passed', () => {
    const table = scene({ stock: { mc: 200 }, generation: 3 })
    for (let turn = 0; turn < 3; turn++) {
      table.does(0, project('power-plant'), project('power-plant'))
      table.endTurn()
      expect(table.asked).toEqual([1])
      table.does(1, project('power-plant'), END)
    }
    expect(table.production(0)).toEqual({ energy: 6 })
    expect(table.s.generation).toBe(3)
  })
})

describe('faq: What are Standard Projects?', () => {
  test('everybody may do each as often as it is paid, the same twice in a turn', () => {
    const table = scene({})
    expect(table.change(() => table.does(0, project('asteroid'), project('asteroid')))).toEqual({
      mc: -28,
      temperature: 4,
      rating: 2,
    })
  })

  test('a city needs a legal area, an aquifer does not need an ocean', () => {
    const full = scene({ tiles: besideEverything('city 1') })
    expect(full.refuses(0, project('city'))).toBeTruthy()
    const oceans = scene({ oceans: 9 })
    expect(oceans.change(() => oceans.does(0, project('aquifer')))).toEqual({ mc: -18 })
    const hot = scene({ temperature: 8 })
    expect(hot.change(() => hot.does(0, project('asteroid')))).toEqual({ mc: -14 })
  })

  test('any number of patents is sold in one action', () => {
    const table = scene({ hand: ['fish', 'ants', 'moss'], stock: { mc: 0 } })
    expect(table.change(() => table.sellPatents(0, 'fish', 'ants'))).toEqual({
      mc: 2,
      cards: -2,
      discards: ['ants', 'fish'],
    })
    expect(table.asked).toEqual([0])
  })

  test('the city gives MC production', () => {
    const table = scene({})
    expect(table.change(() => table.does(0, project('city'), at('C4')))).toEqual({
      mc: -25,
      production: { mc: 1 },
      tiles: { C4: 'city 0' },
    })
  })
})

describe('faq: What are resources?', () => {
  test('a card holds resources only if it says so', () => {
    const table = scene({ played: ['symbiotic-fungus', 'ants', 'tardigrades'] })
    expect(table.refusesAfter(0, use('symbiotic-fungus'), onto('symbiotic-fungus'))).toBeTruthy()
  })
})

describe('faq: When can my actions affect an opponent’s production/resources?', () => {
  test('removing is optional, may be partial, and hits one player and one card', () => {
    const told = { rival: { stock: { plants: 2 } }, others: [{ stock: { plants: 9 } }] }
    expect(playing('deimos-down', { ...told, temperature: -18 }, nobody)).not.toHaveProperty('rival')
    expect(playing('deimos-down', { ...told, temperature: -18 }, from(1))).toMatchObject({
      rival: { plants: -2 },
    })
  })

  test('resources without a red border stay one’s own', () => {
    const told = { played: ['fish'], rival: { played: ['birds'], resources: { birds: 1 } } }
    expect(playing('large-convoy', told, option(1), at('A5'))).toMatchObject({ on: { fish: 4 } })
  })

  test('as the cost of an action, removing is compulsory', () => {
    const table = scene({ played: ['ants'] })
    expect(table.refuses(0, use('ants'))).toBeTruthy()
  })

  test('production is reduced in full, from one player, perhaps oneself', () => {
    const told = { oxygen: 13, rival: { production: { plants: 1 } }, others: [{ production: { plants: 1 } }] }
    expect(refusal('birds', told)).toBeTruthy()
    expect(playing('birds', { ...told, production: { plants: 2 } })).toEqual({
      mc: -10,
      production: { plants: -2 },
    })
  })
})

describe('faq: How are steel/titanium resources used?', () => {
  test('steel pays for building cards, titanium for space cards, in any mix with MC', () => {
    expect(
      playing(
        'food-factory',
        { production: { plants: 1 }, stock: { mc: 20, steel: 3 } },
        paying({ steel: 3, mc: 6 }),
      ),
    ).toMatchObject({ mc: -6, steel: -3 })
    expect(
      playing('soletta', { stock: { mc: 40, titanium: 5 } }, paying({ titanium: 5, mc: 20 })),
    ).toMatchObject({ mc: -20, titanium: -5 })
  })

  test('a card with both tags takes both metals', () => {
    const stock = { mc: 0, steel: 6, titanium: 5 }
    expect(playing('space-elevator', { stock })).toMatchObject({
      steel: -6,
      titanium: -5,
    })
  })

  test('no metal for a card without its tag', () => {
    expect(refusal('sponsors', { stock: { mc: 5, steel: 9, titanium: 9 } })).toBeTruthy()
  })

  test('nothing is paid that could be taken back', () => {
    const told = { stock: { mc: 20, steel: 5 } }
    expect(refusal('mine', told, paying({ steel: 3 }))).toBeTruthy()
    expect(playing('mine', told, paying({ steel: 2 }))).toMatchObject({ steel: -2 })
    expect(playing('mine', told, paying({ steel: 1, mc: 2 }))).toMatchObject({ steel: -1, mc: -2 })
  })
})

describe('faq: How many times can you use a Blue Card action per generation?', () => {
  test('once, with one of its actions, and it is an action of its own', () => {
    const table = scene({ hand: ['regolith-eaters'] })
    expect(table.change(() => table.does(0, play('regolith-eaters')))).toEqual({ mc: -13, cards: -1 })
    table.does(0, use('regolith-eaters'))
    table.passTurn(1)
    expect(table.refuses(0, use('regolith-eaters'))).toBeTruthy()
    expect(table.refuses(0, use('regolith-eaters:2'))).toBeTruthy()
  })

  test('effects work as often as they are triggered', () => {
    const table = scene({ played: ['rover-construction'], stock: { mc: 100 } })
    expect(
      table.change(() => table.does(0, project('city'), at('C4'), project('city'), at('G4'))),
    ).toMatchObject({
      mc: -50 + 4,
    })
  })
})

describe('faq: How many times can you convert 8 plants to 1 greenery or 8 heat to 1 temperature per generation?', () => {
  test('as often as there are plants and heat, each an action', () => {
    const table = scene({ stock: { plants: 16, heat: 17 } })
    expect(table.change(() => table.does(0, CONVERT_HEAT, CONVERT_HEAT))).toEqual({
      heat: -16,
      temperature: 4,
      rating: 2,
    })
    table.passTurn(1)
    expect(table.change(() => table.does(0, CONVERT_PLANTS, at('C4'), CONVERT_PLANTS, at('C5')))).toEqual({
      plants: -16,
      oxygen: 2,
      rating: 2,
      tiles: { C4: 'greenery 0', C5: 'greenery 0' },
    })
  })
})

describe('faq: Does this card, “X”, that gives me a greenery raise oxygen twice?', () => {
  test('no, once; and not at all when oxygen is at its maximum', () => {
    expect(playing('plantation', { played: ['research'] }, at('C4'))).toMatchObject({ oxygen: 1, rating: 1 })
    const change = playing('plantation', { played: ['research'], oxygen: 14 }, at('C4'))
    expect(change).toEqual({ mc: -15, tiles: { C4: 'greenery 0' } })
  })

  test('a greenery laid after the maximum still scores', () => {
    expect(points('tiles', { oxygen: 14, tiles: { C4: 'greenery 0', C5: 'city 0' } })).toBe(2)
  })
})
