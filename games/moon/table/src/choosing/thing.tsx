import type { Option } from '@perilune/engine'
import { capital } from '@perilune/ui'
import type { ReactNode } from 'react'
import { type AskedInPlace, optionAt, sameOption, type Thing } from './in-place.js'

/** What the parts of the table need to know about a question that is answered on them. */
export interface Choosing {
  readonly asked: AskedInPlace | undefined
  /** The thing that was clicked. */
  readonly chosen: Option | undefined
  /** The amount of each Resource so far. */
  readonly amounts: Readonly<Record<string, number>>
  readonly picked: readonly string[]
  choose(option: Option): void
  hover(option: Option | undefined): void
  name(id: string, n: number, only: boolean): void
  pick(id: string, most: number): void
}

/** The attributes that make a thing a button while it is asked for; undefined otherwise. */
export function thingButton(choosing: Choosing, thing: Thing) {
  const option = optionAt(choosing.asked, thing)
  if (!option) return
  const can = !option.reason
  return {
    can,
    why: option.because === undefined ? '' : ` ${capital(option.because)}.`,
    className: can ? 'thing' : 'not',
    props: {
      type: 'button' as const,
      'aria-pressed': sameOption(choosing.chosen, option),
      'aria-disabled': !can,
      onClick: () => can && choosing.choose(option),
      onPointerEnter: () => can && choosing.hover(option),
      onPointerLeave: () => choosing.hover(undefined),
    },
  }
}

/** A part of the table that is a button while it is asked for, and plain otherwise. */
export function ThingFrame(props: {
  choosing: Choosing
  thing: Thing
  className: string
  label: string
  children: ReactNode
}) {
  const { className, label } = props
  const button = thingButton(props.choosing, props.thing)
  if (!button) return <div className={className}>{props.children}</div>
  const says = label + button.why
  return (
    <button
      {...button.props}
      className={`${className} ${button.className}`}
      aria-label={says}
      data-tip={says}
    >
      {props.children}
    </button>
  )
}
