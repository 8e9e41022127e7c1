import { asName } from '@perilune/engine'
import type { Parameter } from '../map/tracks.js'
import type { Cube, ProjectKind, Resource, SetId, Tag, TileKind } from '../names.js'
import type { Op, Shape, VerbName } from '../verbs/shapes.js'
import type { PreludeData, ProjectData, Requirement } from './language.js'
import type { Bag, Condition, Target } from './operands.js'

/*
 * Helpers that cards are written with: first what nearly every project has, then the operations. All give
 * plain data.
 */

type More = Omit<ProjectData, 'id' | 'name' | 'number' | 'kind' | 'cost' | 'tags'> &
  Partial<Pick<ProjectData, 'id'>>

/** A card's id is its name in lower case with hyphens: CEO's Favorite Project is ceos-favorite-project. */
const idOf = (name: string): string =>
  asName(
    name
      .toLowerCase()
      .replaceAll("'", '')
      .replaceAll(/[^a-z0-9]+/g, '-'),
  )

const project =
  (kind: ProjectKind) =>
  // Parameters: what is printed on a card, from top to bottom.
  (number: string, name: string, cost: number, tags: readonly Tag[], more: More = {}): ProjectData => ({
    id: idOf(name),
    name,
    number,
    kind,
    cost,
    tags,
    ...more,
  })

/** Preludes of one box. */
export const preludeOf =
  (set: SetId) =>
  (
    number: string,
    name: string,
    tags: readonly Tag[],
    more: Omit<PreludeData, 'id' | 'name' | 'number' | 'kind' | 'set' | 'tags'>,
  ): PreludeData => ({ id: idOf(name), name, number, kind: 'prelude', set, tags, ...more })

export const automated = project('automated')
export const active = project('active')
export const event = project('event')

export const atLeast = (parameter: Parameter, is: number): Requirement => ({ parameter, is })
export const atMost = (parameter: Parameter, is: number): Requirement => ({ parameter, is, max: true })
export const tags = (tag: Tag, count: number): Requirement => ({ tag, count })
/** Your own, on Mars and off it. */
export const cities = (count: number): Requirement => ({ tiles: 'city', count })
export const greeneries = (count: number): Requirement => ({ tiles: 'greenery', count })

/*
 * Operations, in the order of the families of verbs. `more` is what a verb may say beside what it is about.
 */

/** What an operation of a verb may say beside `Given`. */
type Beside<V extends VerbName, Given extends string = V> =
  Shape<V> extends infer S ? (S extends unknown ? Omit<S, 'op' | V | Given> : never) : never

export const production = (bag: Bag, more: Beside<'production'> = {}): Op => ({
  op: 'production',
  production: bag,
  ...more,
})
export const gain = (bag: Bag, more: Beside<'gain'> = {}): Op => ({ op: 'gain', gain: bag, ...more })
export const lose = (bag: Bag, more: Beside<'lose'> = {}): Op => ({ op: 'lose', lose: bag, ...more })
export const exchange = (from: Resource, to: Resource, rate?: number): Op => ({
  op: 'exchange',
  exchange: { from, to, ...(rate !== undefined && { rate }) },
})
export const shiftProduction = (from: Resource, to: Resource): Op => ({
  op: 'shiftProduction',
  shiftProduction: { from, to },
})
export const copyProduction = (tag: Tag, more: Beside<'copyProduction'> = {}): Op => ({
  op: 'copyProduction',
  copyProduction: tag,
  ...more,
})
export const metalOfArea = (): Op => ({ op: 'metalOfArea', metalOfArea: 1 })
export const raiseLowest = (): Op => ({ op: 'raiseLowest', raiseLowest: 1 })

export const raise = (parameter: Shape<'raise'>['raise'], steps: number): Op => ({
  op: 'raise',
  raise: parameter,
  steps,
})
export const tr = (steps: number, more: Beside<'tr'> = {}): Op => ({ op: 'tr', tr: steps, ...more })

export const place = (tile: TileKind, more: Beside<'place'> = {}): Op => ({
  op: 'place',
  place: tile,
  ...more,
})
export const claimArea = (more: Beside<'claimArea'> = {}): Op => ({ op: 'claimArea', claimArea: 1, ...more })
export const nomads = (what: Shape<'nomads'>['nomads']): Op => ({ op: 'nomads', nomads: what })
export const cathedral = (price: number): Op => ({ op: 'cathedral', cathedral: price })
export const oceanByFirst = (): Op => ({ op: 'oceanByFirst', oceanByFirst: 1 })

