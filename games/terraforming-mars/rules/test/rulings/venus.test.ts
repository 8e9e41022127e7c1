import { describe, expect, test } from 'vitest'
import {
  again,
  amount,
  at,
  discard,
  FIRST_ACTION,
  first,
  from,
  onto,
  option,
  paying,
  play,
  playing,
  project,
  refusal,
  scene,
  use,
  using,
} from '../scene.js'

/* Rulings of the FAQ about cards, corporations and goals of Venus Next. */

const VENUS = { venus: 0 }

describe('faq: How do floaters work?', () => {
  test('they lie on cards that hold them and nowhere else', () => {
    expect(playing('air-scrapping-expedition', { ...VENUS, played: ['ants'] })).toEqual({
      mc: -13,
      venus: 2,
      rating: 1,
    })
  })
})

describe('faq: Aphrodite (VN)', () => {
  const aphrodite = { corporation: 'aphrodite' }

  test('any player’s step of Venus counts, but none past the end', () => {
    const table = scene({ venus: 28, rival: aphrodite, hand: ['giant-solar-shade'] })
    expect(table.change(() => table.does(0, play('giant-solar-shade')))).toEqual({
      mc: -27,
      venus: 2,
      rating: 1,
      cards: -1,
      rival: { mc: 2 },
    })
  })

  test('the World Government’s too', () => {
    const table = scene({ ...VENUS, ...aphrodite })
    table.everybodyPasses()
    expect(table.change(() => table.worldRaises('venus'))).toMatchObject({ mc: 2, venus: 2 })
  })
})

describe('faq: Celestic (VN)', () => {
  test('a floater in a requirement, a cost or an effect counts; all cards turned up are shown to all', () => {
    const deck = ['fish', 'stratospheric-birds', 'water-to-venus', 'hydrogen-to-venus']
    const table = scene({ ...VENUS, corporation: 'celestic', firstActionDue: true, deck })
    const events = table.does(0, FIRST_ACTION)
    expect(events).toContainEqual(
      expect.objectContaining({
        what: 'finds',
        cards: ['stratospheric-birds', 'hydrogen-to-venus'],
        discarded: ['fish', 'water-to-venus'],
      }),
    )
  })

  test('it is a Venus card that holds resources', () => {
    expect(playing('corroder-suits', { ...VENUS, corporation: 'celestic' })).toMatchObject({
      on: { celestic: 1 },
    })
  })
})

describe('faq: Manutech (VN)', () => {
  const manutech = { ...VENUS, corporation: 'manutech' }

  test('as many as the steps, not as the production; nothing is lost with production', () => {
    expect(playing('sponsors', { ...manutech, production: { mc: 5 } })).toMatchObject({ mc: -6 + 2 })
    expect(playing('fueled-generators', { ...manutech, production: { mc: 1 }, stock: { mc: 5 } })).toEqual({
      mc: -1,
      energy: 1,
      production: { mc: -1, energy: 1 },
    })
  })

  test('what comes at once can pay a loss of the same card: Nitrophilic Moss without a plant', () => {
    const told = { ...manutech, oceans: 3 }
    expect(playing('nitrophilic-moss', told)).toEqual({ mc: -8, production: { plants: 2 } })
    expect(refusal('nitrophilic-moss', { ...told, corporation: 'credicor' })).toBeTruthy()
  })

  test('the MC production of a city pays for the South Pole only as far as it goes', () => {
    const told = {
      ...manutech,
      map: 'hellas' as const,
      stock: { mc: 25 + 5 },
      options: { map: 'hellas' as const },
    }
    const table = scene({ ...told })
    expect(table.refusesAfter(0, project('city'), at('I3'))).toBeUndefined()
    const poorer = scene({ ...told, stock: { mc: 25 + 2 } })
    expect(poorer.refusesAfter(0, project('city'), at('I3'))).toBeTruthy()
  })

  test('Robotic Workforce copies its steel production, and the steel comes with it', () => {
    expect(playing('robotic-workforce', manutech)).toEqual({ mc: -9, steel: 1, production: { steel: 1 } })
  })

  test('as a second corporation it is what the log names', () => {
    const table = scene({ corporation: 'ecoline', played: ['manutech'], hand: ['mine'] })
    const gains = table.does(0, play('mine')).filter((e) => e.what === 'gains')
    expect(gains).toEqual([expect.objectContaining({ card: 'manutech', resources: { steel: 1 } })])
  })
})

