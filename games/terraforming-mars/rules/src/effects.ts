import { type Card, deal, move, type Seat } from '@perilune/engine'
import { drawOp, OCEAN_TILE } from './cards/built-in.js'
import { TRIGGERS } from './cards/compiled.js'
import { cardOf } from './cards/index.js'
import { type CompiledOp, OPS } from './cards/ops.js'
import type { Tell } from './codes/events.js'
import { amountOf, TEMPERATURE } from './counters.js'
import { HEAT } from './names.js'
import { waitsInPool } from './partial-losses.js'
import { addToParked } from './promos.js'
import {
  DECK,
  DISCARD,
  handOf,
  type MarsState,
  next,
  type PendingEffect,
  PLAYED,
  push,
  source,
  wait,
} from './state.js'
import { draw, gain, produce, raiseRating, refillDeck } from './supply.js'
import { PARAMETERS, TRACKS, type TrackBonus } from './tracks.js'

/* What operations do once nothing about them is left to decide, and what follows from it. */

/** Effects join the pool; what needs no decision and is never better later is carried out at once. */
export function queueEffects(
  s: MarsState,
  ops: readonly number[],
  from: PendingEffect,
  tell: Tell | undefined,
): void {
  for (let i = 0; i < ops.length; i++) {
    const op = OPS[ops[i]]
    if (op.atOnce && !s.alwaysAsk && !waitsInPool(s, from.seat, op)) op.kind.start(s, from, op, tell)
    else s.pool.push(next(ops[i], from))
  }
}

/** Effects that belong together go into the pool and are resolved. */
export function resolveAll(
  s: MarsState,
  ops: readonly number[],
  from: PendingEffect,
  tell: Tell | undefined,
): void {
  push(s, { do: 'resolve', seat: from.seat })
  queueEffects(s, ops, from, tell)
}

/** Carries out an operation that asks nothing. */
export function applyNow(
  s: MarsState,
  op: CompiledOp,
  seat: Seat,
  card: Card,
  played: Card,
  tell: Tell | undefined,
): void {
  switch (op.kind.name) {
    case 'gain':
      gain(s, seat, op.bag as readonly number[], amountOf(s, seat, op, card), card, tell)
      break
    case 'produce': {
      const times = amountOf(s, seat, op, card)
      const bag = op.bag as readonly number[]
      for (let r = 0; r < bag.length; r++) if (bag[r] > 0) produce(s, seat, r, bag[r] * times, card, tell)
      break
    }
    case 'raise':
      raise(s, seat, op.parameter, op.n, tell)
      break
    case 'rating':
      raiseRating(s, seat, op.n * amountOf(s, seat, op, card), 'effects', tell)
      break
    case 'draw':
      draw(s, seat, op.n * amountOf(s, seat, op, card), tell)
      break
    case 'add':
      addCubes(s, seat, op.target === 'played' ? played : card, op.n * amountOf(s, seat, op, card), tell)
      break
    case 'reveal':
      revealTop(s, op, seat, card, played, tell)
      break
    case 'fleets':
      if (s.colonies) s.colonies.traders[seat].fleets += op.n
      tell?.({ what: 'gains-fleets', seat, fleets: op.n, card })
      break
    case 'opponents-draw':
      for (let other = 0; other < s.seats; other++) if (other !== seat) draw(s, other, op.n, tell)
      break
    case 'find':
      // An action that searches in vain counts as not used.
      if (find(s, op, seat, tell) === 0)
        s.players[seat].used = s.players[seat].used.filter((used) => used !== card)
      break
    case 'next-card': {
      const p = s.players[seat]
      p.nextDiscount += op.discount
      p.nextSlack += op.slack
      break
    }
    default:
      throw new Error(`'${op.kind.name}' can't be carried out without a decision`)
  }
}

/** Cubes go on a card of the seat's, if it still lies there. */
export function addCubes(s: MarsState, seat: Seat, card: Card, n: number, tell: Tell | undefined): void {
  const p = s.players[seat]
  const at = p.cards.indexOf(card)
  if (n === 0) return
  if (at < 0) {
    if (addToParked(s.promos, seat, card, n)) tell?.({ what: 'adds-cubes', seat, card, cubes: n })
    return
  }
  p.cubes[at] += n
  tell?.({ what: 'adds-cubes', seat, card, cubes: n })
  if (s.promos !== null) cubesAdded(s, seat, cardOf(card).holds, n, tell)
}

