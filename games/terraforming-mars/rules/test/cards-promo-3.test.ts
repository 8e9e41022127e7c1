import { describe, expect, test } from 'vitest'
import { first, playing, points, refusal, using } from './scene.js'

/* What each promotional project from X50 on does. */

describe('promotional projects from X50 on', () => {
  test('Solar Logistics makes Earth tags cheaper and draws a card for every space event of anybody', () => {
    expect(playing('solar-logistics')).toEqual({ mc: -20, titanium: 2 })
    expect(playing('sponsors', { played: ['solar-logistics'] })).toMatchObject({ mc: -4 })
    const told = { rival: { played: ['solar-logistics'] } }
    expect(playing('small-asteroid', told)).toMatchObject({ rival: { cards: 1 } })
    expect(playing('mineral-deposit', told)).not.toHaveProperty('rival')
    expect(points('solar-logistics', {})).toBe(1)
  })

  test('Teslaract raises TR and turns energy production into plant production', () => {
    expect(playing('teslaract')).toEqual({ mc: -14, rating: 1 })
    expect(using('teslaract', { production: { energy: 1 } })).toEqual({
      production: { energy: -1, plants: 1 },
    })
  })

  test('Supermarkets needs 2 cities of anybody and raises MC production', () => {
    const tiles = { C4: 'city 1', G4: 'city 0' }
    expect(playing('supermarkets', { tiles })).toEqual({ mc: -9, production: { mc: 2 } })
    expect(refusal('supermarkets', { tiles: { C4: 'city 0' } })).toBeTruthy()
    expect(points('supermarkets', {})).toBe(1)
  })

  test('Public Baths needs 6 oceans and gives 6 MC', () => {
    expect(playing('public-baths', { oceans: 6 })).toEqual({})
    expect(refusal('public-baths', { oceans: 5 })).toBeTruthy()
    expect(points('public-baths', {})).toBe(1)
  })

  test('City Parks needs 3 cities of your own', () => {
    const tiles = { C4: 'city 0', G4: 'city 0', Phobos: 'city 0' }
    expect(playing('city-parks', { tiles })).toEqual({ mc: -7, plants: 2 })
    expect(refusal('city-parks', { tiles: { ...tiles, C4: 'city 1' } })).toBeTruthy()
    expect(points('city-parks', {})).toBe(2)
  })

  test('Casinos needs a city of your own and turns energy production into MC production', () => {
    expect(playing('casinos', { tiles: { C4: 'city 0' }, production: { energy: 1 } })).toEqual({
      mc: -5,
      production: { energy: -1, mc: 4 },
    })
    expect(refusal('casinos', { tiles: { C4: 'city 1' }, production: { energy: 1 } })).toBeTruthy()
  })

  test('Protected Growth brings a plant for each power tag', () => {
    expect(playing('protected-growth', { oxygen: 7, played: first(3, 'power') })).toEqual({
      mc: -2,
      plants: 3,
    })
    expect(refusal('protected-growth', { oxygen: 8 })).toBeTruthy()
  })

  test('Static Harvesting brings energy production and 1 MC for each building tag', () => {
    expect(playing('static-harvesting', { oceans: 3, played: first(4, 'building') })).toEqual({
      mc: -1,
      production: { energy: 1 },
    })
    expect(refusal('static-harvesting', { oceans: 4 })).toBeTruthy()
  })

  test('Sterling Vents turns heat production into energy production', () => {
    expect(playing('sterling-vents', { production: { heat: 2 } })).toEqual({
      mc: -5,
      production: { heat: -2, energy: 2 },
    })
    expect(points('sterling-vents', {})).toBe(1)
  })
})
