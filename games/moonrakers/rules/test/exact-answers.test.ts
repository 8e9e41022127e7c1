import { playsExactly } from '@perilune/engine/testing/vitest'
import { moonrakers } from '@perilune/moonrakers-words-en'

playsExactly(moonrakers, { seeds: 'moonrakers, exactly' })
