import { moonrakers } from '@perilune/moonrakers-words-en'
import { describe, expect, test } from 'vitest'
import { cardOf, KINDS } from '../../src/index.js'
import { isFulfilled } from '../../src/objectives.js'
import { claim, END_TURN, type Scene, scene, type Table } from '../scene.js'

/*
 * All that people see while a contract is played and when they claim: what they may do, and what not and why.
 */

const decisions = (table: Table, seat: number) =>
  moonrakers.decisions(table.s, seat).filter((d) => d.kind === 'choose' && d.seat === seat)
const options = (table: Table, seat: number, must = true) =>
  decisions(table, seat).flatMap((d) => (d.kind === 'choose' && d.must === must ? [...d.options] : []))

describe('the floor', () => {
  /** Seat 1 leads; 0 and 2 are its allies, 3 stays out. */
  const company = () => {
    const seats = [{ hand: ['reactor'] }, { hand: ['reactor'] }, { hand: ['reactor'] }, {}]
    return scene({ seats, contracts: ['core-world-ace'], options: { first: '2' } }).together(
      'core-world-ace',
      [[0, 0, 0, 0], [1, 5, 1, 1], [0, 0, 0, 0], null],
    )
  }
  const floors = (table: Table, seat: number) =>
    options(table, seat)
      .filter(({ answer }) => answer.act === 'floor')
      .map(({ answer }) => answer.to)

  test('is offered to every company of those who take part, but not to the one that has it', () => {
    const table = company()
    expect(table.asked).toEqual([1])
    expect(floors(table, 1)).toEqual([[0], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]])
    table.does(1, { act: 'floor', to: [0, 2] })
    expect(table.asked.toSorted()).toEqual([0, 2])
    expect(floors(table, 0)).toEqual([])
  })

  test('is taken back by the leader at any time while others have it, and by nobody else', () => {
    const table = company()
    const direct = (seat: number) => options(table, seat, false).map(({ answer }) => answer.to)
    expect([0, 1, 2, 3].map((seat) => direct(seat).length)).toEqual([0, 0, 0, 0])
    table.does(1, { act: 'floor', to: [0] })
    expect(direct(1)).toEqual([[1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]])
    expect([0, 2, 3].map((seat) => direct(seat).length)).toEqual([0, 0, 0])
    expect(table.allows(1, { may: 'direct-floor', to: [1], more: 1 })).toBe(false)
    table.does(1, { may: 'direct-floor', to: [1] })
    expect(table.asked).toEqual([1])
    expect(options(table, 1, false)).toEqual([])
  })

  test('a leader who is alone has nobody to give it to', () => {
    const table = scene({ seats: [{}, {}], contracts: ['core-world-ace'] }).alone('core-world-ace')
    expect(floors(table, 0)).toEqual([])
    expect(options(table, 0, false)).toEqual([])
  })
})

describe('what can’t be done now is shown with the reason', () => {
  const told: Scene = {
    seats: [
      { hand: ['damage1', 'reactor', 'shield'], ship: ['symbiote-9000', 'defender-5000', 'flash'] },
      {},
    ],
    contracts: ['core-world-ace'],
    mercenaries: ['damage2', 'shield'],
  }
  const shown = (table: Table) =>
    options(table, 0).map(({ answer, reason }) => [
      String(answer.card ?? answer.part ?? answer.act),
      reason ? String(reason.code) : 'may be done',
    ])

  test('with an action left every card of the hand may be played', () => {
    const table = scene(told).alone('core-world-ace')
    const rows = shown(table)
    expect(rows.filter(([what]) => ['damage1', 'reactor'].includes(what))).toEqual([
      ['damage1', 'may be done'],
      ['reactor', 'may be done'],
    ])
    // A part that works by itself is nothing to use, and is not shown.
    expect(rows.some(([what]) => what === 'flash')).toBe(false)
  })

  test('without one each card of the hand and each part that costs one is shown once, and why', () => {
    const table = scene(told).alone('core-world-ace').plays(0, 'shield')
    const rows = shown(table)
    expect(rows.filter(([what]) => ['damage1', 'reactor', 'defender-5000'].includes(what))).toEqual([
      ['damage1', 'no-action'],
      ['reactor', 'no-action'],
      ['defender-5000', 'no-action'],
    ])
    expect(rows.filter(([what]) => what === 'symbiote-9000').every(([, why]) => why === 'may be done')).toBe(
      true,
    )
    expect(rows.at(-1)?.[1]).not.toBe('may be done')
  })

  test('a mercenary is shown to the leader alone, once, with the reason where it can’t be hired', () => {
    const table = scene(told).alone('core-world-ace')
    const hires = options(table, 0).filter(({ answer }) => answer.act === 'hire')
    expect(new Set(hires.map(({ answer }) => answer.card))).toEqual(new Set(['damage2', 'shield']))
    for (const card of ['damage2', 'shield']) {
      const reasons = hires
        .filter(({ answer }) => answer.card === card)
        .map(({ reason }) => reason !== undefined)
      expect(new Set(reasons).size).toBe(1)
      if (reasons[0]) expect(reasons).toHaveLength(1)
    }
  })
})

