import { describe, expect, test } from 'vitest'
import {
  amount,
  discard,
  first,
  markers,
  nobody,
  play,
  playing,
  refusal,
  scene,
  site,
  trade,
  up,
  use,
  using,
  type Wish,
} from '../scene.js'

/* What the FAQ says about projects of Colonies. */

describe('faq: Air Raid C02 (C)', () => {
  const told = { resources: { 'atmo-collectors': 1 } }

  test('alone, the neutral opponent pays 5 MC', () => {
    expect(playing('air-raid', { ...told, seats: 1 })).toEqual({ mc: 5, on: { 'atmo-collectors': -1 } })
  })

  test('the floater must be given up even if nothing is stolen', () => {
    expect(playing('air-raid', { ...told, rival: { stock: { mc: 9 } } }, nobody)).toEqual({
      on: { 'atmo-collectors': -1 },
    })
    expect(refusal('air-raid', { rival: { resources: { 'atmo-collectors': 3 } } })).toBeTruthy()
  })
})

describe('faq: Community Services C04 (C)', () => {
  test('own cards without tags only, the corporation among them', () => {
    const told = { played: ['trade-envoys'], rival: { played: ['trade-envoys', 'airliners'] } }
    expect(playing('community-services', told)).toMatchObject({ production: { mc: 3 } })
  })

  test('a wild tag is no tag', () => {
    expect(playing('community-services', { played: ['research-coordination'] })).toMatchObject({
      production: { mc: 3 },
    })
  })

  test('events do not count', () => {
    expect(playing('community-services', { events: ['air-raid'] })).toMatchObject({ production: { mc: 2 } })
  })
})

describe('faq: Conscription C05 (C)', () => {
  test('it waits for the next card of this generation, whatever else is done; then it is gone', () => {
    const table = scene({
      hand: ['conscription', 'solar-reflectors', 'mine'],
      played: first(2, 'earth'),
      colonies: { io: {} },
    })
    table.does(0, play('conscription'), trade('io'))
    table.endTurn()
    table.passTurn(1)
    expect(table.change(() => table.does(0, play('mine')))).toMatchObject({
      production: { steel: 1 },
      cards: -1,
    })
    expect(table.change(() => table.does(0, play('solar-reflectors')))).toMatchObject({ mc: -23 })
  })

  test('unused it lapses with the generation', () => {
    const table = scene({ hand: ['conscription', 'solar-reflectors'], played: first(2, 'earth') })
    table.does(0, play('conscription'))
    table.everybodyPasses()
    table.researchNothing()
    table.passUntil(0)
    expect(table.change(() => table.does(0, play('solar-reflectors')))).toMatchObject({ mc: -23 })
  })
})

const freighting = (played: readonly string[]) => {
  const paid = (kind: 'mc' | 'energy' | 'titanium') => {
    const table = scene({ played, stock: { mc: 9, energy: 3, titanium: 3 }, colonies: { triton: { at: 1 } } })
    return -(table.change(() => table.does(0, trade('triton', kind)))[kind] as number)
  }
  return [paid('mc'), paid('energy'), paid('titanium')]
}

const launching = (card: string) => {
  const pad = 'titan-floating-launch-pad'
  return using(
    `${pad}:2`,
    { played: [card], resources: { [pad]: 1 }, colonies: { triton: { at: 1 } } },
    site('triton'),
  )
}

describe('faq: Cryo-Sleep C07 (C)', () => {
  test('8 MC, 2 energy or 2 titanium; with Rim Freighters 7, 1 or 1; the floater of the launch-pad is spent all the same', () => {
    expect(freighting(['cryo-sleep'])).toEqual([8, 2, 2])
    expect(freighting(['cryo-sleep', 'rim-freighters'])).toEqual([7, 1, 1])
    expect(launching('cryo-sleep')).toEqual({ on: { 'titan-floating-launch-pad': -1 } })
  })
})

describe('faq: Rim Freighters C35 (C)', () => {
  test('8 MC, 2 energy or 2 titanium; the floater of the launch-pad is spent all the same', () => {
    expect(freighting(['rim-freighters'])).toEqual([8, 2, 2])
    expect(launching('rim-freighters')).toEqual({ on: { 'titan-floating-launch-pad': -1 } })
  })
})

describe('faq: Jovian Lanterns C02 (C/PRO)', () => {
  test('20 MC and a Jovian tag alone', () => {
    expect(
      playing('jovian-lanterns', { played: first(1, 'jovian'), stock: { mc: 20, titanium: 5 } }),
    ).toMatchObject({
      mc: -20,
    })
  })
})

describe('faq: Jupiter Floating Station C19 (C)', () => {
  const card = 'jupiter-floating-station'

  test('it may hold more than 4 floaters, pays 4 MC at most, and keeps them', () => {
    expect(using(card, { resources: { [card]: 4 } })).toEqual({ on: { [card]: 1 } })
    expect(using(`${card}:2`, { resources: { [card]: 7 } })).toEqual({ mc: 4 })
  })
})

