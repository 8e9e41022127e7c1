import type { Card, Seat } from '@perilune/engine'
import { cardOf, tagsOfEvent } from '../cards/index.js'
import type { Condition, Counter } from '../cards/operands.js'
import { coloniesInPlay, coloniesOf } from '../colonies/state.js'
import { AREAS_ON_MARS, NEIGHBOURS } from '../map/boards.js'
import { PARAMETERS, TRACKS } from '../map/tracks.js'
import { CUBES, GREENERY, isCity, isOcean, NO_TILE, TAGS, TILES, WILD } from '../names.js'
import { partiesWith } from '../turmoil/committee.js'
import type { CompiledOp } from '../verbs/compiled-op.js'
import type { MarsState, Player } from './state.js'
import { kindsOfTags, wildLeft, wildsAs } from './wild-tags.js'

export const TEMPERATURE = PARAMETERS.indexOf('temperature')
export const OXYGEN = PARAMETERS.indexOf('oxygen')
export const OCEANS = PARAMETERS.indexOf('oceans')
export const VENUS = PARAMETERS.indexOf('venus')

/** Something counted, as it stands now. `card` is the card that counts. */
export function count(s: MarsState, seat: Seat, counter: Counter, card: Card): number {
  if ('tags' in counter) return countTags(s, seat, counter, card)
  if ('tiles' in counter) return countTiles(s, seat, counter)
  if ('events' in counter) return s.players.reduce((n, p) => n + p.events.length, 0)
  if ('cubes' in counter) return cubesOn(s.players[seat], card) + (counter.spent ?? 0)
  if ('beside' in counter) return countBeside(s, card, counter.beside === 'ocean')
  if ('colonies' in counter)
    return counter.colonies === 'mine' ? coloniesOf(s.colonies, seat) : coloniesInPlay(s.colonies)
  if ('held' in counter) return cubesHeld(s.players[seat], CUBES.indexOf(counter.held))
  if ('cards' in counter)
    return s.players[seat].cards.filter((id) => cardOf(id).tags.every((tag) => tag === WILD)).length
  return countRarely(s, seat, counter)
}

type Rare = Extract<
  Counter,
  | { kindsOfTags: 'mine' }
  | { complete: unknown }
  | { freeBeside: 'mine' }
  | { parties: 'mine' }
  | { besideOceans: unknown }
  | { cathedrals: 'all' }
>

function countRarely(s: MarsState, seat: Seat, counter: Rare): number {
  if ('kindsOfTags' in counter) return kindsOfTags(s, s.players[seat], 0)
  if ('complete' in counter) return PARAMETERS.filter((name, i) => s.parameters[i] >= TRACKS[name].max).length
  if ('parties' in counter) return s.turmoil === null ? 0 : partiesWith(s.turmoil, seat)
  if ('freeBeside' in counter)
    return countAreas(
      (area) => s.tiles[area] === NO_TILE && NEIGHBOURS[area].some((next) => s.owners[next] === seat),
    )
  if ('cathedrals' in counter) return s.promos?.cathedrals.length ?? 0
  return countAreas(
    (area) => s.tiles[area] > GREENERY && NEIGHBOURS[area].some((next) => isOcean(s.tiles[next])),
  )
}

function countAreas(which: (area: number) => boolean): number {
  let n = 0
  for (let area = 0; area < AREAS_ON_MARS; area++) if (which(area)) n++
  return n
}

function countTags(
  s: MarsState,
  seat: Seat,
  { tags, of }: Extract<Counter, { tags: unknown }>,
  card: Card,
): number {
  if (typeof tags !== 'string')
    return tags.reduce((n, tag) => n + countTags(s, seat, of ? { tags: tag, of } : { tags: tag }, card), 0)
  const tag = TAGS.indexOf(tags)
  if (of === undefined) return s.players[seat].tags[tag] + tagsOfEvent(card, tag)
  let n = of === 'all' ? tagsOfEvent(card, tag) : 0
  for (let other = 0; other < s.seats; other++)
    if (of === 'all' || other !== seat) n += s.players[other].tags[tag]
  return n
}

function countTiles(s: MarsState, seat: Seat, counter: Extract<Counter, { tiles: unknown }>): number {
  const p = s.players[seat]
  switch (counter.tiles) {
    case 'city':
      return counter.of === 'mine' ? p.cities : counter.onMars ? s.citiesOnMars : s.cities
    case 'greenery':
      return counter.of === 'mine' ? p.greeneries : s.players.reduce((n, other) => n + other.greeneries, 0)
    case 'ocean':
      return s.parameters[OCEANS]
  }
}

/** Tiles beside the one that this card laid. */
function countBeside(s: MarsState, card: Card, oceans: boolean): number {
  const tile = TILES.indexOf(card as (typeof TILES)[number]) + 1
  const area = tile > 0 ? s.tiles.indexOf(tile) : -1
  if (area < 0) return 0
  let n = 0
  for (const next of NEIGHBOURS[area]) if (oceans ? isOcean(s.tiles[next]) : isCity(s.tiles[next])) n++
  return n
}

export function cubesOn(p: Player, card: Card): number {
  const at = p.cards.indexOf(card)
  return at < 0 ? 0 : p.cubes[at]
}

/** How much an operation brings, counted now, with the wild tags that stand for what it counts. */
export function amountOf(s: MarsState, seat: Seat, op: CompiledOp, card: Card): number {
  if (op.per === null) return 1
  if ('kindsOfTags' in op.per) return kindsOfTags(s, s.players[seat], wildLeft(s, s.players[seat]))
  const counted = count(s, seat, op.per, card)
  const all = s.wildAs.length === 0 ? counted : counted + wildsAs(s, op.countsTags)
  return Math.min(op.most, Math.floor(all / op.each))
}

export function holds(s: MarsState, seat: Seat, condition: Condition, played: Card): boolean {
  if ('tags' in condition) {
    const tag = TAGS.indexOf(condition.tags)
    return s.players[seat].tags[tag] + wildsAs(s, 1 << tag) >= condition.atLeast
  }
  const held = played === '' ? -1 : cardOf(played).holds
  return held >= 0 && condition.playedHolds.includes(CUBES[held])
}

/** Cubes of a kind on all cards of a player. */
export function cubesHeld(p: Player, cube: number): number {
  let n = 0
  for (let i = 0; i < p.cards.length; i++)
    if (p.cubes[i] > 0 && cardOf(p.cards[i]).holds === cube) n += p.cubes[i]
  return n
}
