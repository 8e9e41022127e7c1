import { type Card, look, type Seat } from '@perilune/engine'
import { cardOf, programOf } from '../cards/index.js'
import type { Op } from '../cards/language.js'
import type { Tell } from '../codes.js'
import { takeFromDeck } from '../decks.js'
import { beginEffect, doNow, playAs } from '../mission/playing.js'
import { requirement } from '../mission/tally.js'
import { CREW, KINDS } from '../names.js'
import {
  ASIDE,
  deckOf,
  discardOf,
  type Effect,
  type EffectQuestion,
  handOf,
  type MoonrakersFrame,
  type MoonrakersState,
  missionOf,
  playedOf,
  push,
} from '../state.js'

/*
 * What the operations of a card do. They are carried out in order, each one completely; one that leaves a
 * choice pushes a frame that asks, and the effect goes on from there. What can't be done is skipped.
 */

const effectFrame = (
  what: EffectQuestion | 'carry-out' | 'discard-rest',
  e: Effect,
  at: number,
  amount: number,
): MoonrakersFrame => ({
  do: what,
  seat: e.seat,
  card: e.card,
  program: e.program,
  at,
  amount,
  mercenary: e.mercenary,
})

/** The effect goes on with its next operation. */
export function goOn(s: MoonrakersState, e: Effect, amount = e.amount): void {
  if (e.at < programOf(e.program).length) push(s, effectFrame('carry-out', e, e.at, amount))
}

/** One of the lists of a choice comes before the rest. */
export function branch(s: MoonrakersState, e: Effect, program: number): void {
  goOn(s, e)
  beginEffect(s, { seat: e.seat, card: e.card, program, mercenary: e.mercenary })
}

/** What was looked at and not played goes to the discard pile, after the played card has taken effect. */
export function discardRestLater(s: MoonrakersState, e: Effect): void {
  push(s, effectFrame('discard-rest', e, e.at, e.amount))
}

/** Everybody who joined the leader, but for one. */
export function otherAllies(s: MoonrakersState, seat: Seat): Seat[] {
  return missionOf(s).participants.filter((other, i) => i > 0 && other !== seat)
}

/** The requirements that an ability may lower: printed, and still above 0. */
export function reducible(s: MoonrakersState): number[] {
  const kinds: number[] = []
  for (let kind = 0; kind < KINDS.length; kind++) if (requirement(s, kind) > 0) kinds.push(kind)
  return kinds
}

/** Crew cards that can come back: any but the one that fetches them. */
export function recoverable(s: MoonrakersState, e: Effect): Card[] {
  const cards = [...s.places[playedOf(e.seat)], ...s.places[discardOf(e.seat)]]
  return cards.filter((card) => cardOf(card).kind === CREW && card !== e.card).sort()
}

export const playedCrew = (s: MoonrakersState, seat: Seat): Card[] =>
  s.places[playedOf(seat)].filter((card) => cardOf(card).kind === CREW)

/** Does an operation leave something to choose? What has only one outcome is done without a question. */
function questionOf(s: MoonrakersState, e: Effect, op: Op, tell: Tell | undefined): EffectQuestion | null {
  const { seat } = e
  const dice = missionOf(s).dice[seat]
  switch (op.op) {
    case 'choose':
      return 'choose-one'
    case 'reduceAny':
      return reducible(s).length > 0 ? 'reduce-any' : null
    case 'discardDie':
      return dice.length > 0 ? 'discard-die' : null
    case 'reroll':
      return dice.length > 0 ? 'reroll-dice' : null
    case 'trash':
      return s.places[handOf(seat)].length > 0 ? 'trash-card' : null
    case 'cycle':
      return s.places[handOf(seat)].length > 0 ? 'cycle-cards' : null
    case 'recoverCrew':
      return recoverable(s, e).length > 0 ? 'recover-crew' : null
    case 'replayCrew':
      return playedCrew(s, seat).length > 0 ? 'replay-crew' : null
    case 'searchPlay':
      if (s.places[deckOf(seat)].length === 0) return null
      look(s, seat, deckOf(seat))
      tell?.({ what: 'searches', seat })
      return 'search-deck'
    case 'peekPlay':
      return setAside(s, seat, { what: 'looks', count: op.look }, tell) ? 'play-seen' : null
    case 'drawThenPlay':
      return setAside(s, seat, { what: 'draws', count: op.draw }, tell) ? 'play-drawn' : null
    default:
      return null
  }
}

function setAside(
  s: MoonrakersState,
  seat: Seat,
  { what, count }: { readonly what: 'looks' | 'draws'; readonly count: number },
  tell: Tell | undefined,
): boolean {
  const taken = takeFromDeck(s, seat, ASIDE, count)
  look(s, seat, ASIDE)
  if (taken > 0) tell?.({ what, seat, count: taken })
  return taken > 0
}

/** Carries out operations until one asks, or starts something that comes first. */
export function carryOut(s: MoonrakersState, e: Effect, tell: Tell | undefined): void {
  const ops = programOf(e.program)
  for (let at = e.at; at < ops.length; at++) {
    const op = ops[at]
    if (op.op === 'playAs') {
      const value = op.value === 'discardedDie' ? e.amount : (op.value ?? 1)
      playAs(s, e, { kind: KINDS.indexOf(op.kind), value }, tell)
      continue
    }
    if (doNow(s, e, op, tell)) continue
    const question = questionOf(s, e, op, tell)
    if (!question) continue
    push(s, effectFrame(question, e, at + 1, e.amount))
    return
  }
}