describe('faq: Luna Governor C20 (C)', () => {
  test('free with Earth Office or Teractor: 3 MC off for each of two Earth tags', () => {
    expect(playing('luna-governor', { played: ['earth-office', ...first(2, 'earth')] })).not.toHaveProperty(
      'mc',
    )
    expect(
      playing('luna-governor', { corporation: 'teractor', played: first(2, 'earth') }),
    ).not.toHaveProperty('mc')
  })
})

describe('faq: Market Manipulation C23 (C)', () => {
  const card = 'market-manipulation'

  test('both moves must be possible, and on different tiles', () => {
    expect(refusal(card, { colonies: { luna: { at: 3 } } })).toBeTruthy()
    expect(refusal(card, { colonies: { luna: { at: 1 }, io: { at: 1 } } })).toBeTruthy()
    expect(refusal(card, { colonies: { luna: { at: 7 }, io: { at: 7 } } })).toBeTruthy()
    expect(
      refusal(card, { colonies: { luna: { at: 2, owners: [1] }, io: { at: 2, owners: [0] } } }),
    ).toBeTruthy()
    expect(
      refusal(card, { colonies: { luna: { at: 7 }, io: { at: 1 } } }, markers('io', 'luna')),
    ).toBeUndefined()
    expect(refusal(card, { colonies: { luna: { at: 3 }, io: { at: 3 } } }, markers('io', 'io'))).toBeTruthy()
  })
})

describe('faq: Martian Zoo C24 (C)', () => {
  test('two cities of anybody', () => {
    expect(refusal('martian-zoo', { tiles: { C5: 'city 1', G4: 'city 1' } })).toBeUndefined()
    expect(refusal('martian-zoo', { tiles: { C5: 'city 0' } })).toBeTruthy()
  })

  test('animals stay when it pays; others add to it and take from it', () => {
    const resources = { 'martian-zoo': 2 }
    expect(using('martian-zoo', { resources })).toEqual({ mc: 2 })
    const table = scene({ resources, colonies: { miranda: { at: 4 } } })
    expect(table.change(() => table.does(0, trade('miranda')))).toMatchObject({ on: { 'martian-zoo': 2 } })
    expect(using('predators', { rival: { resources } })).toMatchObject({
      rival: { on: { 'martian-zoo': -1 } },
    })
  })
})

const settling = (card: string, mc: number, colonies: Parameters<typeof scene>[0]['colonies']) =>
  refusal(card, { production: { mc }, ...(colonies && { colonies }) })

describe('faq: Minority Refuge C26 (C)', () => {
  test('at −4 or −5 MC production only with a colony on Luna', () => {
    expect(settling('minority-refuge', -3, { io: {} })).toBeUndefined()
    for (const mc of [-4, -5]) {
      expect(settling('minority-refuge', mc, { io: {} })).toBeTruthy()
      expect(settling('minority-refuge', mc, { io: {}, luna: {} })).toBeUndefined()
    }
    const table = scene({ hand: ['minority-refuge'], production: { mc: -5 }, colonies: { io: {}, luna: {} } })
    expect(table.refusesAfter(0, play('minority-refuge'), site('io'))).toBeTruthy()
    table.does(0, play('minority-refuge'), site('luna'))
    expect(table.production(0)).toEqual({ mc: -5 })
  })
})

describe('faq: Pioneer Settlement C29 (C)', () => {
  test('at −4 or −5 MC production only with a colony on Luna', () => {
    for (const mc of [-4, -5]) {
      expect(settling('pioneer-settlement', mc, { io: {}, luna: { owners: [0] } })).toBeTruthy()
      expect(settling('pioneer-settlement', mc, { luna: {} })).toBeUndefined()
    }
  })
})

describe('faq: Productive Outpost C30 (C)', () => {
  test('several colonies on Pluto: one draw and discard at a time', () => {
    const table = scene({
      hand: ['productive-outpost'],
      deck: ['fish', 'ants'],
      colonies: { pluto: { owners: [0, 0] }, io: { owners: [0] } },
    })
    table.does(0, play('productive-outpost'), discard('fish'), discard('ants'))
    expect(table.stock(0)).toMatchObject({ heat: 2 })
    expect(table.discarded).toEqual(expect.arrayContaining(['fish', 'ants']))
  })

  test('the card of the second colony on Pluto is drawn when one was discarded for the first', () => {
    const told = {
      hand: ['productive-outpost', 'mine'],
      deck: ['fish', 'ants'],
      colonies: { pluto: { owners: [0, 0] } },
    }
    const table = scene(told)
    const hands: (readonly string[])[] = []
    const discarding =
      (card: string): Wish =>
      (question) => {
        if (question !== 'discard-cards') return
        hands.push(table.hand(0).slice())
        return { pick: [card] }
      }
    table.does(0, play('productive-outpost'), discarding('mine'), discarding('fish'))
    expect(hands).toEqual([
      ['fish', 'mine'],
      ['ants', 'fish'],
    ])
  })
})

