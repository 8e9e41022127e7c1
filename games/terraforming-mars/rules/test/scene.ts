import { type Card, type Seat, seedFrom } from '@perilune/engine'
import { arrange } from '@perilune/engine/testing'
import {
  awardsOf,
  BOARDS,
  BOX,
  COLONY_IDS,
  type ColonyId,
  coordinate,
  DECK,
  DISCARD,
  handOf,
  lookedAtBy,
  type MapId,
  type MarsFrame,
  type MarsState,
  milestonesOf,
  newColony,
  type Options,
  PLAYED,
  type Player,
  preludesOf,
  projects,
  RESOURCES,
  type Resource,
  type Tag,
  TILES,
  type TileKind,
} from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { layDown } from '../src/actions/enter-play.js'
import { cardOf } from '../src/cards/index.js'
import { putTile } from '../src/map/tiles.js'
import { newPromos } from '../src/state/promos.js'
import { type CommitteeTold, settleCommittee } from './committee.js'
import { type Change, play, Table, use } from './table.js'
import { areaOf, type Wish } from './wishes.js'

export * from './committee.js'
export * from './start.js'
export * from './table.js'
export * from './wishes.js'

/*
 * A table in the middle of a game, so that a ruling's test is a line or two of play:
 *
 *     expect(playing('asteroid', { rival: { stock: { plants: 5 } } }, from(1))).toEqual({
 *       mc: -14, titanium: 2, temperature: 2, rating: 1, rival: { plants: -3 },
 *     })
 *
 * What is not told is empty, except that everybody has 100 MC and a terraform rating of 20. Seat 0 is on
 * turn.
 */

export interface Told {
  hand?: readonly Card[]
  played?: readonly Card[]
  events?: readonly Card[]
  corporation?: Card
  /** Told in part, the rest is nothing. */
  stock?: Readonly<Partial<Record<Resource, number>>>
  production?: Readonly<Partial<Record<Resource, number>>>
  rating?: number
  /** Cubes on cards. A card with cubes need not be told as played. */
  resources?: Readonly<Record<Card, number>>
  firstActionDue?: boolean
  /** Trade fleets, one if not told. */
  fleets?: number
}

/** A colony tile: the step of its marker, whose colonies stand on it, whose fleet lies there. */
interface ColonyTold {
  at?: number
  owners?: readonly Seat[]
  fleet?: Seat
}

/** Seat 0 itself, its rival on seat 1, further players, and the table. */
export interface SceneTold extends Told {
  rival?: Told
  others?: readonly Told[]
  seats?: number
  map?: MapId
  options?: Partial<Options>
  temperature?: number
  oxygen?: number
  venus?: number
  /** How many; they lie out of the way of the areas that tests use. */
  oceans?: number
  /** By area: kind and owner, 'city 1'; 'ocean' has none. */
  tiles?: Readonly<Record<string, string>>
  claims?: Readonly<Record<string, Seat>>
  /** The colony tiles in the game; telling them is playing with that expansion. */
  colonies?: Readonly<Partial<Record<ColonyId, ColonyTold>>>
  /** The top cards of the deck, the first on top. */
  deck?: readonly Card[]
  /** No other cards in the deck. */
  onlyDeck?: true
  discards?: readonly Card[]
  milestones?: Readonly<Record<string, Seat>>
  awards?: Readonly<Record<string, Seat>>
  generation?: number
  first?: Seat
  /** The Terraforming Committee; told, the game is played with it. */
  committee?: CommitteeTold
}

/** Ocean areas in the order in which they are filled: far from the areas on which tests lay their tiles. */
const FILLED: Readonly<Partial<Record<MapId, string>>> = { tharsis: 'I5 D8 F8 F7 A2 E6 F6 E5 E4 B6 A4 A5' }

const BEGINNER = 'beginner-corporation'
const ALL_PROJECTS = [...projects.base, ...projects['corporate-era']]

/** So many green and blue cards that do nothing as long as they lie there, all with a tag if one is told. */
export const first = (n: number, tag?: Tag): Card[] =>
  ALL_PROJECTS.filter((c) => c.kind !== 'event' && !c.effects && (tag === undefined || c.tags.includes(tag)))
    .slice(0, n)
    .map((c) => c.id)

/** Tiles on Tharsis so that every free land area has one beside it. */
export const besideEverything = (tile: string): Record<string, string> =>
  Object.fromEntries(BESIDE_ALL.split(' ').map((area) => [area, tile]))
const BESIDE_ALL = 'A3 B1 B5 C3 D1 D5 D7 E9 E2 F4 G1 G6 G3 H5 I1 I3'

