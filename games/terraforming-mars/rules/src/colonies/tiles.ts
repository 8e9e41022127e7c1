import { add, discard, draw, gain, inOrder, place, production } from '../cards/write.js'
import type { Cube, Resource } from '../names.js'
import type { Op } from '../verbs/shapes.js'

/* The eleven colony tiles, in the language of the cards. */

export const COLONY_IDS = [
  'callisto',
  'ceres',
  'enceladus',
  'europa',
  'ganymede',
  'io',
  'luna',
  'miranda',
  'pluto',
  'titan',
  'triton',
] as const
export type ColonyId = (typeof COLONY_IDS)[number]

export interface ColonyTile {
  readonly id: ColonyId
  readonly name: string
  /** What building a colony here brings, on each of its three spots. */
  readonly build: readonly Op[]
  /** The income of a trade, for each of the seven steps of the track. */
  readonly trade: readonly (readonly Op[])[]
  /** What every colony here brings its owner when somebody trades. */
  readonly bonus: readonly Op[]
  /** Asleep until some card in play can hold these. */
  readonly wakes?: Cube
}

/** The steps of a track. Its first ones are the spots for colonies. */
export const TRACK_STEPS = 7
export const COLONY_SPOTS = 3

type Make = (n: number) => Op

const gaining =
  (resource: Resource): Make =>
  (n) =>
    gain({ [resource]: n })

const adding =
  (cube: Cube): Make =>
  (n) =>
    add(n, 'any', { cube })

const drawing: Make = (n) => draw(n)

/** One amount for each step; a step may bring nothing. */
const track = (make: Make, ...amounts: readonly number[]): Op[][] =>
  amounts.map((n) => (n > 0 ? [make(n)] : []))

const producing = (...kinds: readonly Resource[]): Op[][] => kinds.map((kind) => [production({ [kind]: 1 })])

export const colonyTiles: readonly ColonyTile[] = [
  {
    id: 'callisto',
    name: 'Callisto',
    build: [production({ energy: 1 })],
    trade: track(gaining('energy'), 0, 2, 3, 5, 7, 10, 13),
    bonus: [gain({ energy: 3 })],
  },
  {
    id: 'ceres',
    name: 'Ceres',
    build: [production({ steel: 1 })],
    trade: track(gaining('steel'), 1, 2, 3, 4, 6, 8, 10),
    bonus: [gain({ steel: 2 })],
  },
  {
    id: 'enceladus',
    name: 'Enceladus',
    build: [add(3, 'any', { cube: 'microbe' })],
    trade: track(adding('microbe'), 0, 1, 2, 3, 4, 4, 5),
    bonus: [add(1, 'any', { cube: 'microbe' })],
    wakes: 'microbe',
  },
  {
    id: 'europa',
    name: 'Europa',
    build: [place('ocean')],
    trade: producing('mc', 'mc', 'energy', 'energy', 'plants', 'plants', 'plants'),
    bonus: [gain({ mc: 1 })],
  },
  {
    id: 'ganymede',
    name: 'Ganymede',
    build: [production({ plants: 1 })],
    trade: track(gaining('plants'), 0, 1, 2, 3, 4, 5, 6),
    bonus: [gain({ plants: 1 })],
  },
  {
    id: 'io',
    name: 'Io',
    build: [production({ heat: 1 })],
    trade: track(gaining('heat'), 2, 3, 4, 6, 8, 10, 13),
    bonus: [gain({ heat: 2 })],
  },
  {
    id: 'luna',
    name: 'Luna',
    build: [production({ mc: 2 })],
    trade: track(gaining('mc'), 1, 2, 4, 7, 10, 13, 17),
    bonus: [gain({ mc: 2 })],
  },
  {
    id: 'miranda',
    name: 'Miranda',
    build: [add(1, 'any', { cube: 'animal' })],
    trade: track(adding('animal'), 0, 1, 1, 2, 2, 3, 3),
    bonus: [draw(1)],
    wakes: 'animal',
  },
  {
    id: 'pluto',
    name: 'Pluto',
    build: [draw(2)],
    trade: track(drawing, 0, 1, 2, 2, 3, 3, 4),
    // For each colony by itself: a card is discarded before the next one is drawn.
    bonus: [inOrder(draw(1), discard(1))],
  },
  {
    id: 'titan',
    name: 'Titan',
    build: [add(3, 'any', { cube: 'floater' })],
    trade: track(adding('floater'), 0, 1, 1, 2, 3, 3, 4),
    bonus: [add(1, 'any', { cube: 'floater' })],
    wakes: 'floater',
  },
  {
    id: 'triton',
    name: 'Triton',
    build: [gain({ titanium: 3 })],
    trade: track(gaining('titanium'), 0, 1, 1, 2, 3, 4, 5),
    bonus: [gain({ titanium: 1 })],
  },
]

const NAMES = new Map<string, string>(colonyTiles.map(({ id, name }) => [id, name]))

/** The name of a colony tile; nothing if there is none of this id. */
export const colonyName = (id: string): string | undefined => NAMES.get(id)
