import { CORPORATIONS, projects } from '@perilune/terraforming-mars'
import { describe, expect, test } from 'vitest'
import {
  beforePrelude,
  chosen,
  FIRST_ACTION,
  onTop,
  play,
  playing,
  refusal,
  type SceneTold,
  scene,
  site,
  use,
} from '../scene.js'

/* Where FAQ and cards leave a doubt: docs/rulings/terraforming-mars.md says how it was decided, and why. */

describe('ruling: a Factorum that searches in vain has paid, and may search again', () => {
  test('each search costs 3 MC, brings no card and is not used up', () => {
    const table = scene({
      corporation: 'factorum',
      stock: { mc: 7 },
      deck: ['fish', 'ants'],
      onlyDeck: true,
    })
    table.does(0, use('factorum:2'))
    expect([table.stock(0), table.hand(0)]).toEqual([{ mc: 4 }, []])
    table.does(0, use('factorum:2'))
    expect([table.stock(0), table.hand(0)]).toEqual([{ mc: 1 }, []])
  })

  test('it is an action of the turn, and ends when there are no 3 MC', () => {
    const table = scene({ corporation: 'factorum', stock: { mc: 3 }, deck: ['fish'], onlyDeck: true })
    table.does(0, use('factorum:2'))
    expect(table.refuses(0, use('factorum:2'))).toContain('MC')
    table.endTurn()
    expect(table.asked).toEqual([1])
  })
})

describe('ruling: Aridor that comes by Merger counts tags that are new from then on', () => {
  const merged = (told: SceneTold = {}) => {
    const table = beforePrelude('merger', {
      corporation: 'thorgate',
      colonies: { luna: {} },
      ...told,
      options: { promos: true },
    })
    onTop(table, CORPORATIONS, ['aridor', 'phobolog', 'ecoline', 'helion'])
    return { table, change: table.change(() => table.does(0, { card: 'merger' }, chosen('aridor'))) }
  }

  test('tags that lay there before, those of the first corporation too, bring nothing', () => {
    const { table, change } = merged({ played: ['mine'] })
    expect(change).toMatchObject({ mc: -42 + 40 })
    expect(change).not.toHaveProperty('production')
    expect(table.s.players[0].firstActions).toEqual(['aridor'])
  })

  test('a tag that lies there is not new, any other kind is', () => {
    const now = { corporation: 'thorgate', played: ['aridor', 'mine'], colonies: { luna: {} } }
    expect(playing('solar-power', now)).toEqual({ mc: -8, production: { energy: 1 } })
    expect(playing('sponsors', now)).toMatchObject({ production: { mc: 2 + 1 } })
  })

  test('its first action adds a colony tile', () => {
    const told = { corporation: 'thorgate', played: ['aridor'], colonies: { luna: {} } }
    const table = scene(told)
    table.s.players[0].firstActions.push('aridor')
    table.does(0, FIRST_ACTION, site('io'))
    expect(table.colony('io').at).toBe(2)
  })
})

describe('ruling: the step that Poseidon gains for a colony may come before the steps that Minority Refuge takes', () => {
  const settling = (mc: number, colonies: SceneTold['colonies']) =>
    refusal('minority-refuge', { corporation: 'poseidon', production: { mc }, ...(colonies && { colonies }) })

  test('at −4 any colony will do, at −5 only one on Luna', () => {
    expect(settling(-4, { io: {} })).toBeUndefined()
    expect(settling(-5, { io: {} })).toBeTruthy()
    expect(settling(-5, { io: {}, luna: {} })).toBeUndefined()
  })

  test('at −4 it ends at −5', () => {
    const told = { corporation: 'poseidon', production: { mc: -4 }, colonies: { io: {} } }
    const table = scene({ ...told, hand: ['minority-refuge'] })
    table.does(0, play('minority-refuge'))
    expect(table.production(0)).toEqual({ mc: -5, heat: 1 })
  })

  test('a colony of another player helps Poseidon as well, but is no part of the card', () => {
    const rival = { corporation: 'poseidon', production: { mc: 0 } }
    expect(refusal('minority-refuge', { production: { mc: -4 }, rival, colonies: { io: {} } })).toBeTruthy()
  })
})

describe('ruling: the Reds are paid with money of the same action', () => {
  const reds = (mc: number): SceneTold => ({
    played: ['media-group'],
    stock: { mc },
    committee: { ruling: 'reds' },
  })

  test('Asteroid with Media Group and exactly 14 MC: the 3 MC that come back are the tax', () => {
    expect(playing('asteroid', reds(14))).toMatchObject({ mc: -14, temperature: 2, rating: 1 })
    expect(refusal('asteroid', reds(13))).toBeTruthy()
    expect(refusal('asteroid', { ...reds(14), played: [] })).toContain('Reds')
  })
})

describe('ruling: promotional cards have the numbers of the card lists, not those of the FAQ', () => {
  const numbers = new Map(projects.promo.map(({ id, number }) => [id, number]))

  test.each([
    ['cutting-edge-technology', 'X18'],
    ['diversity-support', 'X20'],
    ['meat-industry', 'X25'],
    ['meltworks', 'X26'],
    ['topsoil-contract', 'X30'],
    ['deimos-down-promo', 'X31'],
  ])('%s is %s', (card, number) => {
    expect(numbers.get(card)).toBe(number)
  })

  test('no two have the same number', () => {
    expect(new Set(numbers.values()).size).toBe(numbers.size)
  })
})
