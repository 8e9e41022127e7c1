import { describe, expect, test } from 'vitest'
import { REDS } from '../../src/turmoil/parties.js'
import {
  at,
  END,
  FIRST_ACTION,
  flips,
  from,
  nobody,
  option,
  play,
  playing,
  project,
  scene,
  use,
  using,
  type Wish,
} from '../scene.js'

/* What the FAQ says about the promotional corporations. */

/** Of the effects to choose from, this one comes next. */
const nth =
  (i: number): Wish =>
  (question, answers) =>
    question === 'choose-order' ? answers.at(i) : undefined

describe('faq: Arcadian Communities (PRO)', () => {
  const told = { corporation: 'arcadian-communities', firstActionDue: true }

  test('the first community is the first action and may lie anywhere, even with tiles on Mars', () => {
    const table = scene({ ...told, tiles: { G4: 'city 0' } })
    expect(table.refuses(0, project('power-plant'))).toContain('first action')
    table.does(0, FIRST_ACTION, at('C4'))
    table.does(0, project('power-plant'))
    expect(table.refuses(0, project('power-plant'))).toContain('two actions')
  })

  test('Land Claim is a community of its player and closed to all others', () => {
    const table = scene({ ...told, firstActionDue: false, claims: { G4: 0, C4: 1 } })
    expect(table.refusesAfter(0, project('city'), at('C4'))).toBeTruthy()
    expect(table.change(() => table.does(0, project('city'), at('G4')))).toMatchObject({ mc: -25 + 3 })
    expect(
      scene({ ...told, firstActionDue: false, claims: { G4: 0 } }).refusesAfter(
        0,
        use('arcadian-communities'),
        at('G5'),
      ),
    ).toBeUndefined()
  })

  test('a marker is no tile: a greenery lies beside a tile', () => {
    const table = scene({ ...told, firstActionDue: false, tiles: { G4: 'city 0' }, claims: { C4: 0 } })
    expect(table.refusesAfter(0, project('greenery'), at('C4'))).toBeTruthy()
    expect(table.refusesAfter(0, project('greenery'), at('C5'))).toBeTruthy()
  })
})

describe('faq: Factorum (PRO)', () => {
  test('with any energy the first action can not be used at all', () => {
    const table = scene({ corporation: 'factorum', stock: { energy: 1 } })
    expect(table.refuses(0, use('factorum'))).toContain('energy')
  })

  test('cards that are turned up and the one that is taken are seen by all', () => {
    const table = scene({ corporation: 'factorum', deck: ['fish', 'mine'] })
    const events = table.does(0, use('factorum:2'))
    expect(events).toContainEqual({ what: 'finds', seat: 0, cards: ['mine'], discarded: ['fish'] })
  })

  test('without a building card in the deck the action is void and may be used again', () => {
    const table = scene({ corporation: 'factorum', deck: ['fish', 'ants'], onlyDeck: true })
    table.does(0, use('factorum:2'))
    expect(table.hand(0)).toEqual([])
    expect(table.refuses(0, use('factorum:2'))).toBeUndefined()
  })
})

