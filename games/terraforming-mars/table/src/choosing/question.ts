import type { Pick } from '@perilune/engine'
import type { SeatInfo } from '@perilune/ui'
import type { Held } from '../hand/filter.js'
import type { MarsView } from '../state/view.js'
import type { Picking } from './use-pick.js'

export interface ScreenProps {
  view: MarsView
  seat: number
  seats: readonly SeatInfo[]
  picking: Picking
  held: readonly Held[]
  /** Cards that the player passed on in this generation's draft. */
  passed: readonly string[]
  hide(): void
}

/** The title of a question. The start may include preludes, and a beginner then chooses nothing else. */
export function titleOf({ step, groups }: Pick): string {
  if (!groups?.some((group) => group.id === 'preludes')) return step
  return groups.length > 1 ? 'choose-start with preludes' : 'choose-start of preludes'
}
