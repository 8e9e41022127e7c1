import { type Chance, type Seat, shuffleWith } from '@perilune/engine'
import { COLONY_IDS, type ColonyId, colonyTiles } from './tiles.js'

/* The colonies of a game in progress. All of it is open. */

/** A tile that is in the game. */
export interface Colony {
  id: ColonyId
  /**
   * The step of the track where the marker stands, from 0; ASLEEP while nobody has a card for what is found
   * there.
   */
  marker: number
  /** Whose colonies stand on it, from the left. */
  owners: Seat[]
  /** Whose trade fleet lies there, or -1. */
  fleet: Seat
}

/** What a seat has for trading. */
export interface Trader {
  /** Trade fleets, at home or away. */
  fleets: number
  /** Units less of whatever pays for a trade. */
  discount: number
  /** Steps by which the marker may be moved up before the income. */
  steps: number
}

export interface Colonies {
  /** In the order in which they were drawn. Alone, four lie there until three of them are kept. */
  tiles: Colony[]
  /** By seat. */
  traders: Trader[]
}

export const ASLEEP = -1
/** Where markers start, and where they wake. */
export const START_STEP = 1
export const KEPT_ALONE = 3

/** Two more than players; two players have five, and one player keeps three of four. */
const DRAWN: readonly number[] = [0, 4, 5, 5, 6, 7]

const WAKES = new Map(colonyTiles.map((tile) => [tile.id, tile.wakes]))

export const newColony = (id: ColonyId): Colony => ({
  id,
  marker: WAKES.get(id) ? ASLEEP : START_STEP,
  owners: [],
  fleet: -1,
})

export function newColonies(chance: Chance, seats: number): Colonies {
  const drawn = shuffleWith(chance, COLONY_IDS.slice()).slice(0, DRAWN[seats])
  return {
    tiles: drawn.map(newColony),
    traders: Array.from({ length: seats }, () => ({ fleets: 1, discount: 0, steps: 0 })),
  }
}

const cloneColony = (c: Colony): Colony => ({
  id: c.id,
  marker: c.marker,
  owners: c.owners.slice(),
  fleet: c.fleet,
})

const cloneTrader = (t: Trader): Trader => ({ fleets: t.fleets, discount: t.discount, steps: t.steps })

export const cloneColonies = (c: Colonies): Colonies => ({
  tiles: c.tiles.map(cloneColony),
  traders: c.traders.map(cloneTrader),
})

/** Colonies of a seat, on all tiles. */
export function coloniesOf(c: Colonies | null, seat: Seat): number {
  let n = 0
  if (c !== null) for (const tile of c.tiles) for (const owner of tile.owners) if (owner === seat) n++
  return n
}

/** Colonies of all players. */
export function coloniesInPlay(c: Colonies | null): number {
  let n = 0
  if (c !== null) for (const tile of c.tiles) n += tile.owners.length
  return n
}

/** Trade fleets of a seat that are at home. */
export function fleetsAtHome(c: Colonies, seat: Seat): number {
  let n = c.traders[seat].fleets
  for (const tile of c.tiles) if (tile.fleet === seat) n--
  return n
}
