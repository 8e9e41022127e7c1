import type { Seat } from '@perilune/engine'
import { CAPITAL, CITY, GREENERY, isCity, isOcean, NO_TILE, OCEAN } from '../names.js'
import { OCEANS } from '../state/counters.js'
import type { MarsState } from '../state/state.js'
import type { CompiledOp } from '../verbs/compiled-op.js'
import { AREAS_ON_MARS, BOARDS, type Board, NEIGHBOURS } from './boards.js'
import { TRACKS } from './tracks.js'

/* Where a tile may go. */

/** The seat that has a marker on an area, or -1. */
export function claimant(s: MarsState, area: number): number {
  for (let i = 0; i < s.claims.length; i += 2) if (s.claims[i] === area) return s.claims[i + 1]
  return -1
}

const free = (s: MarsState, seat: Seat, area: number): boolean => {
  if (s.tiles[area] !== NO_TILE) return false
  if (s.claims.length === 0) return true
  const claimed = claimant(s, area)
  return claimed < 0 || claimed === seat
}

/** Free, and reserved for nobody and nothing. */
const isLand = (s: MarsState, seat: Seat, area: number): boolean => isLandOf(BOARDS[s.map], s, seat, area)

const isLandOf = (board: Board, s: MarsState, seat: Seat, area: number): boolean =>
  s.tiles[area] === NO_TILE && board.areas[area].kind === 'land' && free(s, seat, area)

const isOwnTile = (s: MarsState, seat: Seat, area: number): boolean =>
  s.owners[area] === seat && s.tiles[area] !== OCEAN

function besideOwn(s: MarsState, seat: Seat, area: number): boolean {
  for (const next of NEIGHBOURS[area]) if (isOwnTile(s, seat, next)) return true
  return false
}

/** Whether a tile or a marker of the seat's lies beside the area. */
export function besideOwnMarker(s: MarsState, seat: Seat, area: number): boolean {
  for (const next of NEIGHBOURS[area]) if (isOwnTile(s, seat, next) || claimant(s, next) === seat) return true
  return false
}

function citiesBeside(s: MarsState, area: number): number {
  let n = 0
  for (const next of NEIGHBOURS[area]) if (isCity(s.tiles[next])) n++
  return n
}

function anyBeside(s: MarsState, area: number, tile: number): boolean {
  for (const next of NEIGHBOURS[area])
    if (tile === NO_TILE ? s.tiles[next] !== NO_TILE : s.tiles[next] === tile) return true
  return false
}

export const oceansLeft = (s: MarsState): boolean => s.parameters[OCEANS] < TRACKS.oceans.max

const cityRule = (board: Board, s: MarsState, seat: Seat, area: number): boolean =>
  isLandOf(board, s, seat, area) && citiesBeside(s, area) === 0

/** Whether a greenery must touch a tile of the seat's: it must if it can. */
function greeneryMustTouch(s: MarsState, seat: Seat): boolean {
  if (s.players[seat].tiles === 0) return false
  const board = BOARDS[s.map]
  for (let area = 0; area < AREAS_ON_MARS; area++)
    if (s.owners[area] === seat)
      for (const next of NEIGHBOURS[area]) if (isLandOf(board, s, seat, next)) return true
  return false
}

/**
 * The usual rule of the tile, or the one its card names. `touch` is for greeneries: whether they must touch
 * an own tile.
 */
