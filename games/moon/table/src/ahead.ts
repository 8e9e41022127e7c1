import { type GameTable, whenAsked } from '@perilune/ui'
import type { MoonView } from './preview.js'
import type { MoonRules } from './rules.js'

/**
 * What I shall be asked on my turn, as long as it comes in this round: then hands are passed, and nobody
 * knows the next.
 */
export const aheadBy =
  ({ game }: MoonRules): NonNullable<GameTable['ahead']> =>
  (given, seat) => {
    const view = given as unknown as MoonView
    const then = whenAsked(game, view, seat, ['end', 'assimilate'])
    if (then?.round !== view.round || then.era !== view.era) return []
    return game.decisions(then, seat)
  }
