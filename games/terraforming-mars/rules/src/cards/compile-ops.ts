import { areaOffMars } from '../boards.js'
import { CUBES, RESOURCES, TAGS, TILES } from '../names.js'
import { PARAMETERS } from '../tracks.js'
import { KINDS } from '../verbs/index.js'
import type { Op } from '../verbs/shapes.js'
import type { KindName } from './kinds.js'
import type { Bag, Condition, Counter, PreludeOp, TurmoilOp, VenusOp } from './language.js'
import { addOp, type CompiledOp, OPS, STOCK } from './ops.js'
import { compilePromoOp, isPromoOp } from './promo-ops.js'
import { ratingGainOf } from './rating-gain.js'

/* Operations as they are written, compiled. Only the loader needs this. */

const numbers = (bag: Bag, sign: 1 | -1): number[] =>
  RESOURCES.map((name) => Math.max(0, sign * (bag[name] ?? 0)))

const firstOf = (bag: Bag): number => RESOURCES.findIndex((name) => (bag[name] ?? 0) !== 0)

const bits = (bag: readonly number[]): number => bag.reduce((all, n, i) => (n > 0 ? all | (1 << i) : all), 0)

const ALL_STOCK = 0b111111 << STOCK

type Made = Partial<
  Omit<
    CompiledOp,
    'id' | 'kind' | 'source' | 'atOnce' | 'countsTiles' | 'offMars' | 'countsTags' | 'maxRatingGain'
  >
>

const tagBit = (tag: (typeof TAGS)[number]): number => 1 << TAGS.indexOf(tag)

const tagsIn = (counted: Counter | Condition | null): number => {
  if (counted === null || !('tags' in counted)) return 0
  if ('of' in counted && counted.of === 'opponents') return 0
  const { tags } = counted
  return typeof tags === 'string' ? tagBit(tags) : tags.reduce((all, tag) => all | tagBit(tag), 0)
}

function make(source: Op, name: KindName, made: Made): number {
  const lists = made.lists ?? []
  const within = lists.flat().reduce((all, id) => all | OPS[id].gives, 0)
  const per = made.per ?? null
  const target = made.target ?? null
  const countsTiles = per !== null && ('tiles' in per || 'freeBeside' in per || 'besideOceans' in per)
  return addOp({
    kind: KINDS[name],
    bag: made.bag ?? null,
    resource: made.resource ?? -1,
    to: made.to ?? -1,
    n: made.n ?? 0,
    per,
    each: made.each ?? 1,
    most: made.most ?? Number.POSITIVE_INFINITY,
    parameter: made.parameter ?? -1,
    tile: made.tile ?? 0,
    where: made.where ?? null,
    offMars: made.where ? areaOffMars(made.where) : -1,
    tag: made.tag ?? -1,
    cube: made.cube ?? -1,
    target,
    condition: made.condition ?? null,
    lists,
    using: made.using ?? 0,
    evenIfLost: made.evenIfLost ?? false,
    optional: made.optional ?? false,
    beside: made.beside ?? false,
    again: made.again ?? false,
    discount: made.discount ?? 0,
    slack: made.slack ?? 0,
    atOnce:
      !countsTiles && (KINDS[name].now || (name === 'add' && (target === 'this' || target === 'played'))),
    countsTiles,
    gives: (made.gives ?? 0) | within,
    maxRatingGain: ratingGainOf(
      name,
      made,
      lists.map((list) => list.map((id) => OPS[id].maxRatingGain)),
    ),
    countsTags: lists
      .flat()
      .reduce((all, id) => all | OPS[id].countsTags, tagsIn(per) | tagsIn(made.condition ?? null)),
    source,
  })
}

const counted = (op: { per?: Counter; each?: number; most?: number }): Made => ({
  ...(op.per && { per: op.per }),
  ...(op.each && { each: op.each }),
  ...(op.most && { most: op.most }),
})

function compileProduction(op: Extract<Op, { production: Bag }>): number[] {
  const up = numbers(op.production, 1)
  const down = numbers(op.production, -1)
  const made: number[] = []
  if (bits(up)) made.push(make(op, 'produce', { bag: up, gives: bits(up), ...counted(op) }))
  if (bits(down)) made.push(make(op, 'reduce', { bag: down }))
  return made
}

const compileLose = (op: Extract<Op, { lose: Bag }>): number =>
  make(op, 'lose', {
    bag: numbers(op.lose, 1),
    using: (op.using ?? []).reduce((all, metal) => all | (1 << RESOURCES.indexOf(metal)), 0),
  })

/** A list with an order of its own: one operation after another, the last list all together. */
const inOrder = (source: Op, before: readonly Op[], last: readonly Op[], optional = false): number =>
  make(source, 'in-order', {
    lists: [...before.flatMap((op) => compileOps([op]).map((id) => [id])), compileOps(last)],
    optional,
  })

