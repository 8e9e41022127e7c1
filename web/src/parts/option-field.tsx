import type { OptionSpec } from '@perilune/protocol'
import { useId } from 'react'
import { words } from '../words.js'

const w = words.creating
type Some = Extract<OptionSpec, { kind: 'some' }>

/** A list is long where nobody would tick it off one by one. */
const LONG_LIST = 20

/** What the chosen presets stand for. */
export function presetOf(
  specs: Readonly<Record<string, OptionSpec>>,
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(specs).map(([id, spec]) =>
      spec.kind === 'choice' ? (spec.presets?.[String(options[id] ?? spec.default)] ?? {}) : {},
    ),
  )
}

/** Some of a long list, by name: what is typed is looked up, what was chosen can be taken back. */
function Named({
  spec,
  value,
  onChange,
}: {
  spec: Some
  value: readonly string[]
  onChange(v: unknown): void
}) {
  const nameOf = (id: string): string => spec.names?.[id] ?? id
  const id = useId()
  const add = (typed: string): boolean => {
    const found = spec.values.find((v) => nameOf(v).toLowerCase() === typed.trim().toLowerCase())
    if (found && !value.includes(found)) onChange([...value, found])
    return found !== undefined
  }
  return (
    <>
      <input
        className="input"
        list={id}
        placeholder={w.typeName}
        onInput={(event) => {
          if (add(event.currentTarget.value)) event.currentTarget.value = ''
        }}
      />
      <datalist id={id}>
        {spec.values.map((v) => (
          <option key={v} value={nameOf(v)} />
        ))}
      </datalist>
      {value.map((v) => (
        <button
          key={v}
          type="button"
          className="chip"
          aria-label={w.takeBack(nameOf(v))}
          onClick={() => onChange(value.filter((x) => x !== v))}
        >
          {nameOf(v)} ×
        </button>
      ))}
    </>
  )
}

export function OptionField({
  spec,
  value,
  onChange,
}: {
  spec: OptionSpec
  value: unknown
  onChange(v: unknown): void
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is one of those below
    <label className="field">
      <span className="label">{spec.title}</span>
      {spec.kind === 'choice' && (
        <select className="input" value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {spec.values.map((v) => (
            <option key={v}>{v}</option>
          ))}
        </select>
      )}
      {spec.kind === 'switch' && (
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
      {spec.kind === 'number' && (
        <input
          className="input"
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
      {spec.kind === 'some' && spec.values.length > LONG_LIST && (
        <Named spec={spec} value={value as string[]} onChange={onChange} />
      )}
      {spec.kind === 'some' &&
        spec.values.length <= LONG_LIST &&
        spec.values.map((v) => {
          const now = value as string[]
          return (
            <span key={v}>
              <input
                type="checkbox"
                aria-label={v}
                checked={now.includes(v)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...now, v] : now.filter((x) => x !== v))
                }
              />{' '}
              {v}
            </span>
          )
        })}
      <span className="help">{spec.help}</span>
    </label>
  )
}
