import { type Amount, type CompiledCard, type Counter, FLAGS, ITEMS, type Op } from '@perilune/moon'
import { capital, Glyph, type GlyphName } from '@perilune/ui'
import { Fragment, type ReactNode } from 'react'
import { words } from './words.js'

/* Effects as icons that a player learns once, made from a card's data like its text. */

export const ITEM_GLYPH: Readonly<Record<string, GlyphName>> = {
  energy: 'energy',
  water: 'water',
  bio: 'bio',
  metal: 'metal',
  rovers: 'rover',
  hearts: 'heart',
}

/** Words of the rules that are drawn. */
export const DRAWN: Readonly<Record<string, GlyphName>> = {
  Energy: 'energy',
  Water: 'water',
  Bio: 'bio',
  Metal: 'metal',
  Rover: 'rover',
  Heart: 'heart',
  ...Object.fromEntries(FLAGS.map((f) => [`${capital(f)} Flag`, f])),
}

export const Chip = ({ kind }: { kind: string }) => (
  <span className={`chip-k k-${kind}`} role="img" aria-label={kind} />
)

/** So many of a thing: drawn one by one up to three. */
export function Many({ glyph, n, missing = 0 }: { glyph: GlyphName; n: number; missing?: number }) {
  if (n > 3)
    return (
      <>
        <i>{n}</i>
        <Glyph name={glyph} className={missing > 0 ? 'miss' : ''} />
      </>
    )
  return Array.from({ length: n }, (_, i) => (
    <Glyph key={i} name={glyph} className={i >= n - missing ? 'miss' : ''} />
  ))
}

/** Things by number, in the order of a list. */
export const Things = ({
  names,
  numbers,
  missing,
}: {
  names: readonly string[]
  numbers: readonly number[]
  missing?: Missing
}) =>
  names.map((name, i) =>
    numbers[i] > 0 ? (
      <Many
        key={name}
        glyph={ITEM_GLYPH[name] ?? (name as GlyphName)}
        n={numbers[i]}
        missing={missing?.[name] ?? 0}
      />
    ) : null,
  )
export type Missing = Readonly<Record<string, number>>

const COUNTER: Partial<Record<Counter, ReactNode>> = {
  X: <b>{words.x}</b>,
  'flags:any': <Glyph name="flag" />,
  'flags:best': (
    <>
      <Glyph name="flag" />
      <Glyph name="same" />
    </>
  ),
  'flags:chosen': <Glyph name="flag" />,
  flagTypes: (
    <>
      <Glyph name="flag" /> <i>types</i>
    </>
  ),
  flagsWon: (
    <>
      <i>lead</i> <Glyph name="flag" />
    </>
  ),
  'cards:any': <Glyph name="construct" />,
  'production:any': <Glyph name="produce" />,
  productionTypes: (
    <>
      <Glyph name="produce" /> <i>types</i>
    </>
  ),
  'supply:any': <Glyph name="any" />,
  'rovers:total': <Glyph name="rover" />,
  parkedOnMine: (
    <>
      <Glyph name="bay" />
      <Glyph name="rover" />
    </>
  ),
  flipped: <Glyph name="flip" />,
  reputations: <Glyph name="reputation" />,
  spentThisTurn: (
    <>
      <i>−</i>
      <Glyph name="any" />
    </>
  ),
}

/** What is counted, as an icon. */
export function CounterIcon({ counter }: { counter: Counter }): ReactNode {
  const known = COUNTER[counter]
  if (known) return known
  const [what, which] = counter.split(':')
  if (what === 'cards') return <Chip kind={which} />
  if (what === 'flags') return <Glyph name={which as GlyphName} />
  const glyph = ITEM_GLYPH[which]
  if (!glyph) return null
  if (what === 'production')
    return (
      <>
        <Glyph name="produce" />
        <Glyph name={glyph} />
      </>
    )
  return <Glyph name={glyph} />
}

function amountIcons(amount: Amount, thing: GlyphName): ReactNode {
  if (typeof amount === 'number')
    return (
      <>
        {amount > 1 && <i>{amount}</i>}
        <Glyph name={thing} />
      </>
    )
  if (amount.each === 'paid' || amount.each === 'flippedBack' || amount.each === 'eventAmount')
    return (
      <>
        <Glyph name={thing} />
        <i>×</i>
      </>
    )
  if (amount.each === 'X')
    return (
      <>
        <i>{words.x}</i>
        <Glyph name={thing} />
      </>
    )
  const times = amount.times ?? 1
  return (
    <>
      {times !== 1 && <i>{times}</i>}
      <Glyph name={thing} />
      <i>{words.per}</i>
      <CounterIcon counter={amount.each} />
    </>
  )
}

const bag = (items: Readonly<Record<string, number | undefined>>): ReactNode =>
  ITEMS.map((item) => {
    const n = items[item] ?? 0
    return n > 0 ? <Many key={item} glyph={ITEM_GLYPH[item]} n={n} /> : null
  })

const WHEN: Readonly<Record<string, GlyphName>> = {
  construct: 'construct',
  spendToConstruct: 'any',
  assimilate: 'assimilate',
  flip: 'flip',
  park: 'rover',
  parkedOnMine: 'bay',
  productionPhase: 'produce',
}

const minus = <i>−</i>
const arrow = <i>→</i>

