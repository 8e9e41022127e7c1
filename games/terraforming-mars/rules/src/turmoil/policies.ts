import type { Seat } from '@perilune/engine'
import { policyOps } from '../cards/built-in.js'
import type { Tell } from '../codes/events.js'
import { queueEffects } from '../effects/effects.js'
import { AREAS_ON_MARS } from '../map/boards.js'
import { GREENERY, TITANIUM } from '../names.js'
import { type MarsState, source } from '../state/state.js'
import { GREENS, MARS_FIRST, parties } from './parties.js'

/* The policy of the ruling party: it holds in the action phase alone. */

const titaniumOf = (party: number): number => {
  const { policy } = parties[party]
  return 'titanium' in policy ? policy.titanium : 0
}

export function policyBegins(s: MarsState): void {
  const t = s.turmoil
  if (t === null) return
  t.policy = t.ruling
  for (const p of s.players) p.worth[TITANIUM] += titaniumOf(t.policy)
}

export function policyEnds(s: MarsState): void {
  const t = s.turmoil
  if (t === null || t.policy < 0) return
  for (const p of s.players) p.worth[TITANIUM] -= titaniumOf(t.policy)
  t.policy = -1
}

/** Mars First and the Greens pay for tiles. */
export function policyOnTile(
  s: MarsState,
  seat: Seat,
  tile: number,
  area: number,
  tell: Tell | undefined,
): void {
  const policy = s.turmoil === null ? -1 : s.turmoil.policy
  if (policy === MARS_FIRST ? area < AREAS_ON_MARS : policy === GREENS && tile === GREENERY)
    queueEffects(s, policyOps(policy), source(seat, `party:${parties[policy].id}`, '', area), tell)
}
