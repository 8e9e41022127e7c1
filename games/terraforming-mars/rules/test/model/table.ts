import type { MarsState, Player } from '@perilune/terraforming-mars'
import { type Effect, effectOf, type Facts, factsOf } from './facts.js'

/*
 * What lies on the table, read from the state by going through all of it. The counts that the state keeps for
 * itself (tags, discounts, cities and so on) are left alone: they are part of what is checked.
 */

export const RESOURCES = ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const
export const PARTIES = ['mars-first', 'kelvinists', 'reds', 'greens', 'unity', 'scientists'] as const
const KINDS_OF_TAGS = [
  'building',
  'space',
  'science',
  'power',
  'earth',
  'jovian',
  'plant',
  'microbe',
  'animal',
  'city',
  'venus',
] as const

const OCEAN = 1
export const GREENERY = 2
const CITY = 3
export const CAPITAL = 4
export const COMMERCIAL_DISTRICT = 12
/** A city on top of an ocean, and still both. */
const NEW_HOLLAND = 18

export const isCity = (tile: number): boolean => tile === CITY || tile === CAPITAL || tile === NEW_HOLLAND
export const isOcean = (tile: number): boolean => tile === OCEAN || tile === NEW_HOLLAND

const ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5]
export const ON_MARS = 61

/** Row from 1 and axial coordinates of every area on Mars, from the top left to the bottom right. */
const AREAS = ROWS.flatMap((width, index) => {
  const r = index - 4
  return Array.from({ length: width }, (_, col) => ({ row: index + 1, q: col + Math.max(-4, -4 - r), r }))
})

export const rowOf = (area: number): number => (area < ON_MARS ? AREAS[area].row : 0)

const TOUCHING = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

/** Areas that touch this one; off Mars nothing touches anything. */
function neighbours(area: number): number[] {
  if (area >= ON_MARS) return []
  const { q, r } = AREAS[area]
  return TOUCHING.map(([dq, dr]) => AREAS.findIndex((a) => a.q === q + dq && a.r === r + dr)).filter(
    (a) => a >= 0,
  )
}

export const besides = (s: MarsState, area: number, is: (tile: number) => boolean): number =>
  neighbours(area).filter((other) => is(s.tiles[other])).length

/** Areas with such a tile; of a seat, or of anybody if none is given. */
export const areasWith = (s: MarsState, is: (tile: number) => boolean, seat?: number): number[] =>
  s.tiles.flatMap((tile, area) => (is(tile) && (seat === undefined || s.owners[area] === seat) ? [area] : []))

/** Tiles of a seat: whatever it laid but oceans, on Mars and off it. */
export const ownTiles = (s: MarsState, seat: number): number[] =>
  areasWith(s, (tile) => tile !== 0 && tile !== OCEAN, seat)

export const faceUp = (p: Player): Facts[] => p.cards.map(factsOf)

export const effectsOf = (p: Player): Effect[] => faceUp(p).flatMap((card) => card.effects.map(effectOf))

/** Tags of a kind on cards face up. Wild tags are of the kind 'wild' only. */
export const tagsOf = (p: Player, kind: string): number =>
  faceUp(p).reduce((sum, card) => sum + card.tags.filter((tag) => tag === kind).length, 0)

/** Kinds of tags that there are in this game. */
export const tagsInGame = (s: MarsState): string[] =>
  KINDS_OF_TAGS.filter((tag) => tag !== 'venus' || s.sets.includes('venus'))

/** Cubes of one kind on all cards of a player. */
export const cubesHeld = (p: Player, kind: string): number =>
  p.cards.reduce((sum, id, i) => sum + (factsOf(id).holds === kind ? p.cubes[i] : 0), 0)

export const cubesOn = (p: Player, id: string): number =>
  p.cards.reduce((sum, card, i) => sum + (card === id ? p.cubes[i] : 0), 0)

export const coloniesOf = (s: MarsState, seat?: number): number =>
  (s.colonies?.tiles ?? []).reduce(
    (sum, tile) => sum + tile.owners.filter((owner) => seat === undefined || owner === seat).length,
    0,
  )