describe('faq: Research Colony C34 (C)', () => {
  test('never a fourth colony on a tile', () => {
    expect(refusal('research-colony', { colonies: { luna: { owners: [0, 1, 1] } } })).toBeTruthy()
  })
})

describe('faq: Space Port C39 (C)', () => {
  test('the colony must be your own', () => {
    const told = { production: { energy: 1 } }
    expect(refusal('space-port', { ...told, colonies: { luna: { owners: [1] } } })).toBeTruthy()
    expect(refusal('space-port', { ...told, colonies: { luna: { owners: [0] } } })).toBeUndefined()
  })
})

describe('faq: Space Port Colony C40 (C)', () => {
  test('the colony must be your own, and a tile takes no fourth', () => {
    expect(refusal('space-port-colony', { colonies: { luna: { owners: [1] } } })).toBeTruthy()
    expect(refusal('space-port-colony', { colonies: { luna: { owners: [0, 1, 1] } } })).toBeTruthy()
    expect(refusal('space-port-colony', { colonies: { luna: { owners: [0, 1] } } })).toBeUndefined()
  })
})

describe('faq: Spin-off Department C41 (C)', () => {
  test('the printed cost counts, whatever was paid', () => {
    const told = { played: ['spin-off-department', 'warp-drive', 'sky-docks'] }
    expect(playing('solar-reflectors', told)).toEqual({ mc: -18, cards: 1, production: { heat: 5 } })
  })
})

describe('faq: Titan Floating Launch-Pad C44 (C)', () => {
  const pad = 'titan-floating-launch-pad'

  test('a fleet is still needed', () => {
    const table = scene({ fleets: 0, resources: { [pad]: 2 }, colonies: { luna: {} } })
    expect(table.refuses(0, use(`${pad}:2`))).toBe('you have no trade fleet at home')
  })

  test('discounts do not spare the floater', () => {
    const table = scene({ played: ['cryo-sleep', 'rim-freighters', pad], colonies: { luna: {} } })
    expect(table.refuses(0, use(`${pad}:2`))).toBeTruthy()
  })
})

describe('faq: Titan Shuttles C45 (C)', () => {
  test('at least one floater', () => {
    const table = scene({ played: ['titan-shuttles'] })
    expect(table.refuses(0, use('titan-shuttles:2'))).toBeTruthy()
    expect(using('titan-shuttles:2', { resources: { 'titan-shuttles': 2 } }, amount(1))).toMatchObject({
      titanium: 1,
    })
  })
})

const envoys = (...played: string[]) => {
  const table = scene({ played, colonies: { luna: { at: 3 } } })
  return (steps: number) => table.change(() => table.does(0, trade('luna'), up(steps))).mc
}

describe('faq: Trade Envoys C46 (C)', () => {
  test('optional; two steps with Trading Colony', () => {
    expect(envoys('trade-envoys')(0)).toBe(-9 + 4)
    expect(envoys('trade-envoys')(1)).toBe(-9 + 7)
    expect(envoys('trade-envoys', 'trading-colony')(2)).toBe(-9 + 10)
    expect(envoys('trade-envoys', 'trading-colony')(1)).toBe(-9 + 7)
  })

  test('for every way to pay, the launch-pad too', () => {
    const pad = 'titan-floating-launch-pad'
    const told = { played: ['trade-envoys'], resources: { [pad]: 1 }, colonies: { luna: { at: 3 } } }
    expect(using(`${pad}:2`, told, site('luna'), up(1))).toMatchObject({ mc: 7 })
    for (const kind of ['energy', 'titanium'] as const) {
      const table = scene({
        played: ['trade-envoys'],
        stock: { mc: 0, [kind]: 3 },
        colonies: { luna: { at: 3 } },
      })
      table.does(0, trade('luna', kind), up(1))
      expect(table.stock(0)).toEqual({ mc: 7 })
    }
  })
})

describe('faq: Trading Colony C47 (C)', () => {
  test('optional; the marker never passes the last step', () => {
    expect(envoys('trading-colony')(0)).toBe(-9 + 4)
    const table = scene({ played: ['trading-colony'], colonies: { luna: { at: 7 } } })
    expect(table.change(() => table.does(0, trade('luna')))).toEqual({ mc: -9 + 17 })
  })

  test('with the launch-pad too', () => {
    const pad = 'titan-floating-launch-pad'
    const told = { played: ['trading-colony'], resources: { [pad]: 1 }, colonies: { luna: { at: 3 } } }
    expect(using(`${pad}:2`, told, site('luna'), up(1))).toMatchObject({ mc: 7 })
  })
})
