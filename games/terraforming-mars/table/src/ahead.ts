import { type GameTable, whenAsked } from '@perilune/ui'
import type { MarsRules } from './rules.js'
import type { MarsView } from './state/view.js'

/**
 * The turn that the viewer will be asked for, if it comes in this generation: nobody knows what the next
 * generation brings.
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
