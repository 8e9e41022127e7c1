import { PRELUDES } from '@perilune/terraforming-mars'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import {
  at,
  award,
  beforePrelude,
  begin,
  chosen,
  everywhere,
  FIRST_ACTION,
  lowest,
  onTop,
  playing,
  points,
  preluding,
  refusal,
  scene,
  using,
} from '../scene.js'

/* The headings of the FAQ that speak of Prelude. */

describe('faq: If I do not have the MC required to pay for a Prelude, can I still play it?', () => {
  test('no: it leaves the game for 15 MC', () => {
    for (const [card, price] of [
      ['business-empire', 6],
      ['galilean-mining', 5],
      ['aquifer-turbines', 3],
    ] as const)
      expect(preluding(card, { stock: { mc: price - 1 } })).toEqual({ mc: 15 })
  })

  test('its own production does not pay for it, its own money would', () => {
    expect(preluding('business-empire', { stock: { mc: 5 }, production: { mc: 9 } })).toEqual({ mc: 15 })
    expect(preluding('loan', { stock: { mc: 0 } })).toEqual({ mc: 30, production: { mc: -2 } })
  })
})

describe('faq: Do Prelude cards count for the Tycoon Milestone or the Magnate Award?', () => {
  test('no: they are no green cards', () => {
    const told = { played: ['donation', 'loan', 'mine'], options: { prelude: true } }
    expect(scene({ ...told, map: 'elysium' }).standing('tycoon')[0]).toBe(1)
    expect(scene({ ...told, map: 'hellas' }).standing('magnate')[0]).toBe(1)
  })
})

describe('faq: Point Luna (P)', () => {
  test('its own Earth tag draws a card before the next player reveals a corporation', () => {
    const table = begin({ prelude: true, first: '1' }, { corporations: ['point-luna', 'credicor'] })
    table.starts(0, 'point-luna')
    table.starts(1)
    expect(table.hand(0)).toHaveLength(1)
    expect(table.asks()).toBe('choose-prelude')
  })

  test('preludes with an Earth tag draw too', () => {
    expect(preluding('allied-bank', { corporation: 'point-luna' })).toMatchObject({ cards: 1 })
  })
})

describe('faq: Robinson Industries (P)', () => {
  const told = { corporation: 'robinson-industries', played: ['robinson-industries'] }

  test('of several lowest productions any may be chosen, and no other', () => {
    const production = { mc: 2, steel: 1, titanium: 1, plants: 1 }
    const table = scene({ ...told, production })
    const other = table.refusesAfter(0, { act: 'use', card: 'robinson-industries', way: 0 }, lowest('steel'))
    expect(other).toBeTruthy()
    expect(using('robinson-industries', { ...told, production }, lowest('heat'))).toEqual({
      mc: -4,
      production: { heat: 1 },
    })
  })

  test('a negative MC production is the lowest', () => {
    expect(using('robinson-industries', { ...told, production: { mc: -2 } })).toEqual({
      mc: -4,
      production: { mc: 1 },
    })
  })
})

describe('faq: Valley Trust (P)', () => {
  const told = { corporation: 'valley-trust', firstActionDue: true, options: { prelude: true } }

  test('the prelude is the first action, and one more action may follow', () => {
    const table = scene(told)
    onTop(table, PRELUDES, ['donation', 'loan', 'supplier'])
    expect(table.refuses(0, { act: 'project', project: 'power-plant' })).toContain('first action')
    table.does(0, FIRST_ACTION, chosen('loan'))
    table.does(0, { act: 'project', project: 'power-plant' })
    expect(table.refuses(0, { act: 'project', project: 'power-plant' })).toContain('two actions')
  })

  test('it draws what nobody was dealt: rejected preludes stay out of the game', () => {
    const table = begin({ prelude: true, first: '1' }, { corporations: ['valley-trust', 'credicor'] })
    const rejected = [0, 1].flatMap((seat) => table.dealt(seat).preludes.slice(2))
    table.starts(0, 'valley-trust')
    table.startAll()
    for (const card of rejected) expect(table.s.places[PRELUDES]).not.toContain(card)
    const pile = table.s.places[PRELUDES].length
    terraformingMars.play(table.s, 0, FIRST_ACTION)
    expect(table.asks()).toBe('play-drawn-prelude')
    expect(table.lookedAt(0)).toHaveLength(3)
    expect(table.s.places[PRELUDES]).toHaveLength(pile - 3)
  })

  test('2 MC less for each science tag', () => {
    expect(playing('research', { corporation: 'valley-trust' })).toMatchObject({ mc: -7 })
  })
})

