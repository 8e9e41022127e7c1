import { playsCleanly } from '@perilune/engine/testing/vitest'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'

playsCleanly(terraformingMars, { games: 2, seeds: 'mars', allLawsOn: 0 })
