import { describe, expect, test } from 'vitest'
import {
  at,
  first,
  from,
  nobody,
  onto,
  option,
  paying,
  play,
  playing,
  points,
  refusal,
  scene,
  using,
} from '../../scene.js'

/* What each project of Venus Next does, numbers 213 to 245. */

const VENUS = { venus: 0 }
const science = (n: number) => ({ ...VENUS, played: first(n, 'science') })
/** One tag each of Venus, Earth and Jupiter. */
const THREE_WORLDS = { ...VENUS, played: ['local-shading', 'sponsors', 'colonizer-training-camp'] }

describe('Venus Next projects 213 to 245', () => {
  test('Aerial Mappers puts a floater on a card, or turns one of its own into a card', () => {
    expect(using('aerial-mappers', { ...VENUS, played: ['dirigibles'] }, onto('dirigibles'))).toEqual({
      on: { dirigibles: 1 },
    })
    expect(using('aerial-mappers:2', { ...VENUS, resources: { 'aerial-mappers': 1 } })).toEqual({
      cards: 1,
      on: { 'aerial-mappers': -1 },
    })
    expect(points('aerial-mappers', VENUS)).toBe(1)
  })

  test('Aerosport Tournament needs 5 floaters and gives 1 MC for each city in play', () => {
    const tiles = { C5: 'city 1', G4: 'city 0', Phobos: 'city 1' }
    const told = { ...VENUS, tiles, resources: { dirigibles: 2, 'local-shading': 3 } }
    expect(playing('aerosport-tournament', told)).toEqual({ mc: -7 + 3 })
    expect(refusal('aerosport-tournament', { ...told, resources: { dirigibles: 4 } })).toBe(
      'requires 5 floaters on your cards, you have 4',
    )
    expect(points('aerosport-tournament', VENUS)).toBe(1)
  })

  test('Air-Scrapping Expedition raises Venus and puts 3 floaters on a Venus card', () => {
    const told = { ...VENUS, played: ['dirigibles', 'local-shading'] }
    expect(playing('air-scrapping-expedition', told, onto('local-shading'))).toEqual({
      mc: -13,
      venus: 2,
      rating: 1,
      on: { 'local-shading': 3 },
    })
    expect(playing('air-scrapping-expedition', VENUS)).toEqual({ mc: -13, venus: 2, rating: 1 })
  })

  test('Atalanta Planitia Lab draws 2 cards', () => {
    expect(playing('atalanta-planitia-lab', science(3))).toEqual({ mc: -10, cards: 2 })
    expect(refusal('atalanta-planitia-lab', science(2))).toBeTruthy()
    expect(points('atalanta-planitia-lab', VENUS)).toBe(2)
  })

  test('Atmoscoop raises the temperature or Venus by 2 steps and brings 2 floaters', () => {
    const told = { ...science(3), resources: { dirigibles: 0 } }
    expect(playing('atmoscoop', told, option(0))).toEqual({
      mc: -22,
      temperature: 4,
      rating: 2,
      on: { dirigibles: 2 },
    })
    expect(playing('atmoscoop', told, option(1))).toMatchObject({ venus: 4, rating: 2 })
    expect(points('atmoscoop', VENUS)).toBe(1)
  })

  test('Comet for Venus takes up to 4 MC from a player who has a Venus tag', () => {
    const told = { ...VENUS, rival: { played: ['local-shading'] } }
    expect(playing('comet-for-venus', told, from(1))).toEqual({
      mc: -11,
      venus: 2,
      rating: 1,
      rival: { mc: -4 },
    })
    expect(playing('comet-for-venus', told, nobody)).toEqual({ mc: -11, venus: 2, rating: 1 })
    expect(playing('comet-for-venus', { ...VENUS, rival: { events: ['air-scrapping-expedition'] } })).toEqual(
      {
        mc: -11,
        venus: 2,
        rating: 1,
      },
    )
  })

  test('Corroder Suits raises MC production and puts a resource on a Venus card', () => {
    const told = { ...VENUS, played: ['extremophiles', 'tardigrades'] }
    expect(playing('corroder-suits', told)).toEqual({
      mc: -8,
      production: { mc: 2 },
      on: { extremophiles: 1 },
    })
  })

  test('Dawn City lies off Mars', () => {
    expect(playing('dawn-city', { ...science(4), production: { energy: 1 } })).toEqual({
      mc: -15,
      production: { energy: -1, titanium: 1 },
      tiles: { Dawn: 'city 0' },
    })
    expect(refusal('dawn-city', science(4))).toBeTruthy()
    expect(points('dawn-city', VENUS)).toBe(3)
  })

  test('Deuterium Export gathers floaters and turns them into energy production', () => {
    expect(using('deuterium-export', VENUS)).toEqual({ on: { 'deuterium-export': 1 } })
    expect(using('deuterium-export:2', { ...VENUS, resources: { 'deuterium-export': 1 } })).toEqual({
      production: { energy: 1 },
      on: { 'deuterium-export': -1 },
    })
  })

  test('Dirigibles: its floaters pay 3 MC each for Venus cards', () => {
    const told = { ...VENUS, stock: { mc: 3 }, resources: { dirigibles: 3 } }
    expect(playing('corroder-suits', told, paying({ mc: 2, dirigibles: 2 }))).toEqual({
      mc: -2,
      production: { mc: 2 },
      on: { dirigibles: -2 + 1 },
    })
    expect(refusal('mine', { ...told, stock: { mc: 0 } })).toBeTruthy()
    expect(using('dirigibles', VENUS)).toEqual({ on: { dirigibles: 1 } })
  })

  test('Extractor Balloons begins with 3 floaters and turns 2 into a step of Venus', () => {
    expect(playing('extractor-balloons', VENUS)).toEqual({ mc: -21, on: { 'extractor-balloons': 3 } })
    expect(using('extractor-balloons', VENUS)).toEqual({ on: { 'extractor-balloons': 1 } })
    expect(using('extractor-balloons:2', { ...VENUS, resources: { 'extractor-balloons': 2 } })).toEqual({
      venus: 2,
      rating: 1,
      on: { 'extractor-balloons': -2 },
    })
  })

  test('Extremophiles puts a microbe on any card and is worth a point for every 3', () => {
    expect(using('extremophiles', { ...VENUS, played: ['ants'] }, onto('ants'))).toEqual({ on: { ants: 1 } })
    expect(points('extremophiles', { ...VENUS, resources: { extremophiles: 7 } })).toBe(2)
    expect(refusal('extremophiles', science(1))).toBeTruthy()
  })

  test('Floating Habs buys floaters for 2 MC, a point for every 2', () => {
    expect(using('floating-habs', VENUS)).toEqual({ mc: -2, on: { 'floating-habs': 1 } })
    expect(points('floating-habs', { ...VENUS, resources: { 'floating-habs': 5 } })).toBe(2)
    expect(refusal('floating-habs', science(1))).toBeTruthy()
  })

  test('Forced Precipitation buys floaters and turns 2 into a step of Venus', () => {
    expect(using('forced-precipitation:2', VENUS)).toEqual({ mc: -2, on: { 'forced-precipitation': 1 } })
    expect(using('forced-precipitation', { ...VENUS, resources: { 'forced-precipitation': 2 } })).toEqual({
      venus: 2,
      rating: 1,
      on: { 'forced-precipitation': -2 },
    })
  })

  test('Freyja Biodomes brings 2 microbes or 2 animals to a Venus card', () => {
    const told = {
      venus: 10,
      production: { energy: 1 },
      played: ['extremophiles', 'venusian-animals', 'ants'],
    }
    expect(playing('freyja-biodomes', told, option(0))).toEqual({
      mc: -14,
      production: { energy: -1, mc: 2 },
      on: { extremophiles: 2 },
    })
    expect(playing('freyja-biodomes', told, option(1))).toMatchObject({ on: { 'venusian-animals': 2 } })
    expect(refusal('freyja-biodomes', { ...told, venus: 8 })).toBe('requires 10 % on Venus or more, now 8 %')
    expect(points('freyja-biodomes', VENUS)).toBe(2)
  })

  test('GHG Import From Venus raises heat production and Venus', () => {
    expect(playing('ghg-import-from-venus', VENUS)).toEqual({
      mc: -23,
      production: { heat: 3 },
      venus: 2,
      rating: 1,
    })
  })

  test('Giant Solar Shade raises Venus 3 steps, past the bonus', () => {
    expect(playing('giant-solar-shade', { venus: 4 })).toEqual({ mc: -27, venus: 6, rating: 3, cards: 1 })
  })

  test('Gyropolis raises MC production for each Venus or Earth tag', () => {
    const told = { ...VENUS, production: { energy: 2 } }
    expect(
      playing(
        'gyropolis',
        { ...told, played: ['local-shading', 'sponsors', 'sister-planet-support'] },
        at('C4'),
      ),
    ).toEqual({ mc: -20, production: { energy: -2, mc: 4 }, tiles: { C4: 'city 0' } })
  })

  test('Hydrogen to Venus brings a floater for each Jovian tag', () => {
    const told = {
      ...VENUS,
      played: ['colonizer-training-camp', 'dirigibles'],
      corporation: 'saturn-systems',
    }
    expect(playing('hydrogen-to-venus', told)).toEqual({
      mc: -11,
      venus: 2,
      rating: 1,
      on: { dirigibles: 2 },
    })
  })

  test('Io Sulphur Research draws 3 cards with 3 Venus tags, otherwise 1', () => {
    expect(playing('io-sulphur-research', VENUS)).toEqual({ mc: -17, cards: 1 })
    const three = { ...VENUS, played: ['local-shading', 'dirigibles', 'aerial-mappers'] }
    expect(playing('io-sulphur-research', three)).toEqual({ mc: -17, cards: 3 })
    expect(points('io-sulphur-research', VENUS)).toBe(2)
  })

  test('Ishtar Mining raises titanium production', () => {
    expect(playing('ishtar-mining', { venus: 8 })).toEqual({ mc: -5, production: { titanium: 1 } })
    expect(refusal('ishtar-mining', { venus: 6 })).toBeTruthy()
  })

  test('Jet Stream Microscrappers turns titanium into floaters and floaters into Venus', () => {
    expect(using('jet-stream-microscrappers:2', { ...VENUS, stock: { titanium: 1 } })).toEqual({
      titanium: -1,
      on: { 'jet-stream-microscrappers': 2 },
    })
    expect(
      using('jet-stream-microscrappers', { ...VENUS, resources: { 'jet-stream-microscrappers': 2 } }),
    ).toEqual({ venus: 2, rating: 1, on: { 'jet-stream-microscrappers': -2 } })
  })

  test('Local Shading gathers floaters and turns them into MC production', () => {
    expect(using('local-shading', VENUS)).toEqual({ on: { 'local-shading': 1 } })
    expect(using('local-shading:2', { ...VENUS, resources: { 'local-shading': 1 } })).toEqual({
      production: { mc: 1 },
      on: { 'local-shading': -1 },
    })
  })

  test('Luna Metropolis raises MC production for each Earth tag, its own included', () => {
    expect(playing('luna-metropolis', { ...VENUS, played: ['sponsors'] })).toEqual({
      mc: -21,
      production: { mc: 2 },
      tiles: { Luna: 'city 0' },
    })
    expect(points('luna-metropolis', VENUS)).toBe(2)
  })

  test('Luxury Foods needs a tag of Venus, Earth and Jupiter each', () => {
    expect(playing('luxury-foods', THREE_WORLDS)).toEqual({ mc: -8 })
    expect(refusal('luxury-foods', { ...VENUS, played: ['local-shading', 'sponsors'] })).toBe(
      'requires 1 Jovian tag, you have 0',
    )
    expect(points('luxury-foods', VENUS)).toBe(2)
  })

  test('Maxwell Base lies off Mars and puts a resource on another Venus card', () => {
    expect(playing('maxwell-base', { venus: 12, production: { energy: 1 } })).toEqual({
      mc: -18,
      production: { energy: -1 },
      tiles: { Maxwell: 'city 0' },
    })
    expect(
      using('maxwell-base', { venus: 12, played: ['dirigibles', 'extremophiles'] }, onto('extremophiles')),
    ).toEqual({ on: { extremophiles: 1 } })
    expect(points('maxwell-base', VENUS)).toBe(3)
  })

  test('Mining Quota raises steel production', () => {
    expect(playing('mining-quota', THREE_WORLDS)).toEqual({ mc: -5, production: { steel: 2 } })
    expect(refusal('mining-quota', VENUS)).toBeTruthy()
  })

  test('Neutralizer Factory raises Venus', () => {
    expect(playing('neutralizer-factory', { venus: 10 })).toEqual({ mc: -7, venus: 2, rating: 1 })
    expect(refusal('neutralizer-factory', { venus: 8 })).toBeTruthy()
  })

  test('Omnicourt is 2 TR', () => {
    expect(playing('omnicourt', THREE_WORLDS)).toEqual({ mc: -11, rating: 2 })
    expect(refusal('omnicourt', VENUS)).toBeTruthy()
  })

  test('Orbital Reflectors raises heat production and Venus 2 steps', () => {
    expect(playing('orbital-reflectors', VENUS)).toEqual({
      mc: -26,
      production: { heat: 2 },
      venus: 4,
      rating: 2,
    })
  })

  test('Rotator Impacts buys asteroids and turns one into a step of Venus', () => {
    expect(using('rotator-impacts:2', VENUS)).toEqual({ mc: -6, on: { 'rotator-impacts': 1 } })
    expect(using('rotator-impacts', { venus: 20, resources: { 'rotator-impacts': 1 } })).toEqual({
      venus: 2,
      rating: 1,
      on: { 'rotator-impacts': -1 },
    })
    expect(refusal('rotator-impacts', { venus: 16 })).toBe('requires at most 14 % on Venus, now 16 %')
  })

  test('Sister Planet Support raises MC production 3 steps', () => {
    expect(playing('sister-planet-support', THREE_WORLDS)).toEqual({ mc: -7, production: { mc: 3 } })
    expect(refusal('sister-planet-support', VENUS)).toBeTruthy()
  })

  test('Solarnet draws 2 cards', () => {
    expect(playing('solarnet', THREE_WORLDS)).toEqual({ mc: -7, cards: 2 })
    expect(points('solarnet', VENUS)).toBe(1)
  })
})

test('a card of another seat that needs floaters can’t use mine', () => {
  const table = scene({ ...VENUS, resources: { dirigibles: 9 }, rival: { hand: ['aerosport-tournament'] } })
  table.passTurn(0)
  expect(table.refuses(1, play('aerosport-tournament'))).toBeTruthy()
})
