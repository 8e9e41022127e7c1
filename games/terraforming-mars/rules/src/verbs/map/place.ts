import { gainAt, POLE, type RatingGain } from '../../cards/rating-gain.js'
import { BOARDS } from '../../map/boards.js'
import { areasFor, hasFreeArea, oceansLeft, southPoleTakes } from '../../map/place.js'
import { layTile } from '../../map/tiles.js'
import { PARAMETERS } from '../../map/tracks.js'
import { GREENERY, OCEAN, TILES } from '../../names.js'
import { ask, stuck } from '../../state/state.js'
import { ALL_STOCK } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { layTileStep } from './lay-tile.js'

const OXYGEN = PARAMETERS.indexOf('oxygen')
const OCEANS = PARAMETERS.indexOf('oceans')

function ratingGainOf(tile: number): RatingGain {
  const gain = gainAt(POLE, 1)
  if (tile === OCEAN) gain[OCEANS] = 1
  if (tile === GREENERY) gain[OXYGEN] = 1
  return gain
}

export const place = {
  /** Several tiles are one operation, as often as there are tiles. */
  compile(op, c) {
    const tile = TILES.indexOf(op.place) + 1
    const id = c.make('tile', { tile, where: op.where ?? null, gives: ALL_STOCK })
    return new Array<number>(op.count ?? 1).fill(id)
  },
  kinds: {
    tile: kind({
      name: 'tile',
      rank: 2,
      // An ocean area is always left for an ocean.
      must: (op) => op.tile !== OCEAN || op.where !== null,
      refuse(s, seat, op) {
        // With no ocean left that part is skipped.
        if (hasFreeArea(s, seat, op) || (op.tile === OCEAN && !oceansLeft(s))) return
        // Perhaps only the South Pole is left.
        return southPoleTakes(s, seat, op) ? 'maybe' : { code: 'no-area', for: TILES[op.tile - 1] }
      },
      reveals: (s, { seat }, op) =>
        areasFor(s, seat, op).some((area) => BOARDS[s.map].areas[area].bonus.includes('card')),
      maxRatingGain: ({ tile }) => ratingGainOf(tile),
      start(s, effect, op, tell) {
        const areas = areasFor(s, effect.seat, op)
        if (areas.length > 1) ask(s, 'lay-tile', effect)
        else if (areas.length === 1) layTile(s, effect, op.tile, areas[0], tell)
        // With no ocean left, or no area for one, that part is skipped; any other tile had to be possible.
        else if (op.tile !== OCEAN && op.where !== 'beside-last') stuck(s)
      },
    }),
  },
  questions: { 'lay-tile': layTileStep },
} satisfies Verb<Shape<'place'>>
