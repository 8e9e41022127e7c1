import { describe, expect, test } from 'vitest'
import { at, beforePrelude, chosen, preluding, refusal } from '../../scene.js'

/* What each prelude does. */

describe('preludes', () => {
  test('Allied Bank raises MC production and gives MC', () => {
    expect(preluding('allied-bank')).toEqual({ mc: 3, production: { mc: 4 } })
  })

  test('Aquifer Turbines takes MC for energy production and an ocean', () => {
    expect(preluding('aquifer-turbines', {}, at('D8'))).toMatchObject({
      mc: -3,
      rating: 1,
      oceans: 1,
      production: { energy: 2 },
    })
    expect(preluding('aquifer-turbines', { stock: { mc: 2 } })).toEqual({ mc: 15 })
  })

  test('Biofuels raises energy and plant production and gives plants', () => {
    expect(preluding('biofuels')).toEqual({ plants: 2, production: { energy: 1, plants: 1 } })
  })

  test('Biolab raises plant production and draws 3 cards', () => {
    expect(preluding('biolab')).toEqual({ cards: 3, production: { plants: 1 } })
  })

  test('Biosphere Support raises plant production for MC production', () => {
    expect(preluding('biosphere-support')).toEqual({ production: { plants: 2, mc: -1 } })
    expect(preluding('biosphere-support', { production: { mc: -5 } })).toEqual({ mc: 15 })
  })

  test('Business Empire takes 6 MC for 6 MC production', () => {
    expect(preluding('business-empire')).toEqual({ mc: -6, production: { mc: 6 } })
    expect(preluding('business-empire', { stock: { mc: 5 } })).toEqual({ mc: 15 })
  })

  test('Dome Farming raises MC and plant production', () => {
    expect(preluding('dome-farming')).toEqual({ production: { mc: 2, plants: 1 } })
  })

  test('Donation gives 21 MC', () => {
    expect(preluding('donation')).toEqual({ mc: 21 })
  })

  test('Early Settlement raises plant production and lays a city', () => {
    expect(preluding('early-settlement', {}, at('C4'))).toMatchObject({
      production: { plants: 1 },
      tiles: { C4: 'city 0' },
    })
  })

  test('Ecology Experts raises plant production and plays a card whatever it requires of Mars', () => {
    expect(preluding('ecology-experts', { hand: ['kelp-farming'] }, chosen('kelp-farming'))).toEqual({
      mc: -17,
      cards: -1,
      plants: 2,
      production: { plants: 1 + 3, mc: 2 },
    })
  })

  test('Eccentric Sponsor plays a card for 25 MC less', () => {
    const told = { hand: ['giant-space-mirror', 'mine'] }
    expect(preluding('eccentric-sponsor', { ...told, stock: { mc: 0 } }, chosen('mine'))).toEqual({
      cards: -1,
      production: { steel: 1 },
    })
    const dear = { hand: ['asteroid-mining'] }
    expect(preluding('eccentric-sponsor', dear, chosen('asteroid-mining'))).toMatchObject({ mc: -5 })
  })

  test('Experimental Forest lays a greenery and finds 2 plant cards', () => {
    const deck = ['mine', 'lichen', 'asteroid', 'moss']
    expect(preluding('experimental-forest', { deck }, at('C4'))).toMatchObject({
      cards: 2,
      oxygen: 1,
      rating: 1,
      tiles: { C4: 'greenery 0' },
      discards: ['mine', 'asteroid'],
    })
  })

  test('Galilean Mining takes 5 MC for titanium production', () => {
    expect(preluding('galilean-mining')).toEqual({ mc: -5, production: { titanium: 2 } })
    expect(preluding('galilean-mining', { stock: { mc: 4 } })).toEqual({ mc: 15 })
  })

  test('Great Aquifer lays 2 oceans', () => {
    expect(preluding('great-aquifer', {}, at('D8'), at('I5'))).toMatchObject({ oceans: 2, rating: 2 })
  })

  test('Huge Asteroid takes 5 MC for 3 steps of temperature', () => {
    expect(preluding('huge-asteroid', { temperature: -20 })).toEqual({ mc: -5, temperature: 6, rating: 3 })
  })

  test('Io Research Outpost raises titanium production and draws a card', () => {
    expect(preluding('io-research-outpost')).toEqual({ cards: 1, production: { titanium: 1 } })
  })

  test('Loan gives 30 MC for 2 MC production', () => {
    expect(preluding('loan')).toEqual({ mc: 30, production: { mc: -2 } })
    expect(preluding('loan', { production: { mc: -4 } })).toEqual({ mc: 15 })
  })

  test('Martian Industries raises energy and steel production and gives MC', () => {
    expect(preluding('martian-industries')).toEqual({ mc: 6, production: { energy: 1, steel: 1 } })
  })

  test('Metal-Rich Asteroid raises the temperature and gives metals', () => {
    expect(preluding('metal-rich-asteroid')).toEqual({
      steel: 4,
      titanium: 4,
      temperature: 2,
      rating: 1,
    })
  })

  test('Metals Company raises MC, steel and titanium production', () => {
    expect(preluding('metals-company')).toEqual({ production: { mc: 1, steel: 1, titanium: 1 } })
  })

  test('Mining Operations raises steel production and gives steel', () => {
    expect(preluding('mining-operations')).toEqual({ steel: 4, production: { steel: 2 } })
  })

  test('Mohole raises heat production and gives heat', () => {
    expect(preluding('mohole')).toEqual({ heat: 3, production: { heat: 3 } })
  })

  test('Mohole Excavation raises steel and heat production and gives heat', () => {
    expect(preluding('mohole-excavation')).toEqual({ heat: 2, production: { steel: 1, heat: 2 } })
  })

  test('Nitrogen Shipment raises plant production and TR and gives MC', () => {
    expect(preluding('nitrogen-shipment')).toEqual({ mc: 5, rating: 1, production: { plants: 1 } })
  })

  test('Orbital Construction Yard raises titanium production and gives titanium', () => {
    expect(preluding('orbital-construction-yard')).toEqual({ titanium: 4, production: { titanium: 1 } })
  })

  test('Polar Industries raises heat production and lays an ocean', () => {
    expect(preluding('polar-industries', {}, at('I5'))).toMatchObject({
      oceans: 1,
      rating: 1,
      production: { heat: 2 },
    })
  })

  test('Power Generation raises energy production', () => {
    expect(preluding('power-generation')).toEqual({ production: { energy: 3 } })
  })

  test('Research Network raises MC production, draws 3 cards and has a wild tag', () => {
    expect(preluding('research-network')).toEqual({ cards: 3, production: { mc: 1 } })
    expect(refusal('space-hotels', { played: ['research-network', 'sponsors'] })).toBeUndefined()
  })

  test('Self-Sufficient Settlement raises MC production and lays a city', () => {
    expect(preluding('self-sufficient-settlement', {}, at('C4'))).toMatchObject({
      production: { mc: 2 },
      tiles: { C4: 'city 0' },
    })
  })

  test('Smelting Plant raises oxygen and gives steel', () => {
    expect(preluding('smelting-plant')).toEqual({ steel: 5, oxygen: 2, rating: 2 })
  })

  test('Society Support raises plant, energy and heat production for MC production', () => {
    expect(preluding('society-support')).toEqual({ production: { mc: -1, plants: 1, energy: 1, heat: 1 } })
  })

  test('Supplier raises energy production and gives steel', () => {
    expect(preluding('supplier')).toEqual({ steel: 4, production: { energy: 2 } })
  })

  test('Supply Drop gives metals and plants', () => {
    expect(preluding('supply-drop')).toEqual({ titanium: 3, steel: 8, plants: 3 })
  })

  test('UNMI Contractor raises TR and draws a card', () => {
    expect(preluding('unmi-contractor')).toEqual({ rating: 3, cards: 1 })
  })

  test('Acquired Space Agency gives titanium and finds 2 space cards', () => {
    const table = beforePrelude('acquired-space-agency', { deck: ['moss', 'comet', 'mine', 'asteroid'] })
    expect(table.change(() => table.does(0, { card: 'acquired-space-agency' }))).toEqual({
      titanium: 6,
      cards: 2,
      discards: ['moss', 'mine'],
    })
    expect(table.hand(0)).toEqual(['asteroid', 'comet'])
  })
})
