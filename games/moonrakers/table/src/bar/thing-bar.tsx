import type { Choose } from '@perilune/engine'
import { DecisionBar, labelOf, promptOf, stopped } from '@perilune/ui'
import type { ReactNode } from 'react'
import { type InPlace, inPlaceOf, isChosen, type Thing } from '../in-place.js'
import { nameOf, possible } from '../view.js'
import { words } from '../words.js'
import { type BarProps, Give, Say } from './parts.js'
import { SwapContract } from './swap-contract.js'

/** What a thing is called on a button. */
const called = (thing: Thing): string => {
  if (thing.is === 'requirement') return words.kinds[thing.kind]
  return thing.is === 'die' ? words.aDie(thing.icons) : nameOf(thing.card)
}

/** A question about things on the table: a click on a thing selects it; phones also list ship parts. */
export function ThingBar(props: BarProps & { decision: Choose; also: ReactNode; onBack?: () => void }) {
  const { table, decision, state, act } = props
  const things: readonly InPlace[] = inPlaceOf(decision) ?? []
  const chosen = things.find(({ option }) => isChosen(option, state.thing))
  const none = decision.options.filter((option) => !things.some((one) => one.option === option))
  const verb = words.thingVerbs[decision.step] ?? words.chooseIt
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={<Say of={stopped(promptOf(decision))} table={table} />}
      also={
        <>
          {props.also}
          {!props.onBack && <SwapContract table={table} act={act} />}
          {!chosen && <span className="mr-lit-hint">{words.clickLit}</span>}
          {things
            .filter(({ option }) => possible(option))
            .map(({ option, thing }) => (
              <button
                key={option.label}
                type="button"
                className={`chip mr-thing-chip ${thing.is === 'part' ? 'mr-of-ship' : ''}`}
                data-option=""
                aria-pressed={isChosen(option, state.thing)}
                onClick={() => act({ do: 'choose-thing', option })}
              >
                <Say of={labelOf(option)} table={table} />
              </button>
            ))}
        </>
      }
      actions={
        <>
          {none.map((option) => (
            <Give key={option.label} option={option} answer={table.answer}>
              <Say of={labelOf(option)} table={table} />
            </Give>
          ))}
          {props.onBack && (
            <button type="button" className="btn second" aria-keyshortcuts="Escape" onClick={props.onBack}>
              {words.back}
            </button>
          )}
          {chosen && (
            <Give option={chosen.option} answer={table.answer} as="primary">
              {verb(called(chosen.thing))}
            </Give>
          )}
        </>
      }
    />
  )
}
