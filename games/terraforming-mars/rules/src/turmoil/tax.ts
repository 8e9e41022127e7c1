import type { Seat } from '@perilune/engine'
import { TAX, taxOp, taxSteps } from '../cards/built-in.js'
import { type CompiledCard, TRIGGERS } from '../cards/compiled.js'
import { OPS } from '../cards/ops.js'
import { COLONY, NO_GAIN, POLE, RATING } from '../cards/rating-gain.js'
import { colonyOf } from '../colonies/compiled.js'
import { BOARDS } from '../map/boards.js'
import { PARAMETERS, TRACKS, type TrackBonus } from '../map/tracks.js'
import { GREENERY, HEAT, MC, NO_TILE, OCEAN } from '../names.js'
import { OCEANS, OXYGEN, TEMPERATURE, VENUS } from '../state/counters.js'
import { type MarsState, type Player, wait } from '../state/state.js'
import type { CompiledOp } from '../verbs/compiled-op.js'
import { isStockLoss, isTile, raisesParameter, raisesRating } from '../verbs/special-kinds.js'
import { REDS } from './parties.js'

/*
 * The Reds' tax: while they rule, every step of rating is paid for within the action that brings it, with
 * money that the action may have brought itself. So it waits in the pool like any other loss, and what could
 * not be paid for in any order can't be done.
 */

/** Whether what raises a rating is taxed now. */
export const isTaxed = (s: MarsState): boolean => s.turmoil !== null && s.turmoil.policy === REDS

const REDS_CARD = 'party:reds'

/** Steps of rating are to be paid for; what is due already grows. */
export function tax(s: MarsState, seat: Seat, steps: number): void {
  const due = s.pool.findIndex((w) => w.card === REDS_CARD && w.seat === seat)
  if (due < 0) s.pool.push(wait(taxOp(steps), seat, REDS_CARD))
  else s.pool[due] = wait(taxOp(steps + taxSteps(s.pool[due].op)), seat, REDS_CARD)
}

/** Money in hand, with what counts as money. */
export const money = (p: Player): number => p.stock[MC] + p.stock[HEAT] * p.worth[HEAT]

/** What a loss takes of that money: heat that counts as money is gone for the Reds, too. */
export const moneyLost = (p: Player, bag: readonly number[]): number => bag[MC] + bag[HEAT] * p.worth[HEAT]

/** Whether effects that wait for something could bring a player rating. */
const couldTrigger = (p: Player, triggers: readonly number[]): boolean => {
  for (const id of p.listens) if (TRIGGERS[id].maxRatingGain) return true
  for (const id of triggers) if (TRIGGERS[id].maxRatingGain) return true
  return false
}

/** Bonuses lead from oxygen to temperature to an ocean. */
const CLIMBS = [OXYGEN, TEMPERATURE, VENUS, OCEANS]

/**
 * The most steps of rating that so much can bring as the tracks stand, bonuses included, in whatever order it
 * comes.
 */
function mostRating(s: MarsState, maxRatingGain: number[]): number {
  let sum = maxRatingGain[RATING]
  if (maxRatingGain[POLE] > 0 && poleIsFree(s)) maxRatingGain[OCEANS]++
  if (maxRatingGain[COLONY] > 0 && s.colonies?.tiles.some(({ id }) => colonyOf(id).maxRatingGain))
    maxRatingGain[OCEANS]++
  for (const parameter of CLIMBS) {
    if (maxRatingGain[parameter] === 0) continue
    const { max, step, bonuses } = TRACKS[PARAMETERS[parameter]]
    const from = s.parameters[parameter]
    const to = Math.min(max, from + maxRatingGain[parameter] * step)
    sum += (to - from) / step
    for (const { at, gives } of bonuses) {
      if (at <= from || at > to) continue
      if (gives === 'temperature') maxRatingGain[TEMPERATURE]++
      else if (gives === 'ocean') maxRatingGain[OCEANS]++
      else if (gives === 'rating') sum++
    }
  }
  return sum
}

function poleIsFree(s: MarsState): boolean {
  const { southPole } = BOARDS[s.map]
  return southPole >= 0 && s.tiles[southPole] === NO_TILE
}

function addRatingGain(maxRatingGain: number[], op: number): void {
  const more = OPS[op].maxRatingGain
  for (let i = 0; i < more.length; i++) maxRatingGain[i] += more[i]
}

