import { seedFrom } from '@perilune/engine'
import { terraformingMars as game, options } from '@perilune/terraforming-mars'
import { describe, expect, test } from 'vitest'

/* The options of the set-up: boxes, presets, bans. */

const setup = (options: object, seats = 2) => game.setup(options, seats, seedFrom('options'))
const cardsOf = (options: object): string[] => setup(options).places.flat()

describe('presets', () => {
  test('a full box has every expansion', () => {
    expect(setup({ preset: 'full box' })).toMatchObject({
      sets: ['base', 'corporate-era', 'venus', 'prelude', 'colonies', 'turmoil', 'promo'],
      worldGovernment: true,
    })
  })

  test('a first game is the base game with beginner corporations', () => {
    const s = setup({ preset: 'first game' })
    expect(s.sets).toEqual(['base'])
    expect(s.players.map((p) => p.corporation)).toEqual(['beginner-corporation', 'beginner-corporation'])
  })

  test('what is told stays as told', () => {
    expect(setup({ preset: 'full box', turmoil: false, worldGovernment: false })).toMatchObject({
      turmoil: null,
      worldGovernment: false,
    })
  })
})

describe('banned cards', () => {
  test('stay in the box, told by name or by id', () => {
    const all = cardsOf({ corporateEra: true })
    const banned = cardsOf({ corporateEra: true, banned: ['Asteroid', 'mine', 'CrediCor'] })
    expect(all.filter((card) => !banned.includes(card)).sort()).toEqual(['asteroid', 'credicor', 'mine'])
  })

  test('an unknown card, or one that is there twice, is named in a sentence', () => {
    expect(() => setup({ banned: ['Death Star'] })).toThrow(
      /option 'banned' has 'Death Star', which is not on the list/,
    )
    expect(() => setup({ banned: ['mine', 'Mine'] })).toThrow("option 'banned' has 'mine' twice")
  })

  test('so many that too few are left are refused', () => {
    expect(() => setup({ banned: options.banned.values })).toThrow('leaves too few cards')
  })
})

describe('faq: Can I play the game with X expansion and without Y expansion?', () => {
  test.each(['venus', 'prelude', 'colonies', 'turmoil', 'promos'])('%s alone, and all but it', (box) => {
    expect(setup({ [box]: true }).sets).toHaveLength(3)
    expect(setup({ preset: 'full box', [box]: false }).sets).toHaveLength(6)
  })
})
