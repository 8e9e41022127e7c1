import { answer } from '@perilune/engine/testing'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import {
  at,
  begin,
  CONVERT_HEAT,
  discard,
  END,
  FIRST_ACTION,
  onto,
  option,
  paying,
  play,
  playing,
  project,
  scene,
  site,
  trade,
  use,
  using,
  type Wish,
} from '../scene.js'

/* What the FAQ says about colonies, their tiles and the corporations of that box. */

const BUILD = project('build-colony')

describe('faq: When are colony tiles chosen and put into play?', () => {
  test('with others they lie there before anybody chooses cards; alone three of four are chosen with the cards', () => {
    expect(begin({ colonies: true }, { seats: 3 }).asks()).toBe('choose-start')
    expect(begin({ colonies: true }, { seats: 3 }).s.colonies?.tiles).toHaveLength(5)
    expect(begin({ colonies: true }, { seats: 1 }).s.colonies?.tiles).toHaveLength(4)
  })
})

describe('faq: When do I choose 3 colonies to put into play from the 4 I draw at the beginning of the game?', () => {
  test('together with corporation and projects', () => {
    const table = begin({ colonies: true }, { seats: 1 })
    const { corporations } = table.dealt(0)
    const tiles = table.s.colonies?.tiles.map((tile) => tile.id) ?? []
    expect(table.refuses(0, { pick: [corporations[0]] })).toBeTruthy()
    table.does(0, { pick: [corporations[0], ...tiles.slice(0, 3)] })
    expect(table.s.colonies?.tiles).toHaveLength(3)
  })
})

describe('faq: How many colonies can I place on a single tile?', () => {
  test('one, but Research Colony and Space Port Colony may make it three', () => {
    const table = scene({
      hand: ['research-colony', 'space-port-colony'],
      colonies: { luna: { owners: [0] } },
    })
    expect(table.refuses(0, BUILD)).toBeTruthy()
    table.does(0, play('research-colony'), play('space-port-colony'))
    expect(table.colony('luna').owners).toEqual([0, 0, 0])
  })
})

describe('faq: Are you allowed to trade multiple times per generation?', () => {
  test('once for each fleet, each paid for by itself, one fleet to a tile, until the next generation', () => {
    const table = scene({
      fleets: 2,
      stock: { mc: 18, energy: 3 },
      colonies: { luna: {}, io: {}, ceres: {} },
    })
    table.does(0, trade('io'), trade('ceres', 'energy'))
    table.does(0, END)
    table.passTurn(1)
    expect(table.refuses(0, trade('luna'))).toBe('you have no trade fleet at home')
    table.everybodyPasses()
    table.researchNothing()
    table.passUntil(0)
    expect(table.refuses(0, trade('ceres'))).toBeUndefined()
  })
})

describe('faq: If a card states that I must build a colony, but there are no valid positions, can I still play the card?', () => {
  test('no', () => {
    const full = { luna: { owners: [1, 1, 1] }, titan: {} } as const
    const table = scene({ hand: ['mining-colony'], colonies: full })
    expect(table.refuses(0, play('mining-colony'))).toBe('there is no tile on which you could build a colony')
  })
})

describe('faq: Do I need a colony on a colony tile to send my trade fleet there and trade with it?', () => {
  test('no; but tiles that sleep cannot be traded with', () => {
    const table = scene({ colonies: { luna: {}, titan: {}, enceladus: {}, miranda: {} } })
    expect(table.refuses(0, trade('luna'))).toBeUndefined()
    for (const id of ['titan', 'enceladus', 'miranda'] as const)
      expect(table.refuses(0, trade(id))).toBeTruthy()
  })
})

describe('faq: When trading with a colony tile, can I mix and match payment resources (i.e., 2 energy + 1 titanium, or 1 energy, 1 titanium and 3 MC)?', () => {
  test('no: the full cost in one kind', () => {
    const table = scene({ stock: { mc: 8, energy: 2, titanium: 2 }, colonies: { luna: {} } })
    for (const kind of ['mc', 'energy', 'titanium'] as const)
      expect(table.refuses(0, trade('luna', kind))).toBeTruthy()
  })
})

