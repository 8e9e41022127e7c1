import './card.css'
import { type CompiledCard, cardOf, DAMAGE, KINDS } from '@perilune/moonrakers'
import { capital, Readable } from '@perilune/ui'
import type { CSSProperties, ReactNode } from 'react'
import { textOf } from '../view.js'
import { gameWords, words } from '../words.js'
import { CONTRACTS_IN_ALL, numberOf, Plate } from './art.js'
import { COLUMN_ICON, Icon, type IconName, KIND_ICON } from './glyphs.js'

export interface CardProps {
  id: string
  width?: number
  selected?: boolean
  dim?: boolean
  why?: ReactNode
  /** A change that the card would make, below the text. */
  note?: ReactNode
}

/** The class with a card's colour and pattern. */
const inkOf = ({ deck, kind }: CompiledCard): string =>
  deck === 'part' ? 'part' : kind < 0 ? 'miss' : KINDS[kind]

const iconOf = ({ deck, kind }: CompiledCard): IconName =>
  deck === 'part' ? 'part' : kind < 0 ? 'miss' : KIND_ICON[kind]

const wide = (width: number | undefined): CSSProperties | undefined =>
  width ? ({ '--w': `${width}px` } as CSSProperties) : undefined

/** Any card of Moonrakers. */
export function MoonrakersCard(props: CardProps) {
  const card = cardOf(props.id)
  if (card.deck === 'contract') return <ContractCard {...props} />
  if (card.deck === 'objective') return <ObjectiveCard {...props} />
  const ink = inkOf(card)
  const worth = card.kind === DAMAGE
  return (
    <article
      className={`mr-card mr-${ink} ${props.selected ? 'sel' : ''} ${props.dim ? 'dim' : ''}`}
      style={wide(props.width)}
      data-card={card.id}
    >
      <div className="mr-band">
        <Icon name={iconOf(card)} />
        {card.cost > 0 && <b className="mr-cost">{card.cost}</b>}
        {worth && <b className="mr-value">{card.value}</b>}
        {card.brand && <small className={`mr-brand ${card.brand}`}>{words.brands[card.brand]}</small>}
      </div>
      <div className="mr-body">
        <b className="mr-name">{card.name}</b>
        <p>{abilityOf(card)}</p>
        {card.grants.length > 0 && (
          <span className="mr-grants" title={words.comesWith}>
            <i>{words.comesWith}</i>
            {card.grants.map((grant, i) => (
              <Mark key={i} id={grant} />
            ))}
          </span>
        )}
      </div>
      {props.why && <div className="mr-why">{props.why}</div>}
      {props.note && <div className="mr-note">{props.note}</div>}
    </article>
  )
}

/** The card's text without the cards that come with it, which are drawn. */
const abilityOf = (card: CompiledCard): string =>
  gameWords
    .card(card.id)
    .filter(({ kind }) => kind !== 'brings' || card.deck !== 'part')
    .map(({ text }) => text)
    .join(' ')

/** An action card as its symbol. */
export function Mark({ id }: { id: string }) {
  const card = cardOf(id)
  const ink = inkOf(card)
  return (
    <span className={`mr-symbol mr-${ink}`}>
      <Icon name={iconOf(card)} title={card.name} />
      {card.kind === DAMAGE && card.value > 1 && card.value}
    </span>
  )
}

/** An amount of something: drawn, or as a number if there are many. */
export function Amount({ icon, n, title }: { icon: IconName; n: number | string; title: string }) {
  return (
    <span className={`mr-amount mr-i-${icon}`}>
      <Icon name={icon} title={title} />
      {n}
    </span>
  )
}

const Needs = ({ card }: { card: CompiledCard }) => (
  <span className="mr-needs">
    {card.requires.map(
      (n, kind) =>
        n > 0 && <Amount key={KINDS[kind]} icon={KIND_ICON[kind]} n={n} title={words.kinds[kind]} />,
    )}
  </span>
)

const Brings = ({ card }: { card: CompiledCard }) => (
  <span className="mr-needs">
    {card.offers.map(
      (n, column) =>
        n > 0 && (
          <Amount
            key={words.columns[column]}
            icon={COLUMN_ICON[column]}
            n={n}
            title={words.columns[column]}
          />
        ),
    )}
  </span>
)

function ContractCard(props: CardProps) {
  const card = cardOf(props.id)
  const type = card.type ?? 'explore'
  return (
    <article
      className={`mr-contract ${props.selected ? 'sel' : ''} ${props.dim ? 'dim' : ''}`}
      style={wide(props.width)}
      data-card={card.id}
    >
      <Plate contract={card.id} type={type} />
      <span className="mr-type">
        <Icon name={type} />
        {words.contract(type)}
      </span>
      <b className="mr-name">{card.name}</b>
      <Needs card={card} />
      <span className="mr-rule" />
      <Brings card={card} />
      <small className="mr-number">
        {words.fig(numberOf(card.id))} / {CONTRACTS_IN_ALL}
      </small>
      {props.why && <div className="mr-why">{props.why}</div>}
    </article>
  )
}

function ObjectiveCard(props: CardProps) {
  const card = cardOf(props.id)
  return (
    <article
      className={`mr-objective ${props.selected ? 'sel' : ''} ${props.dim ? 'dim' : ''}`}
      style={wide(props.width)}
      data-card={card.id}
    >
      <span className="mr-type">
        <Icon name="objective" />
        +1 <Icon name="prestige" title={words.prestige} />
      </span>
      <b className="mr-name">{card.name}</b>
      <p>{textOf(card.id)}</p>
    </article>
  )
}

/** A card as a screen reader reads it. */
export const spoken = (id: string, more = ''): string =>
  `${cardOf(id).name}. ${textOf(id)}${more ? ` ${capital(more)}.` : ''}`

/** A card that can only be read. */
export const CardToRead = (props: CardProps) => (
  <Readable card={props.id} label={spoken(props.id)}>
    <MoonrakersCard {...props} />
  </Readable>
)