export const compileAction = (cost: readonly Op[], gain: readonly Op[]): number =>
  inOrder({ op: 'inOrder', inOrder: [...cost, ...gain] }, cost, gain)

/** One operation may be compiled into two: what a production box gives and what it takes are separate effects. */
export const compileOps = (list: readonly Op[]): number[] => list.flatMap(compileOp)

function compileOp(op: Op): number[] {
  if ('production' in op) return compileProduction(op)
  if ('place' in op) {
    const tile = TILES.indexOf(op.place) + 1
    const id = make(op, 'tile', { tile, where: op.where ?? null, gives: ALL_STOCK })
    return new Array<number>(op.count ?? 1).fill(id)
  }
  return [compileOne(op)]
}

function compileOne(op: Exclude<Op, { production: Bag } | { place: unknown }>): number {
  if ('gain' in op) {
    const bag = numbers(op.gain, 1)
    return make(op, 'gain', { bag, gives: bits(bag) << STOCK, ...counted(op) })
  }
  if ('lose' in op) return compileLose(op)
  if ('raise' in op)
    return make(op, 'raise', {
      parameter: PARAMETERS.indexOf(op.raise),
      n: op.steps,
      // A step may bring heat production, or an ocean and with it anything printed on the map.
      gives: ALL_STOCK | (1 << RESOURCES.indexOf('heat')),
    })
  if ('tr' in op) return make(op, 'rating', { n: op.tr, ...counted(op) })
  if ('draw' in op) return make(op, 'draw', { n: op.draw, ...counted(op) })
  if ('look' in op)
    return 'keep' in op ? make(op, 'keep', { n: op.look, to: op.keep }) : make(op, 'buy', { n: op.look })
  if ('find' in op) return compileFind(op)
  if ('reveal' in op) return make(op, 'reveal', { tag: TAGS.indexOf(op.reveal), lists: [compileOps(op.do)] })
  if ('add' in op)
    return make(op, 'add', {
      n: op.add,
      cube: op.cube ? CUBES.indexOf(op.cube) : -1,
      target: op.to,
      tag: op.tag ? TAGS.indexOf(op.tag) : -1,
      ...counted(op),
    })
  if ('spend' in op) return make(op, 'spend', { n: op.spend, cube: CUBES.indexOf(op.cube), target: op.from })
  return compileAgainst(op)
}

type Rest = Exclude<
  Op,
  | { production: Bag }
  | { place: unknown }
  | { gain: Bag }
  | { lose: Bag }
  | { raise: unknown }
  | { tr: number }
  | { draw: number }
  | { look: number }
  | { find: number }
  | { reveal: unknown }
  | { add: number }
  | { spend: number }
>

const compileFind = (op: Extract<Op, { find: number }>): number =>
  'tag' in op
    ? make(op, 'find', { n: op.find, tag: TAGS.indexOf(op.tag) })
    : make(op, 'find', { n: op.find, cube: CUBES.indexOf(op.icon) })

function compileAgainst(op: Rest): number {
  if ('removeAny' in op) {
    const resource = firstOf(op.removeAny)
    const n = numbers(op.removeAny, 1)[resource]
    return make(op, 'remove', {
      resource,
      n,
      beside: op.beside !== undefined,
      ...(op.having && { tag: TAGS.indexOf(op.having) }),
    })
  }
  if ('removeAnyCubes' in op)
    return make(op, 'remove-cubes', { n: op.removeAnyCubes, cube: CUBES.indexOf(op.cube) })
  if ('stealAny' in op) {
    const resource = firstOf(op.stealAny)
    return make(op, 'steal', {
      resource,
      n: numbers(op.stealAny, 1)[resource],
      gives: 1 << (STOCK + resource),
    })
  }
  if ('reduceAny' in op) {
    const resource = firstOf(op.reduceAny)
    return make(op, 'reduce-any', { resource, n: numbers(op.reduceAny, 1)[resource] })
  }
  if ('discard' in op) return make(op, 'discard', { n: op.discard })
  if ('choose' in op)
    return make(op, 'choose', { lists: op.choose.map(compileOps), evenIfLost: op.evenIfLost ?? false })
  if ('may' in op) return compileMay(op)
  if ('if' in op)
    return make(op, 'if', {
      condition: op.if,
      lists: [compileOps(op.do), compileOps(op.else ?? [])],
    })
  if ('inOrder' in op) return inOrder(op, op.inOrder.slice(0, -1), op.inOrder.slice(-1))
  if (isPromoOp(op)) return compilePromoOp(op, make)
  return compileNamed(op)
}

function compileMay(op: Extract<Op, { may: readonly Op[] }>): number {
  const [only] = op.may
  if (op.may.length !== 1 || !('inOrder' in only))
    throw new Error('what may be declined is one list in order, and its first step is a cost')
  return inOrder(op, only.inOrder.slice(0, -1), only.inOrder.slice(-1), true)
}

