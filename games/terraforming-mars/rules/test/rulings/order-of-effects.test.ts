import { describe, expect, test } from 'vitest'
import { at, from, playing, refusal } from '../scene.js'

/* The order of effects is the active player's. */

describe('faq: What order do you resolve the effects/triggers of a card that you play?', () => {
  test('a card is paid first: money that comes back cannot help to pay', () => {
    expect(refusal('mineral-deposit', { played: ['media-group'], stock: { mc: 4 } })).toBeTruthy()
    expect(refusal('mineral-deposit', { played: ['media-group'], stock: { mc: 5 } })).toBeUndefined()
  })

  test('other players’ effects are ordered too: the plants of Arctic Algae come before they are removed', () => {
    const told = {
      map: 'elysium',
      rival: { played: ['arctic-algae'], stock: { plants: 2 } },
    } as const
    expect(playing('giant-ice-asteroid', told, at('A1'), at('C6'), from(1))).toMatchObject({
      rival: { plants: 4 - 6 },
    })
  })

  test('a plant of Viral Enhancers may be the one that Moss costs', () => {
    expect(playing('moss', { played: ['viral-enhancers'], oceans: 3 })).toEqual({
      mc: -4,
      production: { plants: 1 },
    })
    expect(refusal('nitrophilic-moss', { played: ['viral-enhancers'], oceans: 3 })).toBeTruthy()
  })

  test('Immigrant City is possible at −4 MC production: the city comes first', () => {
    expect(playing('immigrant-city', { production: { energy: 1, mc: -4 } }, at('C4'))).toMatchObject({
      production: { energy: -1, mc: -1 },
    })
    expect(refusal('immigrant-city', { production: { energy: 1, mc: -5 } })).toBeTruthy()
  })

  test('energy production may be raised before it is lowered', () => {
    expect(playing('power-supply-consortium', { played: ['power-plant', 'solar-power'] })).toEqual({ mc: -5 })
  })
})
