import { type Card, deal, move, type Seat } from '@perilune/engine'
import { drawOp, OCEAN_TILE } from '../cards/built-in.js'
import { TRIGGERS } from '../cards/compiled.js'
import { cardOf } from '../cards/index.js'
import { OPS } from '../cards/ops.js'
import type { Tell } from '../codes/events.js'
import { PARAMETERS, TRACKS, type TrackBonus } from '../map/tracks.js'
import { HEAT } from '../names.js'
import { TEMPERATURE } from '../state/counters.js'
import { addToParked } from '../state/promos.js'
import {
  DECK,
  DISCARD,
  type MarsState,
  next,
  type PendingEffect,
  PLAYED,
  push,
  source,
  wait,
} from '../state/state.js'
import { draw, produce, raiseRating } from '../state/supply.js'
import { waitsInPool } from './partial-losses.js'

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

/**
 * Steps up a track, as far as it goes: `moved` hears of each step, then of what each marked value reached
 * gives.
 */
export function climb(
  s: MarsState,
  parameter: number,
  steps: number,
  moved: (gives?: TrackBonus) => void,
): void {
  const track = TRACKS[PARAMETERS[parameter]]
  for (let i = 0; i < steps && s.parameters[parameter] < track.max; i++) {
    s.parameters[parameter] += track.step
    moved()
    for (const bonus of track.bonuses) if (bonus.at === s.parameters[parameter]) moved(bonus.gives)
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
  climb(s, parameter, steps, (gives) => {
    switch (gives) {
      case undefined:
        tell?.({ what: 'raises', seat, parameter: name, value: s.parameters[parameter] })
        raiseRating(s, seat, 1, name, tell)
        parameterRaised(s, seat, parameter, tell)
        break
      case 'heatProduction':
        produce(s, seat, HEAT, 1, '', tell)
        break
      case 'ocean':
        s.pool.push(wait(OCEAN_TILE, seat, ''))
        break
      case 'temperature':
        raise(s, seat, TEMPERATURE, 1, tell)
        break
      case 'card':
        if (s.alwaysAsk) s.pool.push(wait(drawOp(1), seat, ''))
        else draw(s, seat, 1, tell)
        break
      case 'rating':
        raiseRating(s, seat, 1, name, tell)
        break
    }
  })
}
