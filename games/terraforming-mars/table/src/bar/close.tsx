import type { Choose, Option } from '@perilune/engine'
import { Key } from '@perilune/ui'
import { optionsFor, possible } from '../state/options.js'
import { words } from '../words.js'
import { type Left, leftUndone } from './left-undone.js'
import type { BarProps } from './parts.js'
import { useAutoEnd, useAutoEndWish } from './use-auto-end.js'

/** How a turn can be ended now, and what that would leave undone. */
export interface Closing {
  readonly option: Option | undefined
  /** Nothing else can be done in this turn. */
  readonly atEnd: boolean
  readonly left: readonly Left[]
  readonly wish: readonly [on: boolean, set: (on: boolean) => void]
  /** Seconds until the turn ends by itself. */
  readonly seconds: number | undefined
}

export function useClosing({ table, view, seat }: BarProps, turn: Choose): Closing {
  const [option] = optionsFor(turn, 'end', 'pass')
  const atEnd =
    option?.answer.act === 'end' &&
    turn.options.every((one) => one === option || one.answer.act === 'order' || !possible(one))
  const wish = useAutoEndWish()
  const { answer } = table
  const seconds = useAutoEnd(atEnd && wish[0] && answer !== null, () => option && answer?.(option.answer))
  const left = option?.answer.act === 'pass' ? leftUndone(view, seat, turn) : []
  return { option, atEnd, left, wish, seconds }
}

/** Ends the turn or passes. Not the primary button while anything else can be done, to avoid mistakes. */
export function Close({ table, closing, passMeant, meanPass }: BarProps & { closing: Closing }) {
  const { option, left, seconds } = closing
  if (!option) return null
  const end = option.answer.act === 'end'
  const warn = !end && left.length > 0 && !passMeant
  const label = end
    ? seconds === undefined
      ? words.endTurn
      : words.endsIn(seconds)
    : left.length === 0
      ? words.pass
      : passMeant
        ? words.passNow
        : words.passLeft(left.length)
  return (
    <button
      type="button"
      className={`btn ${end ? 'primary' : 'second'}`}
      disabled={!table.answer}
      onClick={() => (warn ? meanPass() : table.answer?.(option.answer))}
    >
      {label} {closing.atEnd && <Key of="Enter" />}
    </button>
  )
}

/** What the player would leave undone by passing. */
export const LeftUndone = ({ left, greenery }: { left: readonly Left[]; greenery: number }) => (
  <>
    {left.map(({ what, n }) => (
      <span key={what} className="chip warning">
        {what === 'actions'
          ? words.leftUndone.actions(n)
          : what === 'greenery'
            ? words.leftUndone.greenery(greenery)
            : words.leftUndone[what]}
      </span>
    ))}
  </>
)

/** Switches whether the turn ends by itself; the browser keeps the choice. */
export const AutoEndWish = ({ closing: { wish } }: { closing: Closing }) => (
  <button
    type="button"
    className="chip quiet"
    role="switch"
    aria-checked={wish[0]}
    data-tip={words.autoEndTip}
    onClick={() => wish[1](!wish[0])}
  >
    {words.autoEnd}
  </button>
)
