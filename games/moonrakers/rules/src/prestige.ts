import type { Seat, Tell } from '@perilune/engine'
import type { MoonrakersState } from './state.js'

/** Prestige is gained or lost, never below 0; the line of the final score remembers why and by which answer. */
export function changePrestige(
  s: MoonrakersState,
  seat: Seat,
  by: number,
  why: string,
  tell: Tell | undefined,
): void {
  const captain = s.captains[seat]
  const change = Math.max(by, -captain.prestige)
  if (change === 0) return
  captain.prestige += change
  captain.earned.push(why, change, s.played)
  tell?.({ what: 'prestige', seat, change, why })
}

export function changeCredits(
  s: MoonrakersState,
  seat: Seat,
  by: number,
  why: string,
  tell: Tell | undefined,
): void {
  if (by === 0) return
  s.captains[seat].credits += by
  tell?.({ what: 'credits', seat, change: by, why })
}
