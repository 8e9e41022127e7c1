import type { Answer, Seat } from '@perilune/engine'
import type { Tell } from '../codes/events.js'
import type { Run } from '../codes/index.js'
import type { MarsReason } from '../codes/reasons.js'
import { queueEffects } from '../effects/effects.js'
import { ENERGY, RESOURCES, TITANIUM } from '../names.js'
import { askPayment, MONEY, purse } from '../payment/payment.js'
import {
  DECK,
  type MarsFrame,
  type MarsState,
  next,
  type PendingEffect,
  push,
  source,
} from '../state/state.js'
import { tileOf } from './build.js'
import { colonyOf, TRADE_PAYMENTS, TRADE_PRICE, type TradePayment } from './compiled.js'
import { ASLEEP, type Colonies, type Colony, fleetsAtHome } from './state.js'
import { COLONY_IDS, type ColonyId, TRACK_STEPS } from './tiles.js'

/*
 * Trading: a fleet goes to a tile, the trader takes the income of the marker's step, every colony there
 * brings its bonus.
 */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

/** The whole price in one kind; what makes trading cheaper takes as much off each. */
export const tradePrice = (c: Colonies, seat: Seat, kind: TradePayment): number =>
  Math.max(0, TRADE_PRICE[kind] - c.traders[seat].discount)

const canTradeWith = (tile: Colony): boolean => tile.marker !== ASLEEP && tile.fleet < 0

/** Why a tile of the game takes no fleet. */
export const whyNoTrade = (tile: Colony | undefined): MarsReason | undefined => tile && refuseTile(tile)

function refuseTile(tile: Colony): MarsReason | undefined {
  if (tile.marker === ASLEEP) return { code: 'colony-asleep', colony: tile.id }
  if (tile.fleet >= 0) return { code: 'fleet-there', colony: tile.id }
  return
}

/** Tiles a fleet may be sent to; none without a fleet at home. */
export function tradable(s: MarsState, seat: Seat): Colony[] {
  if (s.colonies === null || fleetsAtHome(s.colonies, seat) === 0) return []
  return s.colonies.tiles.filter(canTradeWith)
}

/** Why no trade at all is possible, whatever pays for it. */
export function refuseAnyTrade(s: MarsState, seat: Seat): MarsReason | undefined {
  if (s.colonies === null) return { code: 'not-in-this-game' }
  if (fleetsAtHome(s.colonies, seat) === 0) return { code: 'no-fleet' }
  return s.colonies.tiles.some(canTradeWith) ? undefined : { code: 'no-trade' }
}

function has(s: MarsState, seat: Seat, kind: TradePayment): number {
  const p = s.players[seat]
  return kind === 'mc' ? purse(p, MONEY, null) : p.stock[kind === 'energy' ? ENERGY : TITANIUM]
}

function refusePrice(s: MarsState, c: Colonies, seat: Seat, kind: TradePayment): MarsReason | undefined {
  const needs = tradePrice(c, seat, kind)
  const there = has(s, seat, kind)
  if (there >= needs) return
  return kind === 'mc'
    ? { code: 'cost', needs, has: there }
    : { code: 'stock-short', resource: kind, needs, has: there }
}

const isPayment = (kind: unknown): kind is TradePayment => TRADE_PAYMENTS.includes(kind as TradePayment)

export function refuseTrade(s: MarsState, seat: Seat, answer: Answer): MarsReason | undefined {
  const tile = tileOf(s, answer.colony)
  if (!isPayment(answer.with) || !COLONY_IDS.includes(answer.colony as ColonyId))
    return { code: 'not-offered' }
  if (s.colonies === null || !tile) return { code: 'not-in-this-game' }
  if (Object.keys(answer).length !== 3) return { code: 'malformed' }
  if (fleetsAtHome(s.colonies, seat) === 0) return { code: 'no-fleet' }
  return refuseTile(tile) ?? refusePrice(s, s.colonies, seat, answer.with)
}

