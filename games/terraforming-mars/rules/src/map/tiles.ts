import type { Card, Seat } from '@perilune/engine'
import { drawOp, gainOp, OCEAN_TILE, SOUTH_POLE_PAYMENT } from '../cards/built-in.js'
import type { Tell } from '../codes/events.js'
import { raise } from '../effects/effects.js'
import { tileLaid } from '../effects/triggers.js'
import { GREENERY, HEAT, isCity, isOcean, MC, OCEAN, PLANTS, STEEL, TILES, TITANIUM } from '../names.js'
import { OCEANS, OXYGEN } from '../state/counters.js'
import { type MarsState, wait } from '../state/state.js'
import { draw, gainOne, raiseRating } from '../state/supply.js'
import { policyOnTile } from '../turmoil/policies.js'
import { BOARDS, NEIGHBOURS } from './boards.js'

/* Laying a tile, and what follows from it. */

const PRINTED: Readonly<Record<string, number>> = {
  steel: STEEL,
  titanium: TITANIUM,
  plants: PLANTS,
  heat: HEAT,
}

/**
 * A tile goes down: its rating and oxygen, what is printed on the area, money for oceans beside it, and who
 * waited for it.
 */
export function layTile(
  s: MarsState,
  { seat, card }: { seat: Seat; card: Card },
  tile: number,
  area: number,
  tell: Tell | undefined,
): void {
  const covered = s.tiles[area]
  putTile(s, seat, tile, area)
  s.lastArea = area
  tell?.({ what: 'lays', seat, tile: TILES[tile - 1], area, card })
  if (tile === OCEAN) {
    s.parameters[OCEANS]++
    raiseRating(s, seat, 1, 'oceans', tell)
  } else if (tile === GREENERY && s.oxygenRises) raise(s, seat, OXYGEN, 1, tell)
  if (covered === OCEAN) oceanBonus(s, seat, area, tell)
  else placementBonus(s, seat, area, tell)
  tileLaid(s, seat, tile, area, tell)
  if (s.claims.length > 0) takeMarker(s, area)
  if (s.turmoil !== null) policyOnTile(s, seat, tile, area, tell)
}

/** A marker that reserved the area makes way for the tile: it stands for no later one. */
function takeMarker(s: MarsState, area: number): void {
  for (let i = 0; i < s.claims.length; i += 2)
    if (s.claims[i] === area) {
      s.claims.splice(i, 2)
      return
    }
}

/** The tile alone, with nothing that follows from it. */
export function putTile(s: MarsState, owner: number, tile: number, area: number): void {
  if (s.tiles[area] === GREENERY) liftGreenery(s, area)
  s.tiles[area] = tile
  s.laidAt[area] = s.played
  if (tile === OCEAN) return
  s.owners[area] = owner
  if (isCity(tile)) {
    s.cities++
    if (BOARDS[s.map].areas[area].row > 0) s.citiesOnMars++
  }
  const p = s.players[owner]
  if (!p) return
  p.tiles++
  if (isCity(tile)) p.cities++
  else if (tile === GREENERY) p.greeneries++
}

/** A greenery makes way for another tile of its owner. */
function liftGreenery(s: MarsState, area: number): void {
  const p = s.players[s.owners[area]]
  p.tiles--
  p.greeneries--
}

/** What is printed on the area, and money for oceans beside it. */
export function placementBonus(s: MarsState, seat: Seat, area: number, tell: Tell | undefined): void {
  const { bonus } = BOARDS[s.map].areas[area]
  let cards = 0
  for (const icon of bonus)
    if (icon === 'card') cards++
    else if (icon === 'paidOcean') {
      s.pool.push(wait(SOUTH_POLE_PAYMENT, seat, ''))
      s.pool.push(wait(OCEAN_TILE, seat, ''))
    } else bring(s, seat, icon, 1, tell)
  oceanBonus(s, seat, area, tell)
  if (cards > 0) {
    if (s.alwaysAsk) s.pool.push(wait(drawOp(cards), seat, ''))
    else draw(s, seat, cards, tell)
  }
}

function oceanBonus(s: MarsState, seat: Seat, area: number, tell: Tell | undefined): void {
  const mc = oceanMoneyAt(s, seat, area)
  if (mc > 0) bring(s, seat, 'mc', mc, tell)
}

/** What oceans beside an area pay a seat that lays a tile there. */
export function oceanMoneyAt(s: MarsState, seat: Seat, area: number): number {
  let oceans = 0
  for (const next of NEIGHBOURS[area]) if (isOcean(s.tiles[next])) oceans++
  return oceans * s.players[seat].oceanMoney
}

function bring(
  s: MarsState,
  seat: Seat,
  resource: 'mc' | 'steel' | 'titanium' | 'plants' | 'heat',
  n: number,
  tell: Tell | undefined,
): void {
  if (s.alwaysAsk) s.pool.push(wait(gainOp(resource, n), seat, ''))
  else gainOne(s, seat, resource === 'mc' ? MC : PRINTED[resource], n, '', tell)
}
