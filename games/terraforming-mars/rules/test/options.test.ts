import { seedFrom } from '@perilune/engine'
import {
  AWARDS,
  asideOf,
  awardsOf,
  BOX,
  CORPORATIONS,
  corporations,
  GOALS_OF_MAP,
  lookedAtBy,
  type MarsState,
  MILESTONES,
  milestonesOf,
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

describe('corporations to deal from', () => {
  const isCorporation = (card: string): boolean => corporations.some(({ id }) => id === card)
  const there = (options: object, seats: number): string[] =>
    setup(options, seats).places.flat().filter(isCorporation).sort()
  const FOUR = ['CrediCor', 'Ecoline', 'Helion', 'ThorGate']
  const four = ['credicor', 'ecoline', 'helion', 'thorgate']

  test('only those that were named are dealt, by name or by id', () => {
    expect(there({ corporations: FOUR }, 2)).toEqual(four)
    expect(there({ corporations: four }, 2)).toEqual(four)
    const s = setup({ corporations: FOUR }, 2)
    for (const seat of [0, 1]) expect(s.places[asideOf(seat)]).toHaveLength(2)
  })

  test('with none named all are, as in a game without the option', () => {
    expect(setup({ corporations: [] })).toEqual(setup({}))
  })

  test('one whose box is not in the game stays out', () => {
    expect(there({ corporations: [...FOUR, 'aphrodite'] }, 2)).toEqual(four)
    expect(there({ corporations: [...FOUR, 'aphrodite'], venus: true }, 2)).toContain('aphrodite')
  })

  test('a banned one stays out', () => {
    expect(there({ corporations: [...FOUR, 'Inventrix'], banned: ['Inventrix'] }, 2)).toEqual(four)
  })

  test('too few for the players are refused, with both numbers', () => {
    expect(() => setup({ corporations: FOUR }, 3)).toThrow(
      "option 'corporations' leaves 4 of the boxes in play; with 3 seats it takes 6",
    )
    expect(() => setup({ corporations: ['aphrodite', ...FOUR.slice(0, 3)] }, 2)).toThrow('leaves 3')
  })

  test('one of them is of an expansion where that was asked for', () => {
    const chosen = ['aphrodite', 'celestic', 'credicor', 'helion']
    const s = setup({ corporations: chosen, venus: true, oneOfExpansion: true }, 2)
    for (const seat of [0, 1])
      expect(s.places[asideOf(seat)].filter((card) => chosen.slice(0, 2).includes(card))).toHaveLength(1)
  })
})

describe('milestones and awards drawn at random', () => {
  const drawn = (options: object, seats = 2) => {
    const s = setup({ goals: 'random', ...options }, seats)
    return { s, milestones: milestonesOf(s).map(({ id }) => id), awards: awardsOf(s).map(({ id }) => id) }
  }
  const ofMaps = (goals: Readonly<Record<string, readonly { id: string }[]>>): string[] =>
    Object.values(goals).flatMap((list) => list.slice(0, GOALS_OF_MAP).map(({ id }) => id))

  test('five of each are drawn from the fifteen of the three maps, and none twice', () => {
    const { s, milestones, awards } = drawn({})
    expect(new Set(milestones)).toHaveProperty('size', GOALS_OF_MAP)
    expect(new Set(awards)).toHaveProperty('size', GOALS_OF_MAP)
    for (const id of milestones) expect(ofMaps(MILESTONES)).toContain(id)
    for (const id of awards) expect(ofMaps(AWARDS)).toContain(id)
    expect([s.milestones, s.awards]).toEqual([new Array(5).fill(-1), new Array(5).fill(-1)])
  })

  test('each of the fifteen can be drawn, whatever the map', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const s = game.setup({ goals: 'random', map: 'hellas' }, 2, seedFrom(`goals ${i}`))
      for (const goal of [...milestonesOf(s), ...awardsOf(s)]) seen.add(goal.id)
    }
    expect([...seen].sort()).toEqual([...ofMaps(MILESTONES), ...ofMaps(AWARDS)].sort())
  })

  test('those of Venus come on top, with Venus alone', () => {
    expect(drawn({ venus: true }).milestones.slice(GOALS_OF_MAP)).toEqual(['hoverlord'])
    expect(drawn({ venus: true }).awards.slice(GOALS_OF_MAP)).toEqual(['venuphile'])
    expect(drawn({ venus: true }).s.awards).toHaveLength(6)
    expect(drawn({}).milestones).not.toContain('hoverlord')
  })

  test('the solo game has none', () => {
    const { s } = drawn({}, 1)
    expect(s.drawnGoals).toBeUndefined()
    expect([s.milestones, s.awards]).toEqual([[], []])
  })

  test('a game without the option is as it was, to the last field', () => {
    const s = setup({ goals: 'of the map' })
    expect(s).toEqual(setup({}))
    expect(Object.keys(s)).not.toContain('drawnGoals')
    expect(Object.keys(game.clone(s))).toEqual(Object.keys(s))
  })
})

describe('faq: Can I play the game with X expansion and without Y expansion?', () => {
  test.each(['venus', 'prelude', 'colonies', 'turmoil', 'promos'])('%s alone, and all but it', (box) => {
    expect(setup({ [box]: true }).sets).toHaveLength(3)
    expect(setup({ preset: 'full box', [box]: false }).sets).toHaveLength(6)
  })
})