export const draw = (cards: number, more: Beside<'draw'> = {}): Op => ({ op: 'draw', draw: cards, ...more })
export const lookAndKeep = (cards: number, keep: number): Op => ({ op: 'look', look: cards, keep })
export const lookAndBuy = (cards: number): Op => ({ op: 'look', look: cards, buy: true })
export const find = (cards: number, by: Beside<'find'>): Op => ({ op: 'find', find: cards, ...by })
export const reveal = (tag: Tag, ops: readonly Op[]): Op => ({ op: 'reveal', reveal: tag, do: ops })
export const discard = (cards: number): Op => ({ op: 'discard', discard: cards })
export const opponentsDraw = (cards: number): Op => ({ op: 'opponentsDraw', opponentsDraw: cards })
export const spendToLook = (resource: Resource): Op => ({ op: 'spendToLook', spendToLook: resource })
export const showCards = (): Op => ({ op: 'showCards', showCards: 1 })
export const takeBackEvents = (most: number): Op => ({ op: 'takeBackEvents', takeBackEvents: most })

export const add = (cubes: number, to: Target, more: Beside<'add', 'to'> = {}): Op => ({
  op: 'add',
  add: cubes,
  // The order in which the golden listing of numbers has them.
  ...(more.cube && { cube: more.cube }),
  to,
  ...more,
})
export const spend = (cubes: number, cube: Cube, from: Shape<'spend'>['from']): Op => ({
  op: 'spend',
  spend: cubes,
  cube,
  from,
})
export const cubesInto = (bag: Bag): Op => ({ op: 'cubesInto', cubesInto: bag })
export const infect = (mc: number): Op => ({ op: 'infect', infect: mc })
export const cureOrFlip = (steps: number): Op => ({ op: 'cureOrFlip', cureOrFlip: steps })
export const park = (cubes: number): Op => ({ op: 'park', park: cubes })
export const doubleParked = (): Op => ({ op: 'doubleParked', doubleParked: 1 })

export const removeAny = (bag: Bag, more: Beside<'removeAny'> = {}): Op => ({
  op: 'removeAny',
  removeAny: bag,
  ...more,
})
export const removeAnyCubes = (most: number, cube: Cube): Op => ({
  op: 'removeAnyCubes',
  removeAnyCubes: most,
  cube,
})
export const stealAny = (bag: Bag): Op => ({ op: 'stealAny', stealAny: bag })
export const reduceAny = (bag: Bag): Op => ({ op: 'reduceAny', reduceAny: bag })
export const sue = (mc: number): Op => ({ op: 'sue', sue: mc })
export const lowerOpponents = (steps: number): Op => ({ op: 'lowerOpponents', lowerOpponents: steps })

export const choose = (lists: readonly (readonly Op[])[], more: Beside<'choose'> = {}): Op => ({
  op: 'choose',
  choose: lists,
  ...more,
})
export const may = (...ops: readonly Op[]): Op => ({ op: 'may', may: ops })
export const ifSo = (condition: Condition, ops: readonly Op[], otherwise?: readonly Op[]): Op => ({
  op: 'if',
  if: condition,
  do: ops,
  ...(otherwise && { else: otherwise }),
})
export const inOrder = (...ops: readonly Op[]): Op => ({ op: 'inOrder', inOrder: ops })

export const playCard = (how: Shape<'playCard'>['playCard']): Op => ({ op: 'playCard', playCard: how })
export const nextCard = (how: Shape<'nextCard'>['nextCard']): Op => ({ op: 'nextCard', nextCard: how })
export const fundAward = (): Op => ({ op: 'fundAward', fundAward: 1 })
export const drawPreludes = (cards: number): Op => ({ op: 'drawPreludes', drawPreludes: cards })
export const drawCorporations = (cards: number): Op => ({ op: 'drawCorporations', drawCorporations: cards })
export const repeatPrelude = (): Op => ({ op: 'repeatPrelude', repeatPrelude: 1 })
export const standardProject = (more: Beside<'standardProject'> = {}): Op => ({
  op: 'standardProject',
  standardProject: 1,
  ...more,
})
export const useAgain = (): Op => ({ op: 'useAgain', useAgain: 1 })

export const colony = (more: Beside<'colony'> = {}): Op => ({ op: 'colony', colony: 1, ...more })
export const fleets = (n: number): Op => ({ op: 'fleets', fleets: n })
export const freeTrade = (): Op => ({ op: 'freeTrade', freeTrade: 1 })
export const moveMarkers = (): Op => ({ op: 'moveMarkers', moveMarkers: 1 })
export const colonyBonuses = (): Op => ({ op: 'colonyBonuses', colonyBonuses: 'mine' })
export const addColonyTile = (): Op => ({ op: 'addColonyTile', addColonyTile: 1 })

export const delegates = (n: number): Op => ({ op: 'delegates', delegates: n })
export const banDelegate = (): Op => ({ op: 'banDelegate', banDelegate: 1 })
export const recruit = (): Op => ({ op: 'recruit', recruit: 1 })
export const takeChair = (): Op => ({ op: 'takeChair', takeChair: 1 })
