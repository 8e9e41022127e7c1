import type { Seat } from '@perilune/engine'
import { BOARDS } from './boards.js'
import type { CompiledOp } from './cards/ops.js'
import { claimable, copyBox, reduceOf, takeOff, viableLists } from './choices.js'
import type { Tell } from './codes/events.js'
import { buildColony, sitesFor } from './colonies/build.js'
import { colonyOf } from './colonies/compiled.js'
import { canMoveMarkers, tilesToAdd } from './colonies/markers.js'
import { tradable } from './colonies/trade.js'
import { copyable } from './copyable.js'
import { amountOf, cubesOn, holds } from './counters.js'
import { addCubes, applyNow, queueEffects } from './effects.js'
import { harm } from './harm.js'
import { spend, spendable } from './heat.js'
import { MC, OCEAN, PLANTS, STEEL, TITANIUM } from './names.js'
import { askPayment, MONEY, mostExchanged, purse } from './payment.js'
import { areasFor } from './place.js'
import { beginPreludeOp } from './prelude-questions.js'
import { beginPromo, lowerOpponents } from './promo-effects.js'
import { chooseBranch, continueSequence } from './sequence.js'
import {
  ask,
  handOf,
  lookedAtBy,
  type MarsState,
  NEUTRAL,
  type PendingEffect,
  source,
  stuck,
} from './state.js'
import { canLose, dealCards, gainOne, produce, takeCubes } from './supply.js'
import {
  cubesToSpend,
  cubesToTake,
  holdersFor,
  insuresAlone,
  isSolo,
  toReduce,
  toRemoveFrom,
} from './targets.js'
import { layTile } from './tiles.js'
import { beginCommitteeOp } from './turmoil/questions.js'

/* An effect's turn has come: it is carried out, or its owner is asked. What can only be done in one way is not asked. */

/** Whether a loss could be met at this moment; everything else can begin at any time. */
export function canBegin(s: MarsState, seat: Seat, op: CompiledOp): boolean {
  const p = s.players[seat]
  if (op.kind.name === 'reduce') return (op.bag as readonly number[]).every((n, r) => n <= canLose(p, r))
  if (op.kind.name === 'lose')
    return (op.bag as readonly number[]).every((n, r) =>
      r === MC ? n <= purse(p, MONEY | op.using, null) : n <= spendable(p, r),
    )
  if (op.kind.name === 'reduce-any') return isSolo(s) || toReduce(s, op).length > 0
  return true
}

export function startEffect(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  switch (op.kind.name) {
    case 'tile':
      beginTile(s, w, op, tell)
      return
    case 'reduce':
    case 'lose':
      if (canBegin(s, w.seat, op)) takeLoss(s, w, op, tell)
      else stuck(s)
      return
    case 'in-order':
      continueSequence(s, w, tell)
      return
    case 'if': {
      const met = op.condition !== null && holds(s, w.seat, op.condition, w.played)
      queueEffects(s, op.lists[met ? 0 : 1], w, tell)
      return
    }
    case 'add':
      beginAdd(s, w, op, tell)
      return
    case 'choose':
      beginChoose(s, w, op, tell)
      return
    case 'keep':
    case 'buy':
      if (dealCards(s, lookedAtBy(w.seat), op.n) > 0)
        ask(s, op.kind.name === 'keep' ? 'keep-cards' : 'buy-cards', w)
      return
    case 'discard':
      // Where a card had to be drawn first there may have been none.
      if (s.places[handOf(w.seat)].length > 0) ask(s, 'discard-cards', w)
      return
    case 'claim':
      if (claimable(s, w.seat, op.beside).length > 0) ask(s, 'claim-area', w)
      else stuck(s)
      return
    case 'metal':
      produceMetal(s, w, tell)
      return
    case 'shift':
      beginNumber(s, w, canLose(s.players[w.seat], op.resource))
      return
    case 'exchange':
      beginNumber(s, w, mostExchanged(s.players[w.seat], op))
      return
    case 'cubes-into':
      beginNumber(s, w, cubesOn(s.players[w.seat], w.card))
      return
    case 'copy':
      beginCopy(s, w, op, tell)
      return
    case 'colony':
    case 'free-trade':
    case 'markers':
    case 'add-tile':
    case 'colony-bonuses':
      beginColonial(s, w, op, tell)
      return
    case 'reduce-any':
    case 'remove':
    case 'remove-cubes':
    case 'steal':
    case 'spend':
      beginAgainst(s, w, op, tell)
      return
    case 'delegates':
    case 'ban':
    case 'recruit':
    case 'chair':
      beginCommitteeOp(s, w, op, tell)
      return
    case 'play-card':
    case 'lowest':
    case 'fund':
    case 'preludes':
    case 'merge':
    case 'repeat':
    case 'project':
      beginPreludeOp(s, w, op, tell)
      return
    case 'sue':
    case 'spend-to-look':
    case 'show':
    case 'take-back':
    case 'again':
    case 'park':
    case 'double':
    case 'nomads':
    case 'cathedral':
    case 'first-ocean':
    case 'infect':
    case 'cure':
      beginPromo(s, w, op, tell)
      return
    case 'lower-opponents':
      lowerOpponents(s, w.seat, op.n, w.card, tell)
      return
    default:
      applyNow(s, op, w.seat, w.card, w.played, tell)
  }
}

function beginTile(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  const areas = areasFor(s, w.seat, op)
  if (areas.length > 1) ask(s, 'lay-tile', w)
  else if (areas.length === 1) layTile(s, w.seat, op.tile, areas[0], w.card, tell)
  // With no ocean left, or no area for one, that part is skipped; any other tile had to be possible.
  else if (op.tile !== OCEAN && op.where !== 'beside-last') stuck(s)
}

