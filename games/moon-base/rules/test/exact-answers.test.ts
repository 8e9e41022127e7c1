import { playsExactly } from '@perilune/engine/testing/vitest'
import { moonBase } from '@perilune/moon-base-words-en'

playsExactly(moonBase, { seeds: 'moon-base, exactly', answers: 70 })
