import type { GameBot } from '@perilune/engine/bot'
import { evaluation } from './evaluation.js'
import { moonrakersWeights } from './weights.js'

export { evaluation }

export const bot = { evaluation, search: moonrakersWeights.search } as unknown as GameBot