describe('faq: Morning Star Inc. (VN)', () => {
  const star = { corporation: 'morning-star-inc' }

  test('2 steps are 4 %; they add up with Adaptation Technology and Special Design', () => {
    expect(refusal('thermophiles', { ...star, venus: 2 })).toBeUndefined()
    expect(refusal('thermophiles', { ...star, venus: 0 })).toBeTruthy()
    expect(
      refusal('venusian-plants', { ...star, venus: 8, played: ['adaptation-technology'] }),
    ).toBeUndefined()
    const table = scene({
      ...star,
      venus: 4,
      played: ['adaptation-technology'],
      hand: ['special-design', 'venusian-plants'],
    })
    expect(table.refuses(0, play('venusian-plants'))).toBeTruthy()
    table.does(0, play('special-design'))
    expect(table.refuses(0, play('venusian-plants'))).toBeUndefined()
  })

  test('other parameters are as printed', () => {
    expect(refusal('kelp-farming', { ...star, ...VENUS, oceans: 5 })).toBeTruthy()
  })
})

describe('faq: Viron (VN)', () => {
  test('of a card with two actions the other one may be used', () => {
    const table = scene({ ...VENUS, corporation: 'viron', resources: { 'local-shading': 1 } })
    table.does(0, use('local-shading'))
    expect(table.change(() => table.does(0, use('viron'), again('local-shading', 2)))).toEqual({
      production: { mc: 1 },
      on: { 'local-shading': -1 },
    })
  })

  test('only own cards, and only what can be paid', () => {
    const table = scene({ ...VENUS, corporation: 'viron', played: ['floating-habs'], stock: { mc: 3 } })
    table.does(0, use('floating-habs'))
    expect(table.refuses(0, use('viron'))).toBeTruthy()
    const other = scene({ ...VENUS, rival: { corporation: 'viron' }, played: ['local-shading'] })
    other.does(0, use('local-shading'))
    other.endTurn()
    expect(other.refuses(1, use('viron'))).toBeTruthy()
  })
})

describe('faq: Atmoscoop 217 (VN)', () => {
  test('the parameter that is complete may be chosen', () => {
    const told = { venus: 30, temperature: -10, played: first(3, 'science') }
    expect(playing('atmoscoop', told, option(1))).toEqual({ mc: -22 })
  })
})

describe('faq: Corroder Suits 219 (VN)', () => {
  test('the resource is of the kind that the card holds', () => {
    for (const card of ['dirigibles', 'extremophiles', 'stratospheric-birds'])
      expect(playing('corroder-suits', { ...VENUS, played: [card] })).toMatchObject({ on: { [card]: 1 } })
  })

  test('without a Venus card for it, the production goes up all the same', () => {
    expect(playing('corroder-suits', { ...VENUS, played: ['ants'] })).toEqual({
      mc: -8,
      production: { mc: 2 },
    })
  })
})

describe('faq: Dirigibles 222 (VN)', () => {
  test('floaters pay like a metal, without an action', () => {
    const table = scene({ ...VENUS, stock: { mc: 0 }, resources: { dirigibles: 2 }, hand: ['local-shading'] })
    expect(table.change(() => table.does(0, play('local-shading')))).toMatchObject({ on: { dirigibles: -2 } })
    expect(table.refuses(0, use('dirigibles'))).toBeUndefined()
  })

  test('the last floater can’t both pay for Stratospheric Birds and be spent by it', () => {
    const told = { venus: 12, stock: { mc: 9 }, resources: { dirigibles: 1 } }
    expect(refusal('stratospheric-birds', told)).toBe('costs 12 MC, you can pay 9')
    expect(playing('stratospheric-birds', { ...told, resources: { dirigibles: 2 } })).toMatchObject({
      mc: -9,
      on: { dirigibles: -2 },
    })
  })

  test('titanium, floaters and MC in any mix, never more than is needed', () => {
    const told = { ...VENUS, stock: { mc: 20, titanium: 2 }, resources: { dirigibles: 2 } }
    expect(playing('venus-waystation', told, paying({ titanium: 2, dirigibles: 1 }))).toMatchObject({
      titanium: -2,
      on: { dirigibles: -1 },
    })
    expect(refusal('venus-waystation', told, paying({ titanium: 2, dirigibles: 2 }))).toBeTruthy()
  })
})

describe('faq: Freyja Biodomes 227 (VN)', () => {
  test('either may be chosen, even without a card that holds it', () => {
    const told = { venus: 12, production: { energy: 1 }, played: ['stratospheric-birds'] }
    expect(playing('freyja-biodomes', told, option(0))).toEqual({
      mc: -14,
      production: { energy: -1, mc: 2 },
    })
    expect(playing('freyja-biodomes', told, option(1))).toMatchObject({ on: { 'stratospheric-birds': 2 } })
  })
})

