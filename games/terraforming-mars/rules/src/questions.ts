import { type Answer, only, type Seat } from '@perilune/engine'
import { whyNoMarker, whyNoTile } from './area-reasons.js'
import { choose, takeFromOne } from './asking.js'
import { BOARDS } from './boards.js'
import { type CompiledOp, OPS } from './cards/ops.js'
import { claimable, copyBox, reduceOf, takeOff, viableLists } from './choices.js'
import { cubesPart, readCubesPart } from './codes/cubes-part.js'
import type { Tell } from './codes/events.js'
import type { Ask } from './codes/index.js'
import type { MarsReason } from './codes/reasons.js'
import { copyable } from './copyable.js'
import { amountOf, cubesOn } from './counters.js'
import { addCubes } from './effects.js'
import { harm } from './harm.js'
import { CUBES, type Cube, MC, PLANTS, RESOURCES, type Resource, TILES } from './names.js'
import { askPayment, MONEY, mostExchanged } from './payment.js'
import { areasFor, mayLay } from './place.js'
import { actionBegins, REST_IMPOSSIBLE, refuseForRest, restIsCovered } from './possible.js'
import { chooseBranch } from './sequence.js'
import { lookedAtBy, type MarsFrame, type MarsState, NEUTRAL, push } from './state.js'
import { canLose, dealCards, gain, gainOne, lose, produce } from './supply.js'
import { cubesToSpend, cubesToTake, holdersFor, isSolo, toReduce, toRemoveFrom } from './targets.js'
import { layTile, oceanMoneyAt } from './tiles.js'
import { isTaxed, sureTax } from './turmoil/tax.js'

/* The questions that effects ask. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

const opOf = (frame: { op: number }): CompiledOp => OPS[frame.op]

// Answers about areas are made once: they are listed on every tile.
const AREA_ANSWERS: readonly { readonly area: number }[] = Array.from({ length: 80 }, (_, area) =>
  Object.freeze({ area }),
)

function refuseArea(s: MarsState, frame: FrameOf<'lay-tile'>, answer: Answer): MarsReason | undefined {
  const area = answer.area as number
  const taxed = isTaxed(s)
  const brings = taxed ? oceanMoneyAt(s, frame.seat, area) : 0
  // Where the tile is all there is, a look tells that the Reds can't be paid.
  if (taxed && isAll(s) && sureTax(s, frame.seat, [frame.op]) > s.players[frame.seat].stock[MC] + brings)
    return REST_IMPOSSIBLE
  return refuseForRest(s, frame, answer, area === BOARDS[s.map].southPole, brings)
}

/** Whether the question on top is all that the action under way still does. */
function isAll(s: MarsState): boolean {
  const below = s.stack[s.stack.length - 2] as MarsFrame | undefined
  return s.pool.length === 0 && s.stack.length - actionBegins(s) === 2 && below?.do === 'resolve'
}

export const layTileStep: Ask<FrameOf<'lay-tile'>> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, _, frame) => ({
    kind: 'choose',
    prompt: { code: 'lay-tile', tile: TILES[opOf(frame).tile - 1], map: s.map },
    options: areasFor(s, frame.seat, opOf(frame)).map((area) => {
      const reason = refuseArea(s, frame, AREA_ANSWERS[area])
      return { answer: AREA_ANSWERS[area], ...(reason && { reason }) }
    }),
  }),
  answers(s, _, frame) {
    const list: Answer[] = []
    const { southPole } = BOARDS[s.map]
    const covered = restIsCovered(s, frame.seat, 0)
    for (const area of areasFor(s, frame.seat, opOf(frame)))
      if ((covered && area !== southPole) || !refuseArea(s, frame, AREA_ANSWERS[area]))
        list.push(AREA_ANSWERS[area])
    return list
  },
  refuse(s, _, frame, answer) {
    const { area } = answer
    for (const key in answer) if (key !== 'area') return { code: 'malformed' }
    if (typeof area !== 'number' || !Number.isInteger(area) || area < 0 || area >= s.tiles.length)
      return { code: 'malformed' }
    if (!mayLay(s, frame.seat, opOf(frame), area)) return whyNoTile(s, frame.seat, opOf(frame), area)
    return refuseArea(s, frame, answer)
  },
  take(s, _, frame, answer, tell) {
    layTile(s, frame.seat, opOf(frame).tile, answer.area as number, frame.card, tell)
  },
}

