import type { Bag, Counter, Where } from '@perilune/terraforming-mars'
import { type Cube, RESOURCES, type Resource, type Tag, type TileKind } from '@perilune/terraforming-mars'
import { list, type Noun, namesOf, plural, single } from '../nouns.js'

/* The parts that clauses about operations are made of. */

const UNITS: Readonly<Record<Resource, string>> = {
  mc: 'MC',
  steel: 'steel',
  titanium: 'titanium',
  plants: 'plants',
  energy: 'energy',
  heat: 'heat',
}

export const resourceText = (resource: Resource): string => UNITS[resource]

export const stockText = (resource: Resource, n: number): string =>
  resource === 'plants' ? namesOf('plant', n) : `${n} ${UNITS[resource]}`

export const bagTexts = (b: Bag, say: (resource: Resource, n: number) => string): string[] =>
  RESOURCES.flatMap((resource) => (b[resource] === undefined ? [] : [say(resource, b[resource])]))

export const tagText = (tag: Tag): string =>
  tag === 'jovian' || tag === 'earth' || tag === 'venus'
    ? `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`
    : tag

/** Things that are counted, one and many. */
function thing(counter: Counter, holds: Noun): readonly [one: string, many: string] {
  if ('tags' in counter) {
    const whose = { opponents: 'of your opponents', all: 'in play', mine: 'of yours' }[counter.of ?? 'mine']
    const kinds = typeof counter.tags === 'string' ? [counter.tags] : counter.tags
    const tag = list(kinds.map(tagText), 'or')
    return [`${tag} tag ${whose}`, `${tag} tags ${whose}`]
  }
  if ('tiles' in counter) {
    const where = counter.onMars ? 'on Mars' : counter.of === 'mine' ? 'of yours' : 'in play'
    return [`${single(counter.tiles)} ${where}`, `${plural(counter.tiles)} ${where}`]
  }
  if ('events' in counter) return ['event that anybody has played', 'events that anybody has played']
  if ('cubes' in counter) {
    const spent = counter.spent ? ', the one just removed included' : ''
    return [`${single(holds)} on this card${spent}`, `${plural(holds)} on this card${spent}`]
  }
  if ('beside' in counter)
    return [`${single(counter.beside)} beside this tile`, `${plural(counter.beside)} beside this tile`]
  if ('colonies' in counter) {
    const whose = counter.colonies === 'mine' ? 'of yours' : 'in play'
    return [`colony ${whose}`, `colonies ${whose}`]
  }
  if ('held' in counter)
    return [`${single(counter.held)} on your cards`, `${plural(counter.held)} on your cards`]
  return RARELY_COUNTED[Object.keys(counter)[0]]
}

const RARELY_COUNTED: Readonly<Record<string, readonly [one: string, many: string]>> = {
  cards: ['card of yours without tags', 'cards of yours without tags'],
  kindsOfTags: ['kind of tag of yours', 'kinds of tags of yours'],
  complete: ['global parameter that is complete', 'global parameters that are complete'],
  parties: ['party with a delegate of yours', 'parties with delegates of yours'],
  freeBeside: ['free area on Mars beside a tile of yours', 'free areas on Mars beside a tile of yours'],
  cathedrals: ['cathedral in play', 'cathedrals in play'],
  besideOceans: [
    'city or special tile, of whatever owner, beside an ocean',
    'cities or special tiles, of whatever owner, beside an ocean',
  ],
}

/** 'for each city on Mars', 'for every 2 building tags of yours'. */
export function countedText(counter: Counter, each = 1, holds: Noun = 'resource'): string {
  const [one, many] = thing(counter, holds)
  return each === 1 ? `for each ${one}` : `for every ${each} ${many}`
}

export const perText = (op: { per?: Counter; each?: number; most?: number }, holds?: Cube): string =>
  op.per ? ` ${countedText(op.per, op.each, holds)}${op.most ? `, at most ${op.most}` : ''}` : ''

const TILE_NAMES: Readonly<Record<TileKind, string>> = {
  ocean: 'an ocean',
  greenery: 'a greenery',
  city: 'a city',
  capital: 'the Capital',
  'lava-flows': 'the Lava Flows tile',
  'mohole-area': 'the Mohole Area tile',
  'natural-preserve': 'the Natural Preserve tile',
  'nuclear-zone': 'the Nuclear Zone tile',
  'ecological-zone': 'the Ecological Zone tile',
  'mining-rights': 'the Mining Rights tile',
  'mining-area': 'the Mining Area tile',
  'commercial-district': 'the Commercial District tile',
  'industrial-center': 'the Industrial Center tile',
  'restricted-area': 'the Restricted Area tile',
  'deimos-down': 'the Deimos Down tile',
  'great-dam': 'the Great Dam tile',
  'magnetic-field-generators': 'the Magnetic Field Generators tile',
  'new-holland': 'New Holland',
}

/** Tiles that are a city beside what they are called. */
const CITIES: ReadonlySet<TileKind> = new Set(['capital', 'new-holland'])

/** The tile, with what else it is; `more` of the clause may follow. */
export function tileText(tile: TileKind, more = ''): string {
  const name = TILE_NAMES[tile]
  if (!CITIES.has(tile)) return `${name}${more}`
  return more === '' ? `${name}, a city` : `${name}, a city,${more}`
}

export const WHERE: Readonly<Record<Where, string>> = {
  land: 'on a free area that is not kept for oceans',
  'ocean-area': 'on an area kept for oceans',
  noctis: 'on its own area, even beside other cities',
  volcanic: 'on a volcanic area, if the map has any',
  isolated: 'on an area with no tile beside it',
  'beside-city': 'beside a city',
  'beside-two-cities': 'beside at least 2 cities',
  'beside-greenery': 'beside a greenery',
  'beside-ocean': 'beside an ocean',
  'beside-no-city': 'beside no city',
  'beside-last': 'beside it, whether or not it touches a tile of yours',
  'on-ocean': 'on top of an ocean, by the usual rule of cities; it is an ocean too',
  'own-greenery': 'in the place of a greenery of yours, even beside other cities',
  metal: 'on an area with steel or titanium',
  'metal-beside-own': 'on an area with steel or titanium, beside a tile of yours',
  ganymede: 'on Ganymede',
  phobos: 'on Phobos',
  'luna-metropolis': 'on the Moon',
  stratopolis: 'above the clouds of Venus',
  'dawn-city': 'on Mercury',
  'maxwell-base': 'on Venus',
  'stanford-torus': 'in space',
}

export const PRODUCED: Readonly<Record<Resource, string>> = { ...UNITS, plants: 'plant' }

/** 'plant production'. */
export const productionText = (resource: Resource): string => `${PRODUCED[resource]} production`
