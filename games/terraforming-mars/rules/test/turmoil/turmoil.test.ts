import { EVENT_DECK, EVENTS_SHOWN, PARTIES } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import { committee, influenceOf } from '../../src/turmoil/committee.js'
import {
  begin,
  chairman,
  delegates,
  dominant,
  eventId,
  PASS,
  ruling,
  type SceneTold,
  scene,
  send,
  solarPhase,
} from '../scene.js'

describe('the set-up of the committee', () => {
  const table = begin({ turmoil: true }, { seats: 3 })
  const t = committee(table.s)

  test('the Greens rule, the chairman is neutral, and there is no current event', () => {
    expect([ruling(table), chairman(table), t.current]).toEqual(['greens', 'n', ''])
  })

  test('everybody has a delegate in the lobby and six in reserve', () => {
    expect(t.lobby).toEqual([true, true, true])
    expect(t.reserve.slice(0, 3)).toEqual([6, 6, 6])
  })

  test('of 14 neutral delegates one is chairman and one came with each of the two events', () => {
    expect(t.reserve[3]).toBe(11)
    expect(t.delegates.flat().reduce((sum, n) => sum + n, 0)).toBe(2)
  })

  test('the party of the coming event is dominant, unless both delegates went to another', () => {
    const totals = t.delegates.map((party) => party[3])
    expect(totals[t.dominant]).toBe(Math.max(...totals))
  })

  test('a game without Turmoil has no committee', () => {
    expect(begin({}).s.turmoil).toBeNull()
  })

  test('31 events are in the deck; those of Venus and the colonies wait for their boxes', () => {
    expect(table.s.places[EVENT_DECK].length + table.s.places[EVENTS_SHOWN].length).toBe(31)
  })
})

describe('sending delegates', () => {
  test('a delegate from the lobby is free, once per generation', () => {
    const table = scene({ committee: {} })
    expect(table.change(() => table.does(0, send('unity')))).toEqual({})
    expect(delegates(table)).toEqual({ unity: '0' })
    expect(table.refuses(0, send('reds'))).toBe('you have no delegate in the lobby')
  })

  test('a delegate from the reserve costs 5 MC', () => {
    const table = scene({ committee: {} })
    expect(table.change(() => table.does(0, send('unity', 'reserve')))).toEqual({ mc: -5 })
    expect(committee(table.s).reserve[0]).toBe(5)
  })

  test('5 MC must be there', () => {
    const table = scene({ committee: {}, stock: { mc: 4 } })
    expect(table.refuses(0, send('unity', 'reserve'))).toBe('costs 5 MC, you can pay 4')
  })

  test('with an empty reserve nobody can be sent', () => {
    const table = scene({ committee: { reserve: [0, 6], noLobby: [0] } })
    expect(table.refuses(0, send('unity', 'reserve'))).toBe('you have no delegate in reserve')
  })

  test('the lobby is offered before the reserve is', () => {
    const table = scene({ committee: {} })
    const sent = (answers: readonly object[]) => answers.filter((a) => 'party' in a)
    expect(sent(game.answers(table.s, 0))).toEqual(PARTIES.map((party) => send(party)))
  })

  test('in a game without a committee there is nothing to send', () => {
    expect(scene({}).refuses(0, send('greens'))).toBeDefined()
  })
})

describe('leaders and dominance', () => {
  test('the first delegate of a party leads it', () => {
    const table = scene({ committee: { delegates: { reds: 'n' } } })
    table.does(0, send('greens'))
    expect(delegates(table)).toEqual({ reds: 'n', greens: '0' })
  })

  test('with as many delegates as the leader nobody takes over; with more one does', () => {
    const table = scene({ committee: { delegates: { reds: '1' } } })
    table.does(0, send('reds'))
    expect(delegates(table)).toEqual({ reds: '1 0' })
    table.does(0, send('reds', 'reserve'))
    expect(delegates(table)).toEqual({ reds: '0 0 1' })
  })

  test('a party is dominant only with more delegates than the one that was', () => {
    const table = scene({ committee: { delegates: { reds: '1' } } })
    table.does(0, send('unity'))
    expect(dominant(table)).toBe('reds')
    table.does(0, send('unity', 'reserve'))
    expect(dominant(table)).toBe('unity')
  })
})

describe('influence', () => {
  const influence = (told: SceneTold['committee']) => influenceOf(scene({ committee: told ?? {} }).s, 0)

  test('the chairman has 1', () => {
    expect(influence({ chairman: 0, delegates: { reds: 'n' } })).toBe(1)
  })

  test('the leader of the dominant party has 1, and another 1 only with a second delegate there', () => {
    expect(influence({ delegates: { reds: '0' } })).toBe(1)
    expect(influence({ delegates: { reds: '0 0' } })).toBe(2)
  })

  test('delegates beside the leader of the dominant party have 1, however many', () => {
    expect(influence({ delegates: { reds: '1 1 1 1 0 0 0' } })).toBe(1)
  })

  test('delegates elsewhere have none', () => {
    expect(influence({ delegates: { reds: 'n n', unity: '0' } })).toBe(0)
  })

  test('all of it is 3', () => {
    expect(influence({ chairman: 0, delegates: { reds: '0 0' } })).toBe(3)
  })
})