function takeLoss(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  const bag = op.bag as readonly number[]
  for (let r = 0; r < bag.length; r++) {
    if (bag[r] === 0) continue
    if (op.kind.name === 'reduce') produce(s, w.seat, r, -bag[r], w.card, tell)
    else if (r === MC) askPayment(s, w.seat, bag[r], MONEY | op.using, null, 'effect', w.card, tell)
    else spend(s, w.seat, r, bag[r], w.card, tell)
  }
}

function beginAdd(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  if (op.atOnce) {
    applyNow(s, op, w.seat, w.card, w.played, tell)
    return
  }
  const cubes = op.n * amountOf(s, w.seat, op, w.card)
  const holders = cubes > 0 ? holdersFor(s, w.seat, op) : []
  if (holders.length > 1) ask(s, 'add-cubes', w)
  else if (holders.length === 1) addCubes(s, w.seat, holders[0], cubes, tell)
}

function beginChoose(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  const lists = viableLists(s, w, op)
  if (lists.length > 1) ask(s, 'choose-effect', w)
  else if (lists.length === 1) chooseBranch(s, w, op.lists[lists[0]], tell)
}

/** The metal printed on the area of the tile; the card remembers it. No area of any map shows both. */
function produceMetal(s: MarsState, w: PendingEffect, tell: Tell | undefined): void {
  if (w.area < 0) return
  const metal = BOARDS[s.map].areas[w.area].bonus.includes('steel') ? STEEL : TITANIUM
  s.players[w.seat].mined.push(w.card, metal)
  produce(s, w.seat, metal, 1, w.card, tell)
}

function beginNumber(s: MarsState, w: PendingEffect, most: number): void {
  if (most > 0) ask(s, 'choose-number', w)
  else stuck(s)
}

function beginCopy(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  const cards = copyable(s, w.seat, op, w.played)
  if (cards.length > 1) ask(s, 'copy-production', w)
  else if (cards.length === 1) copyBox(s, w, cards[0], tell)
  else stuck(s)
}

function beginAgainst(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  const solo = isSolo(s)
  switch (op.kind.name) {
    case 'reduce-any': {
      const seats = toReduce(s, op)
      if (solo && !(insuresAlone(s) && seats.length > 0)) {
        harm(s, w.seat, NEUTRAL, tell)
        return
      }
      if (solo || seats.length > 1) ask(s, 'reduce-production', w)
      else if (seats.length === 1) reduceOf(s, w, seats[0], tell)
      else stuck(s)
      return
    }
    case 'remove':
      if (solo) removeAlone(s, w, op)
      else if (toRemoveFrom(s, w.seat, op, w.area).length > 0) ask(s, 'remove-resources', w)
      return
    case 'remove-cubes':
      if (cubesToTake(s, w.seat, op.cube, 1, false).length > 0) ask(s, 'remove-cubes', w)
      return
    case 'steal':
      if (solo && s.players[w.seat].insures === 0) gainOne(s, w.seat, op.resource, op.n, w.card, tell)
      else if (solo) ask(s, 'steal-resources', w)
      else if (toRemoveFrom(s, w.seat, op, -1).length > 0) ask(s, 'steal-resources', w)
      return
    default:
      beginSpend(s, w, op, tell)
  }
}

/** The neutral opponent's loss changes nothing, unless a card asks for it or an insurer pays for it. */
function removeAlone(s: MarsState, w: PendingEffect, op: CompiledOp): void {
  if (s.promos === null) return
  if (s.players[w.seat].insures > 0) ask(s, 'remove-resources', w)
  else if (op.resource === PLANTS) s.promos.plantsRemoved = true
}

function beginSpend(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  if (op.target === 'this') {
    if (cubesOn(s.players[w.seat], w.card) >= op.n) takeCubes(s, w.seat, w.card, op.n)
    else stuck(s)
    return
  }
  const cards = cubesToSpend(s, w.seat, op)
  if (isSolo(s) && op.target === 'any-card') {
    // The opponent who has everything gives them up, but an insurer may rather take its own.
    if (insuresAlone(s) && cards.length > 0) ask(s, 'spend-cubes', w)
    else harm(s, w.seat, NEUTRAL, tell)
    return
  }
  if (cards.length > 1) ask(s, 'spend-cubes', w)
  else if (cards.length === 1) takeOff(s, w, cards[0].seat, cards[0].card, op.n, tell)
  else stuck(s)
}

function beginColonial(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  switch (op.kind.name) {
    case 'colony': {
      const sites = sitesFor(s, w.seat, op.again)
      if (sites.length > 1) ask(s, 'build-colony', w)
      else if (sites.length === 1) buildColony(s, w.seat, sites[0], tell)
      else stuck(s)
      return
    }
    case 'free-trade':
      if (tradable(s, w.seat).length > 0) ask(s, 'free-trade', w)
      else stuck(s)
      return
    case 'markers':
      if (canMoveMarkers(s)) ask(s, 'move-markers', w)
      else stuck(s)
      return
    case 'add-tile':
      if (tilesToAdd(s).length > 0) ask(s, 'add-colony-tile', w)
      return
    default:
      for (const tile of s.colonies?.tiles ?? [])
        for (const owner of tile.owners)
          if (owner === w.seat) queueEffects(s, colonyOf(tile.id).bonus, source(w.seat, tile.id), tell)
  }
}