describe('faq: Vitor (P)', () => {
  const told = { corporation: 'vitor', firstActionDue: true } as const

  test('the free award is one of the three', () => {
    const table = scene({ ...told, awards: { banker: 1, miner: 1 } })
    table.does(0, FIRST_ACTION, award('thermalist'))
    expect(table.refuses(0, { act: 'fund', award: 'scientist' })).toContain('three awards')
  })

  test('with three funded there is no first action', () => {
    const table = scene({ ...told, awards: { banker: 1, miner: 1, thermalist: 1 } })
    expect(table.refuses(0, FIRST_ACTION)).toBeTruthy()
    expect(table.refuses(0, { act: 'project', project: 'power-plant' })).toBeUndefined()
  })

  test('points that depend on something count, negative ones do not', () => {
    const vitor = { corporation: 'vitor' }
    expect(playing('fish', { ...vitor, temperature: 2, production: { plants: 1 } })).toMatchObject({
      mc: -9 + 3,
    })
    expect(playing('bribed-committee', vitor)).toMatchObject({ mc: -7 })
    // It costs a point for each city.
    expect(playing('vermin', vitor)).toMatchObject({ mc: -8 })
  })

  test('its own icon gives 3 MC at once', () => {
    const table = begin({ prelude: true, first: '1' }, { corporations: ['vitor', 'credicor'] })
    table.starts(0, 'vitor')
    table.starts(1)
    expect(table.stock(0)).toEqual({ mc: 48 })
  })

  test('alone there is no award to fund', () => {
    const table = scene({ ...told, seats: 1 })
    expect(table.refuses(0, { act: 'project', project: 'power-plant' })).toBeUndefined()
  })
})

describe('faq: Lava Tube Settlement P37 (P)', () => {
  const energy = { production: { energy: 1 } }

  test('a volcanic area, even beside a city', () => {
    const told = { ...energy, tiles: { C2: 'city 1' } }
    expect(playing('lava-tube-settlement', told, at('C1'))).toMatchObject({ tiles: { C1: 'city 0' } })
    expect(refusal('lava-tube-settlement', energy, at('C4'))).toBeTruthy()
  })

  test('with every volcano covered it cannot be played', () => {
    expect(refusal('lava-tube-settlement', { ...energy, tiles: everywhere('greenery 1') })).toContain(
      'no area',
    )
  })

  test('on Hellas it follows the usual rule of cities', () => {
    const told = { ...energy, map: 'hellas', tiles: { D4: 'city 1' } } as const
    expect(refusal('lava-tube-settlement', told, at('D5'))).toBeTruthy()
    expect(playing('lava-tube-settlement', told, at('F4'))).toMatchObject({ tiles: { F4: 'city 0' } })
  })
})

describe('faq: Psychrophiles P39 (P)', () => {
  const told = { stock: { mc: 0 }, resources: { psychrophiles: 9 }, oxygen: 9, temperature: 8, oceans: 9 }

  test('any card with a plant tag may be paid with its microbes, and no other', () => {
    expect(refusal('bushes', told)).toBeUndefined()
    expect(refusal('mine', told)).toContain('costs 4 MC')
  })

  test('spending them is part of the payment and no action of its own', () => {
    const table = scene({ ...told, hand: ['bushes'] })
    table.does(0, { act: 'play', card: 'bushes' })
    expect(table.on(0, 'psychrophiles')).toBe(9 - 5)
    expect(table.refuses(0, { act: 'use', card: 'psychrophiles', way: 0 })).toBeUndefined()
  })
})