type Named = Extract<
  Op,
  | { metalOfArea: 1 }
  | { shiftProduction: unknown }
  | { exchange: unknown }
  | { cubesInto: unknown }
  | { claimArea: 1 }
  | { copyProduction: unknown }
  | { colony: 1 }
  | { fleets: number }
  | { freeTrade: 1 }
  | { moveMarkers: 1 }
  | { colonyBonuses: unknown }
  | { addColonyTile: 1 }
  | { nextCard: unknown }
  | VenusOp
  | PreludeOp
  | TurmoilOp
>

function compileNamed(op: Named): number {
  if ('metalOfArea' in op) return make(op, 'metal', { gives: 0b110 })
  if ('shiftProduction' in op) {
    const { from, to } = op.shiftProduction
    return make(op, 'shift', {
      resource: RESOURCES.indexOf(from),
      to: RESOURCES.indexOf(to),
      gives: 1 << RESOURCES.indexOf(to),
    })
  }
  if ('exchange' in op) {
    const { from, to } = op.exchange
    return make(op, 'exchange', {
      resource: RESOURCES.indexOf(from),
      to: RESOURCES.indexOf(to),
      n: op.exchange.rate ?? 1,
      gives: 1 << (STOCK + RESOURCES.indexOf(to)),
    })
  }
  if ('cubesInto' in op) {
    const bag = numbers(op.cubesInto, 1)
    return make(op, 'cubes-into', { bag, gives: bits(bag) << STOCK })
  }
  if ('claimArea' in op) return make(op, 'claim', { beside: op.beside !== undefined })
  if ('copyProduction' in op) return compileCopy(op)
  if ('nextCard' in op)
    return make(op, 'next-card', {
      discount: op.nextCard.discount ?? 0,
      slack: op.nextCard.slack ?? 0,
    })
  if ('opponentsDraw' in op) return make(op, 'opponents-draw', { n: op.opponentsDraw })
  return compileColonial(op)
}

/** A second copy, of another card, comes when the first is done. */
function compileCopy(op: Extract<Op, { copyProduction: unknown }>): number {
  const copy = { tag: TAGS.indexOf(op.copyProduction), gives: 0b111111 }
  return make(op, 'copy', op.count === 2 ? { ...copy, to: make(op, 'copy', { ...copy, again: true }) } : copy)
}

type Colonial = Exclude<
  Named,
  | { metalOfArea: 1 }
  | { shiftProduction: unknown }
  | { exchange: unknown }
  | { cubesInto: unknown }
  | { claimArea: 1 }
  | { copyProduction: unknown }
  | { nextCard: unknown }
  | VenusOp
>

/** What a colony or a trade may bring: any production, any resource. */
const ANYTHING = 0b111111 | ALL_STOCK

function compileColonial(op: Colonial): number {
  if ('colony' in op) return make(op, 'colony', { again: op.again ?? false, gives: ANYTHING })
  if ('fleets' in op) return make(op, 'fleets', { n: op.fleets })
  if ('freeTrade' in op) return make(op, 'free-trade', { gives: ANYTHING })
  if ('moveMarkers' in op) return make(op, 'markers', {})
  if ('colonyBonuses' in op) return make(op, 'colony-bonuses', { gives: ALL_STOCK })
  if ('addColonyTile' in op) return make(op, 'add-tile', {})
  return isTurmoil(op) ? compileTurmoil(op) : compilePrelude(op)
}

const isTurmoil = (op: PreludeOp | TurmoilOp): op is TurmoilOp =>
  'delegates' in op || 'banDelegate' in op || 'recruit' in op || 'takeChair' in op

function compileTurmoil(op: TurmoilOp): number {
  if ('delegates' in op) return make(op, 'delegates', { n: op.delegates })
  if ('banDelegate' in op) return make(op, 'ban', { n: op.banDelegate })
  if ('recruit' in op) return make(op, 'recruit', { n: op.recruit })
  return make(op, 'chair', { n: op.takeChair })
}

/** More than any requirement could be missed by. */
const ANY_SLACK = 99
const EVERYTHING = ALL_STOCK | 0b111111

function compilePrelude(op: PreludeOp): number {
  if ('playCard' in op) {
    const { discount = 0, ignoring } = op.playCard
    return make(op, 'play-card', { discount, slack: ignoring ? ANY_SLACK : 0, gives: EVERYTHING })
  }
  if ('raiseLowest' in op) return make(op, 'lowest', { gives: 0b111111 })
  if ('fundAward' in op) return make(op, 'fund', {})
  if ('drawPreludes' in op) return make(op, 'preludes', { n: op.drawPreludes, gives: EVERYTHING })
  if ('drawCorporations' in op) return make(op, 'merge', { n: op.drawCorporations, gives: EVERYTHING })
  if ('repeatPrelude' in op) return make(op, 'repeat', { gives: EVERYTHING })
  return make(op, 'project', { n: op.orPay ?? 0, gives: EVERYTHING })
}
