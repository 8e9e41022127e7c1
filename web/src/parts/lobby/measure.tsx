import { useState } from 'react'
import { words } from '../../words/new-game.js'

const w = words.clock

/** A number with buttons that step through common values; any other within the limits can be typed. */
export function Measure(props: {
  label: string
  value: number
  limits: { readonly min: number; readonly max: number }
  steps: readonly number[]
  /** The label is already shown beside it. */
  bare?: boolean
  onChange(value: number): void
}) {
  const { label, value, steps, onChange } = props
  const { min, max } = props.limits
  /** The typed text, while it is not a number within the limits. */
  const [draft, setDraft] = useState<string>()
  const to = (next: number) => {
    setDraft(undefined)
    onChange(next)
  }
  const type = (text: string) => {
    const typed = text.trim() === '' ? Number.NaN : Number(text)
    if (Number.isInteger(typed) && typed >= min && typed <= max) to(typed)
    else setDraft(text)
  }
  const rest = () => {
    const typed = Math.round(Number(draft ?? value))
    to(draft?.trim() && Number.isFinite(typed) ? Math.min(max, Math.max(min, typed)) : value)
  }
  return (
    <div className="measure">
      <div className="stepper">
        <button
          type="button"
          aria-label={w.less(label)}
          disabled={value <= min}
          onClick={() => to(steps.findLast((s) => s < value) ?? Math.max(min, value - 1))}
        >
          −
        </button>
        <input
          inputMode="numeric"
          aria-label={label}
          size={4}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={rest}
          onFocus={(event) => event.target.select()}
        />
        <button
          type="button"
          aria-label={w.more(label)}
          disabled={value >= max}
          onClick={() => to(steps.find((s) => s > value) ?? Math.min(max, value + 1))}
        >
          +
        </button>
      </div>
      {!props.bare && <span>{label}</span>}
    </div>
  )
}
