import { playsCleanly } from '@perilune/engine/testing/vitest'
import { terraformingMars } from '@perilune/terraforming-mars'

/* The laws of the house with colonies in the game, beside whatever else. */

playsCleanly(terraformingMars, {
  games: 1,
  seeds: 'mars with colonies',
  allLawsOn: 0,
  seatCounts: [1, 2],
  options: { colonies: true },
})
