import type { Seat } from '@perilune/engine'
import { cardOf } from './cards/index.js'
import { DAMAGE, KINDS } from './names.js'
import { type Mission, type MoonrakersState, missionOf } from './state.js'

/* What a contract asks for now, and what it was given. */

/** What ship parts of the participants take off a requirement by being there. */
function standing(s: MoonrakersState, m: Mission, kind: number): number {
  let off = 0
  for (const seat of m.participants)
    for (const part of s.captains[seat].ship) {
      const { ability } = cardOf(part)
      if (ability?.when !== 'always' || !('reduce' in ability) || KINDS.indexOf(ability.reduce) !== kind)
        continue
      if (ability.ifPlayedNo && m.played[seat][KINDS.indexOf(ability.ifPlayedNo)] > 0) continue
      off += ability.amount
    }
  return off
}

/** The printed requirement less all reductions, never below 0. */
export function requirement(s: MoonrakersState, kind: number): number {
  const m = missionOf(s)
  const printed = cardOf(m.contract).requires[kind]
  return printed === 0 ? 0 : Math.max(0, printed - m.reduced[kind] - standing(s, m, kind))
}

/** What one seat gave; the row after the last seat is that of the mercenaries. */
export function given(m: Mission, seat: Seat, kind: number): number {
  const bonus = kind === DAMAGE && seat < m.damageCards.length ? m.damageBonus * m.damageCards[seat] : 0
  return m.contributed[seat][kind] + bonus
}

export function contributed(s: MoonrakersState, kind: number): number {
  const m = missionOf(s)
  let sum = 0
  for (let seat = 0; seat <= s.seats; seat++) sum += given(m, seat, kind)
  return sum
}

/** What is still missing of a kind. */
export const missing = (s: MoonrakersState, kind: number): number =>
  Math.max(0, requirement(s, kind) - contributed(s, kind))

export function isMet(s: MoonrakersState): boolean {
  for (let kind = 0; kind < KINDS.length; kind++) if (missing(s, kind) > 0) return false
  return true
}

/** Hazards that a seat has rolled and not blocked. */
export function hazardsOf(m: Mission, seat: Seat): number {
  let icons = 0
  for (const die of m.dice[seat]) icons += die
  return Math.max(0, icons - m.blocks[seat])
}
