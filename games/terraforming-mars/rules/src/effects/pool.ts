import { type Answer, only, type Seat } from '@perilune/engine'
import { OPS } from '../cards/ops.js'
import type { Tell } from '../codes/events.js'
import type { Ask, Run } from '../codes/index.js'
import type { MarsReason } from '../codes/reasons.js'
import { cubesOn } from '../state/counters.js'
import { DECK, type MarsFrame, type MarsState, type PendingEffect, push } from '../state/state.js'
import type { CompiledOp } from '../verbs/compiled-op.js'
import { cures, infects, isDrawing, isInOrder, isTile } from '../verbs/special-kinds.js'
import { wantsMoneyLater } from './partial-losses.js'
import { refuseForRest } from './possible.js'
import { isProbing } from './probe.js'

/*
 * The pool of effects: everything that waits within one action. The active player may resolve it in any
 * order. Gains are carried out as they come, so what waits here asks for a decision or takes something away.
 * It is resolved without a question where no other order could give more: first what shows cards, then
 * tiles, other choices, red-bordered effects (by then opponents have what they will get), and losses last.
 * The player is asked only where the order could matter: two different tiles, or two effects that each show
 * cards and could use what the other shows.
 */

type Resolve = Extract<MarsFrame, { do: 'resolve' }>
type Order = Extract<MarsFrame, { do: 'choose-order' }>

/** The operation that comes next of what waits. */
const nextOp = (w: PendingEffect): CompiledOp => {
  const op = OPS[w.op]
  return isInOrder(op) && op.lists[w.at].length > 0 ? OPS[op.lists[w.at][0]] : op
}

const rankOf = (w: PendingEffect): number => nextOp(w).rank

/** Two effects that come to the same thing, whichever is first. */
const alike = (a: PendingEffect, b: PendingEffect): boolean => {
  if (a.seat !== b.seat || a.at !== b.at) return false
  if (a.op === b.op) return a.card === b.card
  const [x, y] = [OPS[a.op], OPS[b.op]]
  return isTile(x) && isTile(y) && x.tile === y.tile && x.where === y.where
}

/** Whether resolving it could show its owner cards. */
const reveals = (s: MarsState, w: PendingEffect): boolean => OPS[w.op].kind.reveals(s, w, OPS[w.op])

/** What there is to choose from, each kind once, as places in the pool. */
function distinct(s: MarsState, which: (w: PendingEffect) => boolean): number[] {
  const list: number[] = []
  for (let i = 0; i < s.pool.length; i++)
    if (which(s.pool[i]) && !list.some((j) => alike(s.pool[i], s.pool[j]))) list.push(i)
  return list
}

const DECISIONS_FROM = 1
const LOSSES = 7

const isDecision = (w: PendingEffect): boolean => {
  const rank = rankOf(w)
  return rank >= DECISIONS_FROM && rank < LOSSES
}

/** Cards that resolving it would draw, whatever else it does. */
const drawn = (op: CompiledOp): number =>
  isDrawing(op) ? op.n : op.lists.reduce((n, list) => n + list.reduce((m, id) => m + drawn(OPS[id]), 0), 0)

const FEW_CARDS = 20

/** Whether the deck might not do for all that waits to draw: then the order says who gets what. */
function deckRunsLow(s: MarsState): boolean {
  const left = s.places[DECK].length
  return left < FEW_CARDS && left < s.pool.reduce((n, w) => n + drawn(OPS[w.op]), 0)
}

/** What the active player may put in order. */
const isOpen = (s: MarsState, w: PendingEffect): boolean =>
  isDecision(w) || (s.promos !== null && wantsMoneyLater(s, w)) || (deckRunsLow(s) && reveals(s, w))

function orderMatters(s: MarsState, seat: Seat): boolean {
  const open = distinct(s, (w) => isOpen(s, w))
  if (open.length < 2) return false
  let tiles = 0
  let shows = 0
  for (const i of open) {
    if (isTile(OPS[s.pool[i].op])) tiles++
    // What others draw tells the active player nothing.
    if ((s.pool[i].seat === seat || deckRunsLow(s)) && reveals(s, s.pool[i])) shows++
  }
  return tiles > 1 || shows > 1 || (s.promos !== null && (promosMatter(s, open) || moneyMatters(s)))
}

