import type { Choose, MyDecision, Option } from '@perilune/engine'
import type { MoonState } from '@perilune/moon'
import type { TableProps } from '@perilune/ui'
import type { AskedInPlace } from '../choosing/in-place.js'
import type { Choosing } from '../choosing/thing.js'
import type { Selection } from '../options.js'
import type { MoonView } from '../preview.js'

export interface BarProps {
  table: TableProps
  view: MoonView
  then: MoonState | null
  seat: number
  turn: Choose | undefined
  decision: MyDecision | undefined
  selection: Selection | undefined
  /** The answer that the primary button gives. */
  chosen: Option | undefined
  /** A question that is answered on the table, and the answer so far. */
  asked: AskedInPlace | undefined
  given: Option | undefined
  /** The answer under the pointer or selected, whose consequences are shown. */
  shown: Option | undefined
  choosing: Choosing
  choose(option: Option): void
  select(selection: Selection): void
}
