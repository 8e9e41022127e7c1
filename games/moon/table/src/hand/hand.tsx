import { type Choose, type Option, plain, type Sentence, textOnly } from '@perilune/engine'
import { cardOf } from '@perilune/moon'
import { capital, capitalised, SentenceText, Spoken, stopped, whyOf } from '@perilune/ui'
import type { CSSProperties } from 'react'
import { MoonCard, textOf } from '../card/card.js'
import { DRAWINGS } from '../icons/index.js'
import { missingOf, optionsOn, possible, type Selection } from '../options.js'
import { words } from '../words.js'
import { shortOf } from './remedy.js'

/** The hand with the Expedition that travels with it. */
export function Hand(props: {
  cards: readonly string[]
  expedition: string | undefined
  turn: Choose | undefined
  selection: Selection | undefined
  select(selection: Selection): void
  /** What to do first, so that a card that is refused can be constructed. */
  remedy(refused: Option): string | undefined
}) {
  const { cards, expedition, turn, selection } = props
  const chosen = selection && selection.what !== 'list' ? selection.card : undefined
  const shown = cards.length + (expedition ? 1 : 0)
  const width = Math.min(161, Math.floor(1128 / shown) - 11)
  return (
    <section
      className="moon-hand"
      data-at="mine"
      aria-label={words.hand}
      style={{ '--hand-w': `${width}px` } as CSSProperties}
    >
      {expedition && (
        <>
          <Expedition {...props} expedition={expedition} chosen={chosen} />
          <span className="hand-line" />
        </>
      )}
      {cards.map((id, i) => {
        const construct = optionsOn(turn, 'construct', id)
        const assimilate = optionsOn(turn, 'assimilate', id).filter(possible)
        const can = construct.filter(possible)
        const no = construct.find((o) => o.reason)
        const usable = can.length + assimilate.length > 0
        const why =
          turn !== undefined && can.length === 0 && no?.because ? refusalOf(no, props.remedy(no)) : undefined
        const isChosen = selection?.what === 'hand' && selection.at === i
        const label = `${cardOf(id).name}. ${textOf(id)}${why ? ` ${plain(why)}` : ''}`
        return (
          <button
            key={`${id}:${i}`}
            type="button"
            className="hand-card"
            data-piece={`card:${id}`}
            aria-pressed={isChosen}
            aria-disabled={!usable}
            data-tip={label}
            onClick={() =>
              usable && props.select({ what: 'hand', card: id, at: i, construct: can, assimilate })
            }
          >
            <Spoken as={label}>
              <MoonCard
                id={id}
                selected={isChosen}
                dim={turn !== undefined && usable && can.length === 0}
                missing={missingOf(no)}
                why={why && <SentenceText of={why} drawings={DRAWINGS} />}
              />
            </Spoken>
          </button>
        )
      })}
    </section>
  )
}

/** Why a card can't be constructed, and what to do first. */
const refusalOf = (no: Option, remedy: string | undefined): Sentence => [
  ...(shortOf(no) ?? stopped(capitalised(whyOf(no)))),
  ...textOnly(remedy === undefined ? '' : ` ${remedy}`),
]

function Expedition(props: {
  expedition: string
  turn: Choose | undefined
  chosen: string | undefined
  select(selection: Selection): void
}) {
  const { expedition, turn } = props
  const options = turn?.options.filter((o) => o.answer.act === 'expedition') ?? []
  const can = options.filter(possible)
  const no = options.find((o) => o.because)?.because
  const label = `${cardOf(expedition).name}. ${textOf(expedition)}${no ? ` ${capital(no)}.` : ''}`
  return (
    <button
      type="button"
      className="hand-card"
      data-piece={`card:${expedition}`}
      aria-pressed={props.chosen === expedition}
      aria-disabled={can.length === 0}
      data-tip={label}
      onClick={() => can.length > 0 && props.select({ what: 'thing', card: expedition, options: can })}
    >
      <Spoken as={label}>
        <MoonCard id={expedition} selected={props.chosen === expedition} />
      </Spoken>
    </button>
  )
}
