import { describe, expect, test } from 'vitest'
import { committee, influenceOf } from '../../../src/turmoil/committee.js'
import {
  at,
  chairman,
  delegates,
  dominant,
  from,
  inParty,
  play,
  playing,
  points,
  refusal,
  type SceneTold,
  scene,
  use,
  using,
} from '../../scene.js'

/* The projects of Turmoil. */

type Told = NonNullable<SceneTold['committee']>
const ruled = (ruling: Told['ruling'], more: Told = {}): SceneTold => ({
  committee: { ...(ruling && { ruling }), ...more },
})

describe('requirements of the committee', () => {
  test('a party must rule, or two own delegates must be there, the leader among them', () => {
    expect(refusal('sponsored-mohole', ruled('kelvinists'))).toBeUndefined()
    expect(refusal('sponsored-mohole', ruled('greens', { delegates: { kelvinists: '0 0' } }))).toBeUndefined()
    expect(refusal('sponsored-mohole', ruled('greens', { delegates: { kelvinists: '0 1' } }))).toBe(
      'requires the Kelvinists to rule or 2 delegates of yours there, you have 1',
    )
  })

  test('a chairman must be of one’s own colour', () => {
    expect(refusal('public-celebrations', ruled('greens', { chairman: 0 }))).toBeUndefined()
    expect(refusal('public-celebrations', ruled('greens', { chairman: 1 }))).toBe(
      'requires you to be chairman',
    )
  })
})

describe('projects of which the FAQ says nothing', () => {
  test('Aerial Lenses: heat production, and plants of one player destroyed', () => {
    const told = { ...ruled('kelvinists'), rival: { stock: { plants: 5 } } }
    expect(playing('aerial-lenses', told, from(1))).toEqual({
      mc: -2,
      production: { heat: 2 },
      rival: { plants: -2 },
    })
    expect(points('aerial-lenses', {})).toBe(-1)
  })

  test('Parliament Hall: MC production for every 3 building tags', () => {
    expect(
      playing('parliament-hall', {
        ...ruled('mars-first'),
        played: ['mine', 'space-elevator', 'capital', 'fusion-power', 'tectonic-stress-power'],
      }),
    ).toEqual({
      mc: -8,
      production: { mc: 2 },
    })
    expect(points('parliament-hall', {})).toBe(1)
  })

  test('PR Office: 1 MC for each Earth tag and 1 TR', () => {
    expect(playing('pr-office', { ...ruled('unity'), played: ['sponsors'] })).toEqual({
      mc: -7 + 2,
      rating: 1,
    })
  })

  test('Public Celebrations: 2 points', () => {
    expect(playing('public-celebrations', ruled('greens', { chairman: 0 }))).toEqual({ mc: -8 })
    expect(points('public-celebrations', {})).toBe(2)
  })

  test('Sponsored Mohole: heat production', () => {
    expect(playing('sponsored-mohole', ruled('kelvinists'))).toEqual({ mc: -5, production: { heat: 2 } })
  })

  test('Supported Research: 2 cards', () => {
    expect(playing('supported-research', ruled('scientists'))).toEqual({ mc: -3, cards: 2 })
  })
})

describe('faq: Banned Delegate T02 (T)', () => {
  const told = ruled('greens', {
    chairman: 0,
    delegates: { reds: 'n n 1', unity: '1 1', 'mars-first': '0 0' },
  })
  const banned = (party: string, colour: number, more: SceneTold = told) => {
    const table = scene({ ...more, hand: ['banned-delegate'] })
    table.does(0, play('banned-delegate'), inParty(party, colour))
    return table
  }

  test('Banned Delegate: a delegate that leads no party goes home, of whatever colour', () => {
    const table = banned('reds', 1)
    expect(delegates(table).reds).toBe('n n')
    expect(committee(table.s).reserve[1]).toBe(6 - 2)
  })

  test('dominance changes at once to a party that has more, of several to the first clockwise', () => {
    const table = banned(
      'reds',
      2,
      ruled('greens', {
        chairman: 0,
        delegates: { reds: 'n n 1', unity: '1 1 1', scientists: 'n n n', greens: '1' },
        dominant: 'reds',
      }),
    )
    expect(dominant(table)).toBe('unity')
  })

  test('as many as the dominant party are not enough', () => {
    expect(dominant(banned('reds', 2))).toBe('reds')
  })

  test('the leader changes at once to whoever has more; of several, the first from the active player on', () => {
    const table = banned('unity', 2, {
      ...ruled('greens', { chairman: 0, delegates: { unity: 'n n 1 1 2 2' } }),
      seats: 3,
    })
    expect(delegates(table).unity).toBe('n 1 1 2 n')
    const then = banned('unity', 3, {
      ...ruled('greens', { chairman: 0, delegates: { unity: 'n n 1 1 2 2' } }),
      seats: 3,
    })
    expect(delegates(then).unity).toBe('1 1 2 2 n')
  })

  test('one’s own delegate may be sent home; a leader and the chairman may not', () => {
    const table = scene({ ...told, hand: ['banned-delegate'] })
    table.does(0, play('banned-delegate'), inParty('mars-first', 0))
    expect(delegates(table)['mars-first']).toBe('0')
    expect(chairman(table)).toBe('0')
  })

  test('with nothing but leaders it can’t be played', () => {
    expect(refusal('banned-delegate', ruled('greens', { chairman: 0, delegates: { reds: 'n' } }))).toBe(
      'every delegate in the committee leads a party',
    )
  })
})

