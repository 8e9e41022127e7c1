import { playsCleanly } from '@perilune/engine/testing/vitest'
import { moon } from '@perilune/moon'

playsCleanly(moon, { games: 8, seeds: 'moon' })
