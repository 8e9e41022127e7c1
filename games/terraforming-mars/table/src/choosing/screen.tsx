import './screen.css'
import { type Item, priceAmong } from '@perilune/engine'
import { asideOf, type ColonyId, colonyName, preludesOf } from '@perilune/terraforming-mars'
import { colonyText } from '@perilune/terraforming-mars-words-en'
import { capital, figure, SeatShape, Spoken } from '@perilune/ui'
import { MarsCard } from '../cards/card.js'
import { cardOf, costOf, isCard, textOf } from '../cards/cards.js'
import { Icon, TagDisc } from '../drawings/glyphs.js'
import type { MarsView } from '../state/view.js'
import { words } from '../words.js'
import { Money } from './money.js'
import { type ScreenProps, titleOf } from './question.js'

/**
 * Cards to choose from at the start, in the draft, in research or for an effect: large, all visible, with the
 * money beside them.
 */
export function Screen(props: ScreenProps) {
  const { picking, view, seat } = props
  const { decision } = picking
  const groups = decision.groups ?? [{ id: '', label: '', min: decision.min, max: decision.max }]
  const asked = titleOf(decision)
  const many = decision.items.length > 5
  const drafted = draftedBy(view, seat, decision.step)
  return (
    <section className={`choosing ${many ? 'many' : ''}`} aria-label={decision.prompt}>
      <header>
        <div>
          <h1>{words.choosing.title(asked)}</h1>
          <p>{words.choosing.help(asked)}</p>
        </div>
        <Passing {...props} />
        <button type="button" className="btn second small" onClick={props.hide}>
          {words.choosing.showTable}
        </button>
      </header>
      <div className="choosing-body">
        <div className={`choosing-groups ${decision.groups ? 'apart' : ''}`}>
          {groups.map((group) => (
            <div key={group.id}>
              {group.label && <h2 className="caps">{capital(group.label)}</h2>}
              <ul className="choosing-cards">
                {decision.items
                  .filter((i) => (i.group ?? '') === group.id)
                  .map((item) => (
                    <Choice key={item.id} {...props} item={item} />
                  ))}
              </ul>
            </div>
          ))}
          {drafted.length > 0 && <Slims title={words.choosing.drafted} cards={drafted} />}
          {decision.step.startsWith('draft') || decision.step === 'research'
            ? props.passed.length > 0 && <Slims title={words.choosing.passedOn} cards={props.passed} />
            : null}
          {props.held.length > 0 && decision.step !== 'discard-cards' && decision.step !== 'sell-patents' && (
            <Slims
              title={`${words.choosing.yourHand} ${props.held.length}`}
              cards={props.held.map((h) => h.id)}
            />
          )}
        </div>
        <Money {...props} />
      </div>
    </section>
  )
}

/** The cards that a seat has taken so far. */
function draftedBy(view: MarsView, seat: number, step: string): readonly string[] {
  if (!step.startsWith('draft')) return []
  const places = step === 'draft' ? [asideOf(seat)] : [asideOf(seat), preludesOf(seat)]
  return places.flatMap((place) => view.places[place].cards ?? [])
}

const spokenText = (id: string): string => (isCard(id) ? textOf(id) : colonyText(id as ColonyId))

/** In a solo game, colony tiles are chosen with the starting cards. */
const ColonyChoice = ({ id }: { id: ColonyId }) => (
  <span className="colony-choice">
    <b>
      <Icon name="colony" /> {colonyName(id)}
    </b>
    <small>{colonyText(id)}</small>
  </span>
)

function Choice(props: ScreenProps & { item: Item }) {
  const { item, picking } = props
  const on = picking.picked.includes(item.id)
  const no = item.reason !== undefined
  return (
    <li>
      <button
        type="button"
        className="choice"
        aria-pressed={on}
        aria-disabled={no}
        onClick={() => !no && picking.toggle(item.id)}
      >
        <Spoken
          as={[item.label, spokenText(item.id), item.because && capital(item.because)]
            .filter(Boolean)
            .join('. ')}
        >
          {isCard(item.id) ? (
            <MarsCard
              id={item.id}
              selected={on}
              dim={no}
              why={no ? capital(item.because ?? '') : undefined}
            />
          ) : (
            <ColonyChoice id={item.id as ColonyId} />
          )}
        </Spoken>
        <span className="choice-box" aria-hidden="true">
          <i>{on && <Icon name="ok" />}</i>
          {words.choosing.verb(picking.decision.step, on)}
          {item.price !== undefined && item.price > 0 && (
            <span>
              {figure(on ? priceAmong(picking.decision.items, picking.picked, item) : 0)} <Icon name="mc" />
            </span>
          )}
        </span>
      </button>
    </li>
  )
}

/** Who receives the cards that the player leaves in the draft. */
function Passing({ view, seats, picking, seat }: ScreenProps) {
  const { step: asked } = picking.decision
  if (!asked.startsWith('draft') || seats.length < 2) return null
  const start = asked === 'draft-start'
  const left = start || view.generation % 2 === 0
  const step = left ? 1 : seats.length - 1
  const from = seats[(seat + seats.length - step) % seats.length]
  const to = seats[(seat + step) % seats.length]
  return (
    <p className="passing">
      <SeatShape seat={from.seat} /> {from.name} <Icon name="arrow" /> <SeatShape seat={seat} />{' '}
      <b>{words.you}</b> <Icon name="arrow" /> <SeatShape seat={to.seat} /> {to.name}
      <small>
        {start ? words.choosing.passStart : left ? words.choosing.passLeft : words.choosing.passRight}
      </small>
    </p>
  )
}

const Slims = ({ title, cards }: { title: string; cards: readonly string[] }) => (
  <div className="slims">
    <h2 className="caps">{title}</h2>
    <ul>
      {cards.map((id) => {
        const card = cardOf(id)
        return (
          <li key={id} className={`kind-${card.kind}`} data-tip={textOf(id)}>
            <b>{costOf(card)}</b>
            <span>{card.name}</span>
            {card.tags.map((tag, i) => (
              <TagDisc key={i} tag={tag} />
            ))}
          </li>
        )
      })}
    </ul>
  </div>
)