describe('faq: Cultural Metropolis T03 (T)', () => {
  const told: SceneTold = { ...ruled('unity'), production: { energy: 1 } }

  test('Cultural Metropolis: a city, and two delegates to one party', () => {
    const table = scene({ ...told, hand: ['cultural-metropolis'] })
    table.does(0, play('cultural-metropolis'), at('E9'), inParty('reds'))
    expect(table.production(0)).toEqual({ mc: 3 })
    expect(table.tiles()).toEqual({ E9: 'city 0' })
    expect(delegates(table)).toEqual({ reds: '0 0' })
  })

  test('the lobby counts as reserve; without two delegates it can’t be played', () => {
    const few = (reserve: number, noLobby: readonly number[]) =>
      refusal('cultural-metropolis', { ...told, ...ruled('unity', { reserve: [reserve, 6], noLobby }) })
    expect(few(1, [])).toBeUndefined()
    expect(few(1, [0])).toBe('needs 2 delegates of yours, you have 1')
  })
})

describe('faq: Diaspora Movement T04 (T)', () => {
  test('Diaspora Movement: 1 MC for each Jovian tag of all players, its own among them', () => {
    const told = {
      ...ruled('reds'),
      played: ['ganymede-colony'],
      rival: { played: ['io-mining-industries'] },
    }
    expect(playing('diaspora-movement', told)).toEqual({ mc: -7 + 3 })
    expect(points('diaspora-movement', {})).toBe(1)
  })
})

describe('faq: Event Analysts T05 (T)', () => {
  test('Event Analysts: one influence more at all times: from 1 to 4', () => {
    const influence = (more: Told) =>
      influenceOf(scene({ ...ruled('greens', more), played: ['event-analysts'] }).s, 0)
    expect(influence({ delegates: { reds: 'n' } })).toBe(1)
    expect(influence({ chairman: 0, delegates: { reds: '0 0' } })).toBe(4)
  })
})

describe('faq: GMO Contract T06 (T)', () => {
  test('GMO Contract: 2 MC for each animal, plant or microbe tag, its own microbe tag too', () => {
    expect(playing('gmo-contract', ruled('greens'))).toEqual({ mc: -3 + 2 })
  })

  test('each tag pays on its own', () => {
    const told = { ...ruled('greens'), played: ['gmo-contract'] }
    const table = scene({ ...told, hand: ['wildlife-dome'] })
    // Two tags, and the Greens pay for the greenery.
    expect(table.change(() => table.does(0, play('wildlife-dome'), at('E9'))).mc).toBe(-15 + 4 + 4)
  })
})

describe('faq: Martian Media Center T07 (T)', () => {
  test('Martian Media Center: 2 MC production', () => {
    expect(playing('martian-media-center', ruled('mars-first'))).toEqual({ mc: -7, production: { mc: 2 } })
  })

  test('3 MC for a delegate to any party, from the reserve or, last, the lobby', () => {
    const table = scene({ ...ruled('mars-first', { reserve: [0, 6] }), played: ['martian-media-center'] })
    const change = table.change(() => table.does(0, use('martian-media-center'), inParty('reds')))
    expect(change).toEqual({ mc: -3 })
    expect(delegates(table)).toEqual({ reds: '0' })
    expect(committee(table.s).lobby[0]).toBe(false)
  })

  test('not without a delegate', () => {
    const table = scene({
      ...ruled('mars-first', { reserve: [0, 6], noLobby: [0] }),
      played: ['martian-media-center'],
    })
    expect(table.refuses(0, use('martian-media-center'))).toBe('needs 1 delegate of yours, you have 0')
  })
})

