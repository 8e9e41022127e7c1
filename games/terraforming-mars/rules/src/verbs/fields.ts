import type { Bag, Counter } from '../cards/operands.js'
import { STOCK } from '../cards/ops.js'
import { RESOURCES, type Resource } from '../names.js'
import type { Fields } from './verb.js'

/* How the fields of operations are made from what is written. */

/** By RESOURCES: what goes up, or with -1 what goes down. */
export const amounts = (bag: Bag, sign: 1 | -1 = 1): number[] =>
  RESOURCES.map((name) => Math.max(0, sign * (bag[name] ?? 0)))

/** The one resource of a bag. */
export const onlyResource = (bag: Bag): number => RESOURCES.findIndex((name) => (bag[name] ?? 0) !== 0)

/** A bit for each resource there is some of. */
export const bitsOf = (list: readonly number[]): number =>
  list.reduce((all, n, i) => (n > 0 ? all | (1 << i) : all), 0)

export const counted = (op: { per?: Counter; each?: number; most?: number }): Fields => ({
  ...(op.per && { per: op.per }),
  ...(op.each && { each: op.each }),
  ...(op.most && { most: op.most }),
})

/* For `gives`: a bit for each production, and further on one for each resource in stock. */

export const productionOf = (resource: Resource): number => 1 << RESOURCES.indexOf(resource)
export const stockOf = (resource: Resource): number => 1 << (STOCK + RESOURCES.indexOf(resource))
export const ALL_PRODUCTION = 0b111111
export const ALL_STOCK = 0b111111 << STOCK
export const ANYTHING = ALL_PRODUCTION | ALL_STOCK
