import type { CSSProperties, ReactNode } from 'react'
import { Stepper } from './stepper.js'
import { figure, words } from './words.js'

/** One way to pay: what it is, how many there are, and how much each is worth. */
export interface Means {
  id: string
  label: string
  drawn: ReactNode
  /** A colour of the tokens, such as `var(--res-metal)`; the drawing says the same without it. */
  colour: string
  has: number
  worth: number
  note?: string
}

/** What would be paid with so many of each. */
export const paidWith = (means: readonly Means[], use: Readonly<Record<string, number>>): number =>
  means.reduce((sum, m) => sum + m.worth * (use[m.id] ?? 0), 0)

/** A price paid with several things: a bar as long as the price, and a row for each thing. */
export function Payment(props: {
  due: number
  means: readonly Means[]
  use: Readonly<Record<string, number>>
  onChange(use: Record<string, number>): void
}) {
  const { due, means, use } = props
  const paid = paidWith(means, use)
  const says =
    paid === due ? words.paysExactly : paid < due ? words.short(due - paid) : words.tooMuch(paid - due)
  return (
    <div className="payment">
      <div className="payment-bar" aria-hidden="true">
        {means.map((m) => {
          const value = m.worth * (use[m.id] ?? 0)
          return value > 0 ? (
            <span key={m.id} style={{ '--share': value, '--ink-of': m.colour } as CSSProperties}>
              {m.drawn} {figure(value)}
            </span>
          ) : null
        })}
        {paid < due && <span className="open" style={{ '--share': due - paid } as CSSProperties} />}
      </div>
      <ul>
        {means.map((m) => {
          const used = use[m.id] ?? 0
          return (
            <li key={m.id} className={used === 0 ? 'unused' : ''}>
              <span className="payment-drawn">{m.drawn}</span>
              <span className="payment-what">
                <b>{m.label}</b>
                <small>{[words.worth(m.worth), m.note].filter(Boolean).join(', ')}</small>
              </span>
              <Stepper
                label={m.label}
                value={used}
                max={m.has}
                onChange={(value) => props.onChange({ ...use, [m.id]: value })}
              />
              <small className="payment-left">{words.leaves(used, m.has)}</small>
              <b className="payment-value">{figure(m.worth * used)}</b>
            </li>
          )
        })}
      </ul>
      <p className={paid < due ? 'payment-says short' : 'payment-says'} role="status">
        {words.due(due)}. {says}.
      </p>
    </div>
  )
}
