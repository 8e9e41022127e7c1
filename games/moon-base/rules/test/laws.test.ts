import { playsCleanly } from '@perilune/engine/testing/vitest'
import { moonBase } from '@perilune/moon-base-words-en'

playsCleanly(moonBase, { games: 6, seeds: 'moon-base' })
