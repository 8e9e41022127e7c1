import type { MyDecision, Option, Sentence } from '@perilune/engine'
import type { MoonrakersState } from '@perilune/moonrakers'
import { capital, SentenceText, type TableProps } from '@perilune/ui'
import type { ReactNode } from 'react'
import { DRAWINGS } from '../cards/glyphs.js'
import type { MarkChoice } from '../mine/mark-choice.js'
import type { TableState } from '../table-state.js'
import type { Draft } from '../talks/terms.js'
import type { Act } from '../use-table-state.js'
import type { MoonrakersView } from '../view.js'

/* Parts that all bars of this table share. */

export interface BarProps {
  table: TableProps
  view: MoonrakersView
  then: MoonrakersState | null
  seat: number
  /** The selected card or ship part, and what can be done with it. */
  selected: string | undefined
  alternatives: readonly Option[]
  alternative: Option | undefined
  /** The question about cards of the hand or dice, if there is one. */
  markChoice: MarkChoice | undefined
  draft: Draft | null
  /** The table's own state, and the function that changes it. */
  state: TableState
  act: Act
}

export type Part = BarProps & { decision: MyDecision; also: ReactNode }

/** A sentence with Moonrakers' drawings and the names of the captains. */
export const Say = ({ of, table }: { of: Sentence; table: TableProps }) => (
  <SentenceText of={of} drawings={DRAWINGS} names={table.seats.map(({ name }) => name)} />
)

/** The key of a button, hidden from screen readers because the button itself announces the key. */
const KeyHint = ({ of }: { of: string }) => (
  <span aria-hidden="true">
    <kbd>{of}</kbd>
  </span>
)

/** The main button of a bar, which Enter presses wherever the focus is. */
export const Primary = (props: { disabled: boolean; onClick(): void; children: ReactNode }) => (
  <button
    type="button"
    className="btn primary"
    aria-keyshortcuts="Enter"
    disabled={props.disabled}
    onClick={props.onClick}
  >
    {props.children} <KeyHint of="↵" />
  </button>
)

/** A button that gives an answer; nothing without an option. A small one can be chosen by a digit, too. */
export function Give(props: {
  option: Option | undefined
  answer: TableProps['answer']
  as?: 'primary' | 'second' | 'chip'
  /** A letter key that presses it. */
  letter?: string | undefined
  hot?: boolean
  children: ReactNode
}) {
  const { option, answer, as = 'second', letter } = props
  if (!option) return null
  const no = option.because
  const key = as === 'primary' ? 'Enter' : letter
  return (
    <button
      type="button"
      className={as === 'chip' ? `chip ${props.hot ? 'hot' : ''}` : `btn ${as}`}
      disabled={!answer}
      aria-disabled={no !== undefined}
      data-tip={no && capital(no)}
      {...(as === 'chip' && { 'data-option': '' })}
      {...(key && { 'aria-keyshortcuts': key })}
      onClick={() => !no && answer?.(option.answer)}
    >
      {props.children} {key && <KeyHint of={letter ?? '↵'} />}
    </button>
  )
}