describe('faq: Mons Insurance (PRO)', () => {
  const plants = { rival: { stock: { mc: 0, plants: 5 } } }

  test('what the others lose at the start is no attack', () => {
    const table = scene({ hand: ['law-suit'], rival: { corporation: 'mons-insurance' } })
    expect(table.refuses(0, play('law-suit'))).toContain('nobody')
  })

  test('the insurer pays whoever attacks, itself included, but not for its own loss', () => {
    const attack = (others: object) =>
      playing('small-asteroid', { ...plants, others: [others], seats: 3 }, from(1))
    expect(attack({ corporation: 'mons-insurance' })).toMatchObject({
      rival: { plants: -2, mc: 3 },
      others: [{ mc: -3 }],
    })
    expect(
      playing('small-asteroid', { rival: { corporation: 'mons-insurance', stock: { plants: 5 } } }, from(1)),
    ).toMatchObject({ rival: { plants: -2 } })
  })

  test('who lowers their own production has attacked nobody, and no insurer pays', () => {
    const told = { seats: 3, others: [{ corporation: 'mons-insurance' }], production: { heat: 2 } }
    expect(playing('heat-trappers', { ...told, rival: { production: { heat: 2 } } }, from(0))).toEqual({
      mc: -6,
      production: { energy: 1, heat: -2 },
    })
  })

  test('an insurer without money pays nothing, even if money comes later in the action', () => {
    const told = {
      ...plants,
      corporation: 'mons-insurance',
      stock: { mc: 21 },
      tiles: { A5: 'ocean' },
    }
    expect(playing('comet', told, nth(-1), from(1), at('A4'))).toMatchObject({
      mc: -21 + 2,
      rival: { plants: -3 },
    })
  })

  test('removing is the attacker’s choice, and nothing is paid where nothing is removed', () => {
    const told = { ...plants, corporation: 'mons-insurance' }
    expect(playing('small-asteroid', told, nobody)).toEqual({ mc: -10, temperature: 2, rating: 1 })
  })

  test('alone, the neutral opponent’s loss is paid to the bank; stealing may be declined', () => {
    const told = { corporation: 'mons-insurance', seats: 1 }
    expect(playing('hackers', { ...told, production: { energy: 1 } }, from(9))).toMatchObject({ mc: -3 - 3 })
    expect(playing('hired-raiders', told, option(1), nobody)).toEqual({ mc: -1 })
    expect(playing('hired-raiders', told, option(1), from(9))).toEqual({ mc: -1 + 3 - 3 })
  })

  test('alone, who would not pay for the neutral opponent’s production lowers their own', () => {
    const told = { corporation: 'mons-insurance', seats: 1, production: { heat: 2 } }
    expect(playing('heat-trappers', told, from(0))).toEqual({ mc: -6, production: { energy: 1, heat: -2 } })
    expect(playing('heat-trappers', { ...told, production: {} })).toMatchObject({ mc: -6 - 3 })
  })

  test('alone, who would not pay for the neutral opponent’s microbe takes their own', () => {
    const told = { corporation: 'mons-insurance', seats: 1, resources: { ants: 1, tardigrades: 2 } }
    expect(using('ants', told, from(0, 'tardigrades'))).toEqual({ on: { ants: 1, tardigrades: -1 } })
    expect(using('ants', told, from(9))).toEqual({ mc: -3, on: { ants: 1 } })
  })

  test('two attacks on one turn are paid for twice', () => {
    const table = scene({
      corporation: 'mons-insurance',
      hand: ['small-asteroid', 'virus'],
      rival: { stock: { mc: 0, plants: 9 } },
    })
    table.does(0, play('small-asteroid'), from(1))
    table.does(0, play('virus'), from(1))
    expect(table.stock(1).mc).toBe(6)
  })

  test('stealing is over before the insurer pays', () => {
    const told = {
      rival: { corporation: 'mons-insurance', stock: { mc: 2 } },
      others: [{ stock: { mc: 5 } }],
      seats: 3,
    }
    expect(playing('hired-raiders', told, from(2))).toMatchObject({
      mc: 2,
      rival: { mc: -2 },
      others: [{ mc: -3 + 2 }],
    })
  })

  test('Pharmacy Union’s own loss is not insured', () => {
    const table = scene({
      hand: ['tardigrades'],
      rival: { corporation: 'mons-insurance' },
      others: [{ corporation: 'pharmacy-union' }],
      seats: 3,
    })
    expect(table.change(() => table.does(0, play('tardigrades')))).toMatchObject({
      others: [{ mc: -4, on: { 'pharmacy-union': 1 } }],
    })
    expect(table.stock(1)).toEqual({ mc: 100 })
  })
})

describe('faq: Pharmacy Union (B/PRO)', () => {
  const union = { corporation: 'pharmacy-union' }

  test('its loss is no attack of whoever played the microbe tag', () => {
    const table = scene({ ...union, hand: ['law-suit'], rival: { hand: ['tardigrades'] }, first: 1 })
    table.does(1, play('tardigrades'))
    table.does(1, END)
    expect(table.stock(0)).toEqual({ mc: 96 })
    expect(table.refuses(0, play('law-suit'))).toContain('nobody')
  })

  test('it loses all it has where that is less', () => {
    expect(playing('tardigrades', { ...union, stock: { mc: 6 } })).toMatchObject({ mc: -6 })
  })

  test('a disease is no microbe', () => {
    const table = scene({ rival: union, played: ['ants'] })
    table.s.players[1].cubes[0] = 3
    expect(table.refuses(0, use('ants'))).toBeTruthy()
  })

  test('with no disease on it a science tag may turn it face down, for 3 TR', () => {
    const table = scene({ ...union, hand: ['trans-neptune-probe', 'tardigrades'], map: 'elysium' })
    expect(table.change(() => table.does(0, play('trans-neptune-probe'), flips(true)))).toEqual({
      mc: -6,
      rating: 3,
      cards: -1,
    })
    expect(table.standing('legend')).toEqual([1, 0])
    expect(table.change(() => table.does(0, play('tardigrades')))).toEqual({ mc: -4, cards: -1 })
    expect(playing('trans-neptune-probe', union, flips(false))).toEqual({ mc: -6 })
  })

  test('it counts for Media Archives but turning it down plays no event', () => {
    const table = scene({
      ...union,
      played: ['media-group'],
      hand: ['trans-neptune-probe', 'media-archives'],
    })
    expect(table.change(() => table.does(0, play('trans-neptune-probe'), flips(true)))).toMatchObject({
      mc: -6,
    })
    expect(table.change(() => table.does(0, play('media-archives')))).toMatchObject({ mc: -8 + 1 })
  })

  test('with both tags on a card the order is chosen: turned down first, it loses the MC all the same', () => {
    expect(playing('bactoviral-research', union, nth(1))).toMatchObject({ mc: -10 - 4, rating: 1 })
    expect(playing('bactoviral-research', union, nth(-1), flips(true))).toMatchObject({
      mc: -10 - 4,
      rating: 3,
    })
  })

  test('of two science tags the second does nothing when the first has turned it down', () => {
    expect(playing('research', union, flips(true))).toEqual({ mc: -11, cards: 2, rating: 3 })
  })

  test('without the money for the Reds a science tag can not be played while there is a disease', () => {
    const reds = (mc: number, cubes: number) => {
      const table = scene({
        ...union,
        resources: { 'pharmacy-union': cubes },
        stock: { mc },
        hand: ['trans-neptune-probe'],
        options: { turmoil: true },
      })
      if (table.s.turmoil) table.s.turmoil.policy = REDS
      return table
    }
    expect(reds(8, 1).refuses(0, play('trans-neptune-probe'))).toBeTruthy()
    expect(reds(9, 1).refuses(0, play('trans-neptune-probe'))).toBeUndefined()
    expect(reds(14, 0).refusesAfter(0, play('trans-neptune-probe'), flips(true))).toBeTruthy()
    expect(reds(14, 0).refusesAfter(0, play('trans-neptune-probe'), flips(false))).toBeUndefined()
    expect(reds(15, 0).refusesAfter(0, play('trans-neptune-probe'), flips(true))).toBeUndefined()
  })
})