function opIcons(op: Op): ReactNode {
  switch (op.op) {
    case 'gain':
      return bag(op.items)
    case 'gainAny':
      return amountIcons(op.amount, 'any')
    case 'pay':
      return (
        <>
          {minus}
          {bag(op.items)}
        </>
      )
    case 'payAny':
      return (
        <>
          {minus}
          {amountIcons(op.amount, 'any')}
        </>
      )
    case 'payAnyNumberOf':
      return (
        <>
          {minus}
          <Glyph name={ITEM_GLYPH[op.item]} />
          <i>×</i>
        </>
      )
    case 'give':
      return (
        <>
          <Glyph name="any" />
          <Glyph name="give" />
        </>
      )
    case 'score':
      return amountIcons(op.amount, 'heart')
    case 'heartsHere':
      return (
        <>
          <i>+</i>
          {amountIcons(op.amount, 'heart')}
        </>
      )
    case 'heartsOnEmptyGrey':
      return (
        <>
          {amountIcons(op.amount, 'heart')}
          {arrow}
          <Chip kind="grey" />
        </>
      )
    case 'matchHearts':
      return amountIcons({ each: op.counter }, 'heart')
    case 'flagReward':
      return (
        <>
          {amountIcons(op.amount, 'heart')}
          {arrow}
          <Glyph name="flag" />
        </>
      )
    case 'construct':
    case 'returnToConstruct':
      return (
        <>
          <i>+1</i>
          <Glyph name="construct" />
        </>
      )
    case 'freeConstruct':
      return (
        <>
          <Glyph name="construct" />
          <i>{words.free}</i>
        </>
      )
    case 'discount':
      return (
        <>
          {op.colour ? <Chip kind={op.colour} /> : <Glyph name="construct" />}
          <i>−{op.amount}</i>
          <Glyph name="any" />
        </>
      )
    case 'waiveFlags':
      return (
        <>
          <Glyph name="construct" />
          <i>−{op.amount}</i>
          <Glyph name="flag" />
        </>
      )
    case 'produce':
      return (
        <>
          {op.from === 'all' ? null : <i>{op.from === 'anyBlue' ? words.any : words.own}</i>}
          {op.from === 'all' ? null : <Chip kind="blue" />}
          <Glyph name="produce" />
        </>
      )
    case 'takeRewards':
      return (
        <>
          <i>{op.cards}</i>
          <Glyph name="assimilate" />
        </>
      )
    case 'demolish':
      return (
        <>
          {op.colours.map((c) => (
            <Chip key={c} kind={c} />
          ))}
          {arrow}
          <Glyph name="assimilate" />
        </>
      )
    case 'convert':
      return (
        <>
          <Glyph name="any" />
          {arrow}
          <Glyph name="same" />
          <i>+{op.bonus}</i>
        </>
      )
    case 'flipBack':
      return (
        <>
          <i>{op.cards === 'all' ? '∀' : op.cards}</i>
          <Chip kind="pink" />
          <Glyph name="flip" />
        </>
      )
    case 'copyFlip':
      return (
        <>
          <i>{words.any}</i>
          <Chip kind="pink" />
          <Glyph name="flip" />
        </>
      )
    case 'roversHere':
      return (
        <>
          <Glyph name="rover" />
          {arrow}
          <Glyph name="bay" />
        </>
      )
    case 'recallRover':
      return (
        <>
          <Glyph name="bay" />
          {arrow}
          <Glyph name="rover" />
        </>
      )
    case 'parkMore':
      return (
        <>
          <i>+{op.extra}</i>
          <Glyph name="rover" />
        </>
      )
    case 'parkRecklessly':
      return (
        <>
          <Glyph name="rover" />
          <Glyph name="bay" />
          <i>!</i>
        </>
      )
    case 'swap':
      return (
        <>
          <Glyph name="card" />
          <Glyph name="flip" />
          <Glyph name={op.with === 'stack' ? 'card' : 'discard'} />
        </>
      )
    case 'winTies':
      return (
        <>
          <Glyph name="flag" />
          <Glyph name="same" />
        </>
      )
    case 'when':
      return (
        <>
          {op.resource ? (
            <Glyph name={ITEM_GLYPH[op.resource]} />
          ) : op.colour ? (
            <Chip kind={op.colour} />
          ) : (
            <Glyph name={WHEN[op.event]} />
          )}
          {arrow}
          {op.do.map((o, i) => (
            <Fragment key={i}>{opIcons(o)}</Fragment>
          ))}
        </>
      )
  }
}

/** How the card works: it produces, is flipped, stands, or counts at the end. */
function verbOf(card: CompiledCard): GlyphName | null {
  if (card.produces.some((n) => n > 0)) return 'produce'
  if (card.colour === 2) return 'flip'
  if (card.standing.length > 0) return 'ongoing'
  if (card.atEnd.length > 0 || card.hearts > 0) return 'endgame'
  return null
}

/** The effect row of a card. */
export function EffectRow({ card }: { card: CompiledCard }) {
  const verb = card.kind === 'structure' ? verbOf(card) : null
  return (
    <>
      {verb && <Glyph name={verb} className="verb" />}
      <Things names={ITEMS} numbers={card.produces} />
      <Things names={FLAGS} numbers={card.flags} />
      {[...card.ops, ...card.standing, ...card.atEnd].map((op, i) => (
        <Fragment key={i}>{opIcons(op)}</Fragment>
      ))}
      {card.kind === 'structure' && card.hearts > 0 && card.atEnd.length === 0 && (
        <Many glyph="heart" n={card.hearts} />
      )}
    </>
  )
}
