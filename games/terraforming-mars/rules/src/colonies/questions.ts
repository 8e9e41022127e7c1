import { choose } from '../asking.js'
import { OPS } from '../cards/ops.js'
import { refuseForRest } from '../possible.js'
import type { MarsFrame } from '../state.js'
import { push } from '../state.js'
import { addTile, buildColony, sitesFor, tileOf, whyNoColony } from './build.js'
import { colonyOf } from './compiled.js'
import { markerMoves, moveMarkers, tilesToAdd } from './markers.js'
import type { Colonies, Colony } from './state.js'
import type { ColonyId } from './tiles.js'
import { stepsUp, takeIncome, tradable, whyNoTrade } from './trade.js'

/* The questions about colonies. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

const answersOf = (tiles: readonly Colony[]) => tiles.map((tile) => colonyOf(tile.id).answer)

/** Of several places the one that gives what is still missing may be the only one that will do. */
export const buildColonyStep = choose<FrameOf<'build-colony'>>({
  prompt: () => ({ code: 'build-colony' }),
  all: (s, frame) => answersOf(sitesFor(s, frame.seat, OPS[frame.op].again)),
  refuse: (s, frame, answer) => refuseForRest(s, frame, answer, false),
  why: (s, frame, answer) => whyNoColony(tileOf(s, answer.colony), frame.seat, OPS[frame.op].again),
  take: (s, frame, answer, tell) => buildColony(s, frame.seat, tileOf(s, answer.colony) as Colony, tell),
})

export const freeTradeStep = choose<FrameOf<'free-trade'>>({
  prompt: () => ({ code: 'free-trade' }),
  all: (s, frame) => answersOf(tradable(s, frame.seat)),
  why: (s, _, answer) => whyNoTrade(tileOf(s, answer.colony)),
  take(s, frame, answer, tell) {
    tell?.({ what: 'trades', seat: frame.seat, colony: answer.colony as ColonyId })
    const colony = (s.colonies as Colonies).tiles.findIndex((tile) => tile.id === answer.colony)
    push(s, { do: 'send-fleet', seat: frame.seat, colony })
  },
})

export const raiseMarker = choose<FrameOf<'raise-marker'>>({
  prompt: (s, frame) => ({ code: 'raise-marker', colony: (s.colonies as Colonies).tiles[frame.colony].id }),
  all: (s, frame) =>
    Array.from({ length: stepsUp(s, frame.seat, frame.colony) + 1 }, (_, steps) => ({ steps })).reverse(),
  take(s, frame, answer, tell) {
    const tile = (s.colonies as Colonies).tiles[frame.colony]
    const steps = answer.steps as number
    tile.marker += steps
    if (steps > 0) tell?.({ what: 'moves-marker', seat: frame.seat, colony: tile.id, steps })
    takeIncome(s, frame.seat, tile, tell)
  },
})

export const moveMarkersStep = choose<FrameOf<'move-markers'>>({
  prompt: () => ({ code: 'move-markers' }),
  all: (s) => markerMoves(s),
  take: (s, frame, answer, tell) => moveMarkers(s, frame.seat, answer, tell),
})

export const addColonyTileStep = choose<FrameOf<'add-colony-tile'>>({
  prompt: () => ({ code: 'add-colony-tile' }),
  all: (s) => tilesToAdd(s).map((colony) => ({ colony })),
  take: (s, frame, answer, tell) => addTile(s, frame.seat, answer.colony as ColonyId, tell),
})
