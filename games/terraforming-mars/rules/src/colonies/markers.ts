import type { Answer, Seat } from '@perilune/engine'
import type { Tell } from '../codes/events.js'
import type { MarsState } from '../state/state.js'
import { tileOf } from './build.js'
import { ASLEEP, type Colony } from './state.js'
import { COLONY_IDS, type ColonyId, TRACK_STEPS } from './tiles.js'

/* Markers moved by an effect, and tiles that are not in the game. */

const canGoUp = (tile: Colony): boolean => tile.marker !== ASLEEP && tile.marker < TRACK_STEPS - 1
/** Not onto a colony. */
const canGoDown = (tile: Colony): boolean => tile.marker !== ASLEEP && tile.marker > tile.owners.length

/** One up and a different one down, both in full. */
export function markerMoves(s: MarsState): { up: ColonyId; down: ColonyId }[] {
  const tiles = s.colonies?.tiles ?? []
  return tiles
    .filter(canGoUp)
    .flatMap((up) =>
      tiles.filter((down) => down !== up && canGoDown(down)).map((down) => ({ up: up.id, down: down.id })),
    )
}

export function canMoveMarkers(s: MarsState): boolean {
  const tiles = s.colonies?.tiles ?? []
  return tiles.some((up) => canGoUp(up) && tiles.some((down) => down !== up && canGoDown(down)))
}

export function moveMarkers(s: MarsState, seat: Seat, answer: Answer, tell: Tell | undefined): void {
  for (const [id, steps] of [
    [answer.up, 1],
    [answer.down, -1],
  ] as const) {
    const tile = tileOf(s, id) as Colony
    tile.marker += steps
    tell?.({ what: 'moves-marker', seat, colony: tile.id, steps })
  }
}

export const tilesToAdd = (s: MarsState): ColonyId[] => COLONY_IDS.filter((id) => !tileOf(s, id))