/** Tiles on all land of a map. */
export const everywhere = (tile: string, map: MapId = 'tharsis'): Record<string, string> =>
  Object.fromEntries(
    BOARDS[map].areas
      .filter((a) => a.row > 0 && a.kind === 'land')
      .map((a) => [coordinate(a.row, a.col), tile]),
  )

const seatsOf = (told: SceneTold): Told[] =>
  told.seats === 1
    ? [told]
    : [told, told.rival ?? {}, ...(told.others ?? new Array((told.seats ?? 2) - 2).fill({}))]

/**
 * A game whose first action phase begins, its players still as they were before they chose; each is set up
 * once.
 */
function begun(options: Partial<Options>, seats: number): MarsState {
  const key = JSON.stringify([options, seats])
  let known = BEGUN.get(key)
  if (!known) {
    const s = game.setup(options, seats, seedFrom('a scene'))
    const { players } = game.clone(s)
    new Table(s).startAll()
    known = { ...s, players }
    BEGUN.set(key, known)
  }
  return game.clone(known)
}
const BEGUN = new Map<string, MarsState>()

export function scene(told: SceneTold): Table {
  const people = seatsOf(told)
  const options: Partial<Options> = {
    map: told.map ?? 'tharsis',
    first: String((told.first ?? 0) + 1) as '1',
    ...(told.colonies && { colonies: true }),
    ...(told.committee && { turmoil: true }),
    ...(told.venus !== undefined && { venus: true }),
    ...told.options,
  }
  const s = begun(options, people.length)
  s.promos ??= newPromos(people.length)
  s.generation = told.generation ?? 5
  if (told.temperature !== undefined) s.parameters[0] = told.temperature
  if (told.oxygen !== undefined) s.parameters[1] = told.oxygen
  if (told.colonies) settleColonies(s, told.colonies, people)
  if (told.venus !== undefined) s.parameters[3] = told.venus
  people.forEach((person, seat) => {
    settle(s, s.players[seat], person)
  })
  layTiles(s, told)
  for (const [area, seat] of Object.entries(told.claims ?? {})) s.claims.push(areaOf(area), seat)
  s.milestones = s.milestones.map((_, i) => told.milestones?.[milestonesOf(s)[i].id] ?? -1)
  s.awards = s.awards.map((_, i) => told.awards?.[awardsOf(s)[i].id] ?? -1)
  const events = told.committee ? settleCommittee(s, told.committee) : {}
  arrange(s, { ...places(told, people), ...events })
  return new Table(s)
}

function settleColonies(
  s: MarsState,
  told: NonNullable<SceneTold['colonies']>,
  people: readonly Told[],
): void {
  s.colonies = {
    tiles: COLONY_IDS.filter((id) => told[id]).map((id) => {
      const tile = newColony(id)
      const { at, owners = [], fleet = -1 } = told[id] ?? {}
      const marker = at === undefined ? Math.max(tile.marker, owners.length) : at - 1
      return {
        ...tile,
        marker: tile.marker < 0 && at === undefined ? tile.marker : marker,
        owners: [...owners],
        fleet,
      }
    }),
    traders: people.map((person) => ({ fleets: person.fleets ?? 1, discount: 0, steps: 0 })),
  }
}

function settle(s: MarsState, p: Player, told: Told): void {
  p.production = RESOURCES.map((r, i) => told.production?.[r] ?? (told.production ? 0 : p.production[i]))
  p.stock = RESOURCES.map((r) => told.stock?.[r] ?? (r === 'mc' && told.stock?.mc === undefined ? 100 : 0))
  p.rating = told.rating ?? 20
  p.ratings = p.ratings.map((_, i) => (i === 0 ? p.rating : 0))
  p.corporation = told.corporation ?? BEGINNER
  const cards = [p.corporation, ...(told.played ?? [])]
  for (const card of [...cards, ...Object.keys(told.resources ?? {}).filter((c) => !cards.includes(c))])
    layDown(s, p, cardOf(card))
  for (const [card, cubes] of Object.entries(told.resources ?? {})) p.cubes[p.cards.indexOf(card)] = cubes
  for (const card of told.events ?? []) {
    p.events.push(card)
    p.eventsAt.push(0)
  }
  p.firstActions = told.firstActionDue ? [p.corporation] : []
}

