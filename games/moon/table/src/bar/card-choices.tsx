import type { Choose, MyDecision, Option, Sentence } from '@perilune/engine'
import { capital, capitalised, labelOf, Spoken, type TableProps, whyOf } from '@perilune/ui'
import type { ReactNode } from 'react'
import { MoonCard, textOf } from '../card/card.js'

export const isAboutCards = (decision: MyDecision): decision is Choose =>
  decision.kind === 'choose' && decision.options.some((o) => typeof o.answer.card === 'string')

/** Puts the other actions of the turn, which have a group, after the choice itself. */
const apart = (options: readonly Option[]): Option[] =>
  options.toSorted((a, b) => Number(a.group !== undefined) - Number(b.group !== undefined))

/** A choice among cards, drawn as cards; other options are listed beside them. */
export function CardChoices(props: {
  decision: Choose
  answer: TableProps['answer']
  say: (of: Sentence) => ReactNode
}) {
  const { decision, answer } = props
  return (
    <div className="card-choices">
      {apart(decision.options).map((option) => {
        const { card } = option.answer
        const no = option.reason !== undefined
        const give = () => !no && answer?.(option.answer)
        if (typeof card !== 'string' || option.group !== undefined)
          return (
            <button
              key={JSON.stringify(option.answer)}
              type="button"
              className="option"
              disabled={!answer}
              onClick={give}
            >
              <span>{props.say(labelOf(option))}</span>
            </button>
          )
        const label = `${option.label}. ${textOf(card)}${no ? ` ${capital(option.because ?? '')}.` : ''}`
        return (
          <button
            key={JSON.stringify(option.answer)}
            type="button"
            className="card-choice"
            data-tip={label}
            aria-disabled={no}
            onClick={give}
          >
            <Spoken as={label}>
              <MoonCard id={card} width={116} dim={no} />
              <span className="card-choice-says">
                {props.say(no ? capitalised(whyOf(option)) : labelOf(option))}
              </span>
            </Spoken>
          </button>
        )
      })}
    </div>
  )
}
