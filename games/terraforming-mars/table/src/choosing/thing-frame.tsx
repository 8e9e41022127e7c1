import type { Option } from '@perilune/engine'
import { capital } from '@perilune/ui'
import type { ReactNode } from 'react'
import { sameOption } from './in-place.js'

/** A part of the table that is a button while it is asked for, and plain otherwise. */
export function ThingFrame(props: {
  option: Option | undefined
  className: string
  selected: Option | undefined
  select(option: Option): void
  hover(option: Option | undefined): void
  children: ReactNode
}) {
  const { option, className } = props
  if (!option) return <div className={className}>{props.children}</div>
  const can = !option.reason
  return (
    <button
      type="button"
      className={`${className} ${can ? 'thing' : 'not'}`}
      aria-pressed={sameOption(props.selected, option)}
      aria-disabled={!can}
      data-tip={option.because && capital(option.because)}
      onClick={() => can && props.select(option)}
      onPointerEnter={() => can && props.hover(option)}
      onPointerLeave={() => props.hover(undefined)}
    >
      {props.children}
    </button>
  )
}
