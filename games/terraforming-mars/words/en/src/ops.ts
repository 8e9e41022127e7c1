import type { Bag, Counter, Op, PreludeOp, TurmoilOp, Where } from '@perilune/terraforming-mars'
import {
  type Cube,
  isPromoOp,
  RESOURCES,
  type Resource,
  type Tag,
  type TileKind,
} from '@perilune/terraforming-mars'
import { ifThen, inOrder, may, orElse, sentence } from './clauses.js'
import { list, type Noun, namesOf, plural, single, tagsOf } from './nouns.js'
import { promoText } from './promo-ops.js'

/* What an operation does, in words: without a capital at its beginning and a full stop at its end. */

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

const bag = (b: Bag, say: (resource: Resource, n: number) => string): string[] =>
  RESOURCES.flatMap((resource) => (b[resource] === undefined ? [] : [say(resource, b[resource])]))

export const sentencesOf = (ops: readonly Op[], holds?: Cube): string =>
  ops.map((op) => sentence('production' in op ? productionBox(op) : opText(op, holds))).join(' ')

/** One clause for all of them. */
export const opsText = (ops: readonly Op[], holds?: Cube): string => list(ops.map((op) => opText(op, holds)))

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

const perText = (op: { per?: Counter; each?: number; most?: number }, holds?: Cube): string =>
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