// Parameters: asked of every area of the map; no object is made for it.
function fits(board: Board, s: MarsState, seat: Seat, op: CompiledOp, area: number, touch: boolean): boolean {
  switch (op.where) {
    case null:
      if (op.tile === OCEAN) return board.areas[area].kind === 'ocean' && free(s, seat, area)
      if (op.tile === GREENERY) return isLandOf(board, s, seat, area) && (!touch || besideOwn(s, seat, area))
      if (op.tile === CITY || op.tile === CAPITAL) return cityRule(board, s, seat, area)
      return isLandOf(board, s, seat, area)
    case 'land':
      return isLandOf(board, s, seat, area)
    case 'ocean-area':
      return board.areas[area].kind === 'ocean' && free(s, seat, area)
    case 'noctis':
      return board.noctis < 0 ? cityRule(board, s, seat, area) : area === board.noctis && free(s, seat, area)
    case 'volcanic':
      if (board.volcanoes.length > 0) return board.areas[area].volcanic && isLandOf(board, s, seat, area)
      return isCity(op.tile) ? cityRule(board, s, seat, area) : isLandOf(board, s, seat, area)
    case 'isolated':
      return isLandOf(board, s, seat, area) && !anyBeside(s, area, NO_TILE)
    case 'beside-city':
      return isLandOf(board, s, seat, area) && citiesBeside(s, area) >= 1
    case 'beside-two-cities':
      return isLandOf(board, s, seat, area) && citiesBeside(s, area) >= 2
    case 'beside-greenery':
      return isLandOf(board, s, seat, area) && anyBeside(s, area, GREENERY)
    case 'beside-ocean':
      return isLandOf(board, s, seat, area) && NEIGHBOURS[area].some((next) => isOcean(s.tiles[next]))
    case 'beside-no-city':
      return cityRule(board, s, seat, area)
    case 'beside-last':
      return s.lastArea >= 0 && isLandOf(board, s, seat, area) && NEIGHBOURS[area].includes(s.lastArea)
    case 'on-ocean':
      return s.tiles[area] === OCEAN && citiesBeside(s, area) === 0
    case 'own-greenery':
      return s.tiles[area] === GREENERY && s.owners[area] === seat
    case 'metal':
      return board.areas[area].metal && isLandOf(board, s, seat, area)
    case 'metal-beside-own':
      return board.areas[area].metal && isLandOf(board, s, seat, area) && besideOwn(s, seat, area)
    default:
      return area === op.offMars && free(s, seat, area)
  }
}

const mustTouch = (s: MarsState, seat: Seat, op: CompiledOp): boolean =>
  op.tile === GREENERY && op.where === null && greeneryMustTouch(s, seat)

/** Whether this seat may lay the tile there. */
export function mayLay(s: MarsState, seat: Seat, op: CompiledOp, area: number): boolean {
  if (op.tile === OCEAN && !oceansLeft(s)) return false
  if (area >= AREAS_ON_MARS && area !== op.offMars) return false
  return fits(BOARDS[s.map], s, seat, op, area, mustTouch(s, seat, op))
}

/** The areas to look at: an ocean with no rule of its own goes to an area for oceans. */
const candidates = (board: Board, op: CompiledOp): readonly number[] =>
  op.where === null && op.tile === OCEAN ? board.oceanAreas : ALL_AREAS
const ALL_AREAS: readonly number[] = Array.from({ length: AREAS_ON_MARS }, (_, area) => area)

/** Every area where this seat may lay the tile, in reading order. */
export function areasFor(s: MarsState, seat: Seat, op: CompiledOp): number[] {
  if (op.tile === OCEAN && !oceansLeft(s)) return []
  const off = op.offMars
  const board = BOARDS[s.map]
  if (off >= 0) return fits(board, s, seat, op, off, false) ? [off] : []
  const touch = mustTouch(s, seat, op)
  const list: number[] = []
  for (const area of candidates(board, op)) if (fits(board, s, seat, op, area, touch)) list.push(area)
  return list
}

/** Whether there is an area for the tile that asks for no payment; the cheap question before areasFor. */
export function hasFreeArea(s: MarsState, seat: Seat, op: CompiledOp): boolean {
  const off = op.offMars
  const board = BOARDS[s.map]
  if (off >= 0) return fits(board, s, seat, op, off, false)
  const touch = mustTouch(s, seat, op)
  for (const area of candidates(board, op))
    if (area !== board.southPole && fits(board, s, seat, op, area, touch)) return true
  return false
}

/** Areas on which a marker may be put: free, reserved for nobody and nothing, without a marker. */
export function claimable(s: MarsState, seat: Seat, besideOwn = false): number[] {
  const list: number[] = []
  for (let area = 0; area < AREAS_ON_MARS; area++)
    if (isLand(s, seat, area) && !isClaimed(s, area) && (!besideOwn || besideOwnMarker(s, seat, area)))
      list.push(area)
  return list
}

export function isClaimed(s: MarsState, area: number): boolean {
  for (let i = 0; i < s.claims.length; i += 2) if (s.claims[i] === area) return true
  return false
}

export function southPoleTakes(s: MarsState, seat: Seat, op: CompiledOp): boolean {
  const { southPole } = BOARDS[s.map]
  return southPole >= 0 && mayLay(s, seat, op, southPole)
}