export const claimArea = choose<FrameOf<'claim-area'>>({
  prompt: (s) => ({ code: 'claim-area', map: s.map }),
  all: (s, frame) => claimable(s, frame.seat, opOf(frame).beside).map((area) => AREA_ANSWERS[area]),
  why: (s, frame, answer) => whyNoMarker(s, frame.seat, answer.area, opOf(frame).beside),
  take(s, frame, answer, tell) {
    s.claims.push(answer.area as number, frame.seat)
    tell?.({ what: 'claims-area', seat: frame.seat, area: answer.area as number })
  },
})

/** What kind of cube it is about, where it is about one. */
const cubeOf = ({ cube }: CompiledOp): { cube?: Cube } => (cube < 0 ? {} : { cube: CUBES[cube] })

const upTo = (frame: { op: number }): { resource: Resource; most: number } => ({
  resource: RESOURCES[opOf(frame).resource],
  most: opOf(frame).n,
})

const takesSomething = (ids: readonly number[]): boolean =>
  ids.some((id) => {
    const op = OPS[id]
    return op.kind.name === 'lose' || op.kind.name === 'reduce' || op.lists.some(takesSomething)
  })

/** Of two lists, the one that gives what is still missing may be the only one that will do. */
export const chooseEffect = choose<FrameOf<'choose-effect'>>({
  prompt: (_, frame) => ({ code: 'choose-effect', card: frame.card, op: frame.op }),
  all: (s, frame) => viableLists(s, frame, opOf(frame)).map((choice) => ({ choice })),
  refuse: (s, frame, answer) =>
    refuseForRest(s, frame, answer, takesSomething(opOf(frame).lists[answer.choice as number])),
  take: (s, frame, answer, tell) => chooseBranch(s, frame, opOf(frame).lists[answer.choice as number], tell),
})

export const addCubesStep = choose<FrameOf<'add-cubes'>>({
  prompt: (s, frame) => {
    const op = opOf(frame)
    const cubes = op.n * amountOf(s, frame.seat, op, frame.card)
    return { code: 'add-cubes', ...cubeOf(op), cubes }
  },
  all: (s, frame) => holdersFor(s, frame.seat, opOf(frame)).map((card) => ({ card })),
  take(s, frame, answer, tell) {
    const op = opOf(frame)
    addCubes(s, frame.seat, answer.card as string, op.n * amountOf(s, frame.seat, op, frame.card), tell)
  },
})

export const spendCubes = choose<FrameOf<'spend-cubes'>>({
  prompt: (_, frame) => ({
    code: 'spend-cubes',
    ...cubeOf(opOf(frame)),
    cubes: opOf(frame).n,
    seat: frame.seat,
  }),
  all: (s, frame) => [
    ...cubesToSpend(s, frame.seat, opOf(frame)).map(({ seat, card }) => ({ from: seat, card })),
    ...(isSolo(s) && opOf(frame).target === 'any-card' ? [{ from: NEUTRAL, card: '' }] : []),
  ],
  take: (s, frame, answer, tell) =>
    takeOff(s, frame, answer.from as Seat, answer.card as string, opOf(frame).n, tell),
})

const victims = (s: MarsState, frame: { seat: Seat; op: number; area: number }) => {
  const op = opOf(frame)
  // Alone it is asked only where an insurer would have to pay for the neutral opponent's loss.
  if (isSolo(s)) return [{ id: String(NEUTRAL), max: op.n }]
  return toRemoveFrom(s, frame.seat, op, frame.area).map((seat) => ({
    id: String(seat),
    max: Math.min(op.n, s.players[seat].stock[op.resource]),
  }))
}

function takeFrom(
  s: MarsState,
  frame: { seat: Seat; op: number; card: string },
  from: Seat,
  n: number,
  tell: Tell | undefined,
): void {
  const { resource } = opOf(frame)
  if (from !== NEUTRAL) lose(s, from, resource, n, frame.card, tell)
  if (s.promos && resource === PLANTS) s.promos.plantsRemoved = true
  harm(s, frame.seat, from, tell)
}

export const removeResources = takeFromOne<FrameOf<'remove-resources'>>({
  prompt: (_, frame) => ({ code: 'remove-resources', ...upTo(frame) }),
  parts: victims,
  most: (frame) => opOf(frame).n,
  take: (s, frame, from, n, tell) => takeFrom(s, frame, Number(from), n, tell),
})

