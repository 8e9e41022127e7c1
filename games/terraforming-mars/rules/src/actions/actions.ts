import type { Answer, Card, Seat } from '@perilune/engine'
import { CONVERT_HEAT, CONVERT_PLANTS, type CompiledProject, projectOf } from '../cards/built-in.js'
import { TRIGGERS } from '../cards/compiled.js'
import { cardOf } from '../cards/index.js'
import { OPS } from '../cards/ops.js'
import { HEAT_FOR_TEMPERATURE } from '../cards/standard-projects.js'
import type { MarsReason } from '../codes/reasons.js'
import { canBuild } from '../colonies/build.js'
import { refuseTrade } from '../colonies/trade.js'
import { BOARDS } from '../map/boards.js'
import { areasFor, claimable, hasFreeArea, southPoleTakes } from '../map/place.js'
import { oceanMoneyAt } from '../map/tiles.js'
import { HEAT, OCEAN, PLANTS, type ProjectId, TILES } from '../names.js'
import { spendable } from '../payment/heat.js'
import { MONEY, purse } from '../payment/payment.js'
import { projectPrice } from '../payment/prices.js'
import {
  AWARD_PRICES,
  awardsOf,
  leastFor,
  MILESTONE_PRICE,
  MILESTONES_CLAIMED,
  milestonesOf,
} from '../scoring/goals.js'
import { milestoneStanding } from '../scoring/standings.js'
import { handOf, type MarsState, type Player, PRELUDES } from '../state/state.js'
import { refuseDelegate, refusePolicy } from '../turmoil/actions.js'
import { affordsTax, isTaxed, money, sureTax } from '../turmoil/tax.js'
import type { CompiledOp } from '../verbs/compiled-op.js'
import { isTile } from '../verbs/special-kinds.js'
import { canCarryOut, canResolve, refuseAction, refuseCard, TAX_TOO_HIGH } from './playable.js'

/* What a player can do with an action, and why not. */

const MALFORMED: MarsReason = { code: 'malformed' }
const NOT_OFFERED: MarsReason = { code: 'not-offered' }
const NOT_IN_PLAY: MarsReason = { code: 'not-in-play' }
const NOT_IN_THIS_GAME: MarsReason = { code: 'not-in-this-game' }

export const ACTS = [
  'play',
  'use',
  'project',
  'greenery',
  'heat',
  'claim',
  'fund',
  'trade',
  'delegate',
  'policy',
  'first',
  'order',
  'pass',
  'end',
] as const
export type Act = (typeof ACTS)[number]

const tooDear = (needs: number, has: number): MarsReason => ({ code: 'cost', needs, has })

/**
 * Whether the Reds' tax on these effects is too high for a seat that has so much money left. `most` is the
 * same with all that might have paid instead of money; what might come in on the way is tried out.
 */
function taxTooHigh(
  s: MarsState,
  seat: Seat,
  ops: readonly number[],
  { left, most, possible }: { left: number; most: number; possible: () => boolean },
): boolean {
  if (affordsTax(s, left, ops)) return false
  const paid = moneyByTile(s, seat, ops)
  if (sureTax(s, seat, ops) > most + paid) return true
  return !affordsTax(s, left + paid, ops) && !possible()
}

/** What oceans pay at the most for the tile that is all there is of these effects. */
function moneyByTile(s: MarsState, seat: Seat, ops: readonly number[]): number {
  const op = OPS[ops[0]]
  if (ops.length > 1 || !isTile(op)) return 0
  let most = 0
  for (const area of areasFor(s, seat, op))
    if (area !== BOARDS[s.map].southPole) most = Math.max(most, oceanMoneyAt(s, seat, area))
  return most
}

/** Tiles that ask nothing but an area: cheaply yes; where only the South Pole is left, tried out. */
function refuseTiles(
  s: MarsState,
  seat: Seat,
  ops: readonly number[],
  possible: () => boolean,
): MarsReason | undefined {
  for (const id of ops) {
    const op = OPS[id]
    if (!isTile(op) || op.tile === OCEAN || hasFreeArea(s, seat, op)) continue
    if (!southPoleTakes(s, seat, op) || !possible()) return { code: 'no-area', for: TILES[op.tile - 1] }
  }
  return
}

