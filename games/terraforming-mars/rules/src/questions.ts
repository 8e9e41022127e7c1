import { type Answer, type AskStep, only, type Reason, type Seat, type Tell } from '@perilune/engine'
import { choose, takeFromOne } from './asking.js'
import { takeUp } from './begin.js'
import { BOARDS } from './boards.js'
import { type CompiledOp, OPS } from './cards/ops.js'
import { claimable, copyBox, reduceOf, takeOff, viableLists } from './choices.js'
import { amountOf, cubesOn } from './counters.js'
import { addCubes } from './effects.js'
import { harm } from './harm.js'
import { MC, PLANTS, RESOURCES } from './names.js'
import { productionText } from './op-text.js'
import { askPayment, MONEY, mostExchanged } from './payment.js'
import { areasFor, mayLay } from './place.js'
import { actionBegins, copyable, REST_IMPOSSIBLE, refuseForRest, restIsCovered } from './possible.js'
import { areaName, cubesName, listName, resourceName, seatName, tileName } from './say.js'
import { lookedAtBy, type MarsFrame, type MarsState, NEUTRAL, push } from './state.js'
import { canLose, dealCards, gain, gainOne, lose, produce } from './supply.js'
import { cubesToSpend, cubesToTake, holdersFor, isSolo, toReduce, toRemoveFrom } from './targets.js'
import { nameOf } from './text.js'
import { layTile, oceanMoneyAt } from './tiles.js'
import { isTaxed, sureTax } from './turmoil/tax.js'

/* The questions that effects ask. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

const opOf = (frame: { op: number }): CompiledOp => OPS[frame.op]

// Answers about areas are made once: they are listed on every tile.
const AREA_ANSWERS: readonly Answer[] = Array.from({ length: 80 }, (_, area) => Object.freeze({ area }))

function refuseArea(s: MarsState, frame: FrameOf<'lay-tile'>, answer: Answer): Reason | undefined {
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

export const layTileStep: AskStep<MarsState, FrameOf<'lay-tile'>> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, _, frame) => ({
    kind: 'choose',
    prompt: `Lay ${tileName(opOf(frame).tile)}.`,
    options: areasFor(s, frame.seat, opOf(frame)).map((area) => {
      const reason = refuseArea(s, frame, AREA_ANSWERS[area])
      return { answer: AREA_ANSWERS[area], label: areaName(s.map, area), ...(reason && { reason }) }
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
    if (!mayLay(s, frame.seat, opOf(frame), area)) return { code: 'not-offered' }
    return refuseArea(s, frame, answer)
  },
  take(s, _, frame, answer, tell) {
    layTile(s, frame.seat, opOf(frame).tile, answer.area as number, frame.card, tell)
  },
}

export const claimArea = choose<FrameOf<'claim-area'>>({
  prompt: () => 'Put your marker on an area.',
  all: (s, frame) => claimable(s, frame.seat, opOf(frame).beside).map((area) => AREA_ANSWERS[area]),
  label: (s, _, answer) => areaName(s.map, answer.area as number),
  take(s, frame, answer, tell) {
    s.claims.push(answer.area as number, frame.seat)
    tell?.({ what: 'claims-area', seat: frame.seat, area: answer.area })
  },
})

const takesSomething = (ids: readonly number[]): boolean =>
  ids.some((id) => {
    const op = OPS[id]
    return op.kind === 'lose' || op.kind === 'reduce' || op.lists.some(takesSomething)
  })

/** Of two lists, the one that gives what is still missing may be the only one that will do. */
export const chooseEffect = choose<FrameOf<'choose-effect'>>({
  prompt: (_, frame) => `${nameOf(frame.card)}: choose one.`,
  all: (s, frame) => viableLists(s, frame, opOf(frame)).map((choice) => ({ choice })),
  label: (_, frame, answer) => listName(opOf(frame).lists[answer.choice as number]),
  refuse: (s, frame, answer) =>
    refuseForRest(s, frame, answer, takesSomething(opOf(frame).lists[answer.choice as number])),
  take: (s, frame, answer, tell) => takeUp(s, frame, opOf(frame).lists[answer.choice as number], tell),
})

export const addCubesStep = choose<FrameOf<'add-cubes'>>({
  prompt: (s, frame) => {
    const op = opOf(frame)
    return `Choose the card for ${cubesName(op.cube, op.n * amountOf(s, frame.seat, op, frame.card))}.`
  },
  all: (s, frame) => holdersFor(s, frame.seat, opOf(frame)).map((card) => ({ card })),
  label: (_, __, answer) => nameOf(answer.card as string),
  take(s, frame, answer, tell) {
    const op = opOf(frame)
    addCubes(s, frame.seat, answer.card as string, op.n * amountOf(s, frame.seat, op, frame.card), tell)
  },
})

export const spendCubes = choose<FrameOf<'spend-cubes'>>({
  prompt: (_, frame) => `Take ${cubesName(opOf(frame).cube, opOf(frame).n)} off a card.`,
  all: (s, frame) => [
    ...cubesToSpend(s, frame.seat, opOf(frame)).map(({ seat, card }) => ({ from: seat, card })),
    ...(isSolo(s) && opOf(frame).target === 'any-card' ? [{ from: NEUTRAL, card: '' }] : []),
  ],
  label: (_, frame, answer) => {
    if (answer.from === NEUTRAL) return 'The neutral opponent'
    return answer.from === frame.seat
      ? `${nameOf(answer.card as string)}, your own`
      : `${nameOf(answer.card as string)} of ${seatName(answer.from as Seat)}`
  },
  take: (s, frame, answer, tell) =>
    takeOff(s, frame, answer.from as Seat, answer.card as string, opOf(frame).n, tell),
})

