import { type GameTable, whenAsked } from '@perilune/ui'
import type { MarsRules } from './rules.js'
import type { MarsView } from './state/view.js'

/**
 * The turn that I shall be asked for, as long as it comes in this generation: what the next one brings nobody
 * knows.
 */
export const aheadUnder =
  ({ game }: MarsRules): NonNullable<GameTable['ahead']> =>
  (given, seat) => {
    const view = given as unknown as MarsView
    if (view.players[seat].passed) return []
    const then = whenAsked(game, view, seat, ['pass', 'end'])
    if (then?.generation !== view.generation) return []
    const decisions = game.decisions(then, seat)
    return decisions.some(({ step }) => step === 'take-turn') ? decisions : []
  }
