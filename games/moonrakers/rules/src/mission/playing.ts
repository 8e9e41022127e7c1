import { type Card, move, type Seat } from '@perilune/engine'
import { BENEFIT } from '../cards/actions.js'
import { type CompiledCard, cardOf } from '../cards/index.js'
import type { Op } from '../cards/language.js'
import type { Tell } from '../codes.js'
import { draw, takeFromDeck } from '../decks.js'
import { CREW, DAMAGE, KINDS, REACTOR, SHIELD, THRUSTER } from '../names.js'
import { gain, trash } from '../ship.js'
import { ASIDE, handOf, type MoonrakersState, missionOf, playedOf, push } from '../state.js'

/*
 * What it means that a card is played: its contribution, its benefit, and the ship parts that wait for it.
 * Operations that ask nothing stand here too: they may play a card, and a part that waits for a card carries
 * them out.
 */

/** A card that takes effect; a damage card may be worth something else than printed. */
interface Resolved {
  readonly card: Card
  readonly value: number | null
}

/** Whose contribution something is: the seat's own, or that of a mercenary it has hired. */
interface Player {
  readonly seat: Seat
  readonly mercenary: boolean
}

/**
 * A card goes from somewhere to the played cards and takes effect; a damage card may be worth something else
 * than printed.
 */
export function playCard(
  s: MoonrakersState,
  seat: Seat,
  { card, from, value }: Resolved & { readonly from: number },
  tell: Tell | undefined,
): void {
  move(s, from, playedOf(seat), card)
  tell?.(value === null ? { what: 'plays', seat, card } : { what: 'plays', seat, card, value })
  resolve(s, seat, { card, value }, tell)
}

/** The effect of a card that lies among the played cards. */
export function resolve(s: MoonrakersState, seat: Seat, resolved: Resolved, tell: Tell | undefined): void {
  const card = cardOf(resolved.card)
  if (card.kind === CREW) {
    playCrew(s, seat, card)
    return
  }
  if (card.kind < 0) return
  missionOf(s).basics[seat] |= 1 << card.kind
  playAs(s, { seat, mercenary: false }, { kind: card.kind, value: resolved.value ?? card.value }, tell)
}

function playCrew(s: MoonrakersState, seat: Seat, card: CompiledCard): void {
  const m = missionOf(s)
  m.contributed[seat][CREW]++
  m.played[seat][CREW]++
  beginEffect(s, { seat, card: card.id, program: card.program, mercenary: false })
}

/**
 * Something counts as a card of this kind. What a mercenary does is no card of the leader's: nothing waits
 * for it.
 */
export function playAs(
  s: MoonrakersState,
  { seat, mercenary }: Player,
  { kind, value }: { readonly kind: number; readonly value: number },
  tell: Tell | undefined,
): void {
  const m = missionOf(s)
  if (kind === DAMAGE && value === 0) return
  m.contributed[mercenary ? s.seats : seat][kind] += kind === DAMAGE ? value : 1
  if (!mercenary) {
    m.played[seat][kind]++
    if (kind === DAMAGE) m.damageCards[seat]++
  }
  if (kind === REACTOR) m.actions[seat] += BENEFIT.actions
  else if (kind === THRUSTER) draw(s, seat, BENEFIT.draw, tell)
  else if (kind === SHIELD) m.blocks[seat] += BENEFIT.block
  if (!mercenary) partsAnswer(s, seat, kind, tell)
}

/** Ship parts of the player that wait for the card of a kind that was just played. */
function partsAnswer(s: MoonrakersState, seat: Seat, kind: number, tell: Tell | undefined): void {
  const nth = missionOf(s).played[seat][kind]
  for (const part of s.captains[seat].ship) {
    const { ability } = cardOf(part)
    if (ability?.when !== 'play' || KINDS[kind] !== ability.card) continue
    if (ability.nth !== 'each' && ability.nth !== nth) continue
    tell?.({ what: 'part-answers', seat, card: part })
    for (const op of ability.do) doNow(s, { seat, mercenary: false }, op, tell)
  }
}

/** An operation that asks nothing. False if it is none of these. */
export function doNow(
  s: MoonrakersState,
  { seat, mercenary }: Player,
  op: Op,
  tell: Tell | undefined,
): boolean {
  const m = missionOf(s)
  const row = mercenary ? s.seats : seat
  switch (op.op) {
    case 'actions':
      m.actions[seat] += op.amount === 'allies' ? m.participants.length - 1 : op.amount
      return true
    case 'draw':
      draw(s, seat, op.amount === 'ownDice' ? m.rolled[seat] : op.amount, tell)
      return true
    case 'contribute':
      m.contributed[row][KINDS.indexOf(op.kind)] += op.amount
      return true
    case 'dealDamage':
      m.contributed[row][DAMAGE] += op.amount
      return true
    case 'reduce':
      m.reduced[KINDS.indexOf(op.kind)] += op.amount
      return true
    case 'block':
      m.blocks[seat] += op.amount
      return true
    case 'gain':
      gain(s, seat, op.card, tell)
      return true
    case 'damageBonus':
      m.damageBonus += op.amount
      return true
    case 'trashTop':
      if (takeFromDeck(s, seat, ASIDE, 1) > 0) trash(s, seat, { card: s.places[ASIDE][0], from: ASIDE }, tell)
      return true
    case 'playFromHand':
      playCard(s, seat, { card: op.card, from: handOf(seat), value: op.value }, tell)
      return true
    default:
      return false
  }
}

/** Begins to carry out a crew card or a ship part. */
export function beginEffect(
  s: MoonrakersState,
  { seat, card, program, mercenary }: Player & { readonly card: Card; readonly program: number },
): void {
  push(s, { do: 'carry-out', seat, card, program, at: 0, amount: 0, mercenary })
}
