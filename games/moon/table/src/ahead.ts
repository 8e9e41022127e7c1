import { type GameTable, whenAsked } from '@perilune/ui'
import type { MoonView } from './preview.js'
import type { MoonRules } from './rules.js'

/**
 * What the viewer will be asked on the next turn, if that turn comes in this round: after the round hands are
 * passed, so nobody knows the next hand.
 */
export const aheadBy =
  ({ game }: MoonRules): NonNullable<GameTable['ahead']> =>
  (given, seat) => {
    const view = given as unknown as MoonView
    const then = whenAsked(game, view, seat, ['end', 'assimilate'])
    if (then?.round !== view.round || then.era !== view.era) return []
    return game.decisions(then, seat)
  }
