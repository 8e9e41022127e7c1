import type { Card, Seat } from '@perilune/engine'
import { BOARDS, coordinate, type MapId } from './boards.js'
import { OPS } from './cards/ops.js'
import { CUBES, RESOURCES, TILES } from './names.js'
import { namesOf, opsText, opText, resourceText, tileText } from './op-text.js'
import type { Waiting } from './state.js'
import { nameOf } from './text.js'

/* Words for what the state keeps as numbers: labels of options, prompts. */

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const seatName = (seat: Seat): string => `seat ${seat + 1}`

export const resourceName = (resource: number): string => resourceText(RESOURCES[resource])

export const cubesName = (cube: number, n: number): string =>
  cube < 0 ? namesOf('resource', n) : namesOf(CUBES[cube], n)

export const tileName = (tile: number): string => tileText(TILES[tile - 1])

export function areaName(map: MapId, area: number): string {
  const { row, col, name, bonus } = BOARDS[map].areas[area]
  const where = row === 0 ? (name ?? '') : `${coordinate(row, col)}${name ? ` (${name})` : ''}`
  return bonus.length === 0 ? where : `${where}: ${bonus.map((icon) => BONUS_NAMES[icon]).join(', ')}`
}

const BONUS_NAMES: Readonly<Record<string, string>> = {
  steel: 'steel',
  titanium: 'titanium',
  plants: 'plant',
  heat: 'heat',
  card: 'card',
  paidOcean: 'pay 6 MC and lay an ocean',
}

export const listName = (ops: readonly number[]): string =>
  ops.length === 0 ? 'Do nothing' : capital(opsText(ops.map((id) => OPS[id].source)))

/** The name of a card, or of what stands for one. */
export const sourceName = (card: Card): string => (card === '' ? 'The map' : nameOf(card))

export const waitingName = (w: Waiting): string => `${sourceName(w.card)}: ${opText(OPS[w.op].source)}`
