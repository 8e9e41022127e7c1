import type { Answer } from '@perilune/engine'
import { choose } from '../asking.js'
import { OPS } from '../cards/ops.js'
import { refuseForRest } from '../possible.js'
import type { MarsFrame } from '../state.js'
import { push } from '../state.js'
import { addTile, buildColony, sitesFor, tileOf } from './build.js'
import { colonyOf } from './compiled.js'
import { markerMoves, moveMarkers, tilesToAdd } from './markers.js'
import type { Colonies, Colony } from './state.js'
import { type ColonyId, colonyName } from './tiles.js'
import { stepsUp, takeIncome, tradable } from './trade.js'

/* The questions about colonies. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

const answersOf = (tiles: readonly Colony[]): Answer[] => tiles.map((tile) => colonyOf(tile.id).answer)
const nameIn = (answer: Answer): string => colonyName(answer.colony as string) ?? ''

/** Of several places the one that gives what is still missing may be the only one that will do. */
export const buildColonyStep = choose<FrameOf<'build-colony'>>({
  prompt: () => 'Build a colony.',
  all: (s, frame) => answersOf(sitesFor(s, frame.seat, OPS[frame.op].again)),
  label: (_, __, answer) => nameIn(answer),
  refuse: (s, frame, answer) => refuseForRest(s, frame, answer, false),
  take: (s, frame, answer, tell) => buildColony(s, frame.seat, tileOf(s, answer.colony) as Colony, tell),
})

export const freeTradeStep = choose<FrameOf<'free-trade'>>({
  prompt: () => 'Trade without paying.',
  all: (s, frame) => answersOf(tradable(s, frame.seat)),
  label: (_, __, answer) => nameIn(answer),
  take(s, frame, answer, tell) {
    tell?.({ what: 'trades', seat: frame.seat, colony: answer.colony })
    const colony = (s.colonies as Colonies).tiles.findIndex((tile) => tile.id === answer.colony)
    push(s, { do: 'send-fleet', seat: frame.seat, colony })
  },
})

export const raiseMarker = choose<FrameOf<'raise-marker'>>({
  prompt: (s, frame) =>
    `Move the marker of ${colonyName((s.colonies as Colonies).tiles[frame.colony].id)} up before you take the income?`,
  all: (s, frame) =>
    Array.from({ length: stepsUp(s, frame.seat, frame.colony) + 1 }, (_, steps) => ({ steps })).reverse(),
  label: (_, __, answer) =>
    answer.steps === 0 ? 'Leave it' : `${answer.steps} step${answer.steps === 1 ? '' : 's'}`,
  take(s, frame, answer, tell) {
    const tile = (s.colonies as Colonies).tiles[frame.colony]
    const steps = answer.steps as number
    tile.marker += steps
    if (steps > 0) tell?.({ what: 'moves-marker', seat: frame.seat, colony: tile.id, steps })
    takeIncome(s, frame.seat, tile, tell)
  },
})

export const moveMarkersStep = choose<FrameOf<'move-markers'>>({
  prompt: () => 'Move one marker up a step and another one down.',
  all: (s) => markerMoves(s),
  label: (_, __, answer) =>
    `${colonyName(answer.up as string)} up, ${colonyName(answer.down as string)} down`,
  take: (s, frame, answer, tell) => moveMarkers(s, frame.seat, answer, tell),
})

export const addColonyTileStep = choose<FrameOf<'add-colony-tile'>>({
  prompt: () => 'Put a further colony tile into the game.',
  all: (s) => tilesToAdd(s).map((colony) => ({ colony })),
  label: (_, __, answer) => nameIn(answer),
  take: (s, frame, answer, tell) => addTile(s, frame.seat, answer.colony as ColonyId, tell),
})
