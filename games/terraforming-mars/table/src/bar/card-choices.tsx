import type { Choose, MyDecision } from '@perilune/engine'
import { capital, capitalised, labelOf, type SeatInfo, Spoken, type TableProps, whyOf } from '@perilune/ui'
import { MarsCard } from '../cards/card.js'
import { textOf } from '../cards/cards.js'
import { Say } from '../say.js'

export const isAboutCards = (decision: MyDecision): decision is Choose =>
  decision.kind === 'choose' && decision.options.some((o) => typeof o.answer.card === 'string')

/** A choice among cards in play, drawn as cards; other options are listed beside them. */
export function CardChoices(props: {
  decision: Choose
  answer: TableProps['answer']
  seats: readonly SeatInfo[]
}) {
  const { decision, answer } = props
  return (
    <div className="card-choices">
      {decision.options.map((option) => {
        const { card } = option.answer
        const no = option.reason !== undefined
        const give = () => !no && answer?.(option.answer)
        const label = <Say of={labelOf(option)} seats={props.seats} />
        if (typeof card !== 'string')
          return (
            <button key={option.label} type="button" className="option" disabled={!answer} onClick={give}>
              <span>{label}</span>
            </button>
          )
        const spoken = `${option.label}. ${textOf(card)}${no ? ` ${capital(option.because ?? '')}.` : ''}`
        return (
          <button key={option.label} type="button" className="card-choice" aria-disabled={no} onClick={give}>
            <Spoken as={spoken}>
              <MarsCard id={card} width={116} dim={no} />
              <span className="card-choice-says">
                {no ? <Say of={capitalised(whyOf(option))} seats={props.seats} /> : label}
              </span>
            </Spoken>
          </button>
        )
      })}
    </div>
  )
}
