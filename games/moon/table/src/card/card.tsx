import type { CardLine } from '@perilune/engine'
import { COLOURS, type CompiledCard, cardOf, FLAGS, ITEMS, type PlacedCard, RESOURCES } from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import { CardFrame, Glyph, Readable } from '@perilune/ui'
import type { CSSProperties, ReactNode } from 'react'
import { CounterIcon, EffectRow, type Missing, Things } from '../icons/index.js'
import { gameWords, words } from '../words.js'
import { Picture } from './art.js'

const figures = new Map(moon.cards.map((c, i) => [c.id, String(i + 1).padStart(3, '0')]))
const texts = new Map(moon.cards.map((c) => [c.id, c.text]))

/** What a card does, in sentences. */
export const textOf = (id: string): string => texts.get(id) ?? ''

export const kindOf = (card: CompiledCard): string =>
  card.kind === 'expedition' ? 'night' : (COLOURS[card.colour] ?? 'night')

export interface MoonCardProps {
  id: string
  width?: number
  placed?: PlacedCard
  selected?: boolean
  dim?: boolean
  why?: ReactNode
  missing?: Missing
  token?: ReactNode
}

/** Any card of Moon. */
export function MoonCard(props: MoonCardProps) {
  const card = cardOf(props.id)
  switch (card.kind) {
    case 'reputation':
      return <ReputationCard card={card} {...(props.width && { width: props.width })} />
    case 'base':
      return <BaseCard card={card} {...(props.width && { width: props.width })} />
    case 'expedition':
      return <ExpeditionCard card={card} {...props} />
    case 'structure':
      return <StructureCard card={card} {...props} />
  }
}

function StructureCard({ card, placed, ...props }: MoonCardProps & { card: CompiledCard }) {
  const says = card.colour >= 2
  return (
    <CardFrame
      id={card.id}
      name={card.name}
      kind={`k-${kindOf(card)} ${placed?.flipped ? 'flipped' : ''}`}
      width={props.width}
      cost={
        card.totalCost > 0 ? (
          <Things names={RESOURCES} numbers={card.cost} {...(props.missing && { missing: props.missing })} />
        ) : (
          <i>{words.free}</i>
        )
      }
      needs={
        card.needsAny && (
          <>
            <i>{words.needs}</i>
            <Things names={FLAGS} numbers={card.needs} {...(props.missing && { missing: props.missing })} />
          </>
        )
      }
      picture={<Picture card={card} />}
      figure={figures.get(card.id) ?? ''}
      effects={<EffectRow card={card} />}
      text={says ? textOf(card.id) : undefined}
      foot={
        <>
          <Glyph name="assimilate" />
          {card.rewardX ? (
            <>
              <i>{words.x}</i>
              <Glyph name="heart" />
            </>
          ) : (
            <Things names={ITEMS} numbers={card.reward} />
          )}
        </>
      }
      corner={
        card.roverSpace ? (
          <span className="bay">
            <Glyph name={placed && placed.rovers > 0 ? 'rover' : 'bay'} />
          </span>
        ) : card.hearts > 0 ? (
          <span className="points">
            {card.hearts}
            <Glyph name="heart" />
          </span>
        ) : null
      }
      selected={props.selected ?? false}
      dim={props.dim ?? false}
      why={props.why}
      token={
        props.token ??
        (placed && placed.hearts > 0 ? (
          <>
            <Glyph name="heart" />
            {placed.hearts}
          </>
        ) : undefined)
      }
    />
  )
}

function ExpeditionCard({ card, ...props }: MoonCardProps & { card: CompiledCard }) {
  return (
    <CardFrame
      id={card.id}
      name={card.name.replace(/ Expedition\b/, '')}
      kind="k-night"
      width={props.width}
      cost={
        <>
          <Glyph name="expedition" className="accent" />
          <i>{card.era === 0 ? '' : words.era(card.era)}</i>
        </>
      }
      needs={<i>{card.ops.length > 0 ? words.once : words.rule}</i>}
      picture={<Picture card={card} />}
      figure={figures.get(card.id) ?? ''}
      effects={<EffectRow card={card} />}
      text={textOf(card.id)}
      foot={<span className="note">{words.travels}</span>}
      selected={props.selected ?? false}
      dim={props.dim ?? false}
      why={props.why}
    />
  )
}

const wide = (width: number | undefined) =>
  width === undefined ? {} : { style: { '--w': `${width}px` } as CSSProperties }

/** One bar for bronze, two for silver, three for gold. */
export const Pips = ({ card }: { card: CompiledCard }) => (
  <span className="pips" role="img" aria-label={card.level ?? ''}>
    {Array.from({ length: ['bronze', 'silver', 'gold'].indexOf(card.level ?? 'bronze') + 1 }, (_, i) => (
      <i key={i} />
    ))}
  </span>
)

function ReputationCard({ card, width }: { card: CompiledCard; width?: number }) {
  const lines = gameWords.card(card.id)
  const of = (...kinds: CardLine['kind'][]) =>
    lines
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join(' ')
  return (
    <article className={`rep-card r-${card.level}`} {...wide(width)} data-card={card.id}>
      <div className="rep-top">
        <Pips card={card} />
        <span className="rep-name">{card.name}</span>
        <span className="rep-points">
          {card.hearts}
          <Glyph name="heart" />
        </span>
      </div>
      <div className="rep-icons">
        {card.requires.map((r) => (
          <span key={r.count}>
            <b>{r.atLeast}</b> <CounterIcon counter={r.count} />
          </span>
        ))}
      </div>
      <p>{of('needs')}</p>
      <p className="rep-effect">
        <b>{card.standing.length > 0 ? words.ongoing : words.whenClaimed}</b> {of('does', 'holds')}
      </p>
    </article>
  )
}

function BaseCard({ card, width }: { card: CompiledCard; width?: number }) {
  return (
    <article className="card base-card" {...wide(width)} data-card={card.id}>
      <div className="card-in">
        <div className="card-band k-yellow">
          <Things names={FLAGS} numbers={card.flags} />
        </div>
        <div className="base-sky k-night">
          <svg viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect width="100" height="60" fill="oklch(0.25 0.02 265)" />
            <rect width="100" height="60" fill="url(#moon-night)" />
            <circle cx="80" cy="14" r="7" fill="oklch(0.65 0.08 240)" />
            <path d="M0 44C20 40 40 46 60 43s28-3 40 0v17H0z" fill="oklch(0.62 0.02 85)" />
            <path d="M22 45a16 16 0 0 1 32 0zM58 44a9 9 0 0 1 18 0z" fill="oklch(0.86 0.02 85)" />
            <path d="M38 29a16 16 0 0 1 16 16H38z" fill="oklch(0.72 0.03 80)" />
          </svg>
        </div>
        <div className="card-name base-name">{card.name}</div>
        <div className="card-band k-blue">
          <Glyph name="produce" className="verb" />
          <Things names={ITEMS} numbers={card.produces} />
        </div>
      </div>
    </article>
  )
}

/** A card that can only be read. */
export const CardToRead = (props: MoonCardProps) => (
  <Readable card={props.id} label={`${cardOf(props.id).name}. ${textOf(props.id)}`}>
    <MoonCard {...props} />
  </Readable>
)
