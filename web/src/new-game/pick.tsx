import { Segments } from '@perilune/ui'
import { ChevronDown } from 'lucide-react'

/** One of a few values: all visible on a wide screen, a tile that opens a list on a phone. */
export function Pick<T extends string>(props: {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange(value: T): void
  /** Why nothing can be chosen. */
  because?: string | undefined
}) {
  const { label, value, options, onChange, because } = props
  return (
    <>
      <fieldset className="pick wide-only" disabled={because !== undefined}>
        <legend className="unseen">{label}</legend>
        <Segments label={label} value={value} options={options} onChange={onChange} />
      </fieldset>
      <label className="pick-tile phone-only">
        <small>{label}</small>
        <select
          value={value}
          disabled={because !== undefined}
          onChange={(event) => onChange(event.target.value as T)}
        >
          {options.map((o) => (
            <option key={o.value} value={o.value}>
              {o.label}
            </option>
          ))}
        </select>
        <ChevronDown size={14} aria-hidden="true" />
      </label>
    </>
  )
}
