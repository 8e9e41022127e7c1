import type { GameBot } from '@perilune/engine/bot'
import { earlier } from './earlier.js'
import { evaluation } from './evaluation.js'
import { moonWeights } from './weights.js'

export { evaluation }

export const bot = { evaluation, search: moonWeights.search, earlier } as unknown as GameBot
