import type { ReactNode } from 'react'
import { figure, words } from '../words.js'

/** Sets an amount of one thing, one unit at a time. */
export function Stepper(props: {
  label: string
  value: number
  min?: number
  max: number
  onChange(value: number): void
  /** A drawing of the thing, where the label alone is not enough. */
  children?: ReactNode
}) {
  const { label, value, min = 0, max, onChange } = props
  return (
    <div className="stepper">
      {props.children}
      <button
        type="button"
        aria-label={words.less(label)}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-label={label}>{figure(value)}</output>
      <button
        type="button"
        aria-label={words.more(label)}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  )
}