describe('an objective is not fulfilled', () => {
  /** Seat 0 has completed this contract, with whom and how it is told. */
  const done = (contract: string, more: object = {}) => {
    const table = scene({ seats: [{}, {}, {}], contracts: [contract] })
      .alone(contract)
      .done()
    Object.assign(table.mission, { success: true }, more)
    return table.s
  }
  const KILL = 'kill-slavers'

  test.each([
    ['gun-for-hire', 'kill'],
    ['quick-run', 'delivery'],
    ['santa-maria', 'explore'],
    ['youre-my-hero', 'rescue'],
    ['daredevil', 'rescue'],
    ['efficiency', 'delivery'],
    ['fire-support', 'kill'],
  ])('%s: by a contract of any type but %s', (objective, type) => {
    for (const contract of ['kill-slavers', 'blockade-run', 'escape-pods', 'abandoned-vessel'])
      expect([contract, isFulfilled(done(KILL, { contract }), 0, objective)]).toEqual([
        contract,
        cardOf(contract).type === type,
      ])
  })

  test('alone: with an ally, or with a mercenary, or by somebody who does not lead', () => {
    expect(isFulfilled(done(KILL), 0, 'gun-for-hire')).toBe(true)
    expect(isFulfilled(done(KILL, { participants: [0, 1] }), 0, 'gun-for-hire')).toBe(false)
    expect(isFulfilled(done(KILL, { mercenaries: 1 }), 0, 'gun-for-hire')).toBe(false)
    expect(isFulfilled(done(KILL, { success: false }), 0, 'gun-for-hire')).toBe(false)
    expect(isFulfilled(done(KILL), 1, 'gun-for-hire')).toBe(false)
  })

  test('Utopia: with all but one, or as an ally', () => {
    const terms = [[], [], []]
    expect(isFulfilled(done(KILL, { participants: [0, 1, 2], terms }), 0, 'utopia')).toBe(true)
    expect(isFulfilled(done(KILL, { participants: [0, 1, 2], terms }), 1, 'utopia')).toBe(false)
    expect(isFulfilled(done(KILL, { participants: [0, 1] }), 0, 'utopia')).toBe(false)
  })

  test('what was played or contributed: one less, or by somebody outside of the contract', () => {
    const s = done(KILL)
    const set = (kind: string, count: number, seat = 0) => {
      if (s.mission) s.mission.played[seat][KINDS.indexOf(kind as never)] = count
    }
    set('shield', 2)
    expect(isFulfilled(s, 0, 'shield-wall')).toBe(false)
    set('shield', 3)
    expect(isFulfilled(s, 0, 'shield-wall')).toBe(true)
    set('shield', 3, 1)
    expect(isFulfilled(s, 1, 'shield-wall')).toBe(false)
  })

  test('while no contract is being played', () => {
    const table = scene({ seats: [{}, {}], contracts: [KILL] })
    for (const objective of ['gun-for-hire', 'shield-wall', 'saboteur', 'utopia', 'ace', 'barrage'])
      expect(isFulfilled(table.s, 0, objective)).toBe(false)
  })
})

describe('claiming', () => {
  const table = () =>
    scene({
      seats: [
        { objectives: ['tank', 'ace'], ship: ['titan-3000', 'duo-1000', 'symbiote-9000'], credits: 9 },
        {},
      ],
      contracts: ['kill-slavers'],
      parts: ['barrier-a3'],
    })

  test('shows all that one holds, what is fulfilled and what is not', () => {
    const shown = options(table(), 0, false).map(({ answer, reason }) => [answer.card, reason?.code])
    expect(shown).toEqual([
      ['ace', 'not-fulfilled'],
      ['tank', undefined],
    ])
    expect(moonrakers.extras(table().s, 0)).toEqual([claim('tank')])
    expect(table().allows(0, { ...claim('tank'), more: 1 })).toBe(false)
    expect(table().allows(1, claim('tank'))).toBe(false)
  })

  test('an objective that does not look at money leaves the shop open', () => {
    const shop = table().alone('kill-slavers').done()
    shop.does(0, claim('tank'))
    shop.does(0, {
      act: 'buy',
      card: 'barrier-a3',
      ...(shop.offers(0, { act: 'buy', card: 'barrier-a3' })[0] ?? {}),
    })
    shop.does(0, END_TURN)
    expect(shop.prestige(0)).toBeGreaterThan(0)
  })
})
