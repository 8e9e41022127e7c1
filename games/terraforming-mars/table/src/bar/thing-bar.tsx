import type { MyDecision, Option } from '@perilune/engine'
import { DecisionBar, labelOf, promptOf, useKeySource } from '@perilune/ui'
import { type InPlace, noneOf, sameOption } from '../choosing/in-place.js'
import { Say } from '../say.js'
import { words } from '../words.js'
import { type BarProps, Primary, Sentence } from './parts.js'

const DIGITS = 9

/** A question about things on the table: the selected thing and its effect. Phones also list the things. */
export function ThingBar(props: BarProps & { decision: MyDecision; things: readonly InPlace[] }) {
  const { table, decision, things, selected, select } = props
  const can = things.filter(({ option }) => !option.reason)
  const none = noneOf(decision)
  const plain = (option: Option) => {
    const seat = table.seats.find(({ seat: n }) => option.label.startsWith(`seat ${n + 1}`))
    return seat ? option.label.replace(`seat ${seat.seat + 1}`, seat.name) : option.label
  }
  useKeySource(() =>
    can.slice(0, DIGITS).map(({ option }, i) => ({
      key: String(i + 1),
      label: plain(option),
      unlisted: true,
      act: () => select(option),
    })),
  )
  const verb = words.thingVerbs[decision.step] ?? words.choose
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={
        <>
          <Say of={promptOf(decision)} seats={table.seats} />{' '}
          {selected ? <Sentence {...props} asks={[]} /> : null}{' '}
          {can.length > 1 && <span className="changes">{selected ? words.orAnother : words.pickLit}</span>}
        </>
      }
      also={things.map(({ option }) => (
        <button
          key={option.label}
          type="button"
          className="chip thing phone-only"
          aria-pressed={sameOption(selected, option)}
          aria-disabled={option.reason !== undefined}
          onClick={() => !option.reason && select(option)}
        >
          <Say of={labelOf(option)} seats={table.seats} />
        </button>
      ))}
      actions={
        <>
          {table.actions}
          {none && (
            <button
              type="button"
              className="btn second"
              disabled={!table.answer}
              onClick={() => props.commit(none)}
            >
              {words.chooseNone}
            </button>
          )}
          {selected && <Primary {...props} option={selected} label={verb(plain(selected))} />}
        </>
      }
    />
  )
}