function layTiles(s: MarsState, told: SceneTold): void {
  const tiles = Object.entries(told.tiles ?? {})
  s.tiles.fill(0)
  s.owners.fill(-1)
  s.cities = 0
  s.citiesOnMars = 0
  for (const [area, tile] of tiles) {
    const [kind, owner] = tile.split(' ')
    putTile(s, Number(owner ?? -1), TILES.indexOf(kind as TileKind) + 1, areaOf(area))
    if (kind === 'ocean') s.parameters[2]++
  }
  const free = (FILLED[s.map]?.split(' ').map(areaOf) ?? BOARDS[s.map].oceanAreas).filter(
    (area) => s.tiles[area] === 0,
  )
  while (s.parameters[2] < (told.oceans ?? 0)) {
    putTile(s, -1, 1, free.shift() as number)
    s.parameters[2]++
  }
}

const cardsInPlay = (p: Told): Card[] => [
  ...(p.played ?? []),
  ...(p.events ?? []),
  ...Object.keys(p.resources ?? {}),
]

function places(told: SceneTold, people: readonly Told[]): Record<number, readonly Card[]> {
  const { deck = [], discards = [] } = told
  const named = new Set([
    ...people.flatMap((p) => [...(p.hand ?? []), ...cardsInPlay(p)]),
    ...deck,
    ...discards,
  ])
  const rest = told.onlyDeck ? [] : ALL_PROJECTS.map((c) => c.id).filter((id) => !named.has(id))
  const laid: Record<number, readonly Card[]> = {
    [DECK]: [...rest, ...deck.toReversed()],
    [DISCARD]: discards,
    [PLAYED]: people.flatMap((p) => [p.corporation ?? BEGINNER, ...new Set(cardsInPlay(p))]),
  }
  people.forEach((person, seat) => {
    laid[handOf(seat)] = person.hand ?? []
    laid[lookedAtBy(seat)] = []
  })
  return laid
}

const withCard = (told: SceneTold, card: Card): SceneTold => ({ ...told, hand: [card, ...(told.hand ?? [])] })

/** What playing a card changes, beside the card itself. */
export function playing(card: Card, told: SceneTold = {}, ...wishes: readonly Wish[]): Change {
  const table = scene(withCard(told, card))
  const { cards = 0, ...change } = table.change(() => table.does(0, play(card), ...wishes))
  return cards === -1 ? change : { ...change, cards: (cards as number) + 1 }
}

/** A table at which seat 0 has only this prelude to play. */
export function beforePrelude(card: Card, told: SceneTold = {}): Table {
  const table = scene({ ...told, options: { prelude: true, ...told.options } })
  arrange(table.s, { [preludesOf(0)]: [card] })
  table.s.stack.push({ do: 'choose-prelude', seat: 0 } as MarsFrame)
  return table
}

/** These cards on top of a pile, the last of them uppermost, and nowhere else. */
export function onTop(table: Table, pile: number, cards: readonly Card[]): void {
  const without = (place: number) => table.s.places[place].filter((card) => !cards.includes(card))
  arrange(table.s, { [BOX]: without(BOX), [pile]: [...without(pile), ...cards] })
}

/** What playing a prelude changes. */
export function preluding(card: Card, told: SceneTold = {}, ...wishes: readonly Wish[]): Change {
  const table = beforePrelude(card, told)
  return table.change(() => table.does(0, { card }, ...wishes))
}

/** Why a card cannot be played, or not so; nothing if it can. */
export const refusal = (card: Card, told: SceneTold = {}, ...wishes: readonly Wish[]): string | undefined =>
  scene(withCard(told, card)).refusesAfter(0, play(card), ...wishes)

/** What using the action of a card changes; 'regolith-eaters:2' is its second action. */
export function using(which: string, told: SceneTold = {}, ...wishes: readonly Wish[]): Change {
  const [card] = which.split(':')
  const played = told.played?.includes(card) ? told.played : [card, ...(told.played ?? [])]
  const table = scene({ ...told, played })
  return table.change(() => table.does(0, use(which), ...wishes))
}

/** The points of a card at the end of the game, or of all tiles. */
export function points(which: Card | 'tiles', told: SceneTold): number {
  if (which === 'tiles') return scene(told).finish().points[0] - 20
  const event = cardOf(which).kind === 'event'
  const there = (list: readonly Card[] | undefined) => [
    which,
    ...(list ?? []).filter((card) => card !== which),
  ]
  const table = scene({
    ...told,
    ...(event ? { events: there(told.events) } : { played: there(told.played) }),
  })
  const lines = table.finish().lines.filter((line) => line.seat === 0 && line.why.endsWith(which))
  return lines.reduce((sum, line) => sum + line.points, 0)
}
