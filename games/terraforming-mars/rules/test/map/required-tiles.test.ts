import { describe, expect, test } from 'vitest'
import { isMet } from '../../src/actions/requirements.js'
import { cardOf } from '../../src/cards/index.js'
import { GREENERY } from '../../src/names.js'
import { reasonFor } from '../reasons.js'
import { scene } from '../scene.js'

/* What counts for a requirement of tiles, and of parties that a player leads. */

const missed = (card: string, has: number) => ({ code: 'requirement', card, which: 0, has })

describe('cities on Mars', () => {
  const cities = { C6: 'city 1', G2: 'city 1', G6: 'city 0' }

  test('a city off Mars is none of the four that New Holland asks for', () => {
    const told = { oceans: 3, tiles: { ...cities, Ganymede: 'city 0' } }
    expect(reasonFor('new-holland', told)).toEqual(missed('new-holland', 3))
  })

  test('four on Mars are enough, whosever they are', () => {
    expect(reasonFor('new-holland', { oceans: 3, tiles: { ...cities, C3: 'city 1' } })).toBeUndefined()
  })
})

describe('tiles beside an ocean', () => {
  // A5 and A4 are areas reserved for oceans; B5 lies beside both.
  const [required] = cardOf('outdoor-sports').requires
  const met = (tiles: Record<string, string>, changes: object): boolean =>
    isMet(scene({ tiles }).s, 0, { ...required, ...changes })

  test('a city of anybody beside an ocean lets Outdoor Sports be played, a greenery does not', () => {
    expect(reasonFor('outdoor-sports', { tiles: { A4: 'ocean', B5: 'city 1' } })).toBeUndefined()
    expect(reasonFor('outdoor-sports', { tiles: { A4: 'ocean', B5: 'greenery 0' } })).toEqual(
      missed('outdoor-sports', 0),
    )
  })

  test('Aqueduct Systems asks for an own city', () => {
    expect(reasonFor('aqueduct-systems', { tiles: { A4: 'ocean', B5: 'city 0' } })).toBeUndefined()
    expect(reasonFor('aqueduct-systems', { tiles: { A4: 'ocean', B5: 'city 1' } })).toEqual(
      missed('aqueduct-systems', 0),
    )
  })

  test.each([
    ['own', { A4: 'ocean', B5: 'greenery 0' }, true],
    ['own', { A4: 'ocean', B5: 'greenery 1' }, false],
    ['own', { A4: 'ocean', B5: 'city 0' }, false],
    ['own', { A4: 'ocean', G2: 'greenery 0' }, false],
    ['all', { A4: 'ocean', B5: 'greenery 1' }, true],
    ['all', { A4: 'ocean', B5: 'city 1' }, false],
  ])('where greeneries are asked for, of %s, only those count (%j)', (of, tiles, is) => {
    expect(met(tiles, { which: GREENERY, all: of === 'all' })).toBe(is)
  })
})

describe('parties led', () => {
  test('whoever leads enough parties may play the card', () => {
    const delegates = { greens: '0 1', unity: '0' }
    expect(reasonFor('political-alliance', { committee: { delegates } })).toBeUndefined()
    expect(
      reasonFor('political-alliance', { committee: { delegates: { greens: '0 1', unity: '1 0' } } }),
    ).toEqual(missed('political-alliance', 1))
  })

  test('nobody leads a party where there is no committee', () => {
    expect(reasonFor('vote-of-no-confidence', {})).toEqual(missed('vote-of-no-confidence', 0))
    expect(reasonFor('political-alliance', {})).toEqual(missed('political-alliance', 0))
  })
})
