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
  /** Cards of the hand, or dice, that are asked for. */
  markChoice: MarkChoice | undefined
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

/** The key of a button, for eyes: a screen reader is told by the button itself. */
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

/** Gives an answer; nothing where there is none to give. A small one is chosen by a digit, too. */
export function Give(props: {
  option: Option | undefined
  answer: TableProps['answer']
  as?: 'primary' | 'second' | 'chip'
  /** A letter that does the same. */
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
