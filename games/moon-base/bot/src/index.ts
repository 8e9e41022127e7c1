import type { GameBot } from '@perilune/engine/bot'
import { earlier } from './earlier.js'
import { evaluation } from './evaluation.js'
import { moonBaseWeights } from './weights.js'

export { Board } from './board.js'
export { evaluation }

export const bot = { evaluation, search: moonBaseWeights.search, earlier } as unknown as GameBot