describe('faq: Philares (PRO)', () => {
  const philares = { corporation: 'philares' }

  test('each border counts, also several with one player, and each has its own choice', () => {
    const tiles = { C4: 'city 1', C6: 'greenery 1', B4: 'greenery 1', B5: 'greenery 0' }
    const table = scene({ ...philares, tiles })
    expect(
      table.change(() => table.does(0, project('greenery'), option(0), option(1), option(4))),
    ).toMatchObject({ mc: -23 + 1, steel: 1, energy: 1 })
  })

  test('a tile that another player lays beside one of yours counts too', () => {
    const table = scene({ rival: philares, tiles: { C4: 'city 1' } })
    expect(table.change(() => table.does(0, project('greenery'), at('C5'), option(3)))).toMatchObject({
      rival: { plants: 1 },
    })
  })

  test('oceans are nobody’s, and cities off Mars touch nothing', () => {
    const table = scene({ ...philares, tiles: { B5: 'city 0' }, hand: ['ganymede-colony'] })
    expect(table.change(() => table.does(0, project('aquifer'), at('A5')))).toMatchObject({ mc: -18 })
    expect(table.change(() => table.does(0, play('ganymede-colony')))).toMatchObject({ mc: -20 })
  })

  test('alone, the neutral tiles count', () => {
    const table = scene({ ...philares, seats: 1, tiles: { C4: 'city 9' } })
    expect(table.change(() => table.does(0, project('greenery'), at('C5'), option(5)))).toMatchObject({
      heat: 1,
    })
  })
})

describe('faq: Recyclon (PRO)', () => {
  test('only a building tag turns microbes into plant production, and need not', () => {
    const told = { corporation: 'recyclon', resources: { recyclon: 2 } }
    expect(playing('tardigrades', told)).toEqual({ mc: -4 })
    expect(playing('mine', told, option(0))).toEqual({
      mc: -4,
      production: { steel: 1 },
      on: { recyclon: 1 },
    })
  })

  test('other cards add microbes to it and take them off', () => {
    const told = { corporation: 'recyclon', played: ['symbiotic-fungus'] }
    const table = scene(told)
    expect(table.change(() => table.does(0, use('symbiotic-fungus')))).toEqual({ on: { recyclon: 1 } })
    const ants = scene({ played: ['ants'], rival: { corporation: 'recyclon', resources: { recyclon: 1 } } })
    expect(ants.change(() => ants.does(0, use('ants')))).toEqual({
      on: { ants: 1 },
      rival: { on: { recyclon: -1 } },
    })
  })
})

describe('faq: Splice (PRO)', () => {
  test('its own microbe tags bring both: 4 MC, or 2 MC and a microbe', () => {
    expect(playing('tardigrades', { corporation: 'splice' }, option(0))).toEqual({})
    expect(playing('tardigrades', { corporation: 'splice' }, option(1))).toEqual({
      mc: -4 + 2,
      on: { tardigrades: 1 },
    })
  })

  test('a card that holds no microbes brings 2 MC', () => {
    expect(playing('bactoviral-research', { rival: { corporation: 'splice' } })).toMatchObject({
      mc: -10 + 2,
      rival: { mc: 2 },
    })
  })

  test('all see the search for the first microbe card', () => {
    const table = scene({ corporation: 'splice', firstActionDue: true, deck: ['mine', 'ants'] })
    expect(table.does(0, FIRST_ACTION)).toContainEqual({
      what: 'finds',
      seat: 0,
      cards: ['ants'],
      discarded: ['mine'],
    })
  })
})
