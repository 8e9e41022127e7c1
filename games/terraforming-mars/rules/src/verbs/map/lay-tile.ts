import { type Answer, only } from '@perilune/engine'
import { opOf } from '../../cards/ops.js'
import type { Ask } from '../../codes/index.js'
import type { MarsReason } from '../../codes/reasons.js'
import { actionBegins, REST_IMPOSSIBLE, refuseForRest, restIsCovered } from '../../effects/possible.js'
import { isProbing } from '../../effects/probe.js'
import { whyNoTile } from '../../map/area-reasons.js'
import { BOARDS } from '../../map/boards.js'
import { areasFor, mayLay } from '../../map/place.js'
import { layTile, oceanMoneyAt } from '../../map/tiles.js'
import { MC, TILES } from '../../names.js'
import type { FrameOf, MarsFrame, MarsState } from '../../state/state.js'
import { isTaxed, sureTax } from '../../turmoil/tax.js'
import { AREA_ANSWERS } from './area-answers.js'

/* Where a tile goes. */

function refuseArea(s: MarsState, frame: FrameOf<'lay-tile'>, answer: Answer): MarsReason | undefined {
  const area = answer.area as number
  const taxed = isTaxed(s)
  const brings = taxed ? oceanMoneyAt(s, frame.seat, area) : 0
  // Where the tile is all there is, a look tells that the Reds can't be paid.
  if (taxed && isAll(s) && sureTax(s, frame.seat, [frame.op]) > s.players[frame.seat].stock[MC] + brings)
    return REST_IMPOSSIBLE
  const hurts = area === BOARDS[s.map].southPole
  // The money that it brings may cover what is left.
  if (!hurts && brings > 0 && !isProbing() && restIsCovered(s, frame.seat, brings)) return
  return refuseForRest(s, frame, answer, hurts)
}

/** Whether the question on top is all that the action under way still does. */
function isAll(s: MarsState): boolean {
  const below = s.stack[s.stack.length - 2] as MarsFrame | undefined
  return s.pool.length === 0 && s.stack.length - actionBegins(s) === 2 && below?.do === 'resolve'
}

export const layTileStep: Ask<FrameOf<'lay-tile'>> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, _, frame) => ({
    kind: 'choose',
    prompt: { code: 'lay-tile', tile: TILES[opOf(frame).tile - 1], map: s.map },
    options: areasFor(s, frame.seat, opOf(frame)).map((area) => {
      const reason = refuseArea(s, frame, AREA_ANSWERS[area])
      return { answer: AREA_ANSWERS[area], ...(reason && { reason }) }
    }),
  }),
  answers(s, _, frame) {
    const list: Answer[] = []
    const { southPole } = BOARDS[s.map]
    const covered = restIsCovered(s, frame.seat, 0)
    for (const area of areasFor(s, frame.seat, opOf(frame)))
      if ((covered && area !== southPole) || !refuseArea(s, frame, AREA_ANSWERS[area]))
        list.push(AREA_ANSWERS[area])
    return list
  },
  refuse(s, _, frame, answer) {
    const { area } = answer
    for (const key in answer) if (key !== 'area') return { code: 'malformed' }
    if (typeof area !== 'number' || !Number.isInteger(area) || area < 0 || area >= s.tiles.length)
      return { code: 'malformed' }
    if (!mayLay(s, frame.seat, opOf(frame), area)) return whyNoTile(s, frame.seat, opOf(frame), area)
    return refuseArea(s, frame, answer)
  },
  take(s, _, frame, answer, tell) {
    layTile(s, frame, opOf(frame).tile, answer.area as number, tell)
  },
}