function mostTax(s: MarsState, ops: readonly number[]): number {
  const maxRatingGain = NO_GAIN.slice()
  for (const op of ops) addRatingGain(maxRatingGain, op)
  return TAX * mostRating(s, maxRatingGain)
}

/** Whether a seat that has so much left can pay the tax on these effects whatever comes of them. */
export const affordsTax = (s: MarsState, left: number, ops: readonly number[]): boolean =>
  left >= mostTax(s, ops)

/** The same for a card to be played: its tags may be waited for. */
export const affordsTaxOfCard = (s: MarsState, seat: Seat, left: number, card: CompiledCard): boolean =>
  !couldTrigger(s.players[seat], card.triggers) && affordsTax(s, left, card.play)

/** Whether something of the player's waits for a step of this parameter, or for a tile. */
function isAwaited(p: Player, parameter: number, tile: boolean): boolean {
  for (const id of p.listens) {
    const trigger = TRIGGERS[id]
    if (trigger.parameter === parameter) return true
    if (tile && (trigger.event === 'laid' || trigger.event === 'border')) return true
  }
  return false
}

/**
 * The parameter that these effects raise if they are one ocean, one greenery or steps of one parameter; -1 if
 * they are not.
 */
function raisedBy(op: CompiledOp): number {
  const { tile, where, parameter } = op
  if (raisesParameter(op)) return parameter
  if (!isTile(op) || where !== null) return -1
  return tile === OCEAN ? OCEANS : tile === GREENERY ? OXYGEN : -1
}

/** Bonuses that bring no money, now or by what they lead to. */
const POOR: ReadonlySet<TrackBonus> = new Set<TrackBonus>(['card', 'rating'])
const POOR_WITH_HEAT: ReadonlySet<TrackBonus> = new Set<TrackBonus>([...POOR, 'heatProduction'])

/**
 * The least tax on rating, one ocean, one greenery or steps of one parameter, where nothing comes in on the
 * way but the money that oceans pay: no bonus is reached that pays, nothing of the seat's waits for it. -1
 * for all other effects.
 */
export function sureTax(s: MarsState, seat: Seat, ops: readonly number[]): number {
  const op = OPS[ops[0]]
  if (ops.length === 1 && raisesRating(op)) return TAX * op.n
  const tile = isTile(op)
  const parameter = raisedBy(op)
  if (ops.length > 1 || parameter < 0 || isAwaited(s.players[seat], parameter, tile)) return -1
  // Heat that is printed on an area may be money, and the South Pole brings an ocean.
  if (tile && (s.players[seat].worth[HEAT] > 0 || poleIsFree(s))) return -1
  // Who gains what is produced may gain heat, and that may be money.
  const poor = s.players[seat].gainsProduced ? POOR : POOR_WITH_HEAT
  const { max, step, bonuses } = TRACKS[PARAMETERS[parameter]]
  const from = s.parameters[parameter]
  const to = Math.min(max, from + (tile ? 1 : op.n) * step)
  const pays = bonuses.some(({ at, gives }) => at > from && at <= to && !poor.has(gives))
  return pays ? -1 : (TAX * (to - from)) / step
}

/** Whether a card is yet to come into play in the action under way: its tags may be waited for. */
const isCardToCome = (s: MarsState): boolean => s.stack.some((frame) => frame.do === 'enter-play')

/**
 * Whether a seat could pay now for all that waits, and for all the rating that it and what has begun could
 * bring. `brings`: money that comes for certain before that.
 */
export function taxIsCovered(s: MarsState, seat: Seat, begun: readonly number[], brings: number): boolean {
  const p = s.players[seat]
  const maxRatingGain = NO_GAIN.slice()
  for (const op of begun) addRatingGain(maxRatingGain, op)
  let due = 0
  for (const w of s.pool) {
    if (w.seat !== seat) continue
    addRatingGain(maxRatingGain, w.op)
    if (isStockLoss(OPS[w.op])) due += OPS[w.op].bag?.[MC] ?? 0
  }
  if (due + TAX * mostRating(s, maxRatingGain) > p.stock[MC] + brings) return false
  return !isCardToCome(s) || !couldTrigger(p, [])
}
