import type { Condition, Counter } from '../cards/operands.js'
import { addOp, OPS } from '../cards/ops.js'
import { areaOffMars } from '../map/boards.js'
import { TAGS } from '../names.js'
import { KINDS, VERBS } from './index.js'
import type { KindName } from './kind-names.js'
import { sequenceOf } from './order/in-order.js'
import type { Op, Shape, VerbName } from './shapes.js'
import type { Compiler, Fields, Verb } from './verb.js'

/* Operations as they are written, compiled. Only the loader needs this. */

/** Things counted that tiles change: better after tiles are laid. */
const COUNTS_TILES = ['tiles', 'freeBeside', 'besideOceans']

/** Its place in the pool of what counts tiles. */
const AFTER_TILES = 3

const tagBit = (tag: (typeof TAGS)[number]): number => 1 << TAGS.indexOf(tag)

function tagsIn(counted: Counter | Condition | null): number {
  if (counted === null || !('tags' in counted)) return 0
  if ('of' in counted && counted.of === 'opponents') return 0
  const { tags } = counted
  return typeof tags === 'string' ? tagBit(tags) : tags.reduce((all, tag) => all | tagBit(tag), 0)
}

function make(source: Op, name: KindName, fields: Fields): number {
  const kind = KINDS[name]
  const { lists = [], per = null, condition = null, where = null, n = 0, parameter = -1, tile = 0 } = fields
  const within = lists.flat().map((id) => OPS[id])
  const countsTiles = per !== null && COUNTS_TILES.some((key) => key in per)
  return addOp({
    kind,
    rank: countsTiles ? AFTER_TILES : (fields.rank ?? kind.rank),
    bag: fields.bag ?? null,
    resource: fields.resource ?? -1,
    to: fields.to ?? -1,
    n,
    per,
    each: fields.each ?? 1,
    most: fields.most ?? Number.POSITIVE_INFINITY,
    parameter,
    tile,
    where,
    offMars: where ? areaOffMars(where) : -1,
    tag: fields.tag ?? -1,
    cube: fields.cube ?? -1,
    target: fields.target ?? null,
    condition,
    lists,
    using: fields.using ?? 0,
    evenIfLost: fields.evenIfLost ?? false,
    optional: fields.optional ?? false,
    beside: fields.beside ?? false,
    again: fields.again ?? false,
    discount: fields.discount ?? 0,
    slack: fields.slack ?? 0,
    atOnce: !countsTiles && (fields.now ?? kind.now),
    countsTiles,
    gives: within.reduce((all, op) => all | op.gives, fields.gives ?? 0),
    maxRatingGain: kind.maxRatingGain(
      { n, parameter, per, tile },
      lists.map((list) => list.map((id) => OPS[id].maxRatingGain)),
    ),
    countsTags: within.reduce((all, op) => all | op.countsTags, tagsIn(per) | tagsIn(condition)),
    source,
  })
}

const compilerFor = (source: Op): Compiler => ({
  make: (kind, fields) => make(source, kind, fields),
  list: compileOps,
})

const compileOp = <V extends VerbName>(op: Shape<V>): readonly number[] =>
  (VERBS[op.op] as unknown as Verb<Shape<V>>).compile(op, compilerFor(op))

/**
 * One operation may be compiled into two: what a production box gives and what it takes are separate effects.
 */
export const compileOps = (list: readonly Op[]): number[] => list.flatMap((op) => compileOp(op))

/** The costs of an action one after the other, then all that it brings together. */
export function compileAction(cost: readonly Op[], gain: readonly Op[]): number {
  const c = compilerFor({ op: 'inOrder', inOrder: [...cost, ...gain] })
  return c.make('in-order', { lists: sequenceOf(cost, gain, c) })
}