/** Effects that cost nothing but what is turned in for them. */
// Parameters: asked on nearly every decision; no object is made for the price.
function refuseFree(
  s: MarsState,
  seat: Seat,
  ops: readonly number[],
  resource: number,
  turnedIn: number,
): MarsReason | undefined {
  const possible = () => canResolve(s, seat, ops, { resource, turnedIn })
  const p = s.players[seat]
  // Cubes that count as heat may have paid for part of it.
  const heat = resource === HEAT ? Math.min(turnedIn, p.stock[HEAT]) * p.worth[HEAT] : 0
  const left = money(p) - heat
  if (isTaxed(s) && taxTooHigh(s, seat, ops, { left, most: left, possible })) return TAX_TOO_HIGH
  return refuseTiles(s, seat, ops, possible)
}

/** Whether a standard project is in this game at all. */
export const isOpen = (s: MarsState, project: CompiledProject): boolean =>
  (!project.ratingGoal || s.ratingGoal) && (project.set === null || s.sets.includes(project.set))

export function refuseProject(s: MarsState, seat: Seat, id: ProjectId): MarsReason | undefined {
  if (id === 'sell-patents') return s.places[handOf(seat)].length > 0 ? undefined : { code: 'no-cards' }
  const project = projectOf(id)
  return project ? refuseStandard(s, seat, project) : NOT_OFFERED
}

export function refuseStandard(s: MarsState, seat: Seat, project: CompiledProject): MarsReason | undefined {
  if (!isOpen(s, project)) return NOT_IN_THIS_GAME
  const p = s.players[seat]
  const price = projectPrice(p, project)
  const has = purse(p, p.cubeMoney > 0 ? MONEY | project.money : MONEY, null)
  if (has < price) return tooDear(price, has)
  if (project.buildsColony && !canBuild(s, seat, false)) return { code: 'no-colony' }
  const most = paysForProjects(p) ? Number.POSITIVE_INFINITY : has - price
  const possible = () => canCarryOut(s, seat, project)
  if (isTaxed(s) && taxTooHigh(s, seat, project.ops, { left: money(p) - price, most, possible }))
    return TAX_TOO_HIGH
  if (!project.laysTile) return
  return refuseTiles(s, seat, project.ops, possible)
}

/** Whether something of the player's waits for standard projects. */
function paysForProjects(p: Player): boolean {
  for (const id of p.listens) {
    const { event } = TRIGGERS[id]
    if (event === 'project' || event === 'printed-cost') return true
  }
  return false
}

export const GREENERY_OPS = [CONVERT_PLANTS]
export const HEAT_OPS = [CONVERT_HEAT]

export function refuseGreenery(s: MarsState, seat: Seat): MarsReason | undefined {
  const p = s.players[seat]
  const has = p.stock[PLANTS]
  if (has < p.greeneryPrice) return { code: 'stock-short', resource: 'plants', needs: p.greeneryPrice, has }
  return refuseFree(s, seat, GREENERY_OPS, PLANTS, p.greeneryPrice)
}

export function refuseHeat(s: MarsState, seat: Seat): MarsReason | undefined {
  const has = spendable(s.players[seat], HEAT)
  if (has < HEAT_FOR_TEMPERATURE)
    return { code: 'stock-short', resource: 'heat', needs: HEAT_FOR_TEMPERATURE, has }
  return isTaxed(s) ? refuseFree(s, seat, HEAT_OPS, HEAT, HEAT_FOR_TEMPERATURE) : undefined
}

const taken = (list: readonly number[]): number => {
  let n = 0
  for (const seat of list) if (seat >= 0) n++
  return n
}

export function refuseMilestone(s: MarsState, seat: Seat, index: number): MarsReason | undefined {
  if (s.milestones.length === 0) return { code: 'not-alone' }
  const milestone = milestonesOf(s)[index]
  if (s.milestones[index] >= 0) return { code: 'milestone-claimed', milestone: milestone.id }
  if (taken(s.milestones) >= MILESTONES_CLAIMED) return { code: 'milestones-gone' }
  const has = purse(s.players[seat], MONEY, null)
  if (has < MILESTONE_PRICE) return tooDear(MILESTONE_PRICE, has)
  const standing = milestoneStanding(s, seat, milestone)
  const needs = leastFor(s, milestone)
  return standing < needs ? { code: 'milestone', milestone: milestone.id, needs, has: standing } : undefined
}

export const awardPrice = (s: MarsState): number => AWARD_PRICES[taken(s.awards)] ?? 0

/** Awards that can still be funded. */
export const fundable = (s: MarsState): number[] =>
  taken(s.awards) >= AWARD_PRICES.length ? [] : s.awards.flatMap((by, index) => (by < 0 ? [index] : []))

