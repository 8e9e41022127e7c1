import { playsCleanly } from '@perilune/engine/testing/vitest'
import { terraformingMars } from '@perilune/terraforming-mars'

playsCleanly(terraformingMars, { games: 1, seeds: 'promos', allLawsOn: 0, options: { promos: true } })
