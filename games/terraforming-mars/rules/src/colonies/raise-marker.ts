import { choose } from '../effects/asking.js'
import type { FrameOf } from '../state/state.js'
import type { Colonies } from './state.js'
import { stepsUp, takeIncome } from './trade.js'

/* Before the income of a trade its marker may be moved up. */

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
