import type { Answer, Choose, MyDecision, Pick, Sentence } from '@perilune/engine'
import { capital, DecisionBar, DecisionPanel, labelOf, promptOf, Spoken, stopped } from '@perilune/ui'
import { MoonrakersCard, spoken } from '../cards/card.js'
import { answerOf, type HandChoice, without } from '../mine/hand-choice.js'
import { nameOf } from '../view.js'
import { words } from '../words.js'
import { type BarProps, Give, type Part, Say } from './parts.js'
import { SwapContract } from './swap-contract.js'

/* What is asked beside the turn's own phases: cards are drawn as cards, the rest stands in words. */

/** The first choice of the game: two of three objectives, all captains at once. */
export function KeepBar({ table, decision, state, act }: BarProps & { decision: Pick }) {
  const picked = state.kept
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
        <div className="mr-choices mr-keep">
          {decision.items.map((item) => (
            <button
              key={item.id}
              type="button"
              className="mr-offered"
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
        <button
          type="button"
          className="btn primary"
          disabled={!ready || !table.answer}
          onClick={() => table.answer?.(given)}
        >
          {words.keep} <kbd>↵</kbd>
        </button>
      }
    />
  )
}

const isAboutCards = (decision: MyDecision): decision is Choose =>
  decision.kind === 'choose' && decision.options.some((o) => typeof o.answer.card === 'string')

/** Everything else that is asked: among cards as cards, else in words. */
export function OtherBar({ table, decision, also, state, act }: Part) {
  const say = (of: Sentence) => <Say of={of} table={table} />
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={say(stopped(promptOf(decision)))}
      also={
        <>
          {also}
          <SwapContract table={table} state={state} act={act} />
        </>
      }
      above={
        isAboutCards(decision) ? (
          <div className="mr-choices">
            {decision.options.map((option) => {
              const { card } = option.answer
              const no = option.because
              if (typeof card !== 'string')
                return (
                  <Give
                    key={JSON.stringify(option.answer)}
                    option={option}
                    answer={table.answer}
                    className="option"
                  >
                    {say(labelOf(option))}
                  </Give>
                )
              return (
                <button
                  key={JSON.stringify(option.answer)}
                  type="button"
                  className="mr-offered"
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

/** Cards of the hand are asked for: they are clicked in the hand, and what they make is confirmed here. */
export function HandBar({ table, choice, also }: Omit<Part, 'decision'> & { choice: HandChoice }) {
  const { decision, cards } = choice
  const { answer } = table
  const given = answerOf(decision, cards)
  const say = (of: Sentence) => <Say of={of} table={table} />
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={say(stopped(promptOf(decision)))}
      also={
        <>
          {also}
          <span>{words.clickHand}</span>
        </>
      }
      actions={
        <>
          <button
            type="button"
            className="btn primary"
            disabled={!answer || !given}
            onClick={() => given && answer?.(given)}
          >
            {decision.kind === 'amounts' ? words.discardSo(cards.length) : words.trashIt(cards.map(nameOf))}{' '}
            <kbd>↵</kbd>
          </button>
          {without(decision).map((option) => (
            <Give key={option.label} option={option} answer={answer} className="btn second">
              {say(labelOf(option))}
            </Give>
          ))}
        </>
      }
    />
  )
}
