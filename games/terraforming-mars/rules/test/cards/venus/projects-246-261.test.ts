import { describe, expect, test } from 'vitest'
import { amount, discard, first, from, onto, option, playing, points, refusal, using } from '../../scene.js'

/* What each project of Venus Next does, numbers 246 to 261. */

const VENUS = { venus: 0 }

describe('Venus Next projects 246 to 261', () => {
  test('Spin-Inducing Asteroid raises Venus 2 steps', () => {
    expect(playing('spin-inducing-asteroid', { venus: 10 })).toEqual({ mc: -16, venus: 4, rating: 2 })
    expect(refusal('spin-inducing-asteroid', { venus: 12 })).toBeTruthy()
  })

  test('Sponsored Academies discards a card, then draws 3; each opponent draws 1', () => {
    const told = { ...VENUS, hand: ['fish'], seats: 3 }
    expect(playing('sponsored-academies', told, discard('fish'))).toEqual({
      mc: -9,
      cards: 2,
      discards: ['fish'],
      rival: { cards: 1 },
      others: [{ cards: 1 }],
    })
    expect(points('sponsored-academies', VENUS)).toBe(1)
  })

  test('Stratopolis lies off Mars and puts 2 floaters on a Venus card', () => {
    const told = { ...VENUS, played: first(2, 'science') }
    expect(playing('stratopolis', told)).toEqual({
      mc: -22,
      production: { mc: 2 },
      tiles: { Stratopolis: 'city 0' },
    })
    expect(using('stratopolis', { ...VENUS, played: ['dirigibles'] }, onto('dirigibles'))).toEqual({
      on: { dirigibles: 2 },
    })
    expect(points('stratopolis', { ...VENUS, resources: { stratopolis: 6 } })).toBe(2)
  })

  test('Stratospheric Birds costs a floater and is worth a point for each animal', () => {
    const told = { venus: 12, resources: { dirigibles: 1, 'local-shading': 2 } }
    expect(playing('stratospheric-birds', told, from(0, 'local-shading'))).toMatchObject({
      on: { 'local-shading': -1 },
    })
    expect(refusal('stratospheric-birds', { venus: 12 })).toBeTruthy()
    expect(using('stratospheric-birds', VENUS)).toEqual({ on: { 'stratospheric-birds': 1 } })
    expect(points('stratospheric-birds', { ...VENUS, resources: { 'stratospheric-birds': 3 } })).toBe(3)
  })

  test('Sulphur Exports raises MC production for each Venus tag, its own included', () => {
    expect(playing('sulphur-exports', { ...VENUS, played: ['local-shading'] })).toEqual({
      mc: -21,
      production: { mc: 2 },
      venus: 2,
      rating: 1,
    })
  })

  test('Sulphur-Eating Bacteria turns any number of microbes into 3 MC each', () => {
    expect(using('sulphur-eating-bacteria', VENUS)).toEqual({ on: { 'sulphur-eating-bacteria': 1 } })
    const told = { ...VENUS, resources: { 'sulphur-eating-bacteria': 4 } }
    expect(using('sulphur-eating-bacteria:2', told, amount(3))).toEqual({
      mc: 9,
      on: { 'sulphur-eating-bacteria': -3 },
    })
    expect(refusal('sulphur-eating-bacteria', { venus: 4 })).toBeTruthy()
  })

  test('Terraforming Contract needs a rating of 25', () => {
    expect(playing('terraforming-contract', { ...VENUS, rating: 25 })).toEqual({
      mc: -8,
      production: { mc: 4 },
    })
    expect(refusal('terraforming-contract', { ...VENUS, rating: 24 })).toBe(
      'requires a terraform rating of 25 or more, you have 24',
    )
  })

  test('Thermophiles puts a microbe on a Venus card, or turns 2 of its own into a step of Venus', () => {
    const told = { venus: 6, played: ['extremophiles', 'ants'] }
    expect(using('thermophiles', told, onto('extremophiles'))).toEqual({ on: { extremophiles: 1 } })
    expect(using('thermophiles:2', { venus: 0, resources: { thermophiles: 2 } })).toEqual({
      venus: 2,
      rating: 1,
      on: { thermophiles: -2 },
    })
  })

  test('Water to Venus raises Venus', () => {
    expect(playing('water-to-venus', VENUS)).toEqual({ mc: -9, venus: 2, rating: 1 })
  })

  test('Venus Governor raises MC production 2 steps', () => {
    const told = { ...VENUS, played: ['local-shading', 'dirigibles'] }
    expect(playing('venus-governor', told)).toEqual({ mc: -4, production: { mc: 2 } })
    expect(refusal('venus-governor', { ...VENUS, played: ['local-shading'] })).toBeTruthy()
  })

  test('Venus Magnetizer turns energy production into a step of Venus', () => {
    expect(using('venus-magnetizer', { ...VENUS, production: { energy: 1 } })).toEqual({
      production: { energy: -1 },
      venus: 2,
      rating: 1,
    })
    expect(refusal('venus-magnetizer', { venus: 8 })).toBeTruthy()
  })

  test('Venus Soils raises plant production and Venus and brings 2 microbes', () => {
    expect(playing('venus-soils', { ...VENUS, played: ['ants'] })).toEqual({
      mc: -20,
      production: { plants: 1 },
      venus: 2,
      rating: 1,
      on: { ants: 2 },
    })
  })

  test('Venus Waystation makes a card 2 MC cheaper for each Venus tag', () => {
    const told = { ...VENUS, played: ['venus-waystation'] }
    expect(playing('local-shading', told)).toEqual({ mc: -2 })
    expect(playing('mine', told)).toMatchObject({ mc: -4 })
    expect(points('venus-waystation', VENUS)).toBe(1)
  })

  test('Venusian Animals gains an animal for each science tag, its own included', () => {
    expect(playing('venusian-animals', { venus: 18 })).toEqual({ mc: -15, on: { 'venusian-animals': 1 } })
    expect(playing('research', { ...VENUS, played: ['venusian-animals'] })).toMatchObject({
      on: { 'venusian-animals': 2 },
    })
    expect(points('venusian-animals', { ...VENUS, resources: { 'venusian-animals': 2 } })).toBe(2)
  })

  test('Venusian Insects gathers microbes, a point for every 2', () => {
    expect(using('venusian-insects', VENUS)).toEqual({ on: { 'venusian-insects': 1 } })
    expect(points('venusian-insects', { ...VENUS, resources: { 'venusian-insects': 5 } })).toBe(2)
    expect(refusal('venusian-insects', { venus: 10 })).toBeTruthy()
  })

  test('Venusian Plants raises Venus and puts a microbe or an animal on a Venus card', () => {
    const told = { venus: 16, played: ['extremophiles', 'venusian-animals'] }
    expect(playing('venusian-plants', told, option(0))).toEqual({
      mc: -13,
      venus: 2,
      rating: 1,
      on: { extremophiles: 1 },
    })
    expect(playing('venusian-plants', told, option(1))).toMatchObject({ on: { 'venusian-animals': 1 } })
    expect(points('venusian-plants', VENUS)).toBe(1)
  })
})
