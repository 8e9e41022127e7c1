import type { Card, Seat } from '@perilune/engine'
import type { Events, Tell } from './codes.js'
import type { MoonrakersState } from './state.js'

type Why = Events['prestige']['why']

/**
 * Prestige is gained or lost, never below 0; the line of the final score remembers why and by which answer.
 */
export function changePrestige(
  s: MoonrakersState,
  seat: Seat,
  { by, why, card }: { readonly by: number; readonly why: Why; readonly card: Card },
  tell: Tell | undefined,
): void {
  const captain = s.captains[seat]
  const change = Math.max(by, -captain.prestige)
  if (change === 0) return
  captain.prestige += change
  // One string, as in states that are stored.
  captain.earned.push(`${why}:${card}`, change, s.played)
  tell?.({ what: 'prestige', seat, change, why, card })
}

export function changeCredits(
  s: MoonrakersState,
  seat: Seat,
  { by, why, card }: { readonly by: number; readonly why: Why; readonly card?: Card },
  tell: Tell | undefined,
): void {
  if (by === 0) return
  s.captains[seat].credits += by
  tell?.({ what: 'credits', seat, change: by, why, ...(card !== undefined && { card }) })
}