describe('faq: Recruitment T11 (T)', () => {
  const recruited = (colours: string, party = 'reds') => {
    const table = scene({
      ...ruled('greens', { delegates: { reds: colours, unity: '1 1' } }),
      hand: ['recruitment'],
    })
    expect(table.change(() => table.does(0, play('recruitment'), inParty(party)))).toEqual({
      mc: -2,
      cards: -1,
    })
    return table
  }

  test('Recruitment: an own delegate takes the place of a neutral one that does not lead', () => {
    expect(delegates(recruited('n n 1')).reds).toBe('n 0 1')
  })

  test('the leader may change at once', () => {
    expect(delegates(recruited('n n 0')).reds).toBe('0 0 n')
  })

  test('dominance does not change, since it is a single step', () => {
    const table = scene({
      ...ruled('greens', { delegates: { reds: 'n n', unity: '1 1' }, dominant: 'unity' }),
      hand: ['recruitment'],
    })
    table.does(0, play('recruitment'), inParty('reds'))
    expect(dominant(table)).toBe('unity')
  })

  test('a delegate in the lobby will do; without any it can’t be played', () => {
    const told = (noLobby: readonly number[]) =>
      ruled('greens', { delegates: { reds: 'n n' }, reserve: [0, 6], noLobby })
    expect(refusal('recruitment', told([]))).toBeUndefined()
    expect(refusal('recruitment', told([0]))).toBe('needs 1 delegate of yours, you have 0')
  })

  test('a neutral leader can’t be replaced', () => {
    expect(refusal('recruitment', ruled('greens', { delegates: { reds: 'n 1' } }))).toBe(
      'there is no neutral delegate but leaders',
    )
  })
})

describe('faq: Red Tourism Wave T12 (T)', () => {
  test('Red Tourism Wave: 1 MC for each empty area beside own tiles, each once, areas of oceans too, none off Mars', () => {
    // D1 lies at the rim and has four neighbours, E1 shares two of them and has three more free.
    const one = scene({ ...ruled('reds'), tiles: { D1: 'city 0' } })
    expect(playing('red-tourism-wave', { ...ruled('reds'), tiles: { D1: 'city 0' } })).toEqual({
      mc: -3 + 4,
    })
    expect(one.s.players[0].tiles).toBe(1)
    expect(
      playing('red-tourism-wave', { ...ruled('reds'), tiles: { D1: 'city 0', Ganymede: 'city 0' } }),
    ).toEqual({ mc: -3 + 4 })
  })

  test('a marker alone leaves an area empty; a tile of whatever owner does not', () => {
    const told = { ...ruled('reds'), tiles: { D1: 'city 0', C1: 'greenery 1' }, claims: { D2: 1 } }
    // 3 MC come back.
    expect(playing('red-tourism-wave', told)).toEqual({})
  })
})

describe('faq: Wildlife Dome T15 (T)', () => {
  test('Wildlife Dome: a greenery, for which the Greens pay 4 MC in the action phase', () => {
    expect(playing('wildlife-dome', ruled('greens'), at('E9'))).toMatchObject({
      mc: -15 + 4,
      oxygen: 1,
      rating: 1,
      tiles: { E9: 'greenery 0' },
    })
  })

  test('outside of the action phase no policy holds', () => {
    const table = scene({ ...ruled('greens'), hand: ['wildlife-dome'] })
    committee(table.s).policy = -1
    expect(table.change(() => table.does(0, play('wildlife-dome'), at('E9'))).mc).toBe(-15)
  })
})

describe('faq: Vote of No Confidence T16 (T)', () => {
  const told = (more: Told = {}) => ruled('greens', { delegates: { reds: '0' }, ...more })

  test('Vote of No Confidence: a neutral chairman makes room for an own delegate, with 1 TR', () => {
    const table = scene({ ...told(), hand: ['vote-of-no-confidence'] })
    expect(table.change(() => table.does(0, play('vote-of-no-confidence')))).toEqual({
      mc: -5,
      rating: 1,
      cards: -1,
    })
    expect(chairman(table)).toBe('0')
    expect(committee(table.s).reserve).toEqual([4, 6, 14])
  })

  test('only a neutral one', () => {
    expect(refusal('vote-of-no-confidence', told({ chairman: 1 }))).toBe('the chairman is not neutral')
  })

  test('only for a party leader', () => {
    expect(refusal('vote-of-no-confidence', ruled('greens'))).toBe('requires 1 party led by you, you have 0')
  })

  test('a delegate in the lobby will do; without any it can’t be played', () => {
    expect(refusal('vote-of-no-confidence', told({ reserve: [0, 6] }))).toBeUndefined()
    expect(refusal('vote-of-no-confidence', told({ reserve: [0, 6], noLobby: [0] }))).toBe(
      'needs 1 delegate of yours, you have 0',
    )
  })
})

describe('faq: Political Alliance X09 (T/PRO)', () => {
  test('Political Alliance: 1 TR for whoever leads two parties', () => {
    expect(playing('political-alliance', ruled('greens', { delegates: { reds: '0', unity: '0' } }))).toEqual({
      mc: -4,
      rating: 1,
    })
  })

  test('the chairman leads no party', () => {
    expect(refusal('political-alliance', ruled('greens', { chairman: 0, delegates: { reds: '0' } }))).toBe(
      'requires 2 parties led by you, you have 1',
    )
  })
})

test('actions of cards that send delegates are used once', () => {
  expect(using('martian-media-center', ruled('mars-first'), inParty('reds'))).toEqual({ mc: -3 })
})
