import { moon } from '@perilune/moon'
import { type GameTable, whenAsked } from '@perilune/ui'
import type { MoonView } from './preview.js'

/** What I shall be asked on my turn, as long as it comes in this round: then hands are passed, and nobody knows the next. */
export const ahead: NonNullable<GameTable['ahead']> = (given, seat) => {
  const view = given as unknown as MoonView
  const then = whenAsked(moon, view, seat, ['end', 'assimilate'])
  if (then?.round !== view.round || then.era !== view.era) return []
  return moon.decisions(then, seat)
}
