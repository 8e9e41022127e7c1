import { seedFrom } from '@perilune/engine'
import {
  asideOf,
  BOX,
  CORPORATIONS,
  corporations,
  lookedAtBy,
  type MarsState,
  options,
} from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import { cardOf } from '../src/cards/index.js'

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

describe('one corporation of an expansion', () => {
  const NEW: readonly string[] = ['venus', 'prelude', 'colonies']
  const isNew = (card: string): boolean => NEW.includes(cardOf(card).set)
  const dealt = (options: object, seats: number): string[][] => {
    const s = setup({ oneOfExpansion: true, ...options }, seats)
    return s.players.map((_, seat) =>
      [...s.places[asideOf(seat)], ...s.places[lookedAtBy(seat)]].filter(isCorporation),
    )
  }
  const isCorporation = (card: string): boolean => corporations.some(({ id }) => id === card)

  test.each([
    [{ venus: true }, 5],
    [{ prelude: true }, 1],
    [{ colonies: true }, 3],
    [{ preset: 'full box' }, 4],
    [{ preset: 'full box', startDraft: true }, 3],
  ])('with %j everybody of %i is dealt one of the expansion and one other', (options, seats) => {
    const pairs = dealt(options, seats)
    expect(pairs).toHaveLength(seats)
    for (const pair of pairs) expect(pair.map(isNew).sort()).toEqual([false, true])
  })

  test('every corporation of the game is dealt or in the pile, whose order says nothing of its box', () => {
    const options = { preset: 'full box' }
    const there = (s: MarsState): string[] => s.places.flat().filter(isCorporation).sort()
    expect(there(setup({ ...options, oneOfExpansion: true }))).toEqual(there(setup(options)))
    const pile = setup({ ...options, oneOfExpansion: true }).places[CORPORATIONS].map(isNew)
    expect(pile.lastIndexOf(false)).toBeGreaterThan(pile.indexOf(true))
    expect(pile.lastIndexOf(true)).toBeGreaterThan(pile.indexOf(false))
    expect(setup({ ...options, oneOfExpansion: true }).places[BOX]).toEqual([])
  })

  test('without these expansions, or without the option, two are dealt as ever', () => {
    const pile = (options: object): readonly string[] => setup(options).places[CORPORATIONS]
    for (const options of [{}, { turmoil: true, promos: true }])
      expect(pile({ ...options, oneOfExpansion: true })).toEqual(pile(options))
  })

  test('a beginner corporation takes none of the new ones', () => {
    const s = setup({ venus: true, oneOfExpansion: true, beginners: ['1'] }, 3)
    expect([0, 1, 2].map((seat) => s.places[asideOf(seat)].filter(isNew).length)).toEqual([0, 1, 1])
  })

  test('bans that leave too few are refused', () => {
    const banned = corporations.filter(({ set }) => set === 'venus').map(({ id }) => id)
    expect(() => setup({ venus: true, oneOfExpansion: true, banned: banned.slice(1) }, 2)).toThrow(
      'too few corporations',
    )
    expect(() => setup({ venus: true, oneOfExpansion: true, banned: banned.slice(2) }, 2)).not.toThrow()
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