describe('faq: When trading with a colony tile, what happens if I cannot store the goods obtained from that colony tile?', () => {
  test('they are lost; the marker goes back and colonies bring their bonus all the same', () => {
    const table = scene({
      rival: { played: ['atmo-collectors'] },
      colonies: { titan: { at: 5, owners: [1] } },
    })
    expect(table.change(() => table.does(0, trade('titan')))).toEqual({
      mc: -9,
      rival: { on: { 'atmo-collectors': 1 } },
    })
    expect(table.colony('titan').at).toBe(2)
  })
})

describe('faq: If I obtain resources from a colony tile, can they be put on separate cards?', () => {
  const played = ['atmo-collectors', 'jovian-lanterns', 'titan-shuttles']

  test('those of a colony that is built go on one card', () => {
    const table = scene({ played, colonies: { titan: {} } })
    expect(table.change(() => table.does(0, BUILD, onto('jovian-lanterns')))).toMatchObject({
      on: { 'jovian-lanterns': 3 },
    })
  })

  test('income and the bonus of each colony are each for themselves', () => {
    const table = scene({ played, colonies: { titan: { at: 7, owners: [0, 0] } } })
    const wishes = [onto('atmo-collectors'), onto('jovian-lanterns'), onto('titan-shuttles')]
    expect(table.change(() => table.does(0, trade('titan'), ...wishes))).toMatchObject({
      on: { 'atmo-collectors': 4, 'jovian-lanterns': 1, 'titan-shuttles': 1 },
    })
  })
})

describe('faq: If the white marker in on top of the space I want to build a colony, can I still build it?', () => {
  test('yes, the marker moves one step right; otherwise it stays', () => {
    const table = scene({ colonies: { luna: { at: 2, owners: [1] }, io: { at: 5 } } })
    table.does(0, BUILD, site('luna'))
    expect(table.colony('luna')).toMatchObject({ at: 3, owners: [1, 0] })
    table.does(0, BUILD)
    expect(table.colony('io').at).toBe(5)
  })
})

describe('faq: Can I build a colony on a tile someone has already traded with this generation?', () => {
  test('yes', () => {
    const table = scene({ colonies: { luna: { at: 1, fleet: 1 } } })
    table.does(0, BUILD)
    expect(table.colony('luna')).toEqual({ at: 2, owners: [0], fleet: 1 })
  })
})

describe('faq: What order are the Trade Income and Colony Bonuses resolved?', () => {
  const told = { colonies: { miranda: { at: 2, owners: [0, 1] } }, played: ['fish'] } as const
  const rivalFirst: Wish = (question, answers) =>
    question === 'choose-order' ? answers[answers.length - 1] : undefined

  test('as the active player likes: it is asked when the deck runs low', () => {
    const table = scene({ ...told, deck: ['ants'], onlyDeck: true })
    table.does(0, trade('miranda'), rivalFirst)
    expect([table.hand(0), table.hand(1)]).toEqual([[], ['ants']])
  })

  test('otherwise it does not matter, and nobody is asked', () => {
    const table = scene(told)
    table.does(0, trade('miranda'))
    expect([table.hand(0).length, table.hand(1).length]).toEqual([1, 1])
  })
})

describe('faq: What is the purpose of the white outlined space on each colony track?', () => {
  test('markers start there, also those that wake; after a trade they go further left', () => {
    const table = scene({ hand: ['atmo-collectors'], colonies: { luna: {}, titan: {} } })
    expect(table.colony('luna').at).toBe(2)
    table.does(0, play('atmo-collectors'))
    expect(table.colony('titan').at).toBe(2)
    table.does(0, trade('luna'))
    expect(table.colony('luna').at).toBe(1)
  })
})

