import type { Seat } from '@perilune/engine'
import type { MarsReason } from '../codes/reasons.js'
import { CAPITAL, CITY, GREENERY, isCity, NO_TILE, OCEAN, TILES } from '../names.js'
import type { MarsState } from '../state/state.js'
import type { CompiledOp } from '../verbs/compiled-op.js'
import { AREAS_ON_MARS, BOARDS, NEIGHBOURS } from './boards.js'
import { besideOwnMarker, claimant, isClaimed } from './place.js'

/* Why a tile or a marker may not lie on an area that is not offered. */

/** Cards that say where their tile lies have their own rule; the usual ones have reasons of their own. */
function refuseUsual(s: MarsState, op: CompiledOp, area: number): MarsReason | undefined {
  const { kind } = BOARDS[s.map].areas[area]
  if (op.where === 'ocean-area' || op.where === 'noctis') return
  if (kind === 'ocean')
    return op.tile === OCEAN && op.where === null ? undefined : { code: 'area-for-oceans' }
  if (kind !== 'land') return { code: 'area-reserved' }
  const beside = NEIGHBOURS[area].some((next) => isCity(s.tiles[next]))
  const keepsAway =
    op.where === 'beside-no-city' || (op.where === null && (op.tile === CITY || op.tile === CAPITAL))
  if (beside && keepsAway) return { code: 'area-beside-city' }
  if (op.where === null && op.tile === GREENERY) return { code: 'area-not-beside-own' }
  return
}

/** For an area where this seat may not lay the tile. */
export function whyNoTile(s: MarsState, seat: Seat, op: CompiledOp, area: number): MarsReason {
  const elsewhere: MarsReason = { code: 'area-not-there', tile: TILES[op.tile - 1] }
  if (op.where === 'on-ocean' || op.where === 'own-greenery') return elsewhere
  if (s.tiles[area] !== NO_TILE) return { code: 'area-taken' }
  const claimed = claimant(s, area)
  if (claimed >= 0 && claimed !== seat) return { code: 'area-claimed' }
  if (area >= AREAS_ON_MARS) return { code: 'area-reserved' }
  return refuseUsual(s, op, area) ?? elsewhere
}

/** The same for a marker; nothing for what is no area of Mars. */
export function whyNoMarker(
  s: MarsState,
  seat: Seat,
  area: unknown,
  besideOwn: boolean,
): MarsReason | undefined {
  if (typeof area !== 'number' || !Number.isInteger(area) || area < 0 || area >= AREAS_ON_MARS) return
  if (s.tiles[area] !== NO_TILE) return { code: 'area-taken' }
  if (isClaimed(s, area)) return { code: 'area-claimed' }
  const { kind } = BOARDS[s.map].areas[area]
  if (kind !== 'land') return { code: kind === 'ocean' ? 'area-for-oceans' : 'area-reserved' }
  return besideOwn && !besideOwnMarker(s, seat, area) ? { code: 'area-not-beside-own' } : undefined
}
