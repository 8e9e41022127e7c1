import type { GameBot } from '@perilune/engine/bot'
import { evaluation } from './evaluation.js'
import { moonWeights } from './weights.js'

export { evaluation }

export const bot = { evaluation, search: moonWeights.search } as unknown as GameBot
