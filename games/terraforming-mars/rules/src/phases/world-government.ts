import type { Tell } from '../codes/events.js'
import type { Run } from '../codes/index.js'
import { choose } from '../effects/asking.js'
import { oceanForNobody, raiseForNobody } from '../map/for-nobody.js'
import { PARAMETERS, type Parameter, TRACKS } from '../map/tracks.js'
import { OCEANS } from '../state/counters.js'
import { type MarsFrame, type MarsState, push } from '../state/state.js'

/*
 * World Government terraforming: the first player chooses one parameter that goes up a step, and nobody gains
 * by it.
 */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

const isParameter = (name: unknown): name is Parameter => PARAMETERS.includes(name as Parameter)

const ANSWERS = PARAMETERS.map((raise) => Object.freeze({ raise }))

const unfinished = (s: MarsState): number[] =>
  PARAMETERS.flatMap((name, i) => (s.parameters[i] < TRACKS[name].max ? [i] : []))

export const worldGovernment: Run<FrameOf<'world-government'>> = {
  run(s, { seat }, tell) {
    const open = unfinished(s)
    if (open.length === 0) return
    push(s, { do: 'resolve', seat })
    if (open.length > 1) push(s, { do: 'world-parameter', seat })
    else terraform(s, open[0], tell)
  },
}

export const worldParameter = choose<FrameOf<'world-parameter'>>({
  prompt: () => ({ code: 'world-parameter' }),
  all: (s) => unfinished(s).map((i) => ANSWERS[i]),
  why: (s, _, { raise }) =>
    isParameter(raise) && (raise !== 'venus' || s.sets.includes('venus'))
      ? { code: 'parameter-complete', parameter: raise }
      : undefined,
  take: (s, _, answer, tell) => terraform(s, PARAMETERS.indexOf(answer.raise as Parameter), tell),
})

function terraform(s: MarsState, parameter: number, tell: Tell | undefined): void {
  if (parameter === OCEANS) oceanForNobody(s, s.first)
  else raiseForNobody(s, s.first, parameter, 1, tell)
}
