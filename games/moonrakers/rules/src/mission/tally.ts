import type { Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import { DAMAGE, KINDS } from '../names.js'
import { type Mission, type MoonrakersState, missionOf } from '../state.js'

/* What a contract asks for now, and what it was given. */

/** By KINDS: what ship parts of the participants take off the requirements by being there. */
function standing(s: MoonrakersState, m: Mission): number[] {
  const off = [0, 0, 0, 0, 0]
  for (const seat of m.participants)
    for (const part of s.captains[seat].ship) {
      const { ability } = cardOf(part)
      if (ability?.when !== 'always' || !('reduce' in ability)) continue
      if (ability.ifPlayedNo && m.played[seat][KINDS.indexOf(ability.ifPlayedNo)] > 0) continue
      off[KINDS.indexOf(ability.reduce)] += ability.amount
    }
  return off
}

/** By KINDS: the printed requirements less all reductions, never below 0. */
function requirements(s: MoonrakersState): number[] {
  const m = missionOf(s)
  const { requires } = cardOf(m.contract)
  const off = standing(s, m)
  const left: number[] = []
  for (let kind = 0; kind < KINDS.length; kind++)
    left.push(Math.max(0, requires[kind] - m.reduced[kind] - off[kind]))
  return left
}

export const requirement = (s: MoonrakersState, kind: number): number => requirements(s)[kind]

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

/** By KINDS: what is still missing. */
export function allMissing(s: MoonrakersState): number[] {
  if (missionOf(s).met) return [0, 0, 0, 0, 0]
  const lacks = requirements(s)
  for (let kind = 0; kind < KINDS.length; kind++)
    if (lacks[kind] > 0) lacks[kind] = Math.max(0, lacks[kind] - contributed(s, kind))
  return lacks
}

export const missing = (s: MoonrakersState, kind: number): number => allMissing(s)[kind]

export const isMet = (s: MoonrakersState): boolean => allMissing(s).every((lack) => lack === 0)

/** Does a ship part of a participant count only as long as a kind of card was not played? */
function canBeUndone(s: MoonrakersState, m: Mission): boolean {
  for (const seat of m.participants)
    for (const part of s.captains[seat].ship) {
      const { ability } = cardOf(part)
      if (ability?.when === 'always' && 'reduce' in ability && ability.ifPlayedNo) return true
    }
  return false
}

/** What is met stays met: noted before each play, because the play may take away what a ship part gives. */
export function noteIfMet(s: MoonrakersState): void {
  const m = missionOf(s)
  if (!m.met && canBeUndone(s, m)) m.met = isMet(s)
}

/** Hazards that a seat has rolled and not blocked. */
export function hazardsOf(m: Mission, seat: Seat): number {
  let icons = 0
  for (const die of m.dice[seat]) icons += die
  return Math.max(0, icons - m.blocks[seat])
}
