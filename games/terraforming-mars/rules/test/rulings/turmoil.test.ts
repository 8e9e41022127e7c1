import { describe, expect, test } from 'vitest'
import { committee, influenceOf, removeDelegate } from '../../src/turmoil/committee.js'
import { partyIndex } from '../../src/turmoil/parties.js'
import {
  chairman,
  delegates,
  dominant,
  first,
  refusal,
  ruling,
  type SceneTold,
  scene,
  send,
  solarPhase,
} from '../scene.js'

describe('faq: If the global parameters are maxed during the Turmoil phase, does the game end, or is there another generation after this?', () => {
  test('another whole generation follows, and after it no more of the committee', () => {
    const table = scene({
      temperature: 4,
      oxygen: 14,
      oceans: 9,
      committee: { delegates: { unity: 'n' }, current: 'Volcanic Eruptions' },
    })
    solarPhase(table)
    expect([table.temperature, table.asks()]).toEqual([8, 'research'])
    const ratings = table.s.players.map((p) => p.rating)
    table.researchNothing()
    table.everybodyPasses()
    expect(table.outcome().points.length).toBe(2)
    expect(table.s.players.map((p) => p.rating)).toEqual(ratings)
  })
})

describe('faq: What is the dominant party?', () => {
  test('the most delegates of all colours, neutral ones too', () => {
    const table = scene({ committee: { delegates: { reds: 'n n 0', unity: '1 1' } } })
    expect(dominant(table)).toBe('reds')
  })

  test('another must exceed it', () => {
    const table = scene({ committee: { delegates: { reds: 'n n', unity: '0' } } })
    table.does(0, send('unity'))
    expect(dominant(table)).toBe('reds')
    table.does(0, send('unity', 'reserve'))
    expect(dominant(table)).toBe('unity')
  })

  test('it becomes the ruling party, its delegates go home, its leader becomes chairman', () => {
    const table = scene({ committee: { delegates: { reds: '1 0 n', unity: '0' } } })
    solarPhase(table)
    expect([ruling(table), chairman(table), dominant(table)]).toEqual(['reds', '1', 'unity'])
    expect(delegates(table)).toEqual({ unity: '0' })
  })

  test('dominance may change when neutral delegates come with the events', () => {
    // Riots becomes current: a neutral delegate for the Reds.
    const table = scene({
      committee: { delegates: { unity: 'n n n', greens: 'n', reds: 'n' }, coming: 'Riots' },
    })
    solarPhase(table)
    expect(dominant(table)).toBe('reds')
  })

  test('the chairman counts for no party', () => {
    const table = scene({ committee: { chairman: 0, delegates: { reds: 'n' } } })
    expect(dominant(table)).toBe('reds')
    expect(influenceOf(table.s, 0)).toBe(1)
  })
})

describe('faq: How is the party leader decided, and how does it change hands?', () => {
  test('the first in a party leads; a tie does not change it', () => {
    const table = scene({ committee: { delegates: { reds: 'n' } } })
    table.does(0, send('reds'))
    expect(delegates(table).reds).toBe('n 0')
    table.does(0, send('reds', 'reserve'))
    expect(delegates(table).reds).toBe('0 0 n')
  })

  test('after a removal the one with more leads; of several the first from the active player, neutral last', () => {
    const removed = (colours: string, active: number): string => {
      const table = scene({ seats: 3, committee: { delegates: { reds: colours } } })
      removeDelegate(table.s, active, partyIndex('reds'), 0)
      return delegates(table).reds
    }
    expect(removed('0 0 1 1 2 2', 2)).toBe('2 0 1 1 2')
    expect(removed('0 0 1 1 2 2', 1)).toBe('1 0 1 2 2')
    expect(removed('0 0 n n 2 2', 0)).toBe('2 0 2 n n')
    expect(removed('0 0 n n', 0)).toBe('n 0 n')
  })
})

