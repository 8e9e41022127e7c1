import { playsCleanly } from '@perilune/engine/testing/vitest'
import { terraformingMars } from '@perilune/terraforming-mars'

playsCleanly(terraformingMars, { games: 2, seeds: 'mars', allLawsOn: 0 })
