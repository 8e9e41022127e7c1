import type { Card, Seat } from '@perilune/engine'

/* What only promotional cards ask for. */

export interface Promos {
  /** By seat: a bit for each other seat that took resources or production from it in this generation. */
  harmed: number[]
  /** Whether somebody has removed another player's plants in this generation. */
  plantsRemoved: boolean
  /**
   * By seat: cards laid on Self-replicating Robots, open to all, neither in hand nor in play, and the cubes
   * on each.
   */
  parked: Card[][]
  parkedCubes: number[][]
  /** Areas of the cities with a cathedral. */
  cathedrals: number[]
}

export const newPromos = (seats: number): Promos => ({
  harmed: new Array<number>(seats).fill(0),
  plantsRemoved: false,
  parked: Array.from({ length: seats }, () => []),
  parkedCubes: Array.from({ length: seats }, () => []),
  cathedrals: [],
})

export const clonePromos = (promos: Promos): Promos => ({
  harmed: promos.harmed.slice(),
  plantsRemoved: promos.plantsRemoved,
  parked: promos.parked.map((cards) => cards.slice()),
  parkedCubes: promos.parkedCubes.map((cubes) => cubes.slice()),
  cathedrals: promos.cathedrals.slice(),
})

/** Another generation: what was done to whom in the last one no longer counts. */
export function forgetHarm(promos: Promos): void {
  promos.harmed.fill(0)
  promos.plantsRemoved = false
}

/** Cubes on a card that lies on another, neither in hand nor in play; 0 for every other card. */
export function parkedCubes(promos: Promos | null, seat: Seat, card: Card): number {
  if (promos === null) return 0
  const at = promos.parked[seat].indexOf(card)
  return at < 0 ? 0 : promos.parkedCubes[seat][at]
}

/** Cubes on such a card. Returns whether it lies there. */
export function addToParked(promos: Promos | null, seat: Seat, card: Card, n: number): boolean {
  const at = promos?.parked[seat].indexOf(card) ?? -1
  if (promos === null || at < 0) return false
  promos.parkedCubes[seat][at] += n
  return true
}

/** The card is played from where it lies; its cubes are gone. Returns whether it lay there. */
export function unpark(promos: Promos | null, seat: Seat, card: Card): boolean {
  const at = promos?.parked[seat].indexOf(card) ?? -1
  if (promos === null || at < 0) return false
  promos.parked[seat].splice(at, 1)
  promos.parkedCubes[seat].splice(at, 1)
  return true
}
