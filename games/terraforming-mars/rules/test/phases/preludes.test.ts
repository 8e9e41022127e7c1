import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import { beforePrelude, begin, paying, play, preluding, scene } from '../scene.js'

/* How preludes are dealt, chosen and played. */

const four = ['donation', 'loan', 'huge-asteroid', 'galilean-mining'] as const
const corporations = ['credicor', 'phobolog'] as const

/** Two seats, of which the first has these four preludes; both have chosen, the first no cards. */
function started(
  preludes: readonly string[],
  more: { corporation?: 'credicor' | 'phobolog'; cards?: number } = {},
) {
  const table = begin({ first: '1', prelude: true }, { corporations, preludes: four })
  const { projects } = table.dealt(0)
  const corporation = more.corporation ?? 'credicor'
  table.does(0, { pick: [corporation, ...preludes, ...projects.slice(0, more.cards ?? 0)] })
  table.starts(1)
  return table
}

describe('the choice at the start', () => {
  test('four preludes are dealt with the corporations and cards, and two of them are kept', () => {
    const table = begin({ prelude: true })
    expect(table.dealt(0).preludes).toHaveLength(4)
    const { corporations, preludes } = table.dealt(0)
    expect(table.refuses(0, { pick: [corporations[0], preludes[0]] })).toContain('at least')
    expect(table.refuses(0, { pick: [corporations[0], ...preludes.slice(0, 3)] })).toContain('at most')
    expect(table.refuses(0, { pick: [corporations[0], ...preludes.slice(0, 2)] })).toBeUndefined()
  })

  test('without Prelude there are none', () => {
    expect(begin({}).dealt(0).preludes).toEqual([])
  })

  test('nobody sees what another was dealt or has chosen', () => {
    const table = begin({ prelude: true })
    table.starts(0)
    const seen = JSON.stringify(terraformingMars.view(table.s, 1).places)
    for (const card of table.dealt(0).preludes) expect(seen).not.toContain(`"${card}"`)
  })

  test('the two that are left leave the game', () => {
    const table = started(['donation', 'loan'])
    expect(table.s.places[3]).toEqual(expect.arrayContaining(['huge-asteroid', 'galilean-mining']))
  })

  test('money from preludes cannot pay for the cards', () => {
    const table = begin({ prelude: true }, { corporations, preludes: four })
    const { projects } = table.dealt(0)
    const pick = (cards: number) => ({ pick: ['phobolog', 'donation', 'loan', ...projects.slice(0, cards)] })
    expect(table.refuses(0, pick(7))).toBeUndefined()
    expect(table.refuses(0, pick(8))).toContain('more than you can pay')
  })

  test('a beginner corporation chooses preludes and nothing else', () => {
    const table = begin({ prelude: true, beginners: ['1'], first: '1' }, { preludes: four })
    expect(table.refuses(0, { pick: ['donation', 'loan', table.dealt(0).projects[0]] })).toBeTruthy()
    table.does(0, { pick: ['donation', 'loan'] })
    table.starts(1)
    expect(table.hand(0)).toHaveLength(10)
    table.does(0, { card: 'loan' })
    expect(table.stock(0)).toEqual({ mc: 42 + 21 + 30 })
  })
})

describe('the draft at the start, a variant', () => {
  const drafting = () => begin({ prelude: true, startDraft: true, first: '1' }, { seats: 3 })

  test('corporations go round to the left first: one is kept, the other passed', () => {
    const table = drafting()
    expect(table.asks()).toBe('draft-start')
    const dealt = [0, 1, 2].map((seat) => table.lookedAt(seat).slice())
    expect(dealt.map((cards) => cards.length)).toEqual([2, 2, 2])
    table.draftFirst()
    expect([0, 1, 2].map((seat) => table.dealt(seat).corporations.toSorted())).toEqual([
      [dealt[0][0], dealt[2][1]].sort(),
      [dealt[1][0], dealt[0][1]].sort(),
      [dealt[2][0], dealt[1][1]].sort(),
    ])
  })

  test('then the four preludes, and only after them the project cards are dealt', () => {
    const table = drafting()
    table.draftFirst()
    const first = table.lookedAt(0)[0]
    expect(table.lookedAt(0)).toHaveLength(4)
    for (let round = 0; round < 3; round++) table.draftFirst()
    expect(table.dealt(0).preludes).toHaveLength(4)
    expect(table.dealt(0).preludes).toContain(first)
    expect(table.asks()).toBe('choose-start')
    expect(table.dealt(0).projects).toHaveLength(10)
    table.startAll()
    expect(table.s.generation).toBe(1)
  })

  test('beginner corporations take part in the draft of preludes alone', () => {
    const table = begin({ prelude: true, startDraft: true, beginners: ['1'] }, { seats: 3 })
    expect(table.asked).toEqual([1, 2])
    table.draftFirst()
    expect(table.asked).toEqual([0, 1, 2])
  })

  test('there is none in the solo game', () => {
    expect(begin({ prelude: true, startDraft: true }, { seats: 1 }).asks()).toBe('choose-start')
  })
})

