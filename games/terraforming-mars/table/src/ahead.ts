import { terraformingMars } from '@perilune/terraforming-mars'
import { type GameTable, whenAsked } from '@perilune/ui'
import type { MarsView } from './view.js'

/** The turn that I shall be asked for, as long as it comes in this generation: what the next one brings nobody knows. */
export const ahead: NonNullable<GameTable['ahead']> = (given, seat) => {
  const view = given as unknown as MarsView
  if (view.players[seat].passed) return []
  const then = whenAsked(terraformingMars, view, seat, ['pass', 'end'])
  if (then?.generation !== view.generation) return []
  const decisions = terraformingMars.decisions(then, seat)
  return decisions.some(({ step }) => step === 'take-turn') ? decisions : []
}
