import { describe, expect, test } from 'vitest'
import { FIRST_CARD_MONEY } from '../../src/cards/card-money.js'
import { cardOf } from '../../src/cards/index.js'
import { OPS } from '../../src/cards/ops.js'
import { CUBES, RESOURCES } from '../../src/names.js'
import { keepFor } from '../../src/payment/prices.js'
import { reasonFor } from '../reasons.js'
import { play, playing, type SceneTold, scene } from '../scene.js'

/* Cubes that pay for a card are not all spent on it where the card itself takes such a cube. */

describe('Stratospheric Birds takes a floater, and floaters on Dirigibles pay for it', () => {
  const told = (floaters: number, mc: number, more: Record<string, number> = {}): SceneTold => ({
    venus: 12,
    stock: { mc },
    resources: { dirigibles: floaters, ...more },
  })

  test('one floater is left for the card to take', () => {
    expect(playing('stratospheric-birds', told(4, 3))).toMatchObject({
      mc: -3,
      on: { dirigibles: -4 },
    })
  })

  test('all floaters alone do not pay, because the card takes the last one', () => {
    expect(reasonFor('stratospheric-birds', told(4, 0))?.code).toBe('cost')
    expect(reasonFor('stratospheric-birds', told(4, 2))?.code).toBe('cost')
    expect(reasonFor('stratospheric-birds', told(5, 0))).toBeUndefined()
  })

  test('all of them pay where another card holds a floater that can be taken', () => {
    const all = told(4, 0, { 'atmo-collectors': 1 })
    expect(reasonFor('stratospheric-birds', all)).toBeUndefined()
    const table = scene({ ...all, hand: ['stratospheric-birds'] })
    table.does(0, play('stratospheric-birds'))
    expect([table.on(0, 'dirigibles'), table.on(0, 'atmo-collectors')]).toEqual([0, 0])
  })

  test('cubes of another kind, or a card without a cube, are of no help', () => {
    expect(reasonFor('stratospheric-birds', told(4, 0, { tardigrades: 3 }))?.code).toBe('cost')
    expect(reasonFor('stratospheric-birds', told(4, 0, { 'atmo-collectors': 0 }))?.code).toBe('cost')
  })
})

describe('Soil Enrichment takes a microbe, and microbes on Psychrophiles pay for it', () => {
  const told = (microbes: number, more: Record<string, number> = {}): SceneTold => ({
    stock: { mc: 0 },
    resources: { psychrophiles: microbes, ...more },
  })

  test('three of them do not pay 6 MC, unless another card holds a microbe', () => {
    expect(reasonFor('soil-enrichment', told(3))?.code).toBe('cost')
    expect(reasonFor('soil-enrichment', told(4))).toBeUndefined()
    expect(playing('soil-enrichment', told(3, { tardigrades: 1 }))).toEqual({
      plants: 5,
      on: { psychrophiles: -3, tardigrades: -1 },
    })
  })
})

describe('what is kept of the cubes that pay', () => {
  const kept = (card: Parameters<typeof keepFor>[1]) =>
    keepFor(scene({ resources: { dirigibles: 4 } }).s.players[0], card)
  const birds = cardOf('stratospheric-birds')
  const [spend] = birds.needs.others
  const needing = (...others: readonly (typeof spend)[]) => ({ ...birds, needs: { ...birds.needs, others } })
  const floaters = (list: readonly number[] | null) => list?.slice(FIRST_CARD_MONEY).filter((n) => n > 0)

  test('a floater for a card that takes one, and nothing for one that takes no cubes', () => {
    expect(spend).toMatchObject({
      kind: { name: 'spend' },
      target: 'own-card',
      cube: CUBES.indexOf('floater'),
      n: 1,
    })
    expect(floaters(kept(birds))).toEqual([1])
    expect(kept(cardOf('cloud-seeding'))).toBeNull()
    expect(kept(cardOf('tundra-farming'))).toBeNull()
  })

  test('nothing for an effect that may take the cube of anybody', () => {
    expect(kept(needing({ ...spend, target: 'any-card' }))).toBeNull()
  })

  test('a floater where something else is needed before it', () => {
    const [reduces] = cardOf('cloud-seeding').needs.others
    expect(OPS).toContain(reduces)
    expect(floaters(kept(needing(reduces, spend)))).toEqual([1])
  })
})

describe('what is kept of heat and plants that pay', () => {
  const [, , , PLANTS, , HEAT] = RESOURCES.map((_, i) => i)
  /**
   * A card that takes so much and brings so much back before, and the heat, plants and floaters that are
   * money.
   */
  const kept = (
    loss: Partial<Record<number, number>>,
    gain: Partial<Record<number, number>>,
    worth: readonly number[],
    floaters = 0,
  ) => {
    const card = cardOf(floaters > 0 ? 'stratospheric-birds' : 'mine')
    const stockLoss = RESOURCES.map((_, r) => loss[r] ?? 0)
    const stockGain = RESOURCES.map((_, r) => gain[r] ?? 0)
    const [player] = scene(floaters > 0 ? { resources: { dirigibles: floaters } } : {}).s.players
    const paying = { ...player, worth: player.worth.map((n, r) => (worth.includes(r) ? 1 : n)) }
    return keepFor(paying, { ...card, needs: { ...card.needs, losses: true, stockLoss, stockGain } as never })
  }
  const only = (amounts: Partial<Record<number, number>>) => RESOURCES.map((_, r) => amounts[r] ?? 0)

  test('as much heat as the card takes, less what it brings', () => {
    expect(kept({ [HEAT]: 5 }, {}, [HEAT])).toEqual(only({ [HEAT]: 5 }))
    expect(kept({ [HEAT]: 5 }, { [HEAT]: 2 }, [HEAT])).toEqual(only({ [HEAT]: 3 }))
    expect(kept({ [HEAT]: 5 }, { [HEAT]: 5 }, [HEAT])).toBeNull()
  })

  test('plants too where plants are money, each for itself', () => {
    expect(kept({ [PLANTS]: 2 }, {}, [PLANTS])).toEqual(only({ [PLANTS]: 2 }))
    expect(kept({ [PLANTS]: 2, [HEAT]: 5 }, {}, [PLANTS])).toEqual(only({ [PLANTS]: 2 }))
    expect(kept({ [PLANTS]: 2, [HEAT]: 5 }, {}, [HEAT])).toEqual(only({ [HEAT]: 5 }))
    expect(kept({ [PLANTS]: 2, [HEAT]: 5 }, {}, [PLANTS, HEAT])).toEqual(only({ [PLANTS]: 2, [HEAT]: 5 }))
  })

  test('nothing of what is no money, and nothing of metals', () => {
    expect(kept({ [PLANTS]: 2, [HEAT]: 5 }, {}, [])).toBeNull()
    expect(kept({ 1: 3, 2: 3 }, {}, [HEAT])).toBeNull()
    expect(kept({ 1: 3, [HEAT]: 1 }, {}, [HEAT])).toEqual(only({ [HEAT]: 1 }))
  })

  test('cubes beside heat where the card takes both', () => {
    const both = kept({ [HEAT]: 5 }, {}, [HEAT], 4)
    expect(both?.slice(0, RESOURCES.length)).toEqual(only({ [HEAT]: 5 }))
    expect(both?.slice(FIRST_CARD_MONEY).filter((n) => n > 0)).toEqual([1])
  })
})
