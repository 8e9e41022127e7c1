import type { OptionSpec } from '@perilune/protocol'
import { Segments } from '@perilune/ui'
import { useId } from 'react'
import { Measure } from '../parts/lobby/measure.js'
import { words as w } from '../words/new-game.js'

type Some = Extract<OptionSpec, { kind: 'some' }>

/** A list with more values than this is searched by name instead of shown as checkboxes. */
const LONG_LIST = 20
/** Labels of this many letters in total fit side by side; longer ones become a list. */
const SHORT = 34

interface Field {
  spec: OptionSpec
  value: unknown
  /** Shows a list as checkboxes, however long it is. */
  ticks?: boolean
  labelOf(value: string): string
  onChange(value: unknown): void
}

/** An option of any game, drawn from its schema alone. */
export function OptionField(props: Field & { because: string | undefined }) {
  const { spec, because } = props
  return (
    <fieldset className="field" disabled={because !== undefined}>
      <legend className="label">{spec.title}</legend>
      <Control {...props} />
      <span className="help">{because ?? spec.help}</span>
    </fieldset>
  )
}

/** The control that sets an option. */
export function Control({ spec, value, ticks, labelOf, onChange }: Field) {
  if (spec.kind === 'switch')
    return (
      <Segments
        label={spec.title}
        value={value === true ? 'yes' : 'no'}
        options={[
          { value: 'no', label: w.no },
          { value: 'yes', label: w.yes },
        ]}
        onChange={(to) => onChange(to === 'yes')}
      />
    )
  if (spec.kind === 'number') {
    const steps = Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i)
    return (
      <Measure
        label={spec.title}
        bare
        value={Number(value)}
        limits={spec}
        steps={steps.length > 50 ? [] : steps}
        onChange={onChange}
      />
    )
  }
  if (spec.kind === 'choice') {
    const options = spec.values.map((v) => ({ value: v, label: labelOf(v) }))
    const wide = options.reduce((sum, { label }) => sum + label.length, 0)
    if (wide <= SHORT)
      return <Segments label={spec.title} value={String(value)} options={options} onChange={onChange} />
    return (
      <select
        className="input"
        aria-label={spec.title}
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((o) => (
          <option key={o.value} value={o.value}>
            {o.label}
          </option>
        ))}
      </select>
    )
  }
  const list = { spec, value: value as readonly string[], labelOf, onChange }
  return spec.values.length > LONG_LIST && !ticks ? <Named {...list} /> : <Ticked {...list} />
}

interface List extends Omit<Field, 'spec' | 'value' | 'ticks'> {
  spec: Some
  value: readonly string[]
}

function Ticked({ spec, value, labelOf, onChange }: List) {
  return (
    <span className="ng-ticks">
      {spec.values.map((v) => (
        <label key={v} className={`chip ${value.includes(v) ? 'on' : ''}`}>
          <input
            type="checkbox"
            checked={value.includes(v)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, v] : value.filter((x) => x !== v))
            }
          />
          {labelOf(v)}
        </label>
      ))}
    </span>
  )
}

/** Picks values from a long list by name: typing searches, and chosen values can be removed. */
function Named({ spec, value, labelOf, onChange }: List) {
  const id = useId()
  const add = (typed: string): boolean => {
    const found = spec.values.find((v) => labelOf(v).toLowerCase() === typed.trim().toLowerCase())
    if (found && !value.includes(found)) onChange([...value, found])
    return found !== undefined
  }
  return (
    <>
      <input
        className="input"
        list={id}
        aria-label={spec.title}
        placeholder={w.typeName}
        onInput={(event) => {
          if (add(event.currentTarget.value)) event.currentTarget.value = ''
        }}
      />
      <datalist id={id}>
        {spec.values.map((v) => (
          <option key={v} value={labelOf(v)} />
        ))}
      </datalist>
      <span className="ng-ticks">
        {value.map((v) => (
          <button
            key={v}
            type="button"
            className="chip"
            aria-label={w.takeBack(labelOf(v))}
            onClick={() => onChange(value.filter((x) => x !== v))}
          >
            {labelOf(v)} ×
          </button>
        ))}
      </span>
    </>
  )
}
