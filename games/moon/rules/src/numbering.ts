import { numberLines } from '@perilune/engine'
import { allCards } from './cards/index.js'
import { COLOURS, FLAGS, ITEMS } from './names.js'

/**
 * What the numbers in a state stand for: lists by their order, and in a frame the place of an operation on
 * its card.
 */
export const numbering = (): readonly string[] => [
  ...numberLines('item', ITEMS),
  ...numberLines('flag', FLAGS),
  ...numberLines('colour', COLOURS),
  ...allCards.flatMap(({ id, ops, standing }) => [
    ...ops.map((op, i) => `op ${i} of ${id} ${JSON.stringify(op)}`),
    ...standing.map((op, i) => `standing op ${i} of ${id} ${JSON.stringify(op)}`),
  ]),
]
