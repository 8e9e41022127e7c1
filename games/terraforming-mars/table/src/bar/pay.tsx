import type { Amounts, Part } from '@perilune/engine'
import { type Means, Payment } from '@perilune/ui'
import { Icon, type IconName } from '../glyphs.js'
import { words } from '../words.js'
import { keeping, moneyOnly, sameUse, suggested, type Use } from './suggested.js'

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

/** A price with several ways to pay it: right from the start, and open to change. */
export function Pay(props: { payment: Amounts; use: Use; onChange(use: Use): void }) {
  const { payment, use, onChange } = props
  const metals = payment.parts.filter((p) => p.id !== 'mc')
  const presets = [
    { label: words.pay.suggested, use: suggested(payment) },
    ...metals.map((p) => ({
      label: words.pay.keep(nameOfMeans(p).toLowerCase()),
      use: keeping(payment, p.id),
    })),
    { label: words.pay.moneyOnly, use: moneyOnly(payment) },
  ].filter((preset, i, all) => all.findIndex((other) => sameUse(other.use, preset.use)) === i)
  return (
    <div className="pay">
      <Payment due={payment.total.min} means={meansOf(payment)} use={use} onChange={onChange} />
      <div className="pay-presets">
        {presets.map((preset) => (
          <button
            key={preset.label}
            type="button"
            className="chip"
            aria-pressed={sameUse(preset.use, use)}
            onClick={() => onChange(preset.use)}
          >
            {preset.label}
          </button>
        ))}
      </div>
    </div>
  )
}
