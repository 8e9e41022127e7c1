import {
  coloured,
  flags,
  flagTypes,
  flagWinner,
  production,
  productionTypes,
  resources,
  rovers,
} from './counts.js'
import { FLAGS, structure } from './facts.js'
import { reputation } from './reputations.js'
import type { Player, Table } from './table.js'

/** What Grey Structures with a formula score at the end of the game. */
const FORMULAS: Readonly<Record<string, (p: Player) => number>> = {
  'tenants-hall': (p) => 2 * flags(p, 'housing'),
  'rally-track': (p) => rovers(p),
  'workers-union': (p) => 2 * coloured(p, 'blue'),
  stockbrokers: (p) => 2 * coloured(p, 'grey'),
  'reserve-vault': (p) => Math.min(12, resources(p)),
  'trade-fair': (p) => 2 * productionTypes(p) + production(p, 'rovers'),
  'city-council': (p) => 2 * flagTypes(p),
  'garden-suburb': (p) => 2 * coloured(p, 'yellow'),
  'grand-prix-circuit': (p) => 2 * flags(p, 'transport'),
  academy: (p) => 2 * coloured(p, 'pink'),
  'visitor-centre': (p) => 2 * p.reputations.length,
}

export const greyScore = (p: Player, card: string): number =>
  (structure(card).hearts ?? 0) + (FORMULAS[card]?.(p) ?? 0)

/** The Scoring Phase: Flag Rewards, X, Hearts on cards, refill. */
export function scoringPhase(t: Table): void {
  for (const flag of FLAGS) {
    const winner = flagWinner(t, flag)
    if (winner === null) continue
    t.players[winner].supply.hearts += t.rewards[flag]
    t.rewards[flag] = 0
  }
  t.x -= 1
  for (const p of t.players)
    for (const piece of [...p.structures, ...p.reputations]) p.supply.hearts += piece.hearts
  if (t.era === 3) return
  for (const flag of FLAGS) t.rewards[flag] += t.era === 1 ? 4 : 5
}

/** Heart tokens, Hearts of Grey Structures, Hearts printed on Reputations. */
export function finalScore(p: Player): number {
  let sum = p.supply.hearts
  for (const { card } of p.structures) sum += greyScore(p, card)
  for (const { card } of p.reputations) sum += reputation(card).hearts
  return sum
}

/** 1 for the best. Ties: most Rovers, then most Resources, then the place is shared. */
export function ranks(t: Table): number[] {
  const key = (p: Player): number[] => [finalScore(p), rovers(p), resources(p)]
  const better = (a: number[], b: number[]): boolean => {
    const at = a.findIndex((value, i) => value !== b[i])
    return at >= 0 && a[at] > b[at]
  }
  return t.players.map((p) => 1 + t.players.filter((other) => better(key(other), key(p))).length)
}

/** What decided a tie for the best score; null where there was none. */
export function tieBreaker(t: Table): string | null {
  const withMost = (of: readonly Player[], count: (p: Player) => number) =>
    of.filter((p) => count(p) === Math.max(...of.map(count)))
  const tied = withMost(t.players, finalScore)
  if (tied.length === 1) return null
  const mostRovers = withMost(tied, rovers)
  if (mostRovers.length === 1) return 'most Rovers'
  return withMost(mostRovers, resources).length === 1 ? 'most Resources' : 'shared'
}
