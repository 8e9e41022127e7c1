import type { Counter } from '@perilune/moon'
import {
  allFlags,
  allProduction,
  allStructures,
  bestFlags,
  coloured,
  flagsWon,
  flagTypes,
  flippedPinks,
  parkedOn,
  productionTypes,
  resources,
  rovers,
} from './counts.js'
import type { Player, Table } from './table.js'

type Count = (p: Player, t: Table, seat: number) => number

/** The counts that requirements name, by the names that the rules give them. */
export const COUNTERS: readonly (readonly [Counter, Count])[] = [
  ['X', (_, t) => t.x],
  ['flags:any', allFlags],
  ['flags:best', bestFlags],
  ['flagTypes', flagTypes],
  ['flagsWon', (_, t, seat) => flagsWon(t, seat)],
  ['cards:any', allStructures],
  ['cards:blue', (p) => coloured(p, 'blue')],
  ['cards:pink', (p) => coloured(p, 'pink')],
  ['cards:grey', (p) => coloured(p, 'grey')],
  ['production:any', allProduction],
  ['productionTypes', productionTypes],
  ['supply:any', resources],
  ['supply:hearts', (p) => p.supply.hearts],
  ['rovers:total', rovers],
  ['parkedOnMine', parkedOn],
  ['flipped', flippedPinks],
  ['reputations', (p) => p.reputations.length],
  ['spentThisTurn', (_, t, seat) => (seat === t.turn.seat ? t.turn.spent : 0)],
]
