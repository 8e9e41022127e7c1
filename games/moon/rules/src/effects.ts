import { type Card, look, type Seat, shuffle } from '@perilune/engine'
import { type CompiledCard, cardOf } from './cards/index.js'
import type { Op } from './cards/language.js'
import { itemsOf } from './choices.js'
import type { MoonReason, MoonTell } from './codes.js'
import { kinds, takeReward } from './construct.js'
import { amountOf, resourcesIn } from './counters.js'
import { COLOURS, GREY, ITEMS, PINK, ROVERS } from './names.js'
import {
  askedBy,
  DISCARD,
  type Effect,
  freshEffect,
  handOf,
  type MoonFrame,
  type MoonState,
  type PlacedCard,
  push,
  remembering,
  type Settlement,
  stackOf,
} from './state.js'
import { bagOf, returnRovers, score, spend, take } from './supply.js'

/*
 * What the operations of a card do. They are carried out in order, each one completely; one that leaves a choice pushes
 * a frame that asks, and the effect goes on from there.
 */

/** Begins to carry out a card: one that was flipped, used as an Expedition, or claimed. */
export function beginEffect(s: MoonState, seat: Seat, card: Card, host: Card = card): void {
  push(s, freshEffect('carry-out', seat, card, host, 0))
}

/** The effect goes on with its next operation, with something more to remember. */
export function goOn(
  s: MoonState,
  e: Effect,
  paid = e.paid,
  flippedBack = e.flippedBack,
  chosen = e.chosen,
  reward = e.reward,
): void {
  if (e.at >= cardOf(e.card).ops.length) return
  push(s, remembering(e, paid, flippedBack, chosen, reward))
}

/** The card meant by "this card", where it stands. */
function hostOf(home: Settlement, host: Card): PlacedCard {
  const found = home.structures.find((c) => c.card === host) ?? home.reputations.find((c) => c.card === host)
  if (!found) throw new Error(`${host} does not stand in the Settlement`)
  return found
}

/** Grey Structures that may get a Heart: not those whose Hearts match a count, which could not keep it. */
export const emptyGreys = (home: Settlement): Card[] =>
  kinds(home.structures.filter((c) => c.hearts === 0 && mayGetHeart(cardOf(c.card))).map((c) => c.card))

const mayGetHeart = ({ colour, matches }: CompiledCard): boolean => colour === GREY && matches === null

export const carriers = (home: Settlement): Card[] =>
  kinds(home.structures.filter((c) => c.rovers > 0).map((c) => c.card))

export const flippedBut = (home: Settlement, host: Card): Card[] =>
  kinds(home.structures.filter((c) => c.flipped && c.card !== host).map((c) => c.card))

export const razable = (home: Settlement, colours: readonly string[]): Card[] =>
  kinds(home.structures.map((c) => c.card).filter((id) => colours.includes(COLOURS[cardOf(id).colour])))

/** Why an effect can't be used at all: a payment that can't be met, or nothing that it could be done to. */
export function refuseEffect(s: MoonState, seat: Seat, card: CompiledCard): MoonReason | undefined {
  const { ops, pays } = card
  for (let i = 0; i < ops.length; i++) {
    const pay = pays[i]
    const reason = pay === null ? refuseOp(s, seat, ops[i]) : refusePay(s, seat, pay)
    if (reason) return reason
  }
  return
}

function refusePay(s: MoonState, seat: Seat, pay: readonly number[]): MoonReason | undefined {
  const { supply } = s.settlements[seat]
  for (let i = 0; i < ITEMS.length; i++)
    if (supply[i] < pay[i]) return { code: 'cost', resource: ITEMS[i], needs: pay[i], has: supply[i] }
  return
}

function refuseOp(s: MoonState, seat: Seat, op: Op): MoonReason | undefined {
  const home = s.settlements[seat]
  switch (op.op) {
    case 'payAny':
    case 'give': {
      const needs = op.op === 'payAny' && !op.upTo ? op.amount : 1
      const has = resourcesIn(home.supply)
      return has < needs ? { code: 'resources', needs, has } : undefined
    }
    case 'swap':
      if (s.places[handOf(seat)].length === 0) return { code: 'no-structure-in-hand' }
      if (s.places[op.with === 'stack' ? stackOf(s.era) : DISCARD].length === 0)
        return { code: op.with === 'stack' ? 'stack-empty' : 'discard-empty' }
      return
    case 'recallRover':
      return home.roversOut === 0 ? { code: 'no-rover-parked' } : undefined
    case 'heartsOnEmptyGrey':
      return emptyGreys(home).length === 0 ? { code: 'no-empty-grey' } : undefined
    case 'demolish':
      return razable(home, op.colours).length === 0 ? { code: 'nothing-to-demolish' } : undefined
    default:
      return
  }
}