describe('the solar phase', () => {
  const told: SceneTold = {
    committee: {
      chairman: 1,
      delegates: { unity: '0 0 1 n', greens: 'n', reds: 'n' },
      current: 'Productivity',
      coming: 'Riots',
      distant: 'Sabotage',
      events: ['Diversity'],
    },
  }

  test('everybody loses 1 TR; the leader of the new ruling party gains 1 as chairman', () => {
    const table = scene(told)
    solarPhase(table)
    expect(table.s.players.map((p) => p.rating)).toEqual([20, 19])
    expect([ruling(table), chairman(table)]).toEqual(['unity', '0'])
  })

  test('the current event is resolved, then discarded; the others move up and a new one comes to light', () => {
    const table = scene(told)
    solarPhase(table)
    const { current, coming, distant } = committee(table.s)
    expect([current, coming, distant]).toEqual(['Riots', 'Sabotage', 'Diversity'].map(eventId))
    // Productivity: leader and a second delegate of the dominant party, influence 2; the other has the chair
    // and a delegate.
    expect([table.stock(0).steel, table.stock(1).steel]).toEqual([2, 2])
  })

  test('the delegates of the ruling party go home, the old chairman too; neutral ones come with the events', () => {
    const table = scene(told)
    solarPhase(table)
    expect(delegates(table)).toEqual({ greens: 'n', reds: 'n n', scientists: 'n' })
    expect(committee(table.s).reserve).toEqual([5, 6, 10])
  })

  test('the lobby is filled again from the reserve', () => {
    const table = scene({ ...told, committee: { ...told.committee, noLobby: [0, 1], reserve: [1, 0] } })
    solarPhase(table)
    // One of the two that seat 0 had in the ruling party is chairman; the old chairman is in seat 1's reserve
    // in time.
    expect(committee(table.s).lobby).toEqual([true, true])
    expect(committee(table.s).reserve.slice(0, 2)).toEqual([1, 1])
  })

  test('with nobody in reserve the lobby stays empty', () => {
    const table = scene({
      committee: { delegates: { unity: 'n n', reds: '0 0 0 0 0 0 0' }, dominant: 'unity', noLobby: [0] },
    })
    solarPhase(table)
    expect(committee(table.s).lobby).toEqual([false, true])
  })

  test('the policy of the ruling party holds from the next action phase on', () => {
    const table = scene(told)
    solarPhase(table)
    expect(committee(table.s).policy).toBe(-1)
    table.researchNothing()
    expect(PARTIES[committee(table.s).policy]).toBe('unity')
  })

  test('ties for dominance go to the first party clockwise from the new ruling one', () => {
    const table = scene({
      committee: { delegates: { unity: 'n n', 'mars-first': 'n', greens: 'n', kelvinists: 'n' } },
    })
    solarPhase(table)
    expect(dominant(table)).toBe('mars-first')
  })

  test('a neutral leader becomes chairman, and nobody gains by it', () => {
    const table = scene({ committee: { chairman: 0, delegates: { unity: 'n 0' } } })
    solarPhase(table)
    expect(chairman(table)).toBe('n')
    expect(table.s.players[0].rating).toBe(19)
  })

  test('the same party may rule again', () => {
    const table = scene({ committee: { ruling: 'unity', delegates: { unity: 'n' } } })
    solarPhase(table)
    expect(ruling(table)).toBe('unity')
  })

  test('a game that ends has no more of it', () => {
    const table = scene(told)
    expect(table.finish().points).toEqual([20 + 1, 20 + 1])
  })

  test('when no event is left, nothing is revealed and nobody comes', () => {
    const table = scene({ committee: { delegates: { unity: 'n' } } })
    solarPhase(table)
    expect(committee(table.s).distant).toBe('')
    expect(delegates(table)).toEqual({})
  })

  test('with no delegate in any party the chairman stays, and gains nothing', () => {
    const table = scene({ committee: { chairman: 0 } })
    solarPhase(table)
    expect([chairman(table), table.s.players[0].rating]).toEqual(['0', 19])
  })

  test('a rating never falls below 0', () => {
    const table = scene({ rating: 0, committee: { delegates: { unity: 'n' } } })
    solarPhase(table)
    expect(table.s.players[0].rating).toBe(0)
  })

  test('a game goes on after it: research, and the next player is first', () => {
    const table = scene(told)
    solarPhase(table)
    expect([table.asks(), table.s.first]).toEqual(['research', 1])
  })
})

describe('points', () => {
  test('the chairman is worth 1, and so is each party leader', () => {
    const lines = (seat: number) =>
      scene({ committee: { chairman: 0, delegates: { unity: '0 1', reds: '0', greens: '1' } } })
        .finish()
        .lines.filter((line) => line.seat === seat && line.why.startsWith('committee'))
        .map((line) => `${line.why} ${line.points}`)
    expect(lines(0)).toEqual(['committee:chairman 1', 'committee:leader:reds 1', 'committee:leader:unity 1'])
    expect(lines(1)).toEqual(['committee:leader:greens 1'])
  })
})

describe('the Terraformer', () => {
  test('needs a rating of 26 on Tharsis, 35 without the committee', () => {
    expect(scene({ rating: 26, committee: {} }).refusesClaim(0, 'terraformer')).toBeUndefined()
    expect(scene({ rating: 25, committee: {} }).refusesClaim(0, 'terraformer')).toBe('needs 26, you have 25')
    expect(scene({ rating: 34 }).refusesClaim(0, 'terraformer')).toBe('needs 35, you have 34')
  })
})

test('passing ends the action phase and with it the policy', () => {
  const table = scene({ committee: { ruling: 'unity', delegates: { reds: 'n' } }, seats: 1 })
  expect(table.s.players[0].worth[2]).toBe(4)
  table.does(0, PASS)
  expect(table.s.players[0].worth[2]).toBe(3)
})
