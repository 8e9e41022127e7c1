import { playsCleanly } from '@perilune/engine/testing/vitest'
import { terraformingMars } from '@perilune/terraforming-mars'

playsCleanly(terraformingMars, {
  games: 1,
  seatCounts: [1, 3, 5],
  seeds: 'turmoil',
  allLawsOn: 0,
  options: { turmoil: true },
})
