import { type Card, move, type Seat } from '@perilune/engine'
import { BOARDS, NEIGHBOURS } from './boards.js'
import { CATHEDRAL_CARD, OCEAN_TILE } from './cards/built-in.js'
import { cardOf } from './cards/index.js'
import { type CompiledOp, OPS } from './cards/ops.js'
import { claimable } from './choices.js'
import type { Tell } from './codes/events.js'
import type { MarsReason } from './codes/reasons.js'
import { cubesOn } from './counters.js'
import { addCubes } from './effects.js'
import { turnDown } from './enter-play.js'
import { harm, stillToLose } from './harm.js'
import { isCity, MC, OCEAN, RESOURCES, TAGS } from './names.js'
import { areasFor } from './place.js'
import { refuseAction } from './playable.js'
import { parkedCubes } from './promos.js'
import {
  ask,
  handOf,
  type MarsState,
  NEUTRAL,
  type PendingEffect,
  PLAYED,
  push,
  type Question,
  wait,
} from './state.js'
import { canLose, gainOne, lose, produce, raiseRating, takeCubes } from './supply.js'
import { layTile, placementBonus } from './tiles.js'
import { countWilds } from './wild-tags.js'

/* What only promotional cards do: what there is to choose from, and what a choice does. */

/** Asks where there is a choice, takes what there is where there is none, and is stuck without anything. */
function askOrTake<T>(
  s: MarsState,
  question: Question,
  w: PendingEffect,
  all: readonly T[],
  take: (one: T) => void,
): void {
  if (all.length > 1) ask(s, question, w)
  else if (all.length === 1) take(all[0])
  else push(s, { do: 'stuck' })
}

export function beginPromo(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  const { seat } = w
  switch (op.kind.name) {
    case 'sue':
      askOrTake(s, 'sue-player', w, toSue(s, seat), (target) => sue(s, w, target, tell))
      return
    case 'spend-to-look':
      if (s.players[seat].stock[op.resource] > 0) ask(s, 'choose-number', w)
      else push(s, { do: 'stuck' })
      return
    case 'show':
      if (s.places[handOf(seat)].length > 0) ask(s, 'show-cards', w)
      return
    case 'take-back':
      ask(s, 'take-back-events', w)
      return
    case 'again':
      askOrTake(s, 'use-again', w, toUseAgain(s, seat), (which) => useAgain(s, seat, which, tell))
      return
    case 'park':
      askOrTake(s, 'park-card', w, toPark(s, seat), (card) => park(s, seat, card, op.n, tell))
      return
    case 'double':
      askOrTake(s, 'double-cubes', w, parkedBy(s, seat), (card) => doubleCubes(s, seat, card, tell))
      return
    case 'nomads':
      askOrTake(s, 'move-nomads', w, nomadAreas(s, seat, op), (area) => moveNomads(s, w, area, tell))
      return
    case 'cathedral':
      askOrTake(s, 'build-cathedral', w, citiesWithout(s), (area) => buildCathedral(s, w, area, tell))
      return
    case 'first-ocean': {
      const areas = areasFor(s, seat, OPS[OCEAN_TILE])
      if (areas.length > 1) ask(s, 'choose-ocean', w)
      else if (areas.length === 1) layTile(s, seat, OCEAN, areas[0], w.card, tell)
      return
    }
    case 'infect':
      addCubes(s, seat, w.card, 1, tell)
      lose(
        s,
        seat,
        MC,
        Math.min(op.n, Math.max(0, s.players[seat].stock[MC] - stillToLose(s, seat))),
        w.card,
        tell,
      )
      return
    case 'cure':
      beginCure(s, w, tell)
  }
}

