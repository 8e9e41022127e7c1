import { useState } from 'react'
import { words } from '../words.js'

const w = words.creating

/** How much of something: a press leads to the next number that people choose, and any other within the limits can be typed. */
export function Measure(props: {
  label: string
  value: number
  limits: { readonly min: number; readonly max: number }
  steps: readonly number[]
  onChange(value: number): void
}) {
  const { label, value, steps, onChange } = props
  const { min, max } = props.limits
  /** What is being typed, as long as that is no number within the limits. */
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
          onClick={() => to(steps.findLast((s) => s < value) ?? min)}
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
          onClick={() => to(steps.find((s) => s > value) ?? max)}
        >
          +
        </button>
      </div>
      <span>{label}</span>
    </div>
  )
}
