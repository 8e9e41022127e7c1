import { type Chance, shuffleWith } from '@perilune/engine'
import { MAPS, type MapId } from '../map/boards.js'
import type { Cube, Resource, Tag } from '../names.js'

/*
 * Milestones and awards of each map: what is counted, and for a milestone how much of it. The sixth of each
 * is in the game with Venus alone: the lists of the state say how many there are. As an option, those of a
 * game are drawn from all maps.
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

/** Ids of the milestones and awards of a game in which they were drawn, in the order of the maps. */
export interface DrawnGoals {
  readonly milestones: readonly string[]
  readonly awards: readonly string[]
}

interface WithGoals {
  readonly map: MapId
  readonly drawnGoals?: DrawnGoals
}

/** Finds what ids stand for. */
function byIds<G extends { readonly id: string }>(
  goals: Readonly<Record<MapId, readonly G[]>>,
): (ids: readonly string[]) => readonly G[] {
  const byId = new Map(MAPS.flatMap((map) => goals[map].map((goal) => [goal.id, goal] as const)))
  return (ids) => ids.map((id) => byId.get(id) as G)
}

const milestonesById = byIds(MILESTONES)
const awardsById = byIds(AWARDS)

/** The milestones that the lists of the state count, and perhaps that of Venus. */
export const milestonesOf = ({ map, drawnGoals }: WithGoals): readonly Milestone[] =>
  drawnGoals === undefined ? MILESTONES[map] : milestonesById(drawnGoals.milestones)

/** The awards that the lists of the state count, and perhaps that of Venus. */
export const awardsOf = ({ map, drawnGoals }: WithGoals): readonly Award[] =>
  drawnGoals === undefined ? AWARDS[map] : awardsById(drawnGoals.awards)

/** So many of those of all maps; those of Venus come on top of them. */
function drawIds(
  chance: Chance,
  goals: Readonly<Record<MapId, readonly { readonly id: string }[]>>,
  venus: boolean,
): string[] {
  const all = MAPS.flatMap((map) => goals[map].slice(0, GOALS_OF_MAP).map(({ id }) => id))
  const drawn = shuffleWith(chance, all.slice()).slice(0, GOALS_OF_MAP)
  const ofVenus = venus ? goals[MAPS[0]].slice(GOALS_OF_MAP).map(({ id }) => id) : []
  return [...all.filter((id) => drawn.includes(id)), ...ofVenus]
}

export const cloneDrawnGoals = ({ milestones, awards }: DrawnGoals): DrawnGoals => ({
  milestones: milestones.slice(),
  awards: awards.slice(),
})

export const drawGoals = (chance: Chance, venus: boolean): DrawnGoals => ({
  milestones: drawIds(chance, MILESTONES, venus),
  awards: drawIds(chance, AWARDS, venus),
})