/** Why something that has to be done can't be. */
export function refusePromo(s: MarsState, seat: Seat, op: CompiledOp): MarsReason | 'maybe' | undefined {
  switch (op.kind.name) {
    case 'sue':
      return toSue(s, seat).length > 0 ? undefined : { code: 'nobody-to-sue' }
    case 'spend-to-look':
      return s.players[seat].stock[op.resource] > 0
        ? undefined
        : { code: 'stock-short', resource: RESOURCES[op.resource], needs: 1, has: 0 }
    case 'take-back':
      return toTakeBack(s, seat).length > 0 ? undefined : { code: 'no-event' }
    case 'again':
      return toUseAgain(s, seat).length > 0 ? undefined : { code: 'nothing-used' }
    case 'park':
      return toPark(s, seat).length > 0 ? undefined : { code: 'nothing-to-park' }
    case 'double':
      return parkedBy(s, seat).length > 0 ? undefined : { code: 'nothing-parked' }
    case 'nomads':
      return refuseNomads(s, seat, op)
    case 'cathedral':
      return citiesWithout(s).length > 0 ? undefined : { code: 'no-city' }
    default:
      return
  }
}

/** Where they can only go to the South Pole, its price must be paid. */
function refuseNomads(s: MarsState, seat: Seat, op: CompiledOp): MarsReason | 'maybe' | undefined {
  const areas = nomadAreas(s, seat, op)
  if (areas.length === 0) return { code: 'no-area', for: 'nomads' }
  return op.n > 0 && areas.every((area) => area === BOARDS[s.map].southPole) ? 'maybe' : undefined
}

/** Whoever took something from the seat in this generation. */
export function toSue(s: MarsState, seat: Seat): Seat[] {
  const list: Seat[] = []
  for (let other = 0; other < s.seats; other++)
    if (((s.promos?.harmed[seat] ?? 0) & (1 << other)) !== 0) list.push(other)
  return list
}

export function sue(s: MarsState, w: PendingEffect, target: Seat, tell: Tell | undefined): void {
  const from = s.players[target]
  const mc = Math.min(OPS[w.op].n, from.stock[MC])
  lose(s, target, MC, mc, w.card, tell)
  gainOne(s, w.seat, MC, mc, w.card, tell)
  const mine = s.players[w.seat]
  const at = mine.events.indexOf(w.card)
  if (at >= 0) {
    mine.events.splice(at, 1)
    from.events.push(w.card)
    from.eventsAt.push(mine.eventsAt.splice(at, 1)[0])
  }
  if (mc > 0) harm(s, w.seat, target, tell)
}

const laysSpecialTile = (card: Card): boolean =>
  cardOf(card).play.some((id) => OPS[id].kind.name === 'tile' && OPS[id].tile > OCEAN + 2)

export const toTakeBack = (s: MarsState, seat: Seat): Card[] =>
  s.players[seat].events.filter((card) => cardOf(card).kind === 'event' && !laysSpecialTile(card))

export function takeBack(s: MarsState, seat: Seat, cards: readonly Card[], tell: Tell | undefined): void {
  const p = s.players[seat]
  for (const card of cards) {
    const at = p.events.indexOf(card)
    p.events.splice(at, 1)
    p.eventsAt.splice(at, 1)
    move(s, PLAYED, handOf(seat), card)
  }
  tell?.({ what: 'takes-back', seat, cards: cards.slice() })
}

export interface Way {
  readonly card: Card
  readonly way: number
}

/** Actions that were used in this generation and could be used now if they had not been. */
export function toUseAgain(s: MarsState, seat: Seat): Way[] {
  const p = s.players[seat]
  return p.used.flatMap((id) => {
    const card = cardOf(id)
    if (!p.cards.includes(id)) return []
    return card.actions.flatMap((action, way) =>
      // An action that does the same could only lead back to itself.
      action.gain.some((op) => OPS[op].kind.name === 'again') || refuseAction(s, seat, card, action)
        ? []
        : [{ card: id, way }],
    )
  })
}

export function useAgain(s: MarsState, seat: Seat, { card, way }: Way, tell: Tell | undefined): void {
  tell?.({ what: 'uses', seat, card, way })
  const { op } = cardOf(card).actions[way]
  countWilds(s, s.players[seat], OPS[op].countsTags)
  s.pool.push(wait(op, seat, card, '', -1))
}

