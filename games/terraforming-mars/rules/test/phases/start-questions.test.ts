import { decisionsOf } from '@perilune/engine/testing'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import { reasonAt } from '../reasons.js'
import { begin } from '../scene.js'

/* What is asked at the start, and the draft before it. */

describe('the choice of the start', () => {
  const groups = (options: object, seats = 2) =>
    decisionsOf(game as never, begin(options, { seats }).s, 0).map((decision) =>
      decision.kind === 'pick' ? decision.groups?.map(({ id, min, max }) => [id, min, max]) : [],
    )

  test('asks for exactly one corporation and for any number of cards', () => {
    expect(groups({})).toEqual([
      [
        ['corporations', 1, 1],
        ['cards', 0, 10],
      ],
    ])
  })

  test('asks for two preludes as well, and alone for three colony tiles', () => {
    expect(groups({ prelude: true, colonies: true }, 1)).toEqual([
      [
        ['corporations', 1, 1],
        ['preludes', 2, 2],
        ['cards', 0, 10],
        ['colony-tiles', 3, 3],
      ],
    ])
  })

  test('takes one corporation, but neither two nor none nor a card twice', () => {
    const table = begin({})
    const { corporations, projects } = table.dealt(0)
    expect(reasonAt(table, 0, { pick: [corporations[0]] })).toBeUndefined()
    expect(reasonAt(table, 0, { pick: [corporations[1], projects[0]] })).toBeUndefined()
    expect(reasonAt(table, 0, { pick: [...corporations] })).toBeDefined()
    expect(reasonAt(table, 0, { pick: [projects[0]] })).toBeDefined()
    expect(reasonAt(table, 0, { pick: [corporations[0], corporations[0]] })).toBeDefined()
    expect(reasonAt(table, 0, { pick: [corporations[0], projects[0], projects[0]] })).toBeDefined()
  })
})

describe('the draft at the start', () => {
  test('goes on where nobody listens', () => {
    const table = begin({ prelude: true, startDraft: true }, { seats: 3 })
    for (let round = 0; round < 4; round++)
      for (const seat of table.asked.slice()) {
        expect(table.asks()).toBe('draft-start')
        game.play(table.s, seat, { pick: [table.lookedAt(seat)[0]] })
      }
    expect(table.asks()).toBe('choose-start')
    expect(table.dealt(0).corporations).toHaveLength(2)
    expect(table.dealt(0).preludes).toHaveLength(4)
  })

  test('tells that cards are passed clockwise', () => {
    const table = begin({ startDraft: true })
    const events = [0, 1].flatMap((seat) => table.does(seat, { pick: [table.lookedAt(seat)[0]] }))
    expect(events).toContainEqual({ what: 'passes-cards', clockwise: true })
  })
})