describe('faq: Enceladus', () => {
  test('a card that holds microbes wakes it, a microbe tag does not', () => {
    const table = scene({
      hand: ['ants', 'urban-decomposers'],
      oxygen: 4,
      colonies: { enceladus: {}, io: { owners: [0] } },
      tiles: { C5: 'city 0' },
    })
    table.does(0, play('urban-decomposers'))
    expect(table.colony('enceladus').at).toBe(0)
    table.does(0, play('ants'))
    expect(table.colony('enceladus').at).toBe(2)
  })
})

describe('faq: Miranda', () => {
  test('a corporation that holds animals wakes it at once; its marker does not move before', () => {
    const table = scene({ hand: ['ecology-research'], colonies: { miranda: {} } })
    table.does(0, play('ecology-research'))
    table.everybodyPasses()
    expect(table.colony('miranda').at).toBe(0)
    expect(scene({ corporation: 'arklight', colonies: { miranda: {} } }).colony('miranda').at).toBe(2)
  })
})

describe('faq: Titan', () => {
  test('a card that holds floaters wakes it', () => {
    const table = scene({ rival: { corporation: 'stormcraft-incorporated' }, colonies: { titan: {} } })
    expect(table.refuses(0, trade('titan'))).toBeUndefined()
  })
})

describe('faq: Europa', () => {
  test('a trade brings the production under the marker and no other', () => {
    const table = scene({ colonies: { europa: { at: 3 } } })
    expect(table.change(() => table.does(0, trade('europa')))).toEqual({ mc: -9, production: { energy: 1 } })
  })

  test('a colony brings an ocean and its TR; without an ocean left it may still be built', () => {
    const table = scene({ oceans: 8, colonies: { europa: {} } })
    expect(table.change(() => table.does(0, BUILD, at('A4')))).toMatchObject({ oceans: 1, rating: 1 })
    const dry = scene({ oceans: 9, colonies: { europa: {} } })
    expect(dry.change(() => dry.does(0, BUILD))).toEqual({ mc: -17 })
    expect(dry.colony('europa').owners).toEqual([0])
  })
})

describe('faq: Pluto', () => {
  test('income and the card of the bonus come before any card of the hand is discarded', () => {
    const table = scene({
      hand: ['mine'],
      deck: ['fish', 'ants'],
      colonies: { pluto: { at: 2, owners: [0] } },
    })
    table.does(0, trade('pluto'), discard('mine'))
    expect(table.hand(0)).toEqual(['ants', 'fish'])
  })

  test('two colonies: draw and discard for the first before the second', () => {
    const table = scene({
      hand: ['mine'],
      deck: ['moss', 'algae', 'fish', 'ants'],
      colonies: { pluto: { at: 3, owners: [0, 0] } },
    })
    table.passTurn(0)
    table.does(1, trade('pluto'), discard('fish'), discard('mine'))
    expect([table.hand(0), table.hand(1)]).toEqual([['ants'], ['algae', 'moss']])
  })

  test('two colonies: the second card is not seen before one is discarded for the first', () => {
    const table = scene({
      hand: ['mine'],
      deck: ['moss', 'algae', 'fish', 'ants'],
      colonies: { pluto: { at: 3, owners: [0, 0] } },
    })
    table.passTurn(0)
    answer(game, table.s, 1, trade('pluto'))
    while (table.asks() === 'pay') answer(game, table.s, 1, game.answers(table.s, 1)[0])
    expect([table.asks(), table.hand(0)]).toEqual(['discard-cards', ['fish', 'mine']])
  })
})

