import type { Seat } from '@perilune/engine'
import { canBegin, startEffect } from '../begin.js'
import { BOARDS } from '../boards.js'
import { cardOf, TRIGGERS } from '../cards/compiled.js'
import { isAtOnce, type KindName } from '../cards/kinds.js'
import { type CompiledOp, type Kind, OPS } from '../cards/ops.js'
import { claimable } from '../choices.js'
import type { MarsReason } from '../codes/reasons.js'
import { canBuild, sitesFor } from '../colonies/build.js'
import { colonyOf } from '../colonies/compiled.js'
import { canMoveMarkers } from '../colonies/markers.js'
import { refuseAnyTrade } from '../colonies/trade.js'
import { boxes, copyable } from '../copyable.js'
import { cubesOn } from '../counters.js'
import { OCEAN, TILES } from '../names.js'
import { mostExchanged } from '../payment.js'
import { areasFor, hasFreeArea, oceansLeft } from '../place.js'
import { noCubes, shortage, southPoleTakes } from '../possible.js'
import { refusePlayCard, repeatable } from '../prelude-questions.js'
import { refusePromo } from '../promo-effects.js'
import { handOf, type MarsState, type PendingEffect, type Player } from '../state.js'
import { canLose } from '../supply.js'
import { cubesToSpend, isSolo } from '../targets.js'
import { refuseCommitteeOp } from '../turmoil/needs.js'

/* Kinds whose verbs are not in files of their own yet. */

const PROMO_RANKS = {
  'lower-opponents': 0,
  'spend-to-look': 1,
  nomads: 2,
  'first-ocean': 2,
  show: 4,
  'take-back': 4,
  again: 4,
  park: 4,
  double: 4,
  cathedral: 4,
  infect: 4,
  cure: 4,
  sue: 6,
} as const

const RANKS: Readonly<Record<KindName, number>> = {
  gain: 0,
  raise: 0,
  rating: 0,
  draw: 0,
  reveal: 0,
  'next-card': 0,
  find: 0,
  if: 0,
  keep: 1,
  buy: 1,
  preludes: 1,
  merge: 1,
  tile: 2,
  claim: 2,
  colony: 2,
  'free-trade': 2,
  'colony-bonuses': 0,
  fleets: 0,
  markers: 4,
  'add-tile': 4,
  produce: 3,
  add: 4,
  choose: 4,
  'in-order': 4,
  metal: 4,
  shift: 4,
  exchange: 4,
  'cubes-into': 4,
  'opponents-draw': 0,
  copy: 4,
  spend: 4,
  discard: 4,
  'play-card': 4,
  lowest: 4,
  fund: 4,
  delegates: 4,
  ban: 4,
  recruit: 4,
  chair: 0,
  repeat: 4,
  project: 4,
  'reduce-any': 5,
  remove: 6,
  'remove-cubes': 6,
  steal: 6,
  reduce: 7,
  lose: 7,
  ...PROMO_RANKS,
}

/** Whether resolving it could show its owner cards. */
function reveals(s: MarsState, w: PendingEffect, op: CompiledOp): boolean {
  switch (op.kind.name) {
    case 'keep':
    case 'buy':
    case 'draw':
    case 'find':
    case 'preludes':
    case 'merge':
      return true
    case 'tile':
      return areasFor(s, w.seat, op).some((area) => BOARDS[s.map].areas[area].bonus.includes('card'))
    case 'colony':
      return sitesFor(s, w.seat, op.again).some((tile) => colonyOf(tile.id).showsCards)
    case 'in-order':
    case 'choose':
      return op.lists.some((list) => list.some((id) => drawsCards(s, w, OPS[id])))
    default:
      return false
  }
}

function drawsCards(s: MarsState, w: PendingEffect, op: CompiledOp): boolean {
  if (op.kind.name === 'draw' || op.kind.name === 'find') return true
  if (op.kind.name !== 'in-order') return false
  const [first] = op.lists
  // A cost that can't be paid leads to no cards.
  if (first.some((id) => OPS[id].kind.name === 'spend' && cubesOn(s.players[w.seat], w.card) < OPS[id].n))
    return false
  return op.lists.some((list) => list.some((id) => drawsCards(s, w, OPS[id])))
}

function refuseNeed(s: MarsState, seat: Seat, op: CompiledOp): MarsReason | 'maybe' | undefined {
  const p = s.players[seat]
  switch (op.kind.name) {
    case 'tile':
      // With no ocean left that part is skipped.
      if (hasFreeArea(s, seat, op) || (op.tile === OCEAN && !oceansLeft(s))) return
      // Perhaps only the South Pole is left.
      return southPoleTakes(s, seat, op) ? 'maybe' : { code: 'no-area', for: TILES[op.tile - 1] }
    case 'claim':
      return claimable(s, seat, op.beside).length > 0 ? undefined : { code: 'no-area', for: 'marker' }
    case 'shift':
      return canLose(p, op.resource) > 0 ? undefined : shortage('production', op.resource, 1, 0)
    case 'exchange':
      return mostExchanged(p, op) > 0 ? undefined : shortage('stock', op.resource, op.n, p.stock[op.resource])
    case 'copy':
      if (op.to >= 0) return boxes(s, seat, op).length > 1 ? 'maybe' : { code: 'nothing-to-copy' }
      return copyable(s, seat, op, '').length > 0 ? undefined : { code: 'nothing-to-copy' }
    case 'colony':
      return canBuild(s, seat, op.again) ? undefined : { code: 'no-colony' }
    case 'free-trade':
      return refuseAnyTrade(s, seat)
    case 'markers':
      return canMoveMarkers(s) ? undefined : { code: 'no-markers' }
    case 'discard':
      return s.places[handOf(seat)].length >= op.n ? undefined : { code: 'no-card-to-discard' }
    case 'play-card':
      return refusePlayCard(s, seat, op)
    case 'delegates':
    case 'ban':
    case 'recruit':
    case 'chair':
      return refuseCommitteeOp(s, seat, op)
    case 'repeat':
      return repeatable(s, seat).length > 0 ? undefined : { code: 'no-prelude-to-repeat' }
    case 'spend':
      if ((isSolo(s) && op.target === 'any-card') || cubesToSpend(s, seat, op).length > 0) return
      return bringsCubes(p, op.cube) ? 'maybe' : noCubes(op)
    default:
      return refusePromo(s, seat, op)
  }
}

/** Whether something of the player's waits that puts such cubes on its own card. */
const bringsCubes = (p: Player, cube: number): boolean =>
  p.listens.some((id) => {
    const { card, ops } = TRIGGERS[id]
    return (
      cardOf(card).holds === cube &&
      ops.some((op) => OPS[op].kind.name === 'add' && OPS[op].target === 'this')
    )
  })

const names = Object.keys(RANKS) as KindName[]

export const KINDS = Object.fromEntries(
  names.map((name): [string, Kind] => [
    name,
    {
      name,
      rank: RANKS[name],
      now: isAtOnce(name),
      can: canBegin,
      refuse: refuseNeed,
      reveals,
      start: startEffect,
    },
  ]),
) as Record<KindName, Kind>
