import { CODES, type Outcome, reasonsIn, textOnly, type Words } from '@perilune/engine'
import { kernelReasons } from '@perilune/engine/words/en'

/** Words for games that exist to be tested: everything is said, nothing prettily. */
export const plainWords: Words = {
  ...CODES,
  reason: (reason, nameOf) =>
    Object.hasOwn(kernelReasons, reason.code)
      ? reasonsIn(kernelReasons, {})(reason, nameOf)
      : textOnly(`no: ${reason.code}`),
  tale: ({ what, to: _, others: __, ...facts }) => textOnly(`${what} ${JSON.stringify(facts)}`),
}

/** Most points first; equal points share a rank. */
export const byPoints = (points: number[], why: string): Outcome => ({
  points,
  ranks: points.map((mine) => 1 + points.filter((other) => other > mine).length),
  lines: points.map((n, seat) => ({ seat, points: n, why })),
})