describe('preludes are played', () => {
  test('after all corporations, in turn order, each player both', () => {
    const table = started(['donation', 'loan'])
    expect(table.s.players.every((p) => p.corporation !== '')).toBe(true)
    expect(table.asked).toEqual([0])
    expect(table.asks()).toBe('choose-prelude')
    const events = table.does(0, { card: 'loan' }).filter((e) => e.what === 'plays')
    expect(events.map((e) => e.card)).toEqual(['loan', 'donation'])
    expect(table.s.players[1].cards).toHaveLength(1)
    expect(table.asked).toEqual([1])
  })

  test('one fully before the next, in the order that the owner likes', () => {
    const table = started(['donation', 'huge-asteroid'], { corporation: 'phobolog', cards: 7 })
    expect(table.stock(0)).toEqual({ mc: 2, titanium: 10 })
    table.does(0, { card: 'donation' })
    expect(table.has(0, 'huge-asteroid')).toBe(true)
    expect(table.stock(0)).toEqual({ mc: 2 + 21 - 5, titanium: 10 })
    expect(table.temperature).toBe(-24)
  })

  test('one that cannot be carried out leaves the game and gives 15 MC', () => {
    const table = started(['donation', 'huge-asteroid'], { corporation: 'phobolog', cards: 7 })
    table.does(0, { card: 'huge-asteroid' })
    expect(table.has(0, 'huge-asteroid')).toBe(false)
    expect(table.s.places[3]).toContain('huge-asteroid')
    expect(table.stock(0)).toEqual({ mc: 2 + 15 + 21, titanium: 10 })
    expect(table.temperature).toBe(-30)
  })

  test('those who have played theirs wait for the others before the first generation', () => {
    const table = started(['donation', 'loan'])
    table.does(0, { card: 'loan' })
    const [card] = table.dealt(1).preludes
    expect(table.asks()).toBe('choose-prelude')
    const { s } = table
    expect(s.generation).toBe(1)
    expect(s.stack.some((frame) => frame.do === 'action-phase')).toBe(true)
    expect(table.refuses(0, { card })).toBeTruthy()
  })

  test('their tags trigger effects and count', () => {
    const table = beforePrelude('io-research-outpost', { corporation: 'saturn-systems' })
    expect(table.change(() => table.does(0, { card: 'io-research-outpost' }))).toEqual({
      cards: 1,
      production: { mc: 1, titanium: 1 },
    })
    expect(table.s.players[0].tags[5]).toBe(2)
  })

  test('heat that is money pays what a prelude takes', () => {
    const told = { corporation: 'helion', stock: { mc: 2, heat: 4 } }
    expect(preluding('huge-asteroid', told, paying({ mc: 1, heat: 4 }))).toMatchObject({
      mc: -1,
      heat: -4,
      temperature: 6,
    })
    expect(preluding('huge-asteroid', { ...told, stock: { mc: 1, heat: 3 } })).toEqual({ mc: 15 })
  })

  test('a discount for the next card waits for a project', () => {
    const table = beforePrelude('donation', { hand: ['mine'] })
    table.s.players[0].nextDiscount = 2
    table.does(0, { card: 'donation' })
    expect(table.change(() => table.does(0, play('mine')))).toMatchObject({ mc: -2 })
  })
})

describe('the solo game with Prelude', () => {
  const done = { temperature: 8, oxygen: 14, oceans: 9, seats: 1, options: { prelude: true } } as const

  test('has 12 generations', () => {
    const table = scene({ ...done, oxygen: 13, generation: 11 })
    table.everybodyPasses()
    table.researchNothing()
    expect(table.s.generation).toBe(12)
    table.everybodyPasses()
    expect(table.outcome().won).toBe(false)
  })

  test('is won with all parameters after generation 12', () => {
    const table = scene({ ...done, generation: 12 })
    table.everybodyPasses()
    expect(table.outcome().won).toBe(true)
  })

  test('or with a terraform rating of 63 after generation 12, where that is the goal', () => {
    const options = { prelude: true, soloGoal: 'rating 63' } as const
    for (const rating of [62, 63]) {
      const table = scene({ seats: 1, options, generation: 12, rating })
      table.everybodyPasses()
      expect(table.outcome().won).toBe(rating === 63)
    }
  })
})