describe('faq: Research Coordination P40 (P)', () => {
  const played = ['research-coordination']

  test('its wild tag triggers nothing and earns no discount when it is played', () => {
    expect(playing('research-coordination', { corporation: 'teractor', played: ['earth-office'] })).toEqual({
      mc: -4,
    })
  })

  test('then it is one tag of a requirement, of a milestone and of what a card counts', () => {
    expect(refusal('space-hotels', { played: [...played, 'sponsors'] })).toBeUndefined()
    expect(refusal('space-hotels', { played })).toContain('2 Earth tags')
    expect(playing('satellites', { played })).toMatchObject({ production: { mc: 2 } })
  })

  test('it is none for others, for awards and at the end', () => {
    expect(playing('toll-station', { rival: { played } })).toEqual({ mc: -12 })
    expect(scene({ played }).standing('scientist')[0]).toBe(0)
    expect(points('ganymede-colony', { played })).toBe(1)
  })
})

describe('faq: Research Network', () => {
  test('as with Research Coordination: a tag of any kind once it is in play', () => {
    const played = ['research-network']
    expect(refusal('space-hotels', { played: [...played, 'sponsors'] })).toBeUndefined()
    expect(playing('satellites', { played })).toMatchObject({ production: { mc: 2 } })
    expect(preluding('research-network', { corporation: 'point-luna' })).toEqual({
      cards: 3,
      production: { mc: 1 },
    })
  })

  test('Robotic Workforce copies its production as if it were a building', () => {
    expect(playing('robotic-workforce', { played: ['research-network'] })).toMatchObject({
      production: { mc: 1 },
    })
  })
})

describe('faq: Acquired Space Agency', () => {
  test('all see the cards that are turned up, those that are kept too', () => {
    const table = beforePrelude('acquired-space-agency', { deck: ['moss', 'comet', 'asteroid'] })
    const events = table.does(0, { card: 'acquired-space-agency' })
    const found = events.find((e) => e.what === 'finds')
    expect(found).toMatchObject({ cards: ['comet', 'asteroid'], discarded: ['moss'] })
    expect(found?.to).toBeUndefined()
    const known = table.s.knows[1]?.filter((c) => c.cards.includes('comet'))
    expect(known).toEqual([expect.objectContaining({ cards: ['asteroid', 'comet'] })])
  })

  test('a deck that runs out is made anew, and then there may be fewer', () => {
    const table = beforePrelude('acquired-space-agency', {
      deck: ['moss'],
      onlyDeck: true,
      discards: ['comet', 'ants'],
    })
    table.does(0, { card: 'acquired-space-agency' })
    expect(table.hand(0)).toEqual(['comet'])
    expect(table.discarded.toSorted()).toEqual(['ants', 'moss'])
  })
})

describe('faq: Ecology Experts', () => {
  const experts = (hand: readonly string[], told: object = {}) =>
    preluding('ecology-experts', { hand, ...told }, chosen(hand[0]))

  test('only requirements on global parameters are set aside', () => {
    expect(experts(['fish'], { production: { plants: 1 } })).toMatchObject({ mc: -9 })
    const table = beforePrelude('ecology-experts', { hand: ['space-hotels', 'mine'] })
    expect(table.refusesAfter(0, { card: 'ecology-experts' }, chosen('space-hotels'))).toContain('Earth')
  })

  test('the card is paid for', () => {
    expect(experts(['mine'])).toMatchObject({ mc: -4 })
    expect(preluding('ecology-experts', { hand: ['mine'], stock: { mc: 3 } })).toEqual({ mc: 15 })
  })

  test('what the card takes must be there; the production of the prelude may be it', () => {
    expect(experts(['birds'], { rival: { production: { plants: 2 } } })).toMatchObject({ mc: -10 })
    const alone = { seats: 2, rival: { production: {} }, production: {} }
    expect(preluding('ecology-experts', { hand: ['fish'], ...alone }, chosen('fish'))).toEqual({
      mc: -9,
      cards: -1,
    })
  })

  test('its tags are heard by the card that is played through it', () => {
    expect(experts(['decomposers'])).toMatchObject({ on: { decomposers: 1 + 2 } })
    expect(experts(['viral-enhancers'])).toMatchObject({ plants: 1 + 2 })
    const zone = { tiles: { C4: 'greenery 0' } }
    expect(
      preluding(
        'ecology-experts',
        { hand: ['ecological-zone'], ...zone },
        chosen('ecological-zone'),
        at('C5'),
      ),
    ).toMatchObject({ on: { 'ecological-zone': 2 + 1 } })
  })

  test('who can play no card shows the hand', () => {
    const table = beforePrelude('ecology-experts', { hand: ['mine'], stock: { mc: 0 } })
    const events = table.does(0, { card: 'ecology-experts' })
    expect(events.map((e) => e.what)).toEqual(['fizzles', 'shows-hand', 'gains'])
    expect(table.s.knows[1]?.some((c) => c.cards.length === 1 && c.cards[0] === 'mine')).toBe(true)
  })
})