describe('faq: Is there a limit to the number of delegates in a party?', () => {
  test('all seven of a player may be in one', () => {
    const table = scene({ committee: { delegates: { reds: '0 0 0 0 0 0' } } })
    table.does(0, send('reds'))
    expect(delegates(table).reds).toBe('0 0 0 0 0 0 0')
  })
})

describe('faq: What if I run out of delegates?', () => {
  test('seven are all; then nobody can be sent', () => {
    const table = scene({ committee: { delegates: { reds: '0 0 0 0 0 0' } } })
    table.does(0, send('reds'))
    expect(table.refuses(0, send('unity', 'reserve'))).toBe('you have no delegate in reserve')
  })

  test('a neutral delegate that is not there is not placed', () => {
    const table = scene({ committee: { delegates: { unity: '0' }, coming: 'Riots', chairman: 0 } })
    committee(table.s).reserve[2] = 0
    solarPhase(table)
    expect(delegates(table)).toEqual({})
  })

  test('those of the ruling party come back', () => {
    const table = scene({ committee: { delegates: { reds: '0 0 0 0 0 0' }, noLobby: [0], reserve: [0, 6] } })
    solarPhase(table)
    // One is chairman, one in the lobby.
    expect(committee(table.s).reserve[0]).toBe(4)
    expect(committee(table.s).lobby[0]).toBe(true)
  })

  test('with an empty reserve the lobby stays empty', () => {
    const table = scene({
      committee: { delegates: { reds: 'n', unity: '0' }, dominant: 'reds', noLobby: [0], reserve: [0, 6] },
    })
    solarPhase(table)
    expect(committee(table.s).lobby[0]).toBe(false)
  })

  test('a card that places delegates can’t be played without enough of them; the lobby is part of the reserve', () => {
    const told = (noLobby: readonly number[]): SceneTold => ({
      production: { energy: 1 },
      committee: { ruling: 'unity', reserve: [1, 6], noLobby },
    })
    expect(refusal('cultural-metropolis', told([]))).toBeUndefined()
    expect(refusal('cultural-metropolis', told([0]))).toBe('needs 2 delegates of yours, you have 1')
  })
})

describe('faq: How are global events resolved?', () => {
  test('in printed order, for every player by what is their own', () => {
    const table = scene({
      stock: { mc: 0, heat: 30 },
      production: { mc: 0 },
      corporation: 'helion',
      played: first(3, 'building'),
      rival: { stock: { mc: 50 }, production: { mc: 0 }, played: first(5, 'building').slice(3) },
      committee: { delegates: { kelvinists: 'n' }, current: 'Global Dust Storm' },
    })
    solarPhase(table)
    // Heat goes first, then MC: 20 come from the rating before, 3 and 2 building tags cost 2 each.
    expect([table.stock(0), table.stock(1)]).toEqual([{ mc: 14 }, { mc: 66 }])
  })
})

describe('faq: How does influence alter the effects of global events?', () => {
  test('subtracted after the count of at most 5', () => {
    const table = scene({
      stock: { mc: 0 },
      production: { mc: 0 },
      played: ['mars-university', 'media-group', 'viral-enhancers', 'earth-office'],
      committee: { delegates: { kelvinists: 'n 0' }, current: 'Solarnet Shutdown' },
    })
    solarPhase(table)
    expect(table.stock(0).mc).toBe(20 - 9)
  })

  test('added after the count of at most 5', () => {
    const table = scene({
      stock: { mc: 0 },
      production: { mc: 0 },
      played: first(8, 'science'),
      committee: { delegates: { kelvinists: '0 0 0 0' }, current: 'Spin-Off Products' },
    })
    solarPhase(table)
    expect(table.stock(0).mc).toBe(20 + 14)
  })

  test('never below nothing', () => {
    const table = scene({
      stock: { mc: 0 },
      production: { mc: 0 },
      played: ['mine'],
      committee: { chairman: 0, delegates: { kelvinists: '0 0' }, current: 'Pandemic' },
    })
    solarPhase(table)
    expect(table.stock(0).mc).toBe(20)
  })
})
