import type { Seat } from '@perilune/engine'
import { OCEAN_TILE } from '../cards/built-in.js'
import { OPS } from '../cards/ops.js'
import type { Tell } from '../codes/events.js'
import type { Ask } from '../codes/index.js'
import { choose } from '../effects/asking.js'
import { climb, parameterRaised } from '../effects/effects.js'
import { tileLaid } from '../effects/triggers.js'
import { OCEAN } from '../names.js'
import { OCEANS, TEMPERATURE } from '../state/counters.js'
import { type MarsFrame, type MarsState, push } from '../state/state.js'
import { areasFor } from './place.js'
import { putTile } from './tiles.js'
import { PARAMETERS, TRACKS } from './tracks.js'

/*
 * Terraforming that is nobody's: no rating, no bonus of the map or of a track, no money for neighbours. Steps
 * of one parameter that bring another further still do, and effects that wait for anybody's tile still
 * answer.
 */

type LayOcean = Extract<MarsFrame, { do: 'lay-ocean-for-nobody' }>

const areas = (s: MarsState, seat: Seat): number[] => areasFor(s, seat, OPS[OCEAN_TILE])

function layOcean(s: MarsState, seat: Seat, area: number, tell: Tell | undefined): void {
  putTile(s, -1, OCEAN, area)
  s.parameters[OCEANS]++
  tell?.({ what: 'lays-for-nobody', seat, area })
  push(s, { do: 'resolve', seat })
  tileLaid(s, NOBODY, OCEAN, area, tell)
}
const NOBODY = -1

/** A seat lays an ocean where it likes, if one is left. */
export const layOceanForNobody: Ask<LayOcean> = choose<LayOcean>({
  prompt: (s) => ({ code: 'lay-ocean-for-nobody', map: s.map }),
  all: (s, frame) => areas(s, frame.seat).map((area) => ({ area })),
  take: (s, frame, answer, tell) => layOcean(s, frame.seat, answer.area as number, tell),
})

/** The question is asked only while there is an ocean and an area for it. */
export function oceanForNobody(s: MarsState, seat: Seat): void {
  if (areas(s, seat).length > 0) push(s, { do: 'lay-ocean-for-nobody', seat })
}

/** Steps up, as far as the track goes. `seat` lays the ocean that a step may bring. */
export function raiseForNobody(
  s: MarsState,
  seat: Seat,
  parameter: number,
  steps: number,
  tell: Tell | undefined,
): void {
  climb(s, parameter, steps, (gives) => {
    if (gives === undefined) {
      tell?.({ what: 'rises', parameter: PARAMETERS[parameter], value: s.parameters[parameter] })
      parameterRaised(s, NOBODY, parameter, tell)
    } else if (gives === 'ocean') oceanForNobody(s, seat)
    else if (gives === 'temperature') raiseForNobody(s, seat, TEMPERATURE, 1, tell)
  })
}

/** Steps down, not below where the track begins; a parameter that is complete stays so. */
export function lowerForNobody(s: MarsState, parameter: number, steps: number, tell: Tell | undefined): void {
  const name = PARAMETERS[parameter]
  const track = TRACKS[name]
  const before = s.parameters[parameter]
  if (before >= track.max) return
  s.parameters[parameter] = Math.max(track.start, before - steps * track.step)
  if (s.parameters[parameter] < before)
    tell?.({ what: 'falls', parameter: name, value: s.parameters[parameter] })
}
