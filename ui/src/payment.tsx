import type { CSSProperties, ReactNode } from 'react'
import { Stepper } from './stepper.js'
import { capital, figure, words } from './words.js'

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

/**
 * What is paid, and what is missing or wasted, in one sentence; with the reason where the rules refuse an
 * overpayment.
 */
export function paymentSays(due: number, paid: number, refused?: string): string {
  if (paid < due) return words.paysTooLittle(paid, due)
  if (paid === due) return words.paysExactly(paid)
  return refused === undefined
    ? words.paysTooMuch(paid, due)
    : `${words.paysTooMuch(paid, due)} ${capital(refused)}.`
}

interface PaymentProps {
  due: number
  means: readonly Means[]
  use: Readonly<Record<string, number>>
  /** Why the rules refuse this mix; left out where they accept it. */
  refused?: string | undefined
  /** The new amounts, and the one of them that was changed. */
  onChange(use: Record<string, number>, changed: string): void
}

/** A price paid with several things: a bar with the price marked on it, and a row for each thing. */
export function Payment({ due, means, use, refused, onChange }: PaymentProps) {
  const paid = paidWith(means, use)
  const no = paid < due || refused !== undefined
  return (
    <div className="payment">
      <PaymentBar due={due} means={means} use={use} paid={paid} />
      <ul>
        {means.map((m) => (
          <Row
            key={m.id}
            means={m}
            used={use[m.id] ?? 0}
            onChange={(n) => onChange({ ...use, [m.id]: n }, m.id)}
          />
        ))}
      </ul>
      <p className={`payment-says ${no ? 'short' : paid > due ? 'over' : ''}`} role="status">
        {paymentSays(due, paid, refused)}
      </p>
    </div>
  )
}

const percent = (n: number, of: number): string => `${of === 0 ? 0 : (100 * n) / of}%`

/** As long as the price; longer where more is paid, and then hatched behind the price. */
function PaymentBar(props: Pick<PaymentProps, 'due' | 'means' | 'use'> & { paid: number }) {
  const { due, means, use, paid } = props
  const length = Math.max(due, paid)
  return (
    <div className="payment-bar" aria-hidden="true">
      <div className="payment-parts">
        {means.map((m) => {
          const value = m.worth * (use[m.id] ?? 0)
          return value > 0 ? (
            <span key={m.id} style={{ '--share': value, '--ink-of': m.colour } as CSSProperties}>
              {m.drawn} {figure(value)}
            </span>
          ) : null
        })}
        {paid < due && (
          <span className="open" style={{ '--share': due - paid } as CSSProperties}>
            {figure(paid - due)}
          </span>
        )}
        {paid > due && <i className="over" style={{ insetInlineStart: percent(due, length) }} />}
      </div>
      <div className="payment-scale">
        <i style={{ insetInlineStart: '0%' }}>0</i>
        <i className="price" style={{ insetInlineStart: percent(due, length) }}>
          {figure(due)}
        </i>
      </div>
    </div>
  )
}

function Row({ means: m, used, onChange }: { means: Means; used: number; onChange(n: number): void }) {
  return (
    <li className={used === 0 ? 'unused' : ''} style={{ '--ink-of': m.colour } as CSSProperties}>
      <span className="payment-drawn">{m.drawn}</span>
      <span className="payment-what">
        <b>{m.label}</b>
        <small>{[words.worth(m.worth), m.note].filter(Boolean).join(', ')}</small>
      </span>
      <Stepper label={m.label} value={used} max={m.has} onChange={onChange} />
      <span className="payment-left">
        <i style={{ '--used': percent(used, m.has) } as CSSProperties} />
        <small>{words.leaves(used, m.has)}</small>
      </span>
      <b className="payment-value">{figure(m.worth * used)}</b>
    </li>
  )
}
