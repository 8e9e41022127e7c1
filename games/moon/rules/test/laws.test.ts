import { playsCleanly } from '@perilune/engine/testing/vitest'
import { moon } from '@perilune/moon-words-en'

playsCleanly(moon, { games: 6, seeds: 'moon' })