const victims = (s: MarsState, frame: { seat: Seat; op: number; area: number }) => {
  const op = opOf(frame)
  // Alone it is asked only where an insurer would have to pay for the neutral opponent's loss.
  if (isSolo(s)) return [{ id: String(NEUTRAL), label: 'The neutral opponent', max: op.n }]
  return toRemoveFrom(s, frame.seat, op, frame.area).map((seat) => ({
    id: String(seat),
    label: `${seatName(seat)}: ${resourceName(op.resource)}`,
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
  prompt: (_, frame) =>
    `Remove up to ${opOf(frame).n} ${resourceName(opOf(frame).resource)} from one player.`,
  parts: victims,
  most: (frame) => opOf(frame).n,
  take: (s, frame, from, n, tell) => takeFrom(s, frame, Number(from), n, tell),
})

export const stealResources = takeFromOne<FrameOf<'steal-resources'>>({
  prompt: (_, frame) => `Steal up to ${opOf(frame).n} ${resourceName(opOf(frame).resource)} from one player.`,
  parts: victims,
  most: (frame) => opOf(frame).n,
  take(s, frame, from, n, tell) {
    gainOne(s, frame.seat, opOf(frame).resource, n, frame.card, tell)
    takeFrom(s, frame, Number(from), n, tell)
  },
})

export const removeCubes = takeFromOne<FrameOf<'remove-cubes'>>({
  prompt: (_, frame) => `Remove up to ${cubesName(opOf(frame).cube, opOf(frame).n)} from one card.`,
  parts: (s, frame) =>
    cubesToTake(s, frame.seat, opOf(frame).cube, 1, false).map(({ seat, card }) => {
      const { cards, cubes } = s.players[seat]
      return {
        id: `${seat} ${card}`,
        label: `${nameOf(card)} of ${seatName(seat)}`,
        max: Math.min(opOf(frame).n, cubes[cards.indexOf(card)]),
      }
    }),
  most: (frame) => opOf(frame).n,
  take(s, frame, from, n, tell) {
    const [seat, card] = from.split(' ')
    takeOff(s, frame, Number(seat), card, n, tell)
  },
})

export const reduceProduction = choose<FrameOf<'reduce-production'>>({
  prompt: (_, frame) =>
    `Reduce a player’s ${productionText(RESOURCES[opOf(frame).resource])} by ${opOf(frame).n}.`,
  all: (s, frame) =>
    [...toReduce(s, opOf(frame)), ...(isSolo(s) ? [NEUTRAL] : [])].map((target) => ({ target })),
  label: (_, frame, { target }) =>
    target === NEUTRAL
      ? 'The neutral opponent'
      : target === frame.seat
        ? 'Your own'
        : seatName(target as Seat),
  refuse: (s, frame, answer) => refuseForRest(s, frame, answer, answer.target === frame.seat),
  take: (s, frame, answer, tell) => reduceOf(s, frame, answer.target as Seat, tell),
})

/** How much of one thing is turned into another. */
const mostOf = (s: MarsState, frame: FrameOf<'choose-number'>): number => {
  const op = opOf(frame)
  const p = s.players[frame.seat]
  if (op.kind === 'cubes-into') return cubesOn(p, frame.card)
  if (op.kind === 'shift') return canLose(p, op.resource)
  return op.kind === 'exchange' ? mostExchanged(p, op) : p.stock[op.resource]
}

export const chooseNumber = choose<FrameOf<'choose-number'>>({
  prompt(_, frame) {
    const { kind, resource, to, n } = opOf(frame)
    if (kind === 'cubes-into') return `Remove how many resources from ${nameOf(frame.card)}?`
    if (kind === 'spend-to-look') return `Spend how much ${resourceName(resource)} to look at as many cards?`
    if (kind === 'exchange' && n > 1)
      return `How much ${resourceName(to)}, for ${n} ${resourceName(resource)} each?`
    const what = kind === 'shift' ? ' production' : ''
    return `Turn how much ${resourceName(resource)}${what} into ${resourceName(to)}${what}?`
  },
  all: (s, frame) => Array.from({ length: mostOf(s, frame) }, (_, i) => ({ number: i + 1 })),
  label: (_, __, answer) => String(answer.number),
  refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0),
  take(s, frame, answer, tell) {
    const op = opOf(frame)
    const n = answer.number as number
    if (op.kind === 'shift') {
      produce(s, frame.seat, op.resource, -n, frame.card, tell)
      produce(s, frame.seat, op.to, n, frame.card, tell)
    } else if (op.kind === 'cubes-into') {
      takeOff(s, frame, frame.seat, frame.card, n, tell)
      gain(s, frame.seat, op.bag as readonly number[], n, frame.card, tell)
    } else if (op.kind === 'spend-to-look') {
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
  prompt: () => 'Choose the card whose production box is carried out once more.',
  all: (s, frame) => copyable(s, frame.seat, opOf(frame), frame.played).map((card) => ({ card })),
  label: (_, __, answer) => nameOf(answer.card as string),
  refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0 || opOf(frame).to >= 0),
  take: (s, frame, answer, tell) => copyBox(s, frame, answer.card as string, tell),
})
