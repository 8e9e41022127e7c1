import type { CSSProperties, ReactNode } from 'react'
import { capital, figure, words } from '../words.js'
import { Stepper } from './stepper.js'

/** One means of payment: what it is, how many there are, and how much each is worth. */
export interface Means {
  id: string
  label: string
  drawn: ReactNode
  /** A colour token, such as `var(--res-metal)`; the drawing says the same without it. */
  colour: string
  has: number
  worth: number
  note?: string
  /** Why it can't pay here. Its row stays, so that every payment looks the same. */
  useless?: ReactNode
}

type Use = Readonly<Record<string, number>>

/** The sum that these amounts pay. */
export const paidWith = (means: readonly Means[], use: Use): number =>
  means.reduce((sum, m) => sum + m.worth * (use[m.id] ?? 0), 0)

/** A label as written inside a sentence: "steel", but "MC". */
const inside = (label: string): string =>
  label === label.toUpperCase() ? label : `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`

/** Which means could cover the missing sum alone, in words; empty if none can. */
function remedy(missing: number, means: readonly Means[], use: Use): string {
  for (const { id, label, has, worth, useless } of means) {
    const more = Math.ceil(missing / worth)
    if (!useless && more <= has - (use[id] ?? 0)) return words.wouldDo(more, inside(label))
  }
  return ''
}

/** Which means' last unit is needed only in part, in words. */
function partly(over: number, means: readonly Means[], use: Use): string {
  const last = means.find(({ id, worth }) => (use[id] ?? 0) > 0 && worth > over)
  return last ? words.countsOnly(inside(last.label), last.worth - over, last.worth) : ''
}

/**
 * A sentence about the payment: what is paid, what is missing and what would cover it, or what is wasted and
 * why; with the reason if the rules refuse an overpayment.
 */
export function paymentSays({ due, means, use, refused }: Omit<PaymentProps, 'onChange'>): string {
  const paid = paidWith(means, use)
  if (paid === due) return words.paysExactly(paid)
  const parts =
    paid < due
      ? [words.paysTooLittle(paid, due), remedy(due - paid, means, use)]
      : [
          words.paysTooMuch(paid, due),
          refused === undefined ? partly(paid - due, means, use) : `${capital(refused)}.`,
        ]
  return parts.filter(Boolean).join(' ')
}

interface PaymentProps {
  due: number
  means: readonly Means[]
  use: Use
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
        {paymentSays({ due, means, use, refused })}
      </p>
    </div>
  )
}

const percent = (n: number, of: number): string => `${of === 0 ? 0 : (100 * n) / of}%`

/** The scale has a number at every multiple of this. */
const SCALE = 5
/** No number of the scale is drawn this close to the price. */
const ROOM = 3

/** As long as the price, or longer if more is paid; the part beyond the price is hatched. */
function PaymentBar(props: Pick<PaymentProps, 'due' | 'means' | 'use'> & { paid: number }) {
  const { due, means, use, paid } = props
  const length = Math.max(due, paid)
  return (
    <div className={`payment-bar ${paid > due ? 'too-much' : ''}`} aria-hidden="true">
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
      {paid > due && <b className="payment-over">{words.over(paid - due)}</b>}
      <div className="payment-scale">
        {steps(due).map((n) => (
          <i key={n} style={{ insetInlineStart: percent(n, length) }}>
            {figure(n)}
          </i>
        ))}
        <i className="price" style={{ insetInlineStart: percent(due, length) }}>
          {words.price(due)}
        </i>
      </div>
    </div>
  )
}

const steps = (due: number): number[] =>
  Array.from({ length: Math.floor(due / SCALE) + 1 }, (_, i) => i * SCALE).filter((n) => n <= due - ROOM)

/** Up to this many units are drawn one by one; more are drawn as a line. */
const CELLS = 14

/** What is spent and what is kept. */
function Left({ has, used }: { has: number; used: number }) {
  if (has > CELLS)
    return <i className="payment-line" style={{ '--used': percent(used, has) } as CSSProperties} />
  return (
    <span className="payment-cells" aria-hidden="true">
      {Array.from({ length: has }, (_, i) => (
        <i key={i} className={i < used ? 'given' : ''} />
      ))}
    </span>
  )
}

function Row({ means: m, used, onChange }: { means: Means; used: number; onChange(n: number): void }) {
  return (
    <li
      className={m.useless ? 'useless' : used === 0 ? 'unused' : ''}
      style={{ '--ink-of': m.colour } as CSSProperties}
    >
      <span className="payment-drawn">{m.drawn}</span>
      <span className="payment-what">
        <b>{m.label}</b>
        <small>
          {m.worth === 1 && m.note ? m.note : [words.worth(m.worth), m.note].filter(Boolean).join(', ')}
        </small>
      </span>
      <Stepper label={m.label} value={used} max={m.useless ? 0 : m.has} onChange={onChange} />
      <span className="payment-left">
        {m.useless ? (
          <small>{m.useless}</small>
        ) : (
          <>
            <Left has={m.has} used={used} />
            <small>{words.leaves(used, m.has)}</small>
          </>
        )}
      </span>
      <b className="payment-value">{m.useless ? '–' : figure(m.worth * used)}</b>
    </li>
  )
}