describe('faq: Aridor (C)', () => {
  const told = { corporation: 'aridor', firstActionDue: true, colonies: { luna: {} } } as const

  test('its first action adds a tile, and a second action may follow', () => {
    const table = scene(told)
    expect(table.refuses(0, BUILD)).toBeTruthy()
    table.does(0, FIRST_ACTION, site('io'))
    expect(table.refuses(0, BUILD)).toBeUndefined()
  })

  test('alone, the tile that was not kept may be taken too', () => {
    const table = begin({ colonies: true }, { seats: 1, corporations: ['aridor', 'ecoline'] })
    const tiles = table.s.colonies?.tiles.map((tile) => tile.id) ?? []
    table.does(0, { pick: ['aridor', ...tiles.slice(1)] })
    table.does(0, FIRST_ACTION, site(tiles[0]))
    expect(table.s.colonies?.tiles.map((tile) => tile.id)).toEqual([...tiles.slice(1), tiles[0]])
  })

  test('each new tag counts, events and wild tags do not', () => {
    const now = { corporation: 'aridor', colonies: { luna: {} } }
    expect(playing('ecology-research', now)).toMatchObject({ production: { mc: 4 } })
    expect(playing('mineral-deposit', now)).not.toHaveProperty('production')
    expect(playing('solar-probe', now)).not.toHaveProperty('production')
  })

  test('Titan, Enceladus and Miranda sleep until a card holds what is found there', () => {
    const table = scene(told)
    table.does(0, FIRST_ACTION, site('titan'))
    expect(table.colony('titan').at).toBe(0)
    const awake = scene({ ...told, rival: { played: ['atmo-collectors'] } })
    awake.does(0, FIRST_ACTION, site('titan'))
    expect(awake.colony('titan').at).toBe(2)
  })
})

describe('faq: Polyphemos (C)', () => {
  const corporation = 'polyphemos'

  test('cards of the start and of every research phase cost 5 MC', () => {
    const table = begin({ colonies: true }, { corporations: [corporation, 'ecoline'] })
    expect(table.refusesStart(0, corporation, 10)).toBeUndefined()
    table.starts(0, corporation, 10)
    table.starts(1)
    expect(table.stock(0)).not.toHaveProperty('mc')
    table.everybodyPasses()
    const before = table.stock(0).mc
    table.research([2, 0])
    expect(table.stock(0).mc).toBe(before - 10)
  })

  test('Restricted Area and what is drawn cost no more', () => {
    expect(using('restricted-area', { corporation })).toEqual({ mc: -2, cards: 1 })
    expect(playing('research', { corporation })).toEqual({ mc: -11, cards: 2 })
  })
})

describe('faq: Stormcraft Inc. (C)', () => {
  const corporation = 'stormcraft-incorporated'
  const told = { corporation, resources: { [corporation]: 4 }, stock: { mc: 50, heat: 6 } }

  test('floaters mix with heat in any way; each step is an action of its own', () => {
    for (const [heat, floater] of [
      [0, 4],
      [2, 3],
      [4, 2],
      [6, 1],
    ]) {
      const table = scene(told)
      const paid = { ...(heat > 0 && { heat }), floater }
      table.does(0, CONVERT_HEAT, paying(paid))
      expect([table.on(0, corporation), table.stock(0).heat ?? 0]).toEqual([4 - floater, 6 - heat])
      expect(table.temperature).toBe(-28)
    }
  })

  test('no floater and no heat more than needed', () => {
    const table = scene({ ...told, stock: { heat: 7 } })
    table.does(0, use(corporation))
    const refused = (heat: number, floater: number) =>
      table.refusesAfter(0, CONVERT_HEAT, paying({ heat, floater }))
    expect(refused(7, 1)).toBeTruthy()
    expect(refused(2, 4)).toBeTruthy()
    expect(refused(6, 1)).toBeUndefined()
  })

  test('they pay for Local Heat Trapping and Caretaker Contract, and nothing is given back', () => {
    expect(
      playing('local-heat-trapping', { ...told, stock: { mc: 1 }, played: ['fish'] }, option(0)),
    ).toEqual({
      mc: -1,
      plants: 4,
      on: { [corporation]: -3 },
    })
    expect(using('caretaker-contract', { ...told, stock: {} })).toEqual({
      rating: 1,
      on: { [corporation]: -4 },
    })
  })

  test('they do not count for Thermalist', () => {
    expect(scene({ ...told, stock: { heat: 3 } }).standing('thermalist')[0]).toBe(3)
  })
})
