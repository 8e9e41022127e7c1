/** The six standard resources. A stock and a production are numbers in this order. */
export const RESOURCES = ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const
export type Resource = (typeof RESOURCES)[number]
export const MC = 0
export const STEEL = 1
export const TITANIUM = 2
export const PLANTS = 3
export const ENERGY = 4
export const HEAT = 5

export type Metal = 'steel' | 'titanium'

/** MC production may go down to this; every other production stops at 0. */
export const LEAST_MC_PRODUCTION = -5

/** A wild tag stands for one of the others, chosen anew for every action: see wild-tags.ts. */
export const TAGS = [
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
  'wild',
] as const
export type Tag = (typeof TAGS)[number]
export const WILD = TAGS.indexOf('wild')

/** What the cubes on a card stand for. */
export const CUBES = [
  'animal',
  'microbe',
  'science',
  'fighter',
  'floater',
  'asteroid',
  'camp',
  'preservation',
  'disease',
  'hydroelectric',
  'graphene',
] as const
export type Cube = (typeof CUBES)[number]

/** Tiles; on the map they are numbers in this order, from 1. */
export const TILES = [
  'ocean',
  'greenery',
  'city',
  'capital',
  'lava-flows',
  'mohole-area',
  'natural-preserve',
  'nuclear-zone',
  'ecological-zone',
  'mining-rights',
  'mining-area',
  'commercial-district',
  'industrial-center',
  'restricted-area',
  'deimos-down',
  'great-dam',
  'magnetic-field-generators',
  'new-holland',
] as const
export type TileKind = (typeof TILES)[number]
export const NO_TILE = 0
export const OCEAN = 1
export const GREENERY = 2
export const CITY = 3
export const CAPITAL = 4
/** On top of an ocean: both a city and an ocean. */
export const NEW_HOLLAND = TILES.indexOf('new-holland') + 1

export const isCity = (tile: number): boolean => tile === CITY || tile === CAPITAL || tile === NEW_HOLLAND
export const isOcean = (tile: number): boolean => tile === OCEAN || tile === NEW_HOLLAND

export const KINDS = ['automated', 'active', 'event', 'corporation', 'prelude'] as const
export type CardKind = (typeof KINDS)[number]
export type ProjectKind = Exclude<CardKind, 'corporation' | 'prelude'>

export const isProject = (kind: CardKind): boolean => kind !== 'corporation' && kind !== 'prelude'

/** Boxes of cards. */
export const SETS = ['base', 'corporate-era', 'venus', 'prelude', 'colonies', 'turmoil', 'promo'] as const
export type SetId = (typeof SETS)[number]

/** Actions that are open to everybody. */
export const PROJECTS = [
  'sell-patents',
  'power-plant',
  'asteroid',
  'aquifer',
  'greenery',
  'city',
  'air-scrapping',
  'buffer-gas',
  'build-colony',
] as const
export type ProjectId = (typeof PROJECTS)[number]
