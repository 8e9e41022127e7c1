import { describe, expect, test } from 'vitest'
import { at, paying, playing, points, refusal, using } from '../../scene.js'

/* What each project of Prelude does. */

describe('projects of Prelude', () => {
  test('House Printing raises steel production', () => {
    expect(playing('house-printing')).toEqual({ mc: -10, production: { steel: 1 } })
    expect(points('house-printing', {})).toBe(1)
  })

  test('Lava Tube Settlement lays a city on a volcanic area', () => {
    const told = { production: { energy: 1 } }
    expect(playing('lava-tube-settlement', told, at('C1'))).toMatchObject({
      mc: -15,
      production: { mc: 2, energy: -1 },
      tiles: { C1: 'city 0' },
    })
    expect(refusal('lava-tube-settlement', { production: {} })).toContain('energy production')
  })

  test('Martian Survey draws 2 cards while there is little oxygen', () => {
    expect(playing('martian-survey', { oxygen: 4 })).toEqual({ mc: -9, cards: 2 })
    expect(refusal('martian-survey', { oxygen: 5 })).toContain('at most 4 % oxygen')
    expect(points('martian-survey', {})).toBe(1)
  })

  test('Psychrophiles: its microbes pay 2 MC each for plant cards', () => {
    expect(refusal('psychrophiles', { temperature: -18 })).toContain('at most −20')
    expect(using('psychrophiles')).toEqual({ on: { psychrophiles: 1 } })
    const told = { stock: { mc: 2 }, resources: { psychrophiles: 4 }, temperature: -20 }
    expect(
      playing('lichen', { ...told, temperature: -24 }, paying({ mc: 1, psychrophiles: 3 })),
    ).toMatchObject({
      mc: -1,
      on: { psychrophiles: -3 },
    })
  })

  test('Research Coordination has a wild tag', () => {
    expect(playing('research-coordination')).toEqual({ mc: -4 })
    expect(refusal('space-hotels', { played: ['research-coordination', 'sponsors'] })).toBeUndefined()
  })

  test('SF Memorial draws a card', () => {
    expect(playing('sf-memorial')).toEqual({ mc: -7, cards: 1 })
    expect(points('sf-memorial', {})).toBe(1)
  })

  test('Space Hotels raises MC production with 2 Earth tags in play', () => {
    const played = ['sponsors', 'acquired-company']
    expect(playing('space-hotels', { played })).toEqual({ mc: -12, production: { mc: 4 } })
    expect(refusal('space-hotels', { played: ['sponsors'] })).toContain('2 Earth tags')
  })
})