const WHERE: Readonly<Record<Where, string>> = {
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

function placeText(op: Extract<Op, { place: TileKind }>): string {
  const where = op.where ? ` ${WHERE[op.where]}` : ''
  return op.place === 'ocean' && op.count && op.count > 1
    ? `lay ${namesOf(op.place, op.count)}${where}`
    : `lay ${tileText(op.place, where)}`
}

function addText(op: Extract<Op, { add: number }>, holds: Cube | undefined): string {
  if (op.to === 'any-with-cubes')
    return `put ${namesOf('resource', op.add)} on one of your cards that already has some, of the same kind`
  const what = namesOf(op.cube ?? (op.to === 'this' ? holds : undefined) ?? 'resource', op.add)
  const where = {
    this: 'on this card',
    any: `on one of your ${op.tag ? `${tagText(op.tag)} ` : ''}cards`,
    played: 'on the card just played',
  }[op.to]
  return `put ${what} ${where}${perText(op)}`
}

const paid = (op: Extract<Op, { lose: Bag }>): string => {
  const what = list(bag(op.lose, stockText))
  if (op.lose.mc === undefined) return `spend ${what}`
  return `pay ${what}${op.using ? ` (${list(op.using, 'or')} may be used)` : ''}`
}

const lookText = (op: Extract<Op, { look: number }>): string => {
  const top = op.look === 1 ? 'the top card' : `the top ${op.look} cards`
  return 'buy' in op
    ? `look at ${top} of the deck and buy it or discard it`
    : `look at ${top} of the deck, keep ${op.keep} and discard the rest`
}

const nextCardText = (op: Extract<Op, { nextCard: object }>): string =>
  op.nextCard.discount
    ? `the next card you play in this generation costs ${op.nextCard.discount} MC less`
    : `the next card you play in this generation may miss requirements on global parameters by up to ${op.nextCard.slack} steps`

const PRODUCED: Readonly<Record<Resource, string>> = { ...UNITS, plants: 'plant' }

/** 'plant production'. */
export const productionText = (resource: Resource): string => `${PRODUCED[resource]} production`

/** 'production: +2 MC, −1 energy'. */
const productionBox = (op: Extract<Op, { production: Bag }>): string =>
  `production: ${bag(op.production, (r, n) => `${n < 0 ? '−' : '+'}${stockText(r, Math.abs(n))}`).join(', ')}${perText(op)}`

/** 'raise your energy production 1 step'. */
const productionClause = (production: Bag): string =>
  list(
    bag(
      production,
      (r, n) => `${n < 0 ? 'lower' : 'raise'} your ${PRODUCED[r]} production ${namesOf('step', Math.abs(n))}`,
    ),
  )

const SPENT_FROM = { this: 'this card', 'own-card': 'any card of yours', 'any-card': 'any card' } as const

/** A clause for one operation. */
export function opText(op: Op, holds?: Cube): string {
  if ('production' in op) return productionClause(op.production) + perText(op)
  if ('gain' in op) return `gain ${list(bag(op.gain, stockText))}${perText(op, holds)}`
  if ('lose' in op) return paid(op)
  if ('raise' in op) {
    const what = { oxygen: 'oxygen', temperature: 'the temperature', venus: 'Venus' }[op.raise]
    return `raise ${what} ${namesOf('step', op.steps)}`
  }
  if ('place' in op) return placeText(op)
  if ('tr' in op)
    return `${op.tr < 0 ? 'lower' : 'raise'} your TR ${namesOf('step', Math.abs(op.tr))}${perText(op)}`
  if ('draw' in op) return `draw ${op.draw === 1 ? 'a card' : `${op.draw} cards`}${perText(op)}`
  if ('look' in op) return lookText(op)
  if ('find' in op)
    return `turn up cards of the deck until you have found ${op.find} with ${'tag' in op ? `a ${tagText(op.tag)} tag` : `a ${op.icon} drawn on them`}; keep ${op.find === 1 ? 'it' : 'these'} and discard the rest`
  if ('reveal' in op)
    return `show the top card of the deck and discard it; ${ifThen(`it has a ${tagText(op.reveal)} tag`, opsText(op.do, holds))}`
  if ('add' in op) return addText(op, holds)
  if ('spend' in op) return `remove ${namesOf(op.cube, op.spend)} from ${SPENT_FROM[op.from]}`
  return redOrOwnText(op, holds)
}

type Rest = Exclude<
  Op,
  | { production: Bag }
  | { gain: Bag }
  | { lose: Bag }
  | { raise: string }
  | { place: TileKind }
  | { tr: number }
  | { draw: number }
  | { look: number }
  | { find: number }
  | { reveal: string }
  | { add: number }
  | { spend: number }
>

/** One of each of the six standard resources to choose from. */
export const isAnyResource = (lists: readonly (readonly Op[])[]): boolean =>
  lists.length === RESOURCES.length &&
  lists.every(([op], i) => op !== undefined && 'gain' in op && op.gain[RESOURCES[i]] === 1)

/** With an empty list among them it is no more than a permission. */
function chooseText(op: Extract<Op, { choose: unknown }>, holds: Cube | undefined): string {
  if (isAnyResource(op.choose)) return 'gain 1 resource of any kind, but not on a card'
  const ways = op.choose.filter((ops) => ops.length > 0).map((ops) => opsText(ops, holds))
  return ways.length < op.choose.length ? may(list(ways, 'or')) : list(ways, 'or')
}

/** Red borders, choices, and what only a few cards do. */
function redOrOwnText(op: Rest, holds: Cube | undefined): string {
  if ('removeAny' in op)
    return `remove up to ${list(bag(op.removeAny, stockText))} from ${op.beside ? 'one owner of a tile beside it' : op.having ? `any player who has a ${tagText(op.having)} tag` : 'any player'}`
  if ('removeAnyCubes' in op) return `remove up to ${namesOf(op.cube, op.removeAnyCubes)} from any card`
  if ('stealAny' in op) return `steal up to ${list(bag(op.stealAny, stockText))} from any player`
  if ('reduceAny' in op)
    return `lower the ${list(bag(op.reduceAny, (r, n) => `${PRODUCED[r]} production of any player ${namesOf('step', n)}`))}`
  if ('discard' in op) return op.discard === 1 ? 'discard a card' : `discard ${op.discard} cards`
  if ('choose' in op) return chooseText(op, holds)
  if ('may' in op) return may(opsText(op.may, holds))
  if ('if' in op) {
    const does = opsText(op.do, holds)
    const condition =
      'tags' in op.if
        ? `you have at least ${tagsOf(tagText(op.if.tags), op.if.atLeast)}`
        : `the card just played holds ${list(op.if.playedHolds.map(plural), 'or')}`
    return ifThen(condition, op.else ? orElse(does, opsText(op.else, holds)) : does)
  }
  if ('inOrder' in op) return inOrder(op.inOrder.map((o) => opText(o, holds)))
  if ('metalOfArea' in op) return 'raise the production of a metal printed there 1 step'
  if ('shiftProduction' in op)
    return `turn any number of steps of ${PRODUCED[op.shiftProduction.from]} production, at least 1, into ${PRODUCED[op.shiftProduction.to]} production`
  if ('exchange' in op)
    return op.exchange.rate
      ? `gain any amount of ${UNITS[op.exchange.to]}, at least 1, for ${op.exchange.rate} ${UNITS[op.exchange.from]} each`
      : `turn any amount of ${UNITS[op.exchange.from]}, at least 1, into as many ${UNITS[op.exchange.to]}`
  if ('cubesInto' in op)
    return `remove any number of ${holds ? plural(holds) : 'resources'} from this card, at least 1, to gain ${list(bag(op.cubesInto, stockText))} for each`
  if ('claimArea' in op)
    return `put your marker on a free area${op.beside ? ' beside a tile or marker of yours' : ''}: nobody else may lay a tile there`
  if ('opponentsDraw' in op)
    return `each opponent draws ${op.opponentsDraw === 1 ? 'a card' : `${op.opponentsDraw} cards`}`
  if ('copyProduction' in op)
    return `carry out the production box of ${op.count ? 'two different cards of yours' : 'one of your cards'} with a ${tagText(op.copyProduction)} tag once more`
  if (isPromoOp(op)) return promoText(op)
  if ('nextCard' in op) return nextCardText(op)
  return colonialText(op)
}

type Colonial = Extract<
  Op,
  | { colony: 1 }
  | { fleets: number }
  | { freeTrade: 1 }
  | { moveMarkers: 1 }
  | { colonyBonuses: string }
  | { addColonyTile: 1 }
  | PreludeOp
  | TurmoilOp
>

function colonialText(op: Colonial): string {
  if ('colony' in op) return `build a colony${op.again ? ', even where you have one already' : ''}`
  if ('fleets' in op) return op.fleets === 1 ? 'gain a trade fleet' : `gain ${op.fleets} trade fleets`
  if ('freeTrade' in op) return 'trade without paying for it'
  if ('moveMarkers' in op)
    return 'move the marker of one colony tile up 1 step and that of another down 1 step'
  if ('colonyBonuses' in op) return 'gain the colony bonus of each of your colonies'
  if ('addColonyTile' in op) return 'put a colony tile of your choice into the game'
  if ('delegates' in op)
    return op.delegates === 1 ? 'send a delegate to any party' : `send ${op.delegates} delegates to one party`
  if ('banDelegate' in op) return 'send home a delegate of any colour that does not lead a party'
  if ('recruit' in op) return 'replace a neutral delegate that does not lead a party by one of yours'
  if ('takeChair' in op) return 'replace a neutral chairman by one of your delegates'
  return preludeText(op)
}

function preludeText(op: PreludeOp): string {
  if ('playCard' in op)
    return op.playCard.discount
      ? `play a card from your hand for ${op.playCard.discount} MC less`
      : 'play a card from your hand without regard to what it requires of the global parameters'
  if ('raiseLowest' in op) return 'raise your lowest production 1 step'
  if ('fundAward' in op) return 'fund an award free of charge'
  if ('drawPreludes' in op)
    return `draw ${op.drawPreludes} preludes, play one of them and remove the rest from the game`
  if ('drawCorporations' in op)
    return `draw ${op.drawCorporations} corporations, play one of them beside your own and remove the rest from the game`
  if ('repeatPrelude' in op) return 'carry out another prelude of yours once more'
  return op.orPay
    ? `carry out another standard project and pay for it, or pay ${op.orPay} MC (or all you have) if you can’t`
    : 'carry out a standard project and pay for it'
}
