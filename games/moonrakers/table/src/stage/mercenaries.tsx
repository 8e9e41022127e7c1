import type { MyDecision } from '@perilune/engine'
import { cardOf, MERCENARY_ROW } from '@perilune/moonrakers'
import { capital, Panel, Spoken, useRoving } from '@perilune/ui'
import { Amount, Mark, spoken } from '../cards/card.js'
import { useRules } from '../rules.js'
import { isFound } from '../search.js'
import { asState, cardsAt, type MoonrakersView, nameOf, optionsOf, possible, textOf } from '../view.js'
import { words } from '../words.js'

/** The mercenaries of a game for two: those for hire, what each does, and the price. */
export function Mercenaries(props: {
  view: MoonrakersView
  decision: MyDecision | undefined
  selected: string | undefined
  select(card: string): void
  search: string
}) {
  const slats = useRoving<HTMLDivElement>('.mr-slat')
  const row = cardsAt(props.view, MERCENARY_ROW)
  if (row.length === 0) return null
  const hiredLeft = props.view.mercenaries.hired.slice()
  const members = row.map((id) => {
    const at = hiredLeft.indexOf(id)
    if (at >= 0) hiredLeft.splice(at, 1)
    return { id, hired: at >= 0 }
  })
  const first = members.findIndex(({ id, hired }) => !hired && id === props.selected)
  return (
    <Panel title={words.mercenaries} note={words.mercenariesNote} className="mr-mercenaries">
      <div className="mr-slats" ref={slats} data-guide="mercenaries">
        {members.map((member, i) => (
          <Mercenary key={`${member.id}:${i}`} {...props} {...member} chosen={i === first} />
        ))}
      </div>
    </Panel>
  )
}

function Mercenary(props: {
  view: MoonrakersView
  decision: MyDecision | undefined
  id: string
  hired: boolean
  chosen: boolean
  select(card: string): void
  search: string
}) {
  const { view, decision, id, hired } = props
  const asked = decision?.step === 'play-cards' && !hired
  const options = asked ? optionsOf(decision, 'hire', id) : []
  const can = options.some(possible)
  const because = can ? undefined : options[0]?.because
  const price = useRules().priceOf(asState(view), id)
  return (
    <button
      type="button"
      className={`mr-offered mr-slat ${hired ? 'hired' : ''} ${because ? 'dim' : ''} ${isFound(id, props.search) ? 'found' : ''}`}
      data-card={id}
      aria-pressed={props.chosen}
      aria-disabled={asked && !can}
      {...(!asked && { 'data-read': '' })}
      onClick={() => can && props.select(id)}
    >
      <Spoken as={spoken(id, because)}>
        <span className="mr-slat-top">
          <Mark id={id} />
          <b>{nameOf(id)}</b>
          <span className="mr-price">
            {hired ? (
              words.hired
            ) : price.prestige > 0 ? (
              <Amount icon="prestige" n={price.prestige} title={words.prestige} />
            ) : (
              <Amount icon="credit" n={price.credits} title={words.credits} />
            )}
          </span>
        </span>
        <small className={because ? 'bad' : ''}>
          {because ? capital(because) : cardOf(id).deck === 'action' ? words.symbolOnly : textOf(id)}
        </small>
      </Spoken>
    </button>
  )
}