/** The trades that can be paid for, each with each payment. */
export function addTrades(s: MarsState, seat: Seat, out: Answer[]): void {
  const c = s.colonies
  if (c === null || fleetsAtHome(c, seat) === 0) return
  for (let k = 0; k < TRADE_PAYMENTS.length; k++) {
    if (has(s, seat, TRADE_PAYMENTS[k]) < tradePrice(c, seat, TRADE_PAYMENTS[k])) continue
    for (const tile of c.tiles) if (canTradeWith(tile)) out.push(colonyOf(tile.id).trades[k])
  }
}

/** All trades there are, for people. */
export const everyTrade = (s: MarsState): Answer[] =>
  (s.colonies?.tiles ?? []).flatMap((tile) => colonyOf(tile.id).trades)

/** An action: paid first, then the fleet goes. */
export function trade(s: MarsState, seat: Seat, answer: Answer, tell: Tell | undefined): void {
  const c = s.colonies as Colonies
  const colony = c.tiles.findIndex((tile) => tile.id === answer.colony)
  const kind = answer.with as TradePayment
  tell?.({ what: 'trades', seat, colony: answer.colony as ColonyId })
  push(s, { do: 'resolve', seat })
  push(s, { do: 'send-fleet', seat, colony })
  const price = tradePrice(c, seat, kind)
  if (kind === 'mc')
    askPayment(
      s,
      { do: 'pay', seat, cost: price, with: MONEY, keep: null, why: 'trade', of: c.tiles[colony].id },
      tell,
    )
  else {
    s.players[seat].stock[RESOURCES.indexOf(kind)] -= price
    if (price > 0)
      tell?.({ what: 'pays', seat, resources: { [kind]: price }, why: 'trade', of: c.tiles[colony].id })
  }
}

/** How far the marker may be moved up before the income. */
export const stepsUp = (s: MarsState, seat: Seat, colony: number): number => {
  const c = s.colonies as Colonies
  return Math.min(c.traders[seat].steps, TRACK_STEPS - 1 - c.tiles[colony].marker)
}

export const sendFleet: Run<FrameOf<'send-fleet'>> = {
  run(s, { seat, colony }, tell) {
    const tile = (s.colonies as Colonies).tiles[colony]
    tile.fleet = seat
    if (stepsUp(s, seat, colony) > 0) push(s, { do: 'raise-marker', seat, colony })
    else takeIncome(s, seat, tile, tell)
  },
}

/** No trade draws more cards than this, for all together. */
const MOST_DRAWN = 7

/** Gains come at once; but of a deck that runs low the active player says who draws first. */
function bring(
  s: MarsState,
  ops: readonly number[],
  from: PendingEffect,
  low: boolean,
  tell: Tell | undefined,
): void {
  if (low) for (const op of ops) s.pool.push(next(op, from))
  else queueEffects(s, ops, from, tell)
}

/** Income and bonuses join the pool; the marker goes as far left as the colonies let it. */
export function takeIncome(s: MarsState, seat: Seat, tile: Colony, tell: Tell | undefined): void {
  const { trade: steps, bonus } = colonyOf(tile.id)
  const low = s.places[DECK].length < MOST_DRAWN
  bring(s, steps[tile.marker], source(seat, tile.id), low, tell)
  for (const owner of tile.owners) bring(s, bonus, source(owner, tile.id), low, tell)
  tile.marker = tile.owners.length
}

/** The colony step of the solar phase: markers go up, fleets come home. */
export const colonyStep: Run<FrameOf<'colony-step'>> = {
  run(s, _, tell) {
    for (const tile of s.colonies?.tiles ?? []) {
      if (tile.marker !== ASLEEP) tile.marker = Math.min(TRACK_STEPS - 1, tile.marker + 1)
      tile.fleet = -1
    }
    tell?.({ what: 'colony-step' })
  },
}
