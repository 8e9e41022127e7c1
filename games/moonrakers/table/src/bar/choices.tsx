import type { Answer, Choose, MyDecision, Pick, Sentence } from '@perilune/engine'
import {
  capital,
  DecisionBar,
  DecisionPanel,
  labelOf,
  promptOf,
  Spoken,
  stopped,
  useRoving,
} from '@perilune/ui'
import { MoonrakersCard, spoken } from '../cards/card.js'
import { words } from '../words.js'
import { type BarProps, Give, type Part, Primary, Say } from './parts.js'
import { SwapContract } from './swap-contract.js'

/* Questions beside the phases of a turn: cards are drawn as cards, everything else is listed in words. */

/** The first choice of the game: two of three objectives, all captains at once. */
export function KeepBar({ table, decision, state, act }: BarProps & { decision: Pick }) {
  const picked = state.kept
  const offered = useRoving<HTMLDivElement>('.mr-offered')
  const kept = (decision.answered?.pick as readonly string[] | undefined) ?? []
  const shown = picked.length > 0 ? picked : kept
  const ready = picked.length === decision.max
  const given: Answer = { pick: picked.slice() }
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={decision.answered && !ready ? words.kept : words.keepTwo}
      also={<span>{words.keepTwoSub}</span>}
      above={
        <div className="mr-choices mr-keep" ref={offered}>
          {decision.items.map((item) => (
            <button
              key={item.id}
              type="button"
              className="mr-offered"
              data-option=""
              aria-pressed={shown.includes(item.id)}
              onClick={() => act({ do: 'keep', card: item.id, most: decision.max })}
            >
              <Spoken as={spoken(item.id)}>
                <MoonrakersCard id={item.id} width={230} selected={shown.includes(item.id)} />
              </Spoken>
            </button>
          ))}
        </div>
      }
      actions={
        <Primary disabled={!ready || !table.answer} onClick={() => table.answer?.(given)}>
          {words.keep}
        </Primary>
      }
    />
  )
}

const isAboutCards = (decision: MyDecision): decision is Choose =>
  decision.kind === 'choose' && decision.options.some((o) => typeof o.answer.card === 'string')

/** All other questions: as cards where they are about cards, otherwise in words. */
export function OtherBar({ table, decision, also, act }: Part) {
  const say = (of: Sentence) => <Say of={of} table={table} />
  const offered = useRoving<HTMLDivElement>('.mr-offered, .chip')
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={say(stopped(promptOf(decision)))}
      also={
        <>
          {also}
          <SwapContract table={table} act={act} />
        </>
      }
      above={
        isAboutCards(decision) ? (
          <div className="mr-choices" ref={offered}>
            {decision.options.map((option) => {
              const { card } = option.answer
              const no = option.because
              if (typeof card !== 'string')
                return (
                  <Give key={JSON.stringify(option.answer)} option={option} answer={table.answer} as="chip">
                    {say(labelOf(option))}
                  </Give>
                )
              return (
                <button
                  key={JSON.stringify(option.answer)}
                  type="button"
                  className="mr-offered"
                  data-option=""
                  aria-disabled={no !== undefined}
                  onClick={() => !no && table.answer?.(option.answer)}
                >
                  <Spoken as={spoken(card, no)}>
                    <MoonrakersCard id={card} dim={no !== undefined} why={no && capital(no)} width={148} />
                    {option.answer.raise !== undefined && (
                      <small className="mr-fits">{say(labelOf(option))}</small>
                    )}
                  </Spoken>
                </button>
              )
            })}
          </div>
        ) : (
          <DecisionPanel key={decision.prompt} decision={decision} answer={table.answer} say={say} />
        )
      }
    />
  )
}
