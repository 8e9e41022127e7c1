import type { Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import type { Tell } from '../codes/events.js'
import type { MarsReason } from '../codes/reasons.js'
import { queueEffects } from '../effects/effects.js'
import { colonyBuilt } from '../effects/triggers.js'
import { type MarsState, source } from '../state/state.js'
import { colonyOf } from './compiled.js'
import { ASLEEP, type Colony, newColony, START_STEP } from './state.js'
import { COLONY_SPOTS, type ColonyId } from './tiles.js'

/* Colonies are built, and tiles come into play. */

/**
 * A tile that is awake and has a spot left; one colony for each player, unless the effect lets a player build
 * `again`.
 */
const canBuildOn = (tile: Colony, seat: Seat, again: boolean): boolean =>
  tile.marker !== ASLEEP && tile.owners.length < COLONY_SPOTS && (again || !tile.owners.includes(seat))

/** Why a tile of the game takes no colony of this player's. */
export function whyNoColony(tile: Colony | undefined, seat: Seat, again: boolean): MarsReason | undefined {
  if (!tile || canBuildOn(tile, seat, again)) return
  if (tile.marker === ASLEEP) return { code: 'colony-asleep', colony: tile.id }
  return { code: tile.owners.length < COLONY_SPOTS ? 'colony-there' : 'colony-full', colony: tile.id }
}

export function canBuild(s: MarsState, seat: Seat, again: boolean): boolean {
  if (s.colonies === null) return false
  for (const tile of s.colonies.tiles) if (canBuildOn(tile, seat, again)) return true
  return false
}

export const sitesFor = (s: MarsState, seat: Seat, again: boolean): Colony[] =>
  s.colonies === null ? [] : s.colonies.tiles.filter((tile) => canBuildOn(tile, seat, again))

/** On the leftmost free spot. The marker makes way if it stands there. */
export function buildColony(s: MarsState, seat: Seat, tile: Colony, tell: Tell | undefined): void {
  if (tile.marker === tile.owners.length) tile.marker++
  tile.owners.push(seat)
  tell?.({ what: 'builds-colony', seat, colony: tile.id })
  queueEffects(s, colonyOf(tile.id).build, source(seat, tile.id), tell)
  colonyBuilt(s, seat, tell)
}

export function tileOf(s: MarsState, id: unknown): Colony | undefined {
  return s.colonies?.tiles.find((tile) => tile.id === id)
}

/** A card that holds such cubes has come into play: who waits for it wakes. */
export function wakeColonies(s: MarsState, cube: number): void {
  for (const tile of s.colonies?.tiles ?? [])
    if (tile.marker === ASLEEP && colonyOf(tile.id).wakes === cube) tile.marker = START_STEP
}

/** A further tile comes into the game; asleep, unless somebody has a card for what is found there. */
export function addTile(s: MarsState, seat: Seat, id: ColonyId, tell: Tell | undefined): void {
  const tile = newColony(id)
  s.colonies?.tiles.push(tile)
  tell?.({ what: 'adds-colony-tile', seat, colony: id })
  const { wakes } = colonyOf(id)
  if (wakes >= 0 && s.players.some((p) => p.cards.some((card) => cardOf(card).holds === wakes)))
    tile.marker = START_STEP
}
