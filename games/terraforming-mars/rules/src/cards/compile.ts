import type { Card } from '@perilune/engine'
import { PARAMETERS, TRACKS } from '../map/tracks.js'
import { CITY, CUBES, GREENERY, OCEAN, RESOURCES, type SetId, TAGS } from '../names.js'
import { partyIndex } from '../turmoil/parties.js'
import type { CompiledOp } from '../verbs/compiled-op.js'
import { compileAction, compileOps } from '../verbs/compiler.js'
import type { KindName } from '../verbs/kind-names.js'
import { isInOrder, SUMMED } from '../verbs/special-kinds.js'
import { moneyForTags } from './card-money.js'
import type {
  CardData,
  CompiledAction,
  CompiledCard,
  CompiledRequirement,
  CompiledTrigger,
  Needs,
} from './compiled.js'
import { addTrigger } from './compiled.js'
import type { Action, Effect, Points, Requirement, Trigger } from './language.js'
import { OPS } from './ops.js'
import { gainsRating } from './rating-gain.js'

/* Cards as they are written, compiled. Only the loader needs this. */

function compileRequirement(r: Requirement): CompiledRequirement {
  const base = { which: 0, max: false, all: false, onMars: false, besideOcean: false, step: 0 }
  if ('parameter' in r)
    return {
      ...base,
      kind: 'parameter',
      which: PARAMETERS.indexOf(r.parameter),
      is: r.is,
      max: r.max ?? false,
      step: TRACKS[r.parameter].step,
    }
  if ('tag' in r) return { ...base, kind: 'tag', which: TAGS.indexOf(r.tag), is: r.count }
  if ('tiles' in r)
    return {
      ...base,
      kind: 'tiles',
      which: r.tiles === 'city' ? CITY : GREENERY,
      is: r.count,
      all: r.of === 'all',
      onMars: r.onMars ?? false,
      besideOcean: r.beside === 'ocean',
    }
  if ('kindsOfResources' in r) return { ...base, kind: 'kinds-of-resources', is: r.kindsOfResources }
  if ('plantsRemoved' in r) return { ...base, kind: 'plants-removed', is: 1 }
  if ('party' in r) return { ...base, kind: 'party', which: partyIndex(r.party), is: 2 }
  if ('chairman' in r) return { ...base, kind: 'chairman', is: 1 }
  if ('partiesLed' in r) return { ...base, kind: 'parties-led', is: r.partiesLed }
  if ('floaters' in r) return { ...base, kind: 'floaters', which: CUBES.indexOf('floater'), is: r.floaters }
  if ('colonies' in r) return { ...base, kind: 'colonies', which: 0, is: r.colonies, max: r.max ?? false }
  if ('rating' in r) return { ...base, kind: 'rating', which: 0, is: r.rating }
  return { ...base, kind: 'production', which: RESOURCES.indexOf(r.production), is: 1 }
}

const LAID = { ocean: OCEAN, greenery: GREENERY, city: CITY, any: 0 } as const

const givesOf = (ops: readonly number[]): number => ops.reduce((all, id) => all | OPS[id].gives, 0)

const tagBitsOf = (tags: readonly (typeof TAGS)[number][]): number =>
  tags.reduce((all, tag) => all | (1 << TAGS.indexOf(tag)), 0)

function eventOf(when: Trigger): Pick<CompiledTrigger, 'event'> & Partial<CompiledTrigger> {
  if ('laid' in when)
    return {
      event: 'laid',
      tile: LAID[when.laid],
      onMars: when.onMars ?? false,
      onMetal: when.onMetal ?? false,
      onMarker: when.onMarker ?? false,
      anyone: when.by === 'anyone',
    }
  if ('border' in when) return { event: 'border', anyone: true }
  if ('played' in when)
    return {
      event: 'played',
      eventsOnly: when.played === 'event',
      leastCost: when.costing ?? 0,
      pointsOnly: when.points !== undefined,
      tags: when.tag ? tagBitsOf([when.tag]) : 0,
      anyone: when.by === 'anyone',
    }
  if ('tag' in when) return { event: 'tag', tags: tagBitsOf(when.tag), anyone: when.by === 'anyone' }
  if ('project' in when) return { event: 'project' }
  if ('productionPhase' in when) return { event: 'production' }
  if ('added' in when) return { event: 'added', cube: CUBES.indexOf(when.added) }
  if ('raised' in when)
    return { event: 'raised', parameter: PARAMETERS.indexOf(when.raised), anyone: when.by === 'anyone' }
  if ('newTag' in when) return { event: 'new-tag' }
  if ('colony' in when) return { event: 'colony', anyone: when.by === 'anyone' }
  return { event: 'printed-cost', leastCost: when.printedCost }
}