/** The question that an operation asks, if it leaves a choice; `null` where it is simply done. `at` is the next operation. */
function question(s: MoonState, e: Effect, op: Op, at: number): MoonFrame | null {
  const home = s.settlements[e.seat]
  switch (op.op) {
    case 'gainAny': {
      const amount = amountOf(s, e.seat, op.amount, e)
      return amount > 0 ? askedBy(e, 'gain-resources', at, amount, op.mix ?? 'any') : null
    }
    case 'payAny': {
      const most = Math.min(op.amount, resourcesIn(home.supply))
      return askedBy(e, 'pay-resources', at, most, '', op.upTo ? 1 : op.amount)
    }
    case 'payAnyNumberOf': {
      const has = home.supply[ITEMS.indexOf(op.item)]
      return has > 0 ? askedBy(e, 'pay-any-number', at, has, op.item, 0) : null
    }
    case 'give':
      return askedBy(e, 'give-resource', at)
    case 'score':
      return typeof op.amount !== 'number' && op.amount.each === 'flags:chosen'
        ? askedBy(e, 'choose-flag', at, op.amount.times as number)
        : null
    case 'heartsOnEmptyGrey':
      return askedBy(e, 'choose-grey', at, op.amount)
    case 'flagReward':
      return askedBy(e, 'choose-flag-reward', at, op.amount, op.different ? 'different' : 'any')
    case 'construct':
      return askedBy(e, 'extra-construct', at, op.refill ? 1 : 0, op.from)
    case 'produce':
      return op.from === 'all' ? null : askedBy(e, 'choose-blue', at, 1, op.from)
    case 'takeRewards':
      return s.places[DISCARD].length > op.cards ? askedBy(e, 'choose-rewards', at, op.cards) : null
    case 'demolish':
      return askedBy(e, 'demolish', at)
    case 'convert':
      return askedBy(e, 'choose-resource-to-make', at, op.bonus)
    case 'flipBack': {
      const most = op.cards === 'all' ? 0 : Math.min(op.cards, flippedBut(home, e.host).length)
      return most > 0 ? askedBy(e, 'flip-back', at, most, '', op.cards === 1 ? 1 : 0) : null
    }
    case 'copyFlip':
      return copyable(s, e).length > 0 ? askedBy(e, 'copy-flip', at) : null
    case 'recallRover':
      return askedBy(e, 'recall-rover', at)
    case 'swap':
      return askedBy(e, 'swap-card', at, 1, op.with)
    default:
      return null
  }
}

/** An operation that leaves no choice is done at once. */
function carryOut(s: MoonState, e: Effect, op: Op, tell: MoonTell | undefined): void {
  const home = s.settlements[e.seat]
  switch (op.op) {
    case 'gain':
      take(s, e.seat, itemsOf(op.items), e.card, tell)
      break
    case 'pay': {
      const items = itemsOf(op.items)
      spend(s, e.seat, items)
      returnRovers(s, e.seat, items[ROVERS])
      tell?.({ what: 'pays', seat: e.seat, items: bagOf(items), card: e.card })
      break
    }
    case 'score':
      score(s, e.seat, amountOf(s, e.seat, op.amount, e), e.card, tell)
      break
    case 'heartsHere': {
      const hearts = amountOf(s, e.seat, op.amount, e)
      hostOf(home, e.host).hearts += hearts
      tell?.({ what: 'hearts-on-card', seat: e.seat, card: e.host, hearts })
      break
    }
    case 'freeConstruct':
      if (op.lasts === 'thisTurn') s.turn.free++
      else home.free = true
      break
    case 'produce':
      take(s, e.seat, home.production, e.card, tell)
      break
    case 'takeRewards':
      for (const card of s.places[DISCARD]) takeReward(s, e.seat, cardOf(card), e.card, tell)
      break
    case 'flipBack':
      flipBack(s, e, flippedBut(home, e.host), tell)
      break
    case 'roversHere':
      gatherRovers(s, e, tell)
      break
    case 'gainAny':
    case 'payAnyNumberOf':
    case 'copyFlip':
      break
    default:
      throw new Error(`'${op.op}' is no operation that can be carried out`)
  }
}

/** Not parking: the spaces that the Rovers leave are free, and nothing else follows. */
function gatherRovers(s: MoonState, e: Effect, tell: MoonTell | undefined): void {
  const home = s.settlements[e.seat]
  const all = home.supply[ROVERS] + home.roversOut
  for (const c of home.structures) c.rovers = 0
  hostOf(home, e.host).rovers = all
  home.supply[ROVERS] = 0
  home.roversOut = all
  tell?.({ what: 'gathers-rovers', seat: e.seat, card: e.host, rovers: all })
}

/** The next operation of an effect: asked about, or done and followed by the one after it. */
export function nextOperation(s: MoonState, e: Effect, tell: MoonTell | undefined): void {
  const op = cardOf(e.card).ops[e.at]
  if (!op) return
  const asks = question(s, e, op, e.at + 1)
  if (!asks) {
    push(s, askedBy(e, 'carry-out', e.at + 1))
    carryOut(s, e, op, tell)
    return
  }
  if (op.op === 'construct' && (op.from === 'stack' || op.from === 'previousEra')) {
    look(s, e.seat, sourcePlace(s, e.seat, op.from))
    tell?.({ what: 'searches', seat: e.seat, from: op.from })
  }
  push(s, asks)
}

/** Where an extra Structure comes from. Cards that reach into the previous Era are in no hand before Era II. */
export function sourcePlace(s: MoonState, seat: Seat, from: string): number {
  if (from === 'hand') return handOf(seat)
  if (from === 'discard') return DISCARD
  return stackOf(from === 'stack' ? s.era : s.era - 1)
}

/** Ends a search: the stack that was looked through is shuffled. */
export function endSearch(s: MoonState, seat: Seat, from: string): void {
  if (from === 'stack' || from === 'previousEra') shuffle(s, sourcePlace(s, seat, from))
}

export function flipBack(s: MoonState, e: Effect, cards: readonly Card[], tell: MoonTell | undefined): void {
  for (const c of s.settlements[e.seat].structures) if (cards.includes(c.card)) c.flipped = false
  if (cards.length > 0) tell?.({ what: 'flips-back', seat: e.seat, cards })
}

/** Flip effects of the chosen player that could be carried out by this seat as its own. */
export function copyable(s: MoonState, e: Effect): Card[] {
  return kinds(s.settlements[e.chosen].structures.map((c) => c.card)).filter((id) => {
    const card = cardOf(id)
    return (
      card.colour === PINK && !card.ops.some((o) => o.op === 'copyFlip') && !refuseEffect(s, e.seat, card)
    )
  })
}
