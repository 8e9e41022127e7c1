import type { GameBot } from '@perilune/engine/bot'
import { earlier } from './earlier.js'
import { evaluation } from './evaluation.js'
import { marsWeights } from './weights.js'

export { evaluation }

export const bot = { evaluation, search: marsWeights.search, earlier } as unknown as GameBot