export function refuseAward(s: MarsState, seat: Seat, index: number): MarsReason | undefined {
  if (s.awards.length === 0) return { code: 'not-alone' }
  if (s.awards[index] >= 0) return { code: 'award-funded', award: awardsOf(s)[index].id }
  if (taken(s.awards) >= AWARD_PRICES.length) return { code: 'awards-gone' }
  const has = purse(s.players[seat], MONEY, null)
  return has < awardPrice(s) ? tooDear(awardPrice(s), has) : undefined
}

function refuseUse(s: MarsState, seat: Seat, id: Card, way: number): MarsReason | undefined {
  const card = cardOf(id)
  if (s.players[seat].used.includes(id)) return { code: 'used', card: id }
  return refuseAction(s, seat, card, card.actions[way])
}

/** First actions come before any other, all of them as one; unless they are impossible. */
export function firstActionDue(s: MarsState, seat: Seat): boolean {
  const { firstActions } = s.players[seat]
  return firstActions.length > 0 && firstActionsOf(s, seat).length > 0
}

/** Corporations whose first action is due and possible. */
export const firstActionsOf = (s: MarsState, seat: Seat): Card[] =>
  s.players[seat].firstActions.filter((card) => {
    const { firstAction } = cardOf(card)
    return !refuseFree(s, seat, firstAction, 0, 0) && firstAction.every((id) => isPossible(s, seat, OPS[id]))
  })

/** Awards to fund, preludes to draw, sites for a colony and areas for a marker may be gone. */
function isPossible(s: MarsState, seat: Seat, op: CompiledOp): boolean {
  switch (op.kind.name) {
    case 'fund':
      return fundable(s).length > 0
    case 'preludes':
      return s.places[PRELUDES].length > 0
    case 'colony':
      return canBuild(s, seat, op.again)
    case 'claim':
      return claimable(s, seat, op.beside).length > 0
    default:
      return true
  }
}

const isParked = (s: MarsState, seat: Seat, card: Card): boolean =>
  s.promos?.parked[seat].includes(card) ?? false

const fields = (answer: Answer): number => Object.keys(answer).length

/** Whether the answer has the form of one; then what the rules say to it. */
export function refuseAct(s: MarsState, seat: Seat, answer: Answer): MarsReason | undefined {
  switch (answer.act as Act) {
    case 'play':
      if (fields(answer) !== 2) return MALFORMED
      if (!s.places[handOf(seat)].includes(answer.card as Card) && !isParked(s, seat, answer.card as Card))
        return { code: 'not-in-hand' }
      return refuseCard(s, seat, cardOf(answer.card as Card))
    case 'use': {
      if (fields(answer) !== 3) return MALFORMED
      const { card, way } = answer
      if (!s.players[seat].cards.includes(card as Card)) return NOT_IN_PLAY
      if (!Number.isInteger(way) || !cardOf(card as Card).actions[way as number]) return NOT_IN_PLAY
      return refuseUse(s, seat, card as Card, way as number)
    }
    case 'project':
      return fields(answer) === 2 ? refuseProject(s, seat, answer.project as ProjectId) : MALFORMED
    case 'greenery':
      return fields(answer) === 1 ? refuseGreenery(s, seat) : MALFORMED
    case 'heat':
      return fields(answer) === 1 ? refuseHeat(s, seat) : MALFORMED
    case 'claim': {
      const index = milestonesOf(s).findIndex((m) => m.id === answer.milestone)
      if (fields(answer) !== 2 || index < 0) return MALFORMED
      if (index >= s.milestones.length && s.milestones.length > 0) return NOT_IN_THIS_GAME
      return refuseMilestone(s, seat, index)
    }
    case 'fund': {
      const index = awardsOf(s).findIndex((a) => a.id === answer.award)
      if (fields(answer) !== 2 || index < 0) return MALFORMED
      if (index >= s.awards.length && s.awards.length > 0) return NOT_IN_THIS_GAME
      return refuseAward(s, seat, index)
    }
    case 'trade':
      return refuseTrade(s, seat, answer)
    case 'delegate':
      return fields(answer) === 3 ? refuseDelegate(s, seat, answer) : MALFORMED
    case 'policy':
      return fields(answer) === 1 ? refusePolicy(s, seat) : MALFORMED
    default:
      return NOT_OFFERED
  }
}
