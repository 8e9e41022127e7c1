import { missionOf } from './contract.js'
import { crew, fact, isBasic, KINDS, type Kind, type Op, parts, symbolOf } from './facts.js'
import { type Chance, draw } from './piles.js'
import type { Shadow } from './shadow.js'

const at = (kind: Kind): number => KINDS.indexOf(kind)

/** What a reactor, thruster or shield gives to whoever plays it. */
function benefit(s: Shadow, chance: Chance, seat: number, kind: Kind): void {
  const m = missionOf(s)
  if (kind === 'reactor') m.actions[seat] += 2
  if (kind === 'thruster') draw(s, chance, seat, 2)
  if (kind === 'shield') m.blocks[seat] += 1
}

/** A card of this kind is played, or something counts as one: contribution, benefit and what waits for it. */
export function playKind(s: Shadow, chance: Chance, seat: number, kind: Kind, value: number): void {
  const m = missionOf(s)
  if (kind === 'damage' && value === 0) return
  m.given[seat][at(kind)] += value
  m.cards[seat][at(kind)] += 1
  benefit(s, chance, seat, kind)
  for (const part of s.players[seat].ship)
    for (const hook of fact(parts, part).hooks) {
      if (hook.when !== 'play' || hook.card !== kind) continue
      if (hook.nth !== 'each' && hook.nth !== m.cards[seat][at(kind)]) continue
      for (const op of hook.do ?? []) plainOp(s, chance, seat, op)
    }
}

/**
 * The same by a mercenary: it counts for the contract and works for the leader, but is no card of the
 * leader's.
 */
export function mercenaryKind(s: Shadow, chance: Chance, seat: number, kind: Kind, value: number): void {
  missionOf(s).given[s.seats][at(kind)] += value
  benefit(s, chance, seat, kind)
}

/** A card that has left its place is played; `value` is what raises a damage card. */
export function playCard(s: Shadow, chance: Chance, seat: number, card: string, value?: number): void {
  const m = missionOf(s)
  s.players[seat].played.push(card)
  const [kind, printed] = symbolOf(card)
  if (isBasic(card) && kind) m.basics[seat].push(kind)
  if (kind) playKind(s, chance, seat, kind, value ?? printed)
  if (kind === 'crew') runCrew(s, seat, card, false)
}

export function runCrew(s: Shadow, seat: number, card: string, mercenary: boolean): void {
  s.next.push({
    do: 'ops',
    seat,
    card,
    ops: fact(crew, card).ops,
    mercenary,
    icons: 0,
    looked: [],
    asks: null,
  })
}

/** Operations that ask nobody. Returns false for any other. */
export function plainOp(s: Shadow, chance: Chance, seat: number, op: Op): boolean {
  const m = missionOf(s)
  const [verb, arg] = Object.entries(op)[0]
  if (verb === 'actions') m.actions[seat] += typeof arg === 'number' ? arg : m.participants.length - 1
  else if (verb === 'draw') draw(s, chance, seat, typeof arg === 'number' ? arg : m.rolled[seat])
  else if (verb === 'dealDamage') m.given[seat][at('damage')] += arg as number
  else if (verb === 'blockHazards') m.blocks[seat] += arg as number
  else if (verb === 'damageBonus') m.damageBonus += 1
  else if (verb === 'contribute') addTo(m.given[seat], arg as Record<string, number>)
  else if (verb === 'reduce') addTo(m.reduced, arg as Record<string, number>)
  else if (verb === 'gainCard') s.players[seat].discard.push((arg as { card: string }).card)
  else return false
  return true
}

function addTo(list: number[], amounts: Readonly<Record<string, number>>): void {
  for (const [kind, amount] of Object.entries(amounts)) list[at(kind as Kind)] += amount
}
