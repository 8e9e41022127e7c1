import type { Choose, MyDecision, Option } from '@perilune/engine'
import type { MoonState } from '@perilune/moon'
import type { TableProps } from '@perilune/ui'
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
  choose(option: Option): void
  select(selection: Selection): void
}