export const stealResources = takeFromOne<FrameOf<'steal-resources'>>({
  prompt: (_, frame) => ({ code: 'steal-resources', ...upTo(frame) }),
  parts: victims,
  most: (frame) => opOf(frame).n,
  take(s, frame, from, n, tell) {
    gainOne(s, frame.seat, opOf(frame).resource, n, frame.card, tell)
    takeFrom(s, frame, Number(from), n, tell)
  },
})

export const removeCubes = takeFromOne<FrameOf<'remove-cubes'>>({
  prompt: (_, frame) => ({ code: 'remove-cubes', ...cubeOf(opOf(frame)), most: opOf(frame).n }),
  parts: (s, frame) =>
    cubesToTake(s, frame.seat, opOf(frame).cube, 1, false).map(({ seat, card }) => {
      const { cards, cubes } = s.players[seat]
      return {
        id: cubesPart({ seat, card }),
        max: Math.min(opOf(frame).n, cubes[cards.indexOf(card)]),
      }
    }),
  most: (frame) => opOf(frame).n,
  take(s, frame, from, n, tell) {
    const { seat, card } = readCubesPart(from)
    takeOff(s, frame, seat, card, n, tell)
  },
})

export const reduceProduction = choose<FrameOf<'reduce-production'>>({
  prompt: (_, frame) => ({
    code: 'reduce-production',
    resource: RESOURCES[opOf(frame).resource],
    steps: opOf(frame).n,
    seat: frame.seat,
  }),
  all: (s, frame) =>
    [...toReduce(s, opOf(frame)), ...(isSolo(s) ? [NEUTRAL] : [])].map((target) => ({ target })),
  refuse: (s, frame, answer) => refuseForRest(s, frame, answer, answer.target === frame.seat),
  take: (s, frame, answer, tell) => reduceOf(s, frame, answer.target as Seat, tell),
})

/** How much of one thing is turned into another. */
const mostOf = (s: MarsState, frame: FrameOf<'choose-number'>): number => {
  const op = opOf(frame)
  const p = s.players[frame.seat]
  if (op.kind.name === 'cubes-into') return cubesOn(p, frame.card)
  if (op.kind.name === 'shift') return canLose(p, op.resource)
  return op.kind.name === 'exchange' ? mostExchanged(p, op) : p.stock[op.resource]
}

export const chooseNumber = choose<FrameOf<'choose-number'>>({
  prompt(_, frame) {
    const op = opOf(frame)
    const { n } = op
    const kind = op.kind.name
    if (kind === 'cubes-into') return { code: 'cubes-into', card: frame.card }
    const resource = RESOURCES[op.resource]
    if (kind === 'spend-to-look') return { code: 'spend-to-look', resource }
    const into = RESOURCES[op.to]
    if (kind === 'exchange' && n > 1)
      return { code: 'buy-resource', resource: into, price: n, with: resource }
    return { code: kind === 'shift' ? 'shift-production' : 'turn-into', resource, into }
  },
  all: (s, frame) => Array.from({ length: mostOf(s, frame) }, (_, i) => ({ number: i + 1 })),
  refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0),
  take(s, frame, answer, tell) {
    const op = opOf(frame)
    const n = answer.number as number
    if (op.kind.name === 'shift') {
      produce(s, frame.seat, op.resource, -n, frame.card, tell)
      produce(s, frame.seat, op.to, n, frame.card, tell)
    } else if (op.kind.name === 'cubes-into') {
      takeOff(s, frame, frame.seat, frame.card, n, tell)
      gain(s, frame.seat, op.bag as readonly number[], n, frame.card, tell)
    } else if (op.kind.name === 'spend-to-look') {
      lose(s, frame.seat, op.resource, n, frame.card, tell)
      if (dealCards(s, lookedAtBy(frame.seat), n) > 0) push(s, { ...frame, do: 'keep-cards' })
    } else {
      gainOne(s, frame.seat, op.to, n, frame.card, tell)
      if (op.resource === MC) askPayment(s, frame.seat, n * op.n, MONEY, null, 'effect', frame.card, tell)
      else lose(s, frame.seat, op.resource, n * op.n, frame.card, tell)
    }
  },
})

export const copyProduction = choose<FrameOf<'copy-production'>>({
  prompt: () => ({ code: 'copy-production' }),
  all: (s, frame) => copyable(s, frame.seat, opOf(frame), frame.played).map((card) => ({ card })),
  refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0 || opOf(frame).to >= 0),
  take: (s, frame, answer, tell) => copyBox(s, frame, answer.card as string, tell),
})
