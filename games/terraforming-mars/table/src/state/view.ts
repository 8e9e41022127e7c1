import type { View } from '@perilune/engine'
import {
  type Area,
  BOARDS,
  type Board,
  coordinate,
  handOf,
  type MarsState,
  NEUTRAL,
  NO_TILE,
  PARAMETERS,
  type Parameter,
  TILES,
  type TileKind,
} from '@perilune/terraforming-mars'
import { familyOfTile, iconOfTile } from '../icons/parts.js'
import type { Laid } from '../map/hexes.js'
import type { Levels } from '../map/ring.js'

export type MarsView = View<MarsState>
export type PlayerView = MarsView['players'][number]

/** Open parts of a view are in the same places as in a state, so open things can be counted on either. */
export const asState = (view: MarsView): MarsState => view as unknown as MarsState

export const boardOf = (view: Pick<MarsState, 'map'>): Board => BOARDS[view.map]

export const levelsOf = (s: Pick<MarsState, 'parameters'>): Levels =>
  Object.fromEntries(PARAMETERS.map((p, i) => [p, s.parameters[i]])) as Record<Parameter, number>

export const tileAt = (s: Pick<MarsState, 'tiles'>, area: number): TileKind | undefined =>
  s.tiles[area] === NO_TILE ? undefined : TILES[s.tiles[area] - 1]

/** The tile in an area, with its owner and what was built on it. */
export function laidAt(s: Pick<MarsState, 'tiles' | 'owners' | 'promos'>, area: number): Laid | undefined {
  const tile = tileAt(s, area)
  if (!tile) return undefined
  const owner = s.owners[area]
  return {
    kind: familyOfTile(tile),
    icon: iconOfTile(tile),
    owner: owner === NEUTRAL ? -1 : owner,
    cathedral: s.promos?.cathedrals.includes(area) ?? false,
  }
}

/** The marker of a player, or of the nomads, who belong to nobody. */
const marker = (owner: number): Laid =>
  owner === NEUTRAL ? { kind: 'marker', icon: 'camp', owner: -1 } : { kind: 'marker', icon: 'claim', owner }

/** Every tile, and every marker on a claimed area. */
export function tilesOf(s: Pick<MarsState, 'tiles' | 'owners' | 'claims' | 'promos'>): Map<number, Laid> {
  const all = new Map<number, Laid>()
  for (let i = 0; i < s.claims.length; i += 2) all.set(s.claims[i], marker(s.claims[i + 1]))
  s.tiles.forEach((_, area) => {
    const tile = laidAt(s, area)
    if (tile) all.set(area, tile)
  })
  return all
}

/** 'E5', or the name of an area that has one. */
export const nameOf = (area: Area): string => area.name ?? coordinate(area.row, area.col)

const handCards = (view: MarsView, seat: number): readonly string[] => view.places[handOf(seat)].cards ?? []

/** Cards that can be played: those in hand, and those on another card of the seat. */
export const playableFrom = (view: MarsView, seat: number): readonly string[] => [
  ...handCards(view, seat),
  ...(view.promos?.parked[seat] ?? []),
]

export const handCount = (view: MarsView, seat: number): number => view.places[handOf(seat)].count

/** Steps that make Mars habitable: those made so far, and all of them. */
export function stepsOf(s: Pick<MarsState, 'parameters'>): { done: number; all: number } {
  const { temperature, oxygen, oceans } = levelsOf(s)
  return { done: (temperature + 30) / 2 + oxygen + oceans, all: 42 }
}
