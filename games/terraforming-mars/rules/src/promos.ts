import type { Card } from '@perilune/engine'

/* What only promotional cards ask for. */

export interface Promos {
  /** By seat: a bit for each other seat that took resources or production from it in this generation. */
  harmed: number[]
  /** Whether somebody has removed another player's plants in this generation. */
  plantsRemoved: boolean
  /** By seat: cards laid on Self-replicating Robots, open to all, neither in hand nor in play, and the cubes on each. */
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
