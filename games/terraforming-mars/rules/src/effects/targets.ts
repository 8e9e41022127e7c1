import type { Card, Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import { NEIGHBOURS } from '../map/boards.js'
import { PLANTS } from '../names.js'
import type { MarsState } from '../state/state.js'
import { canLose } from '../state/supply.js'
import type { CompiledOp } from '../verbs/compiled-op.js'

/* Who and what an effect can be aimed at. */

/** A card with cubes on it, and whose it is. */
export interface Holder {
  readonly seat: Seat
  readonly card: Card
}

/** The bit of what others can't remove: plants, and each kind of cube. */
export const PLANTS_PROTECTED = 1
export const cubeProtected = (cube: number): number => 2 << cube

const hasTag = (id: Card, tag: number): boolean => (cardOf(id).tagBits & (1 << tag)) !== 0

/** Cards that lie on another are not in play, but have cubes of no kind. */
function addParked(parked: readonly Card[], op: CompiledOp, list: Card[]): void {
  if (op.target === 'any-with-cubes') list.push(...parked)
  else if (op.cube < 0 && op.tag >= 0) list.push(...parked.filter((card) => hasTag(card, op.tag)))
}

/** Own cards that can take such cubes; any that has cubes already, where the effect says so. */
export function holdersFor(s: MarsState, seat: Seat, op: CompiledOp): Card[] {
  const p = s.players[seat]
  const list: Card[] = []
  for (let i = 0; i < p.cards.length; i++) {
    const held = cardOf(p.cards[i]).holds
    if (held < 0) continue
    if (
      op.target === 'any-with-cubes'
        ? p.cubes[i] > 0
        : (op.cube < 0 || held === op.cube) && (op.tag < 0 || hasTag(p.cards[i], op.tag))
    )
      list.push(p.cards[i])
  }
  if (s.promos) addParked(s.promos.parked[seat], op, list)
  return list
}

/** Cards from which at least this many such cubes can be taken, one's own among them if they may be. */
export function cubesToTake(
  s: MarsState,
  seat: Seat,
  { cube, least, own }: { cube: number; least: number; own: boolean },
): Holder[] {
  const list: Holder[] = []
  for (let owner = 0; owner < s.seats; owner++) {
    if (owner === seat ? !own : (s.players[owner].protects & cubeProtected(cube)) !== 0) continue
    const { cards, cubes } = s.players[owner]
    for (let i = 0; i < cards.length; i++) {
      if (cubes[i] < least) continue
      const card = cardOf(cards[i])
      if (card.holds === cube && !card.keepsCubes) list.push({ seat: owner, card: card.id })
    }
  }
  return list
}

/** Where the cubes of a cost can be taken from: one's own cards, or anybody's. */
export const cubesToSpend = (s: MarsState, seat: Seat, op: CompiledOp): Holder[] => {
  const all = cubesToTake(s, seat, { cube: op.cube, least: op.n, own: true })
  return op.target === 'own-card' ? all.filter((holder) => holder.seat === seat) : all
}

/** Opponents with some of a resource to remove. */
export function toRemoveFrom(s: MarsState, seat: Seat, op: CompiledOp, area: number): Seat[] {
  const list: Seat[] = []
  for (let other = 0; other < s.seats; other++) {
    const p = s.players[other]
    if (other === seat || p.stock[op.resource] === 0) continue
    if (op.resource === PLANTS && (p.protects & PLANTS_PROTECTED) !== 0) continue
    if (op.beside && !ownsBeside(s, other, area)) continue
    if (op.tag >= 0 && p.tags[op.tag] === 0) continue
    list.push(other)
  }
  return list
}

function ownsBeside(s: MarsState, seat: Seat, area: number): boolean {
  if (area < 0) return false
  for (const next of NEIGHBOURS[area]) if (s.owners[next] === seat) return true
  return false
}

/** Whoever has the production to be reduced, in full. */
export function toReduce(s: MarsState, op: CompiledOp): Seat[] {
  const list: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++)
    if (canLose(s.players[seat], op.resource) >= op.n) list.push(seat)
  return list
}

/** Alone, an opponent who has everything stands in for whoever is to be hit. */
export const isSolo = (s: MarsState): boolean => s.seats === 1

/** Alone, an insurer pays for that opponent's losses, and may rather take what is its own. */
export const insuresAlone = (s: MarsState): boolean => isSolo(s) && s.players[0].insures > 0
