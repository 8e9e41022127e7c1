import { playsExactly } from '@perilune/engine/testing/vitest'
import { moon } from '@perilune/moon-words-en'

playsExactly(moon, { seeds: 'moon, exactly' })
