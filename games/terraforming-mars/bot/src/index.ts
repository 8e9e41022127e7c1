import type { GameBot } from '@perilune/engine/bot'
import { evaluation } from './evaluation.js'
import { marsWeights } from './weights.js'

export { evaluation }

export const bot = { evaluation, search: marsWeights.search } as unknown as GameBot