function compileTrigger(card: Card, effect: Extract<Effect, { when: Trigger }>): number {
  const ops = compileOps(effect.do)
  const theirs = compileOps(effect.theirs ?? [])
  return addTrigger({
    anyone: false,
    tile: 0,
    onMars: false,
    onMetal: false,
    onMarker: false,
    tags: 0,
    eventsOnly: false,
    pointsOnly: false,
    leastCost: 0,
    cube: -1,
    parameter: -1,
    ...eventOf(effect.when),
    card,
    ops,
    theirs,
    gives: givesOf(ops) | givesOf(theirs),
    maxRatingGain: ops.some((id) => gainsRating(OPS[id].maxRatingGain)),
  })
}

function compileCardAction(card: Card, action: Action, way: number): CompiledAction {
  const op = compileAction(action.cost ?? [], action.do)
  const { lists } = OPS[op]
  const cost = lists.slice(0, -1).flat()
  const gain = lists[lists.length - 1]
  return {
    op,
    cost,
    gain,
    needs: needsOf(gain),
    needsRaised: action.needs === 'rating-raised',
    needsNoEnergy: action.needs === 'no-energy',
    source: action,
    answer: Object.freeze({ act: 'use', card, way }),
  }
}

const flatten = (ids: readonly number[]): CompiledOp[] =>
  ids.flatMap((id) => {
    const op = OPS[id]
    return isInOrder(op) && !op.optional ? flatten(op.lists.flat()) : [op]
  })

function needsOf(ids: readonly number[]): Needs {
  const all = flatten(ids)
  const sum = (kind: KindName): number[] =>
    RESOURCES.map((_, r) =>
      all.reduce((n, op) => (op.kind.name === kind && op.per === null ? n + (op.bag?.[r] ?? 0) : n), 0),
    )
  const productionLoss = sum(SUMMED.productionLoss)
  const stockLoss = sum(SUMMED.stockLoss)
  const others = all.filter((op) => op.kind.must(op))
  const losses = [...productionLoss, ...stockLoss].some((n) => n > 0)
  return {
    productionLoss,
    productionGain: sum(SUMMED.productionGain),
    stockLoss,
    stockGain: sum(SUMMED.stockGain),
    others,
    none: others.length === 0 && !losses,
    losses,
  }
}

const ICONS = CUBES.filter((cube) => !(TAGS as readonly string[]).includes(cube))

function iconsOn(data: unknown): number {
  const written = JSON.stringify(data)
  const isOn = (cube: string): boolean => written.includes(`"${cube}"`) || written.includes(`"${cube}s"`)
  return ICONS.reduce((all, cube) => (isOn(cube) ? all | (1 << CUBES.indexOf(cube)) : all), 0)
}

/** Points that are counted at the end may be negative too. */
function showsPoints(points: Points | undefined): boolean {
  if (points === undefined) return false
  return (typeof points === 'number' ? points : points.points) >= 0
}

export function compileCard(data: CardData, set: SetId): CompiledCard {
  const { id, name } = data
  const project = 'cost' in data ? data : null
  const corporation = 'kind' in data ? null : data
  const play = compileOps(data.play ?? [])
  const productionBox = flatten(play)
    .filter((op) => op.kind.inBox)
    .map((op) => op.id)
  const effects = data.effects ?? []
  const tagBits = tagBitsOf(data.tags)
  const has = (tag: (typeof TAGS)[number]): boolean => data.tags.includes(tag)
  return {
    id,
    name,
    set,
    kind: 'kind' in data ? data.kind : 'corporation',
    number: 'number' in data ? data.number : '',
    cost: project?.cost ?? 0,
    tags: data.tags.map((tag) => TAGS.indexOf(tag)),
    tagBits,
    requires: (project?.requires ?? []).map(compileRequirement),
    points: data.points ?? 0,
    hasPoints: showsPoints(data.points),
    holds: data.holds ? CUBES.indexOf(data.holds) : -1,
    play,
    productionBox,
    boxNeeds: needsOf(productionBox),
    needs: needsOf(play),
    gives: givesOf(play),
    countsTags: play.reduce((all, id) => all | OPS[id].countsTags, 0),
    triggers: effects.flatMap((effect) => ('when' in effect ? [compileTrigger(id, effect)] : [])),
    effects,
    actions: (data.actions ?? []).map((action, way) => compileCardAction(id, action, way)),
    firstAction: compileOps(corporation?.firstAction ?? []),
    icons: iconsOn(data),
    keepsCubes: effects.some((effect) => 'keepsCubes' in effect),
    beginner: corporation?.beginner ?? false,
    metals:
      moneyForTags(tagBits) |
      (has('building') ? (1 << RESOURCES.indexOf('steel')) | (1 << RESOURCES.indexOf('plants')) : 0) |
      (has('space') ? 1 << RESOURCES.indexOf('titanium') : 0),
    answer: Object.freeze({ act: 'play', card: id }),
    data,
  }
}
