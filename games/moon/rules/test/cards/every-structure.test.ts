import { COLOURS, cardOf, FLAGS, ITEMS, RESOURCES } from '@perilune/moon'
import { describe, expect, test } from 'vitest'
import { cardData } from '../../src/cards/index.js'
import { ERAS, type Flag, type Item } from '../../src/names.js'
import { assimilate, construct, scene } from '../scene.js'

/*
 * What holds for each of the Structures alike: its price, its Flags, what it gives at once, what assimilating
 * gives.
 */

const ONE_FLAG: Record<Flag, string> = {
  industry: 'workshop',
  housing: 'bunkhouse',
  transport: 'dust-road',
  food: 'canteen',
  science: 'field-lab',
}
const BASE_OF: Record<Flag, string> = {
  industry: 'copernicus-base',
  housing: 'shackleton-base',
  transport: 'serenitatis-base',
  food: 'imbrium-base',
  science: 'tycho-base',
}

const named = (numbers: readonly number[]): Partial<Record<Item, number>> =>
  Object.fromEntries(ITEMS.map((item, i) => [item, numbers[i] ?? 0]).filter(([, n]) => n !== 0))

/** A Settlement with exactly these Flags, and a Base whose Flag is none of them. */
function settlement(needs: readonly number[]) {
  const free = FLAGS.find((_, f) => needs[f] === 0) ?? 'transport'
  return {
    base: BASE_OF[free],
    built: FLAGS.flatMap((flag, f) => Array<string>(needs[f]).fill(ONE_FLAG[flag])),
  }
}

const ids = ERAS.flatMap((era) => cardData.structures[era].map((d) => d.id))

describe.each(ids)('%s', (id) => {
  const card = cardOf(id)
  const price = named(card.cost)
  const hand = [id]

  test('is constructed with exactly its cost and its Flags, and gives what it makes at once', () => {
    const table = scene({ seats: [{ ...settlement(card.needs), hand, supply: price }, {}] })
    const flags = table.s.settlements[0].flags.slice()
    const produced = table.s.settlements[0].production.slice()
    table.does(0, construct(id, price))
    const home = table.s.settlements[0]
    expect(home.supply).toEqual(card.produces)
    expect(home.flags).toEqual(flags.map((n, f) => n + card.flags[f]))
    expect(home.production).toEqual(produced.map((n, i) => n + card.produces[i]))
    expect(home.colours[COLOURS.indexOf(COLOURS[card.colour])]).toBeGreaterThan(0)
    expect(table.hand(0)).toEqual([])
  })

  test('is refused with one Resource or one Flag too few', () => {
    for (const [r, resource] of RESOURCES.entries()) {
      if (card.cost[r] === 0) continue
      const supply = { ...price, [resource]: card.cost[r] - 1 }
      const table = scene({ seats: [{ ...settlement(card.needs), hand, supply }, {}] })
      expect(table.refuses(0, construct(id, price))).toContain(`you have ${card.cost[r] - 1}`)
      expect(table.offers(0, { act: 'construct' })).toEqual([])
    }
    for (let f = 0; f < FLAGS.length; f++) {
      if (card.needs[f] === 0) continue
      const { base, built } = settlement(card.needs)
      const fewer = built.slice()
      fewer.splice(fewer.indexOf(ONE_FLAG[FLAGS[f]]), 1)
      const table = scene({ seats: [{ base, built: fewer, hand, supply: price }, {}] })
      expect(table.refuses(0, construct(id, price))).toContain(`you have ${card.needs[f] - 1}`)
      expect(table.offers(0, { act: 'construct' })).toEqual([])
    }
    expect(card.cost).toHaveLength(RESOURCES.length)
  })

  test('gives its Assimilation reward, and nothing else', () => {
    const table = scene({ seats: [{ hand }, {}], era: 2 })
    table.does(0, assimilate(id))
    const { supply } = table.s.settlements[0]
    expect(named(supply)).toEqual(card.rewardX ? { hearts: 2 } : named(card.reward))
    expect(supply.some((n) => n > 0)).toBe(true)
  })
})
