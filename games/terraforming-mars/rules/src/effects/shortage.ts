import { cardOf } from '../cards/compiled.js'
import type { MarsReason } from '../codes/reasons.js'
import { CUBES, RESOURCES } from '../names.js'

/** Too little of a production or of a resource in stock. */
export const shortage = (
  kind: 'production' | 'stock',
  r: number,
  needs: number,
  has: number,
): MarsReason => ({
  code: kind === 'production' ? 'production-short' : 'stock-short',
  resource: RESOURCES[r],
  needs,
  has,
})

/** Too few cubes on a card. */
export const cubesShort = (card: string, needs: number, has: number): MarsReason => ({
  code: 'cubes-short',
  card,
  cube: CUBES[cardOf(card).holds],
  needs,
  has,
})
