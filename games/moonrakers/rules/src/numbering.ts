import { numberLines } from '@perilune/engine'
import { allCards, branchesOf, PROGRAMS, programOf } from './cards/index.js'
import { COLUMNS, KINDS } from './names.js'

/**
 * What the numbers in a state stand for: kinds and columns by their order, and the programs that frames name.
 */
export const numbering = (): readonly string[] => [
  ...numberLines('kind', KINDS),
  ...numberLines('column', COLUMNS),
  ...numberLines(
    'program',
    Array.from({ length: PROGRAMS }, (_, n) => {
      const branches = programOf(n).map((_op, at) => branchesOf(n, at))
      return `${JSON.stringify(programOf(n))} ${JSON.stringify(branches)}`
    }),
  ),
  ...allCards.filter(({ program }) => program > 0).map(({ id, program }) => `${id} has program ${program}`),
]
