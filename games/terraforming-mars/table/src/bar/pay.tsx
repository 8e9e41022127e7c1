import type { Amounts, Part } from '@perilune/engine'
import { figure, type Means, Payment, paidWith, paymentSays } from '@perilune/ui'
import { useState } from 'react'
import { Icon, type IconName } from '../glyphs.js'
import { words } from '../words.js'
import { keeping, moneyOnly, sameUse, suggested, type Use, withMoney } from './suggested.js'

const COLOUR: Readonly<Record<string, string>> = {
  mc: 'var(--mc)',
  steel: 'var(--steel)',
  titanium: 'var(--titanium)',
  heat: 'var(--heat)',
}

const meansOf = (payment: Amounts): Means[] =>
  [...payment.parts]
    .sort((a, b) => Number(a.id === 'mc') - Number(b.id === 'mc'))
    .map((part) => ({
      id: part.id,
      label: nameOfMeans(part),
      drawn: <Icon name={part.id in COLOUR ? (part.id as IconName) : 'cube'} />,
      colour: COLOUR[part.id] ?? 'var(--ink)',
      has: part.max,
      worth: part.worth ?? 1,
    }))

/** Cubes on a card are named by the question itself. */
const nameOfMeans = (part: Part): string =>
  part.id in words.resources ? words.resources[part.id as 'mc'] : part.label

/** What is paid, missing or wasted, in one sentence. */
export const saysOf = (payment: Amounts, use: Use, refused: string | undefined): string =>
  paymentSays(payment.total.min, paidWith(meansOf(payment), use), refused)

interface PayProps {
  payment: Amounts
  use: Use
  /** Why the rules refuse this mix. */
  refused: string | undefined
  onChange(use: Use): void
}

/** A price with several ways to pay it. MC fills what is missing until the player changes MC by hand. */
export function Pay({ payment, use, refused, onChange }: PayProps) {
  const [fills, setFills] = useState(true)
  const change = (next: Use, id: string) => {
    if (id === 'mc') setFills(false)
    onChange(id !== 'mc' && fills ? withMoney(payment, next) : next)
  }
  const choose = (next: Use) => {
    setFills(true)
    onChange(next)
  }
  const means = meansOf(payment)
  return (
    <div className="pay">
      <Payment due={payment.total.min} means={means} use={use} refused={refused} onChange={change} />
      <div className="pay-presets">
        {presetsOf(payment).map((preset) => (
          <button
            key={preset.label}
            type="button"
            className="pay-preset"
            aria-pressed={sameUse(preset.use, use)}
            onClick={() => choose(preset.use)}
          >
            <b>{preset.label}</b>
            <small>
              {means
                .filter(({ id }) => (preset.use[id] ?? 0) > 0)
                .map(({ id, drawn }) => (
                  <span key={id}>
                    {figure(preset.use[id])} {drawn}
                  </span>
                ))}
            </small>
          </button>
        ))}
      </div>
    </div>
  )
}

const presetsOf = (payment: Amounts): { label: string; use: Use }[] =>
  [
    { label: words.pay.suggested, use: suggested(payment) },
    ...payment.parts
      .filter((p) => p.id !== 'mc')
      .map((p) => ({
        label: words.pay.keep(nameOfMeans(p).toLowerCase()),
        use: keeping(payment, p.id),
      })),
    { label: words.pay.moneyOnly, use: moneyOnly(payment) },
  ].filter((preset, i, all) => all.findIndex((other) => sameUse(other.use, preset.use)) === i)
