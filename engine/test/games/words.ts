import type { Event, Line, Outcome, Reason, Words } from '@perilune/engine'

/** Words for games that exist to be tested: everything is said, nothing prettily. */
export const plainWords: Words = {
  reason: (reason: Reason) => `no: ${reason.code}`,
  event: ({ what, to: _, others: __, ...facts }: Event) => `${what} ${JSON.stringify(facts)}`,
  line: (line: Line) => line.why,
  step: (step: string) => step,
}

/** Most points first; equal points share a rank. */
export const byPoints = (points: number[], why: string): Outcome => ({
  points,
  ranks: points.map((mine) => 1 + points.filter((other) => other > mine).length),
  lines: points.map((n, seat) => ({ seat, points: n, why })),
})