const PARKED_TAGS = (1 << TAGS.indexOf('space')) | (1 << TAGS.indexOf('building'))

export const toPark = (s: MarsState, seat: Seat): Card[] =>
  s.places[handOf(seat)].filter((card) => (cardOf(card).tagBits & PARKED_TAGS) !== 0)

export const parkedBy = (s: MarsState, seat: Seat): readonly Card[] => s.promos?.parked[seat] ?? []

export function park(s: MarsState, seat: Seat, card: Card, cubes: number, tell: Tell | undefined): void {
  move(s, handOf(seat), PLAYED, card)
  s.promos?.parked[seat].push(card)
  s.promos?.parkedCubes[seat].push(cubes)
  tell?.({ what: 'parks', seat, card, cubes })
}

export function doubleCubes(s: MarsState, seat: Seat, card: Card, tell: Tell | undefined): void {
  addCubes(s, seat, card, parkedCubes(s.promos, seat, card), tell)
}

/** The nomads' marker is nobody's: nobody may lay a tile where they are. Where it stands among the claims, or -1. */
function nomadsAt(s: MarsState): number {
  for (let i = 0; i < s.claims.length; i += 2) if (s.claims[i + 1] === NEUTRAL) return i
  return -1
}

export function nomadAreas(s: MarsState, seat: Seat, op: CompiledOp): number[] {
  const free = claimable(s, seat)
  if (op.n === 0) return free
  const at = nomadsAt(s)
  return at < 0 ? [] : free.filter((area) => NEIGHBOURS[s.claims[at]].includes(area))
}

export function moveNomads(s: MarsState, w: PendingEffect, area: number, tell: Tell | undefined): void {
  const at = nomadsAt(s)
  if (at >= 0) s.claims.splice(at, 2)
  s.claims.push(area, NEUTRAL)
  tell?.({ what: 'moves-nomads', seat: w.seat, area })
  if (OPS[w.op].n > 0) placementBonus(s, w.seat, area, tell)
}

/** Cities in play, on Mars and off it, without a cathedral. */
export function citiesWithout(s: MarsState): number[] {
  const list: number[] = []
  for (let area = 0; area < s.tiles.length; area++)
    if (isCity(s.tiles[area]) && !s.promos?.cathedrals.includes(area)) list.push(area)
  return list
}

export function buildCathedral(s: MarsState, w: PendingEffect, area: number, tell: Tell | undefined): void {
  s.promos?.cathedrals.push(area)
  tell?.({ what: 'builds-cathedral', seat: w.seat, area })
  const owner = s.owners[area]
  if (owner !== NEUTRAL) s.pool.push(wait(CATHEDRAL_CARD, owner, w.card, '', -1))
}

/** With a disease on the card it is cured; with none the card may be turned face down. */
function beginCure(s: MarsState, w: PendingEffect, tell: Tell | undefined): void {
  const p = s.players[w.seat]
  if (!p.cards.includes(w.card)) return
  if (cubesOn(p, w.card) === 0) {
    ask(s, 'flip-corporation', w)
    return
  }
  takeCubes(s, w.seat, w.card, 1)
  tell?.({ what: 'removes-cubes', seat: w.seat, from: w.seat, card: w.card, cubes: 1 })
  raiseRating(s, w.seat, 1, 'effects', tell)
}

/** The corporation lies face down among the events: its tags and effects are gone. */
export function flip(s: MarsState, w: PendingEffect, tell: Tell | undefined): void {
  const p = s.players[w.seat]
  turnDown(p, cardOf(w.card))
  p.events.push(w.card)
  p.eventsAt.push(s.played)
  tell?.({ what: 'flips', seat: w.seat, card: w.card })
  raiseRating(s, w.seat, OPS[w.op].n, 'effects', tell)
}

export function lowerOpponents(
  s: MarsState,
  seat: Seat,
  steps: number,
  card: Card,
  tell: Tell | undefined,
): void {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) produce(s, other, MC, -Math.min(steps, canLose(s.players[other], MC)), card, tell)
}
