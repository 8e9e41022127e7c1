import type { MapId } from '../map/boards.js'
import type { Cube, Resource, Tag } from '../names.js'

/*
 * Milestones and awards of each map: what is counted, and for a milestone how much of it. The sixth of each
 * is in the game with Venus alone: the lists of the state say how many there are.
 */

/**
 * What a milestone or an award counts for a seat. Tags are those on cards face up: played events do not
 * count.
 */
export type GoalMeasure =
  | {
      readonly count:
        | 'rating'
        /** On Mars and off it. */
        | 'cities'
        | 'greeneries'
        /** On Mars and off it; oceans and markers are nobody's tiles. */
        | 'tiles'
        | 'tilesBesideOceans'
        | 'cardsInHand'
        | 'kindsOfTags'
        /** Green and blue. */
        | 'cardsWithRequirements'
        | 'greenAndBlueCards'
        | 'greenCards'
        /** Green and blue, by the cost printed. */
        | 'cardsOf20OrMore'
        | 'events'
        | 'resourcesOnCards'
        | 'highestProduction'
        /** How many of the six productions are above the value everybody started with. */
        | 'productionsAboveStart'
    }
  | {
      readonly count: 'tags'
      readonly of: readonly Tag[]
    }
  | { readonly count: 'stock'; readonly of: readonly Resource[] }
  | { readonly count: 'cubes'; readonly of: Cube }
  | { readonly count: 'production'; readonly of: Resource }
  /** Own tiles in this row of the map and those below it. */
  | { readonly count: 'tilesFromRow'; readonly row: number }

export interface Milestone {
  readonly id: string
  readonly name: string
  readonly standing: GoalMeasure
  readonly atLeast: number
  /** With the committee, which takes rating away from everybody. */
  readonly withTurmoil?: number
}

export interface Award {
  readonly id: string
  readonly name: string
  readonly standing: GoalMeasure
}

export const MILESTONE_PRICE = 8
export const MILESTONE_POINTS = 5
export const MILESTONES_CLAIMED = 3
/** The first award costs 8, the second 14, the third 20; there is no fourth. */
export const AWARD_PRICES = [8, 14, 20] as const
export const AWARD_POINTS = [5, 2] as const

const milestone = (name: string, atLeast: number, standing: GoalMeasure): Milestone => ({
  id: idOf(name),
  name,
  standing,
  atLeast,
})
const award = (name: string, standing: GoalMeasure): Award => ({ id: idOf(name), name, standing })
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

const HOVERLORD = milestone('Hoverlord', 7, { count: 'cubes', of: 'floater' })
const VENUPHILE = award('Venuphile', { count: 'tags', of: ['venus'] })

/** How many milestones and awards a map has by itself. */
export const GOALS_OF_MAP = 5

export const MILESTONES: Readonly<Record<MapId, readonly Milestone[]>> = {
  tharsis: [
    { ...milestone('Terraformer', 35, { count: 'rating' }), withTurmoil: 26 },
    milestone('Mayor', 3, { count: 'cities' }),
    milestone('Gardener', 3, { count: 'greeneries' }),
    milestone('Builder', 8, { count: 'tags', of: ['building'] }),
    milestone('Planner', 16, { count: 'cardsInHand' }),
    HOVERLORD,
  ],
  hellas: [
    milestone('Diversifier', 8, { count: 'kindsOfTags' }),
    milestone('Tactician', 5, { count: 'cardsWithRequirements' }),
    milestone('Polar Explorer', 3, { count: 'tilesFromRow', row: 8 }),
    milestone('Energizer', 6, { count: 'production', of: 'energy' }),
    milestone('Rim Settler', 3, { count: 'tags', of: ['jovian'] }),
    HOVERLORD,
  ],
  elysium: [
    milestone('Generalist', 6, { count: 'productionsAboveStart' }),
    milestone('Specialist', 10, { count: 'highestProduction' }),
    milestone('Ecologist', 4, { count: 'tags', of: ['plant', 'microbe', 'animal'] }),
    milestone('Tycoon', 15, { count: 'greenAndBlueCards' }),
    milestone('Legend', 5, { count: 'events' }),
    HOVERLORD,
  ],
}

/** How much of it a milestone takes in this game. */
export const leastFor = (s: { readonly turmoil: object | null }, milestone: Milestone): number =>
  s.turmoil === null ? milestone.atLeast : (milestone.withTurmoil ?? milestone.atLeast)

export const AWARDS: Readonly<Record<MapId, readonly Award[]>> = {
  tharsis: [
    award('Landlord', { count: 'tiles' }),
    award('Banker', { count: 'production', of: 'mc' }),
    award('Scientist', { count: 'tags', of: ['science'] }),
    award('Thermalist', { count: 'stock', of: ['heat'] }),
    award('Miner', { count: 'stock', of: ['steel', 'titanium'] }),
    VENUPHILE,
  ],
  hellas: [
    award('Cultivator', { count: 'greeneries' }),
    award('Magnate', { count: 'greenCards' }),
    award('Space Baron', { count: 'tags', of: ['space'] }),
    award('Excentric', { count: 'resourcesOnCards' }),
    award('Contractor', { count: 'tags', of: ['building'] }),
    VENUPHILE,
  ],
  elysium: [
    award('Celebrity', { count: 'cardsOf20OrMore' }),
    award('Industrialist', { count: 'stock', of: ['steel', 'energy'] }),
    award('Desert Settler', { count: 'tilesFromRow', row: 6 }),
    award('Estate Dealer', { count: 'tilesBesideOceans' }),
    award('Benefactor', { count: 'rating' }),
    VENUPHILE,
  ],
}
