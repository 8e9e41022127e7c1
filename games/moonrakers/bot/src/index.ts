import type { GameBot } from '@perilune/engine/bot'
import { earlier } from './earlier.js'
import { evaluation } from './evaluation.js'
import { moonrakersWeights } from './weights.js'

export { evaluation }

export const bot = { evaluation, search: moonrakersWeights.search, earlier } as unknown as GameBot
