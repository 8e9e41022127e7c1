import type { Option } from '@perilune/engine'
import type { ReactNode } from 'react'

/** Several ways to do one thing, one of them chosen; nothing where there is only one. */
export function Alternatives(props: {
  title: string
  options: readonly Option[]
  chosen: Option | undefined
  choose(option: Option): void
  say(option: Option): ReactNode
}) {
  if (props.options.length < 2) return null
  return (
    <div className="options">
      <h3>{props.title}</h3>
      <div className="option-list">
        {props.options.map((option) => (
          <button
            key={JSON.stringify(option.answer)}
            type="button"
            className="option"
            aria-pressed={option === props.chosen}
            onClick={() => props.choose(option)}
          >
            <span>{props.say(option)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
