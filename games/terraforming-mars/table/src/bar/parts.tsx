import type { Choose, MyDecision, Option, Sentence as Said } from '@perilune/engine'
import { labelOf, type TableProps } from '@perilune/ui'
import type { InPlace } from '../choosing/in-place.js'
import type { Picking } from '../choosing/use-pick.js'
import { Say } from '../say.js'
import type { Preview } from '../state/preview.js'
import type { MarsView } from '../state/view.js'
import { Changes } from './changes.js'
import { saysOf } from './pay.js'
import type { Use } from './suggested.js'

export interface BarProps {
  table: TableProps
  view: MarsView
  seat: number
  decision: MyDecision | undefined
  turn: Choose | undefined
  /** The selection on the table: a card, an action, a project, an area. */
  selected: Option | undefined
  select(option: Option | undefined): void
  /** Gives the selected answer. */
  commit(option: Option): void
  preview: Preview | null
  picking: Picking | undefined
  /** Things on the table that answer the question. */
  things: readonly InPlace[] | undefined
  hover(option: Option | undefined): void
  /** Whether the player has seen what a pass would leave undone. */
  passMeant: boolean
  meanPass(): void
  /** The payment that the player sets up, and why the rules refuse it. */
  paying: { open: boolean; use: Use; refused: string | undefined; toggle(): void; change(use: Use): void }
}

export const Primary = (props: BarProps & { option: Option; label: string }) => (
  <button
    type="button"
    className="btn primary"
    disabled={!props.table.answer || props.paying.refused !== undefined}
    onClick={() => props.commit(props.option)}
  >
    {props.label} <kbd>↵</kbd>
  </button>
)

/** The selected answer and what it would change, or else the question. */
export function Sentence(props: BarProps & { asks: Said }) {
  const { selected, preview, view, seat, table } = props
  if (!selected) return <Say of={props.asks} seats={table.seats} />
  return (
    <>
      <b>
        <Say of={labelOf(selected)} seats={table.seats} />
      </b>{' '}
      {preview?.state && <Changes view={view} then={preview.state} seat={seat} seats={table.seats} />}
      {preview?.payment && preview.refused !== undefined && !props.paying.open && (
        <span className="changes refused">{saysOf(preview.payment, preview.use, preview.refused)}</span>
      )}
    </>
  )
}
