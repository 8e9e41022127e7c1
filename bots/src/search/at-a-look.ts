import type { Look } from '../bot.js'

/**
 * Questions for which a look at every answer is enough, by game: what is about to happen. Where much can be had in many ways, a search would like best what
 * leaves it the most to choose from, and buy cards to sell them again.
 */
const QUESTIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  'terraforming-mars': new Set(['choose-start', 'draft', 'research', 'pay', 'sell-patents']),
}

export function isSeenAtALook({ game, view }: Look): boolean {
  if (!Object.hasOwn(QUESTIONS, game.id)) return false
  const { stack } = view()
  return QUESTIONS[game.id].has(stack[stack.length - 1].do)
}
