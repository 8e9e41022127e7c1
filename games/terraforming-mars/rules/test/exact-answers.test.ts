import { playsExactly } from '@perilune/engine/testing/vitest'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'

playsExactly(terraformingMars, { seeds: 'terraforming-mars, exactly' })