describe('faq: Excentric Sponsor', () => {
  test('nothing comes back for a card that costs less than 25 MC', () => {
    expect(preluding('eccentric-sponsor', { hand: ['mine'] }, chosen('mine'))).toEqual({
      cards: -1,
      production: { steel: 1 },
    })
  })

  test('all requirements hold', () => {
    expect(preluding('eccentric-sponsor', { hand: ['kelp-farming'] })).toEqual({ mc: 15 })
  })

  test('it is another card than that of Ecology Experts', () => {
    const table = beforePrelude('eccentric-sponsor', { hand: ['kelp-farming', 'mine'] })
    table.does(0, { card: 'eccentric-sponsor' }, chosen('mine'))
    const p = table.s.players[0]
    expect([p.nextDiscount, p.nextSlack]).toEqual([0, 0])
  })

  test('effects of the corporation see the card', () => {
    const told = { hand: ['asteroid'], corporation: 'interplanetary-cinematics' }
    expect(preluding('eccentric-sponsor', told, chosen('asteroid'))).toMatchObject({ mc: 2 })
  })
})

describe('faq: Experimental Forest', () => {
  test('the greenery follows the usual rule', () => {
    const table = beforePrelude('experimental-forest', { tiles: { C4: 'city 0' }, deck: ['moss', 'lichen'] })
    expect(table.refusesAfter(0, { card: 'experimental-forest' }, at('G4'))).toBeTruthy()
    expect(table.refusesAfter(0, { card: 'experimental-forest' }, at('C5'))).toBeUndefined()
  })

  test('the search is public', () => {
    const table = beforePrelude('experimental-forest', { deck: ['mine', 'moss', 'lichen'] })
    const events = table.does(0, { card: 'experimental-forest' }, at('C5'))
    expect(events.find((e) => e.what === 'finds')).toMatchObject({
      cards: ['moss', 'lichen'],
      discarded: ['mine'],
    })
  })
})

describe('faq: Early Settlement', () => {
  test('not beside a city, not on the area of Noctis City', () => {
    const table = beforePrelude('early-settlement', { tiles: { C4: 'city 1' } })
    expect(table.refusesAfter(0, { card: 'early-settlement' }, at('C5'))).toBeTruthy()
    expect(table.refusesAfter(0, { card: 'early-settlement' }, at('E3'))).toBeTruthy()
    expect(table.refusesAfter(0, { card: 'early-settlement' }, at('G4'))).toBeUndefined()
  })

  test('Tharsis Republic gains from it', () => {
    const told = { rival: { corporation: 'tharsis-republic' } }
    expect(preluding('early-settlement', told, at('C4'))).toMatchObject({ rival: { production: { mc: 1 } } })
  })
})

describe('faq: Self-sufficient Settlement', () => {
  test('not beside a city, not on the area of Noctis City; Tharsis Republic gains from it', () => {
    const table = beforePrelude('self-sufficient-settlement', { tiles: { C4: 'city 1' } })
    expect(table.refusesAfter(0, { card: 'self-sufficient-settlement' }, at('C5'))).toBeTruthy()
    expect(table.refusesAfter(0, { card: 'self-sufficient-settlement' }, at('E3'))).toBeTruthy()
    const told = { corporation: 'tharsis-republic' }
    expect(preluding('self-sufficient-settlement', told, at('C4'))).toMatchObject({
      mc: 3,
      production: { mc: 3 },
    })
  })
})
