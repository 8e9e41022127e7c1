import type { MyDecision, Option, Sentence } from '@perilune/engine'
import type { MoonrakersState } from '@perilune/moonrakers'
import { capital, SentenceText, type TableProps } from '@perilune/ui'
import type { ReactNode } from 'react'
import { DRAWINGS } from '../cards/glyphs.js'
import type { HandChoice } from '../mine/hand-choice.js'
import type { TableState } from '../table-state.js'
import type { Draft } from '../talks/terms.js'
import type { Act } from '../use-table-state.js'
import type { MoonrakersView } from '../view.js'

/* What every bar of this table is made of. */

export interface BarProps {
  table: TableProps
  view: MoonrakersView
  then: MoonrakersState | null
  seat: number
  /** The card or ship part that is selected, and what can be done with it. */
  selected: string | undefined
  alternatives: readonly Option[]
  alternative: Option | undefined
  /** Cards of the hand that are asked for. */
  handChoice: HandChoice | undefined
  draft: Draft | null
  /** The table's own state, and what changes it. */
  state: TableState
  act: Act
}

export type Part = BarProps & { decision: MyDecision; also: ReactNode }

/** A sentence with what Moonrakers draws, and the names of the captains. */
export const Say = ({ of, table }: { of: Sentence; table: TableProps }) => (
  <SentenceText of={of} drawings={DRAWINGS} names={table.seats.map(({ name }) => name)} />
)

export function Give(props: {
  option: Option | undefined
  answer: TableProps['answer']
  className: string
  children: ReactNode
}) {
  const { option, answer } = props
  if (!option) return null
  const no = option.because
  return (
    <button
      type="button"
      className={props.className}
      disabled={!answer}
      aria-disabled={no !== undefined}
      data-tip={no && capital(no)}
      onClick={() => !no && answer?.(option.answer)}
    >
      {props.children}
    </button>
  )
}