describe('faq: Hydrogen to Venus', () => {
  test('all floaters go to one Venus card', () => {
    const told = {
      ...VENUS,
      played: [...first(3, 'jovian'), 'dirigibles', 'local-shading'],
    }
    expect(playing('hydrogen-to-venus', told, onto('dirigibles'))).toMatchObject({ on: { dirigibles: 3 } })
  })

  test('without a Jovian tag nobody is asked for a card', () => {
    const told = { ...VENUS, played: ['dirigibles', 'local-shading'] }
    expect(playing('hydrogen-to-venus', told)).toEqual({ mc: -11, venus: 2, rating: 1 })
  })
})

describe('faq: Maxwell Base 238 (VN)', () => {
  test('animals, microbes or floaters: whatever the other Venus card holds', () => {
    for (const card of ['dirigibles', 'extremophiles', 'stratospheric-birds'])
      expect(using('maxwell-base', { ...VENUS, played: [card] })).toEqual({ on: { [card]: 1 } })
  })
})

describe('faq: Rotator Impacts 243 (VN)', () => {
  test('titanium and MC may be mixed, at what titanium is worth; discounts do not count', () => {
    const told = { ...VENUS, stock: { mc: 10, titanium: 1 }, played: ['rotator-impacts', 'advanced-alloys'] }
    expect(using('rotator-impacts:2', told, paying({ titanium: 1, mc: 2 }))).toEqual({
      mc: -2,
      titanium: -1,
      on: { 'rotator-impacts': 1 },
    })
    expect(using('rotator-impacts:2', { ...VENUS, played: ['space-station'] })).toMatchObject({ mc: -6 })
  })
})

describe('faq: Sponsored Academies 247 (VN)', () => {
  test('without another card in hand it can’t be played', () => {
    expect(refusal('sponsored-academies', VENUS)).toBe('you have no card to discard')
  })

  test('the card is discarded before any is drawn', () => {
    const deck = ['moss', 'birds', 'pets', 'heather']
    const table = scene({ ...VENUS, hand: ['sponsored-academies', 'fish', 'ants'], deck })
    expect(table.refusesAfter(0, play('sponsored-academies'), discard('birds'))).toBeTruthy()
    table.does(0, play('sponsored-academies'), discard('ants'))
    expect([...table.hand(0), ...table.hand(1)].sort()).toEqual([...deck, 'fish'].sort())
  })
})

describe('faq: Stratospheric Birds 249 (VN)', () => {
  test('the floater comes from a card of one’s own', () => {
    const theirs = { venus: 12, rival: { resources: { dirigibles: 5 } } }
    expect(refusal('stratospheric-birds', theirs)).toBeTruthy()
    const both = { ...theirs, resources: { 'local-shading': 1, 'aerial-mappers': 1 } }
    expect(playing('stratospheric-birds', both, from(0, 'aerial-mappers'))).toMatchObject({
      on: { 'aerial-mappers': -1 },
    })
  })
})

describe('faq: Sulfur-Eating Bacteria 251 (VN)', () => {
  test('at least one microbe', () => {
    const table = scene({ ...VENUS, played: ['sulphur-eating-bacteria'] })
    expect(table.refuses(0, use('sulphur-eating-bacteria:2'))).toBe('needs 1 cube on the card, there are 0')
    const told = { ...VENUS, resources: { 'sulphur-eating-bacteria': 2 } }
    expect(() => using('sulphur-eating-bacteria:2', told, amount(0))).toThrow()
  })
})

describe('faq: Venus Governor 255 (VN)', () => {
  test('Venus Waystation makes it 4 MC cheaper', () => {
    const told = { ...VENUS, played: ['venus-waystation', 'local-shading'] }
    expect(playing('venus-governor', told)).toEqual({ production: { mc: 2 } })
  })
})

describe('faq: Hoverlord A:M', () => {
  test('7 floaters on own cards together; still only three milestones in all', () => {
    const told = { ...VENUS, resources: { dirigibles: 4, 'local-shading': 3 } }
    expect(scene(told).refusesClaim(0, 'hoverlord')).toBeUndefined()
    expect(scene({ ...told, resources: { dirigibles: 6 } }).refusesClaim(0, 'hoverlord')).toBe(
      'needs 7, you have 6',
    )
    const taken = { milestones: { mayor: 1, gardener: 1, builder: 1 } }
    expect(scene({ ...told, ...taken }).refusesClaim(0, 'hoverlord')).toBe(
      'three milestones are claimed already',
    )
  })
})

describe('faq: Venuphile', () => {
  test('most Venus tags on cards face up; events do not count; still only three awards in all', () => {
    const table = scene({
      ...VENUS,
      played: ['venus-governor'],
      events: ['air-scrapping-expedition'],
      rival: { played: ['local-shading'] },
    })
    expect(table.standing('venuphile')).toEqual([2, 1])
    const funded = { awards: { landlord: 1, banker: 1, scientist: 1 } }
    expect(scene({ ...VENUS, ...funded }).refusesFund(0, 'venuphile')).toBe('three awards are funded already')
  })
})