/** A loss that takes what there is takes less before money comes in. */
const moneyMatters = (s: MarsState): boolean => s.pool.some((w) => wantsMoneyLater(s, w))

/**
 * An insurer may want to pay for a loss while there is no money; a disease may be caught before a cure or
 * after it.
 */
function promosMatter(s: MarsState, open: readonly number[]): boolean {
  let red = 0
  let infections = 0
  let curing = 0
  for (const i of open) {
    const w = s.pool[i]
    const op = OPS[w.op]
    if (s.players[w.seat].insures > 0 && (rankOf(w) === 5 || rankOf(w) === 6)) red++
    if (infects(op)) infections++
    else if (cures(op) && cubesOn(s.players[w.seat], w.card) === 0) curing++
  }
  return (red > 0 && open.length > red) || (infections > 0 && curing > 0)
}

/** What comes next if nobody is asked. */
function nextInLine(s: MarsState): number {
  if (s.pool.length === 1) return 0
  let best = 0
  let bestRank = 99
  let decisions = 0
  for (const w of s.pool) if (isDecision(w)) decisions++
  for (let i = 0; i < s.pool.length; i++) {
    let rank = rankOf(s.pool[i])
    if (decisions > 1 && rank > 1 && rank < LOSSES && reveals(s, s.pool[i])) rank = 1
    if (rank < bestRank) {
      best = i
      bestRank = rank
    }
  }
  return best
}

function takeOut(s: MarsState, i: number): PendingEffect {
  const w = s.pool[i]
  s.pool.splice(i, 1)
  return w
}

/**
 * Whether the active player is asked what comes next. A probe asks only where it matters for what is
 * possible.
 */
function asks(s: MarsState, seat: Seat): boolean {
  if (s.pool.length < 2) return false
  if (isProbing()) return s.promos !== null && moneyMatters(s)
  return s.alwaysAsk ? distinct(s, () => true).length > 1 : orderMatters(s, seat)
}

export const resolve: Run<Resolve> = {
  run(s, frame, tell) {
    if (s.pool.length === 0) {
      if (s.wildAs.length > 0 && !isUnderWay(s)) s.wildAs = []
      return
    }
    push(s, frame)
    if (asks(s, frame.seat)) push(s, { do: 'choose-order', seat: frame.seat })
    else resolveNext(s, nextInLine(s), tell)
  },
}

/** Whether the action goes on when this pool is empty. */
function isUnderWay(s: MarsState): boolean {
  const next = s.stack[s.stack.length - 1] as MarsFrame | undefined
  return next !== undefined && (next.do === 'go-on' || next.do === 'resolve' || next.do === 'enter-play')
}

function resolveNext(s: MarsState, i: number, tell: Tell | undefined): void {
  const w = takeOut(s, i)
  const op = OPS[w.op]
  op.kind.start(s, w, op, tell)
}

const optionsOf = (s: MarsState): number[] => distinct(s, (w) => s.alwaysAsk || isOpen(s, w))

function refuse(s: MarsState, frame: Order, answer: Answer): MarsReason | undefined {
  const { next } = answer
  if (typeof next !== 'number' || Object.keys(answer).length !== 1 || !optionsOf(s).includes(next))
    return { code: 'not-offered' }
  const w = s.pool[next]
  if (!OPS[w.op].kind.can(s, w.seat, OPS[w.op])) return { code: 'not-yet' }
  const hurts = rankOf(w) === LOSSES || (s.promos !== null && moneyMatters(s))
  return refuseForRest(s, frame, answer, hurts)
}

export const chooseOrder: Ask<Order> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, _, frame) => ({
    kind: 'choose',
    prompt: { code: 'choose-order' },
    options: optionsOf(s).map((next) => {
      const reason = refuse(s, frame, { next })
      const { card, op } = s.pool[next]
      return { answer: { next }, facts: { card, op }, ...(reason && { reason }) }
    }),
  }),
  answers: (s, _, frame) =>
    optionsOf(s)
      .map((next) => ({ next }))
      .filter((answer) => !refuse(s, frame, answer)),
  refuse: (s, _, frame, answer) => refuse(s, frame, answer),
  take: (s, _, __, answer, tell) => resolveNext(s, answer.next as number, tell),
}
