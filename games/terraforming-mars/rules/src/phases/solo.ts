import { cardOf } from '../cards/index.js'
import { turnUp } from '../effects/effects.js'
import { BOARDS, NEIGHBOURS } from '../map/boards.js'
import { putTile } from '../map/tiles.js'
import { CITY, GREENERY, isCity, NO_TILE } from '../names.js'
import { type MarsState, NEUTRAL } from '../state/state.js'

/*
 * The solo game begins with two neutral cities and a greenery beside each, by the costs of four cards turned
 * up. They raise nothing and bring nothing.
 */

const isFreeLand = (s: MarsState, area: number): boolean =>
  BOARDS[s.map].areas[area].kind === 'land' && s.tiles[area] === NO_TILE

/** Free land beside no city, with room for its greenery. */
const takesCity = (s: MarsState, area: number): boolean =>
  isFreeLand(s, area) &&
  !NEIGHBOURS[area].some((next) => isCity(s.tiles[next])) &&
  NEIGHBOURS[area].some((next) => isFreeLand(s, next))

/** The nth of a list, counting round and round; a cost of 0 counts as 1. */
const nth = (list: readonly number[], n: number): number => list[(Math.max(1, n) - 1) % list.length]

const costOfNext = (s: MarsState): number => cardOf(turnUp(s)).cost

export function placeNeutralTiles(s: MarsState): void {
  const costs = [costOfNext(s), costOfNext(s), costOfNext(s), costOfNext(s)]
  const areas = BOARDS[s.map].areas.filter((area) => area.row > 0).map((area) => area.id)
  const legal = (order: readonly number[]): number[] => order.filter((area) => takesCity(s, area))
  const firstCity = nth(legal(areas), costs[0])
  putTile(s, NEUTRAL, CITY, firstCity)
  // The second is counted backwards from the bottom right.
  const secondCity = nth(legal(areas.slice().reverse()), costs[1])
  putTile(s, NEUTRAL, CITY, secondCity)
  ;[firstCity, secondCity].forEach((city, i) => {
    const around = NEIGHBOURS[city].filter((next) => isFreeLand(s, next))
    putTile(s, NEUTRAL, GREENERY, nth(around, costs[2 + i]))
  })
}
