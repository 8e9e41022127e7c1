import type { Cube, TileKind } from '@perilune/terraforming-mars'

/* Things that are counted, one and many. */

type Forms = readonly [one: string, many: string]

export type Noun =
  | Cube
  | Extract<TileKind, 'ocean' | 'greenery' | 'city'>
  | 'resource'
  | 'plant'
  | 'cube'
  | 'card'
  | 'point'
  | 'step'
  | 'colony'
  | 'trade fleet'
  | 'delegate'
  | 'party'

const NOUNS: Readonly<Record<Noun, Forms>> = {
  animal: ['animal', 'animals'],
  microbe: ['microbe', 'microbes'],
  science: ['science resource', 'science resources'],
  fighter: ['fighter', 'fighters'],
  floater: ['floater', 'floaters'],
  asteroid: ['asteroid', 'asteroids'],
  camp: ['camp', 'camps'],
  preservation: ['preservation resource', 'preservation resources'],
  disease: ['disease', 'diseases'],
  hydroelectric: ['hydroelectric resource', 'hydroelectric resources'],
  graphene: ['graphene resource', 'graphene resources'],
  ocean: ['ocean', 'oceans'],
  greenery: ['greenery', 'greeneries'],
  city: ['city', 'cities'],
  resource: ['resource', 'resources'],
  plant: ['plant', 'plants'],
  cube: ['cube', 'cubes'],
  card: ['card', 'cards'],
  point: ['point', 'points'],
  step: ['step', 'steps'],
  colony: ['colony', 'colonies'],
  'trade fleet': ['trade fleet', 'trade fleets'],
  delegate: ['delegate', 'delegates'],
  party: ['party', 'parties'],
}

export const single = (noun: Noun): string => NOUNS[noun][0]
export const plural = (noun: Noun): string => NOUNS[noun][1]

const RULES = new Intl.PluralRules('en-GB')

const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** '1 city', '3 cities', '−2 points'. */
const formsOf = ([one, many]: Forms, n: number): string =>
  `${figure(n)} ${RULES.select(Math.abs(n)) === 'one' ? one : many}`

export const namesOf = (noun: Noun, n: number): string => formsOf(NOUNS[noun], n)

/** '2 science tags'. */
export const tagsOf = (tag: string, n: number): string => formsOf([`${tag} tag`, `${tag} tags`], n)

const LISTS = {
  and: new Intl.ListFormat('en-GB'),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
}

/** 'a, b and c'. */
export const list = (parts: readonly string[], last: 'and' | 'or' = 'and'): string =>
  LISTS[last].format(parts)

/** The same in pieces: words between, and the elements by their place. */
export const listParts = (places: readonly string[], last: 'and' | 'or') => LISTS[last].formatToParts(places)
