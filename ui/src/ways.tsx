import type { Option } from '@perilune/engine'
import type { ReactNode } from 'react'

/** Several ways to do one thing, one of them chosen; nothing where there is only one. */
export function Ways(props: {
  title: string
  ways: readonly Option[]
  chosen: Option | undefined
  choose(option: Option): void
  say(option: Option): ReactNode
}) {
  if (props.ways.length < 2) return null
  return (
    <div className="options">
      <h3>{props.title}</h3>
      <div className="option-list">
        {props.ways.map((option) => (
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
