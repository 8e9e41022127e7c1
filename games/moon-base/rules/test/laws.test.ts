import { playsCleanly } from '@perilune/engine/testing/vitest'
import { moonBase } from '@perilune/moon-base'

playsCleanly(moonBase, { games: 6, seeds: 'moon-base' })