/** Whoever waits for cubes of this kind: only promotional cards do. */
function cubesAdded(s: MarsState, seat: Seat, cube: number, n: number, tell: Tell | undefined): void {
  for (const id of s.players[seat].listens) {
    const trigger = TRIGGERS[id]
    if (trigger.event === 'added' && trigger.cube === cube)
      for (let i = 0; i < n; i++) queueEffects(s, trigger.ops, source(seat, trigger.card), tell)
  }
}

/** The top card is shown to all and discarded; with the tag on it, the effect goes on. */
function revealTop(
  s: MarsState,
  op: CompiledOp,
  seat: Seat,
  card: Card,
  played: Card,
  tell: Tell | undefined,
): void {
  if (!refillDeck(s)) return
  const shown = turnUp(s)
  const found = (cardOf(shown).tagBits & (1 << op.tag)) !== 0
  tell?.({ what: 'reveals', seat, card: shown, found })
  if (found) queueEffects(s, op.lists[0], source(seat, card, played), tell)
}

/** Cards are turned up for all to see until enough with the tag are found; those go to the hand. */
function find(s: MarsState, op: CompiledOp, seat: Seat, tell: Tell | undefined): number {
  const found: Card[] = []
  const others: Card[] = []
  while (found.length < op.n && refillDeck(s)) {
    const deck = s.places[DECK]
    const shown = deck[deck.length - 1]
    deal(s, DECK, PLAYED)
    const card = cardOf(shown)
    const fits = op.tag >= 0 ? card.tagBits & (1 << op.tag) : card.icons & (1 << op.cube)
    if (fits === 0) others.push(shown)
    else found.push(shown)
  }
  for (const card of found) move(s, PLAYED, handOf(seat), card)
  for (const card of others) move(s, PLAYED, DISCARD, card)
  if (found.length + others.length > 0) tell?.({ what: 'finds', seat, cards: found, discarded: others })
  return found.length
}

/** Turns up the top card of the deck for all to see and lays it on the discard pile. */
export function turnUp(s: MarsState): Card {
  const deck = s.places[DECK]
  const shown = deck[deck.length - 1]
  deal(s, DECK, PLAYED)
  move(s, PLAYED, DISCARD, shown)
  return shown
}

/** Who waits for a step of a parameter; `seat` is -1 where nobody made it. */
export function parameterRaised(s: MarsState, seat: number, parameter: number, tell: Tell | undefined): void {
  for (let owner = 0; owner < s.seats; owner++)
    for (const id of s.players[owner].listens) {
      const trigger = TRIGGERS[id]
      if (trigger.parameter === parameter && (owner === seat || trigger.anyone))
        queueEffects(s, trigger.ops, source(owner, trigger.card), tell)
    }
}

/** Steps up a track, one after the other, as far as it goes: what each step brings, and each marked value that is reached. */
export function climb(
  s: MarsState,
  parameter: number,
  steps: number,
  step: () => void,
  reach: (gives: TrackBonus) => void,
): void {
  const track = TRACKS[PARAMETERS[parameter]]
  for (let i = 0; i < steps && s.parameters[parameter] < track.max; i++) {
    s.parameters[parameter] += track.step
    step()
    for (const bonus of track.bonuses) if (bonus.at === s.parameters[parameter]) reach(bonus.gives)
  }
}

/** Steps of a parameter, each with its rating; marked values reached or passed give their bonus. */
export function raise(
  s: MarsState,
  seat: Seat,
  parameter: number,
  steps: number,
  tell: Tell | undefined,
): void {
  const name = PARAMETERS[parameter]
  const step = (): void => {
    tell?.({ what: 'raises', seat, parameter: name, value: s.parameters[parameter] })
    raiseRating(s, seat, 1, name, tell)
    parameterRaised(s, seat, parameter, tell)
  }
  climb(s, parameter, steps, step, (gives) => {
    switch (gives) {
      case 'heatProduction':
        produce(s, seat, HEAT, 1, '', tell)
        break
      case 'ocean':
        s.pool.push(wait(OCEAN_TILE, seat, '', '', -1))
        break
      case 'temperature':
        raise(s, seat, TEMPERATURE, 1, tell)
        break
      case 'card':
        if (s.alwaysAsk) s.pool.push(wait(drawOp(1), seat, '', '', -1))
        else draw(s, seat, 1, tell)
        break
      case 'rating':
        raiseRating(s, seat, 1, name, tell)
        break
    }
  })
}
