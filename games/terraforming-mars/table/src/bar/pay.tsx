import type { Amounts } from '@perilune/engine'
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
  ['steel', 'titanium', 'heat', 'mc'].flatMap((id) => {
    const part = payment.parts.find((p) => p.id === id)
    if (!part) return []
    return [
      {
        id,
        label: words.resources[id as 'mc'],
        drawn: <Icon name={id as IconName} />,
        colour: COLOUR[id],
        has: part.max,
        worth: part.worth ?? 1,
      },
    ]
  })

/** A price with several ways to pay it: right from the start, and open to change. */
export function Pay(props: { payment: Amounts; use: Use; onChange(use: Use): void }) {
  const { payment, use, onChange } = props
  const metals = payment.parts.filter((p) => p.id !== 'mc')
  const presets = [
    { label: words.pay.suggested, use: suggested(payment) },
    ...metals.map((p) => ({
      label: words.pay.keep(words.resources[p.id as 'steel'].toLowerCase()),
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
