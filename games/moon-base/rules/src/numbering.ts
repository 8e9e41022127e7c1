import { numberLines } from '@perilune/engine'
import { CRATERS } from './craters.js'

/** What the numbers in a state stand for: rings, bases and the tower name craters by number. */
export const numbering = (): readonly string[] =>
  numberLines(
    'crater',
    CRATERS.map(({ id, x, y }) => `${id} ${x} ${y}`),
  )
